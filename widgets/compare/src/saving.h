#pragma once

#include <functional>

#include "exchange/output.h"
#include "picture_saving.h"
#include "result_view.h"

namespace pgduel::compare {

/// Tells the page what became of a picture.
void sayWhatWasSaved(ResultView& view, const Saved& saved);
/// Asks for a file beside the study file and writes the table.
void saveCsv(ResultView& view, const QString& studyFile, const QString& name,
    const std::function<void(const exchange::Sink&)>& table);

} // namespace pgduel::compare
