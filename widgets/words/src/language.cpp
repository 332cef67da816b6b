#include "words/language.h"

#include <clocale>

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace pgduel::words {

namespace {

class LanguageNames {
    Q_DECLARE_TR_FUNCTIONS(LanguageNames)
};

/// English keeps the user's own kind of it (dates, for example); "C" has no group marks and is no language of
/// people.
QLocale localeOf(Language shown)
{
    if (shown == Language::Russian)
        return QLocale(QLocale::Russian, QLocale::Russia);
    const QLocale system = QLocale::system();
    return system.language() == QLocale::English ? system : QLocale(QLocale::English, QLocale::UnitedStates);
}

Language resolved(Language language)
{
    return language == Language::System ? systemLanguage() : language;
}

} // namespace

QString languageCode(Language language)
{
    switch (language) {
    case Language::English:
        return QStringLiteral("en");
    case Language::Russian:
        return QStringLiteral("ru");
    case Language::System:
        break;
    }
    return QStringLiteral("system");
}

std::optional<Language> languageFromCode(const QString& code)
{
    for (const Language language : {Language::System, Language::English, Language::Russian})
        if (code == languageCode(language))
            return language;
    return std::nullopt;
}

QString languageName(Language language)
{
    switch (language) {
    case Language::English:
        return QStringLiteral("English");
    case Language::Russian:
        return QStringLiteral("Русский");
    case Language::System:
        break;
    }
    return LanguageNames::tr("As the system");
}

Language systemLanguage()
{
    const QStringList languages = QLocale::system().uiLanguages();
    return !languages.isEmpty() && languages.first().startsWith(QLatin1String("ru")) ? Language::Russian
                                                                                     : Language::English;
}

/// The one translator of the application: ours first, then Qt's own texts. Its files are exchanged inside, so
/// that a LanguageScope can do it without events.
class LanguageSwitch::Catalogue : public QTranslator {
public:
    bool isEmpty() const override { return false; }

    QString translate(
        const char* context, const char* source, const char* disambiguation, int n) const override
    {
        const QString text = ours->translate(context, source, disambiguation, n);
        return text.isNull() ? qts->translate(context, source, disambiguation, n) : text;
    }

    void load(const QString& code)
    {
        auto newOurs = std::make_unique<QTranslator>();
        auto newQts = std::make_unique<QTranslator>();
        if (!newOurs->load(QStringLiteral(":/i18n/pgduel_%1.qm").arg(code)))
            qWarning(
                "pgduel_%s.qm is not in the program: texts stay as they are in the source", qPrintable(code));
        if (code != QLatin1String("en"))
            (void)newQts->load(QStringLiteral("qtbase_") + code,
                QLibraryInfo::path(QLibraryInfo::TranslationsPath)); // optional
        ours = std::move(newOurs);
        qts = std::move(newQts);
    }

    std::unique_ptr<QTranslator> ours = std::make_unique<QTranslator>(),
                                 qts = std::make_unique<QTranslator>();
};

LanguageSwitch::LanguageSwitch(Language language, QObject* parent)
    : QObject(parent)
    , catalogue_(std::make_unique<Catalogue>())
    , chosen_(language)
{
    load(resolved(language));
    QCoreApplication::installTranslator(catalogue_.get()); // sends LanguageChange
}

LanguageSwitch::~LanguageSwitch()
{
    QCoreApplication::removeTranslator(catalogue_.get());
}

void LanguageSwitch::choose(Language language)
{
    const Language before = shown();
    chosen_ = language;
    if (shown() == before)
        return;
    load(shown());
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(
        QCoreApplication::instance(), &event); // the application passes it on to every window
    emit changed(shown());
}

Language LanguageSwitch::chosen() const
{
    return chosen_;
}

Language LanguageSwitch::shown() const
{
    return resolved(chosen_);
}

void LanguageSwitch::load(Language shown)
{
    QLocale::setDefault(localeOf(shown));
    std::setlocale(
        LC_NUMERIC, "C"); // the application object sets the user's: libpq and strtod would read commas
    catalogue_->load(languageCode(shown));
}

LanguageScope::LanguageScope(LanguageSwitch& languages, Language language)
    : languages_(languages)
    , during_(resolved(language))
{
    if (during_ != languages_.shown())
        languages_.load(during_);
}

LanguageScope::~LanguageScope()
{
    if (during_ != languages_.shown())
        languages_.load(languages_.shown());
}

} // namespace pgduel::words
