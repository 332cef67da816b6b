#pragma once

#include <memory>

#include "words/language.h"

/// Both languages for the tests of this room: `language.choose(...)` before texts are compared.
class InLanguage {
public:
    void choose(pgduel::words::Language language)
    {
        if (!switch_)
            switch_ = std::make_unique<pgduel::words::LanguageSwitch>(language);
        switch_->choose(language);
    }
    void english() { choose(pgduel::words::Language::English); }
    void russian() { choose(pgduel::words::Language::Russian); }

private:
    std::unique_ptr<pgduel::words::LanguageSwitch> switch_;
};
