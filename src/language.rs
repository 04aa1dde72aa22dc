//! The languages there are.

use serde::{Deserialize, Serialize};

/// A language the game speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Simplified Chinese.
    #[serde(rename = "zh-Hans")]
    SimplifiedChinese,
    /// Traditional Chinese.
    #[serde(rename = "zh-Hant")]
    TraditionalChinese,
    /// Japanese.
    #[serde(rename = "ja")]
    Japanese,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// German.
    #[serde(rename = "de")]
    German,
    /// Portuguese, as in Brazil.
    #[serde(rename = "pt")]
    Portuguese,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 8] = [
        Self::English,
        Self::SimplifiedChinese,
        Self::TraditionalChinese,
        Self::Japanese,
        Self::Spanish,
        Self::French,
        Self::German,
        Self::Portuguese,
    ];

    /// Its code (BCP 47), which is also its folder's name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::SimplifiedChinese => "zh-Hans",
            Self::TraditionalChinese => "zh-Hant",
            Self::Japanese => "ja",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::German => "de",
            Self::Portuguese => "pt",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::SimplifiedChinese => "简体中文",
            Self::TraditionalChinese => "繁體中文",
            Self::Japanese => "日本語",
            Self::Spanish => "Español",
            Self::French => "Français",
            Self::German => "Deutsch",
            Self::Portuguese => "Português",
        }
    }

    /// Its typeface in `assets/fonts`, where the usual ones lack its characters.
    #[must_use]
    pub const fn font(self) -> Option<&'static str> {
        match self {
            Self::SimplifiedChinese => Some("fonts/JungleHans.otf"),
            Self::TraditionalChinese => Some("fonts/JungleHant.otf"),
            Self::Japanese => Some("fonts/JungleJapan.otf"),
            _ => None,
        }
    }

    /// The language that a locale of the system or the browser means: `de_AT.UTF-8`, `zh-TW`, `pt-BR`.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let locale = locale.split(['.', '@']).next().unwrap_or_default().to_lowercase().replace('_', "-");
        let mut parts = locale.split('-');
        Some(match parts.next()? {
            "en" => Self::English,
            "zh" if parts.any(|part| matches!(part, "hant" | "tw" | "hk" | "mo")) => Self::TraditionalChinese,
            "zh" => Self::SimplifiedChinese,
            "ja" => Self::Japanese,
            "es" => Self::Spanish,
            "fr" => Self::French,
            "de" => Self::German,
            "pt" => Self::Portuguese,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        for (locale, language) in [
            ("de_AT.UTF-8", Some(Language::German)),
            ("zh-TW", Some(Language::TraditionalChinese)),
            ("zh_Hant_HK", Some(Language::TraditionalChinese)),
            ("zh-CN", Some(Language::SimplifiedChinese)),
            ("pt-BR", Some(Language::Portuguese)),
            ("en", Some(Language::English)),
            ("C.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn each_language_is_found_by_its_own_code() {
        for language in Language::ALL {
            assert_eq!(Language::of_locale(language.code()), Some(language));
        }
    }
}
