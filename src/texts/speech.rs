//! The texts of a language, and which language is spoken.

use std::{
    collections::HashMap,
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use super::Language;

/// The texts of one language.
pub struct Speech {
    bundle: FluentBundle<FluentResource>,
    /// The texts with nothing in them.
    fixed: HashMap<String, String>,
}

impl Speech {
    /// Reads a language's files.
    ///
    /// # Errors
    /// A sentence for each fault: lines that are no Fluent, and texts that are there twice.
    pub fn new<'a>(language: Language, files: impl IntoIterator<Item = &'a str>) -> Result<Self, Vec<String>> {
        let code: LanguageIdentifier = language.code().parse().map_err(|error| vec![format!("{error}")])?;
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // The marks around what is put in are for writing from right to left; the typefaces do not know them.
        bundle.set_use_isolating(false);
        let (mut faults, mut ids) = (Vec::new(), Vec::new());
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(ToString::to_string));
                resource
            });
            ids.extend(resource.entries().filter_map(|entry| match entry {
                fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            }));
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(ToString::to_string));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut fixed = HashMap::new();
        for id in ids {
            let Some(pattern) = bundle.get_message(&id).and_then(|message| message.value()) else { continue };
            let mut errors = Vec::new();
            let value = bundle.format_pattern(pattern, None, &mut errors).into_owned();
            // A text that cannot be said without something is not a fixed one.
            if errors.is_empty() {
                fixed.insert(id, value);
            }
        }
        Ok(Self { bundle, fixed })
    }

    /// A fixed text.
    pub fn fixed(&self, id: &str) -> Option<&str> {
        self.fixed.get(id).map(String::as_str)
    }

    /// A text with these things in it.
    pub fn say(&self, id: &str, parts: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let args: FluentArgs<'_> = parts.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        errors.is_empty().then_some(said)
    }
}

/// What was read so far, in the order of [`Language::ALL`]. Each language is read once.
static READ: [OnceLock<Speech>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
/// Which of them is spoken.
static SPOKEN: AtomicUsize = AtomicUsize::new(0);

const ENGLISH: [&str; super::FILES.len()] = [
    include_str!("../../assets/texts/en/animals.ftl"),
    include_str!("../../assets/texts/en/board.ftl"),
    include_str!("../../assets/texts/en/faults.ftl"),
    include_str!("../../assets/texts/en/house.ftl"),
    include_str!("../../assets/texts/en/keys.ftl"),
    include_str!("../../assets/texts/en/learn.ftl"),
    include_str!("../../assets/texts/en/menus.ftl"),
    include_str!("../../assets/texts/en/people.ftl"),
    include_str!("../../assets/texts/en/play.ftl"),
    include_str!("../../assets/texts/en/rules.ftl"),
    include_str!("../../assets/texts/en/settings.ftl"),
];

fn place(language: Language) -> usize {
    Language::ALL.iter().position(|other| *other == language).unwrap_or(0)
}

fn english() -> &'static Speech {
    READ[0].get_or_init(|| match Speech::new(Language::English, ENGLISH) {
        Ok(speech) => speech,
        Err(faults) => unreachable!("a test reads them: {faults:?}"),
    })
}

/// Keeps the texts of a language, from its files.
///
/// # Errors
/// As [`Speech::new`].
pub fn teach<'a>(language: Language, files: impl IntoIterator<Item = &'a str>) -> Result<(), Vec<String>> {
    let at = place(language);
    if at > 0 && READ[at].get().is_none() {
        READ[at].get_or_init({
            let speech = Speech::new(language, files)?;
            || speech
        });
    }
    Ok(())
}

/// Whether a language's texts are there.
#[must_use]
pub fn understands(language: Language) -> bool {
    place(language) == 0 || READ[place(language)].get().is_some()
}

/// From now on all is said in this language; whether its texts are there.
pub fn speak(language: Language) -> bool {
    let known = understands(language);
    if known {
        SPOKEN.store(place(language), Ordering::Relaxed);
    }
    known
}

/// The language that is spoken.
#[must_use]
pub fn spoken() -> Language {
    Language::ALL[SPOKEN.load(Ordering::Relaxed)]
}

fn now() -> &'static Speech {
    READ[SPOKEN.load(Ordering::Relaxed)].get().unwrap_or_else(|| english())
}

/// A fixed text in the language that is spoken; in English where it lacks it, and its id where both do.
#[must_use]
pub fn text(id: &'static str) -> &'static str {
    now().fixed(id).or_else(|| english().fixed(id)).unwrap_or(id)
}

/// [`text`] for an id that a data file holds, such as a lesson's.
#[must_use]
pub fn text_by_id(id: &'static str) -> &'static str {
    text(id)
}

/// A text with things in it, as [`text!`](crate::text!) asks for it; with the same ways out as [`text`].
#[must_use]
pub fn text_of(id: &'static str, parts: &[(&'static str, FluentValue<'_>)]) -> String {
    now().say(id, parts).or_else(|| english().say(id, parts)).unwrap_or_else(|| id.to_owned())
}
