//! The keyboard on the screen: pages of letters, each written large at the beginning of a word.

/// A page of the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Letters {
    /// A to Z, and what stands between names.
    #[default]
    Plain,
    /// Letters with marks.
    Marked,
    /// Digits.
    Digits,
}

/// Keys in a row.
pub(super) const ROW: usize = 10;

impl Letters {
    /// The keys, row by row; all small letters.
    pub(super) const fn keys(self) -> &'static str {
        match self {
            Self::Plain => "abcdefghijklmnopqrstuvwxyz-'.",
            Self::Marked => "áàâäãåæçéèêëíìîïñóòôöõøœúùûüßł",
            Self::Digits => "1234567890",
        }
    }

    /// The page after this one.
    pub(super) const fn next(self) -> Self {
        match self {
            Self::Plain => Self::Marked,
            Self::Marked => Self::Digits,
            Self::Digits => Self::Plain,
        }
    }

    /// What the key says that leads to the next page.
    pub(super) const fn way_on(self) -> &'static str {
        match self {
            Self::Plain => "éü",
            Self::Marked => "123",
            Self::Digits => "abc",
        }
    }
}

/// A key's letter as it would be written after a text: large at the beginning of a word.
pub(super) fn after(text: &str, key: char) -> char {
    let begins = text.chars().last().is_none_or(|last| last == ' ' || last == '-');
    let mut large = key.to_uppercase();
    match (begins, large.next(), large.next()) {
        (true, Some(letter), None) => letter,
        _ => key,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::check_name;

    #[test]
    fn words_begin_with_a_large_letter() {
        let mut text = String::new();
        for key in "jean-luc o'neil é".chars() {
            text.push(after(&text, key));
        }
        assert_eq!(text, "Jean-Luc O'neil É");
        assert_eq!(after("", 'ß'), 'ß', "it has no large form of one letter");
    }

    #[test]
    fn all_that_can_be_typed_can_be_shown() {
        let pages = [Letters::Plain, Letters::Plain.next(), Letters::Plain.next().next()];
        for key in pages.iter().flat_map(|page| page.keys().chars()) {
            for letter in [key, after("", key)] {
                assert_eq!(check_name(&format!("a{letter}")), Ok(()), "{letter}");
            }
        }
        assert_eq!(pages[2].next(), pages[0]);
    }

    #[test]
    fn no_page_is_longer_than_three_rows() {
        for page in [Letters::Plain, Letters::Marked, Letters::Digits] {
            assert!(page.keys().chars().count() <= 3 * ROW);
        }
    }
}
