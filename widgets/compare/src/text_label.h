#pragma once

class QLabel;

namespace pgduel::compare {

/// Sentences that wrap and can be selected and copied, by keyboard too. Plain text: names come from study
/// files.
QLabel* textLabel();

} // namespace pgduel::compare
