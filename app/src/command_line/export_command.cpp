#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include "chart/picture.h"
#include "command_line/command.h"
#include "compare/study_pictures.h"
#include "exchange/comparison_tables.h"
#include "exchange/points_csv.h"
#include "exchange/study_json.h"
#include "exchange/study_progress.h"
#include "exchange/study_results.h"
#include "exchange/study_verdicts.h"
#include "store/study_file.h"

namespace pgduel::app {

namespace {

using chart::PictureSize; // lupdate does not follow names of other rooms in front of a function
using chart::Theme;

class ExportCommand {
    Q_DECLARE_TR_FUNCTIONS(ExportCommand)
};

QRegularExpressionMatch twoNumbers(const QString& text, const QString& option)
{
    static const QRegularExpression form(QStringLiteral("^(\\d+(?:\\.\\d+)?)x(\\d+(?:\\.\\d+)?)$"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        throw WrongUse{ExportCommand::tr("%1 takes two numbers such as 16x9, not %2.").arg(option, text)};
    return match;
}

PictureSize sizeAsked(const QCommandLineParser& options)
{
    if (options.isSet(QStringLiteral("size")) && options.isSet(QStringLiteral("size-cm")))
        throw WrongUse{ExportCommand::tr("--size and --size-cm exclude each other.")};
    if (!options.isSet(QStringLiteral("size-cm"))) {
        const auto match = twoNumbers(options.value(QStringLiteral("size")), QStringLiteral("--size"));
        return chart::PictureSize::pixels(match.captured(1).toInt(), match.captured(2).toInt());
    }
    const auto match = twoNumbers(options.value(QStringLiteral("size-cm")), QStringLiteral("--size-cm"));
    bool ok = false;
    const double dpi = options.value(QStringLiteral("dpi")).toDouble(&ok);
    if (!ok || dpi < 10 || dpi > 2400)
        throw WrongUse{ExportCommand::tr("--dpi takes a number from 10 to 2400, not %1.")
                           .arg(options.value(QStringLiteral("dpi")))};
    return chart::PictureSize::centimetres(match.captured(1).toDouble(), match.captured(2).toDouble(), dpi);
}

Theme themeAsked(const QCommandLineParser& options)
{
    const QString theme = options.value(QStringLiteral("theme"));
    if (theme == QLatin1String("light"))
        return chart::lightTheme();
    if (theme == QLatin1String("dark"))
        return chart::darkTheme();
    throw WrongUse{ExportCommand::tr("--theme takes light or dark, not %1.").arg(theme)};
}

std::optional<chart::PictureFormat> pictureFormat(const QString& format)
{
    if (format == QLatin1String("png"))
        return chart::PictureFormat::Png;
    if (format == QLatin1String("svg"))
        return chart::PictureFormat::Svg;
    if (format == QLatin1String("pdf"))
        return chart::PictureFormat::Pdf;
    return std::nullopt;
}

QDir folderAsked(const QCommandLineParser& options)
{
    const QString path = options.value(QStringLiteral("out"));
    if (path.isEmpty())
        throw WrongUse{ExportCommand::tr("--out DIR is missing: the folder for the files.")};
    if (!QDir().mkpath(path))
        throw WrongUse{ExportCommand::tr("The folder %1 cannot be made.").arg(path)};
    return QDir(path);
}

/// Those of the pairs, then the curves of progress of each pair that has them.
std::vector<compare::StudyPicture> picturesOf(
    const store::StudyFile& file, const exchange::StudyResults& results)
{
    auto pictures = compare::studyPictures(results);
    const exchange::StudyProgress progress(file, results);
    for (const auto& [baseline, candidate] : results.pairs())
        if (progress.find(baseline, candidate))
            pictures.push_back(compare::progressPicture(
                results, progress, baseline, candidate, compare::SpeedUpKind::EqualWork));
    return pictures;
}

void exportPictures(
    const Call& call, std::vector<compare::StudyPicture> pictures, chart::PictureFormat format)
{
    const auto size = sizeAsked(call.options);
    const auto theme = themeAsked(call.options);
    const QDir folder = folderAsked(call.options);
    for (auto& picture : pictures) {
        picture.spec.theme = theme;
        const QString path = chart::withSuffix(folder.filePath(picture.fileName), format);
        chart::savePicture(picture.spec, size, format, path);
        call.terminal.line(path);
    }
}

/// All points as they were measured, then what is said of every pair, as a whole and step by step.
void exportTables(const Call& call, const store::StudyFile& file, const exchange::StudyResults& results,
    const QString& base)
{
    const exchange::StudyVerdicts verdicts(results, results.metrics());
    const auto write = [&](const char* name, const auto& content) {
        const QString path = base + QLatin1String(name);
        exchange::writeFile(path.toStdString(), content);
        call.terminal.line(path);
    };
    write("-points.csv", [&](const exchange::Sink& sink) { exchange::pointsCsv(sink, file); });
    write("-verdicts.csv",
        [&](const exchange::Sink& sink) { exchange::comparisonSummaryCsv(sink, verdicts.all()); });
    write("-differences.csv",
        [&](const exchange::Sink& sink) { exchange::comparisonPointsCsv(sink, verdicts.all()); });
}

Exit carryOut(const Call& call)
{
    const QString format = call.options.value(QStringLiteral("format"));
    const auto file = store::StudyFile::open(call.argument(0).toStdString());
    const exchange::StudyResults results(file);
    if (!results.anyFinished())
        throw WrongUse{
            ExportCommand::tr("No run of this study has finished yet: there is nothing to export.")};
    if (const auto picture = pictureFormat(format)) {
        exportPictures(call, picturesOf(file, results), *picture);
        return Exit::Done;
    }
    const QString base = folderAsked(call.options).filePath(QFileInfo(call.argument(0)).completeBaseName());
    if (format == QLatin1String("csv")) {
        exportTables(call, file, results, base);
    } else if (format == QLatin1String("json")) {
        const QString path = base + QStringLiteral(".json");
        exchange::writeStudyJson(path.toStdString(), file);
        call.terminal.line(path);
    } else {
        throw WrongUse{ExportCommand::tr("--format takes png, svg, pdf, csv or json, not %1.").arg(format)};
    }
    return Exit::Done;
}

} // namespace

Command exportCommand()
{
    return {QStringLiteral("export"), QStringLiteral("STORE"),
        ExportCommand::tr("writes pictures, or the points as a table, of a study file into a folder"), 1, 1,
        {{QStringLiteral("out"), ExportCommand::tr("folder for the files"), QStringLiteral("DIR")},
            {QStringLiteral("format"), ExportCommand::tr("png, svg, pdf, csv or json"),
                QStringLiteral("FORMAT"), QStringLiteral("png")},
            {QStringLiteral("size"), ExportCommand::tr("size of pictures in pixels"),
                QStringLiteral("1600x900"), QStringLiteral("1600x900")},
            {QStringLiteral("size-cm"), ExportCommand::tr("size of pictures in centimetres"),
                QStringLiteral("16x9")},
            {QStringLiteral("dpi"), ExportCommand::tr("dots an inch, with --size-cm"), QStringLiteral("300"),
                QStringLiteral("300")},
            {QStringLiteral("theme"), ExportCommand::tr("light or dark"), QStringLiteral("THEME"),
                QStringLiteral("light")}},
        carryOut};
}

} // namespace pgduel::app
