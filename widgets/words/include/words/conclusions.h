#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "analysis/conclusions.h"

/// What a study says, in sentences made from its statements and from nothing else.
namespace pgduel::words {

/// "Speed: the largest gain over 25 % RAM is 22.0 %, of 40 % RAM at 74 sessions."; only what is decided is
/// called gain or loss.
QString conclusionText(const analysis::Statement& statement);
/// All of them, in their order.
QStringList conclusions(const std::vector<analysis::Statement>& statements);
/// The same as Markdown: a heading and a list.
QString conclusionsMarkdown(const std::vector<analysis::Statement>& statements);
QString conclusionsTitle(); ///< "Conclusions"

} // namespace pgduel::words
