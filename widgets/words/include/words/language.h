#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QString>

namespace pgduel::words {

enum class Language { System, English, Russian };

QString languageCode(Language language); ///< "system", "en", "ru"
std::optional<Language> languageFromCode(const QString& code); ///< the same back; nothing for another word
QString languageName(
    Language language); ///< in its own language: "English", "Русский"; System in the reader's
/// What "System" means here: Russian when the first language of the user's settings is Russian, else English.
Language systemLanguage();

/// The language of the whole program: installs one translator (ours, then Qt's own texts) in the application,
/// sets QLocale's default and keeps LC_NUMERIC "C" so that libraries read and write numbers with a point.
/// Make one after the application object; it must not outlive it. The .qm files are in the library
/// `translations`: link it, nothing else is needed.
class LanguageSwitch : public QObject {
    Q_OBJECT
public:
    explicit LanguageSwitch(Language language = Language::System, QObject* parent = nullptr);
    ~LanguageSwitch() override;

    /// Live: every widget gets QEvent::LanguageChange and must set its texts anew.
    void choose(Language language);
    Language chosen() const; ///< System stays System
    Language shown() const; ///< English or Russian

signals:
    void changed(pgduel::words::Language shown);

private:
    friend class LanguageScope;
    class Catalogue;
    void load(Language shown);
    std::unique_ptr<Catalogue> catalogue_;
    Language chosen_;
};

/// Another language for a while, without events: pictures and reports in a language that is not the window's.
/// Texts made while it lives are in that language. In the application's thread only.
class LanguageScope {
public:
    LanguageScope(LanguageSwitch& languages, Language language);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

private:
    LanguageSwitch& languages_;
    Language during_;
};

} // namespace pgduel::words
