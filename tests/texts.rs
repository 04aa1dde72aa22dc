//! The texts of all languages: none is missing, none is left over, each can be said, and every character can be written.

#![cfg(feature = "app")]
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::ast;
use jungle::texts::{FILES, Language, Speech, Value};

/// A text, and the names of what is put into it.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn files(language: Language) -> Vec<String> {
    let folder = root().join("assets/texts").join(language.code());
    FILES.map(|file| fs::read_to_string(folder.join(file).with_extension("ftl")).unwrap()).into()
}

/// The languages whose texts are there.
fn languages() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter()
}

fn in_expression(expression: &ast::InlineExpression<String>, all: &mut Found) {
    match expression {
        ast::InlineExpression::VariableReference { id } => {
            all.variables.insert(id.name.clone());
        }
        ast::InlineExpression::MessageReference { id, .. } => {
            all.messages.insert(id.name.clone());
        }
        ast::InlineExpression::Placeable { expression } => in_placeable(expression, all),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_expression(argument, all);
            }
        }
        _ => {}
    }
}

fn in_placeable(expression: &ast::Expression<String>, all: &mut Found) {
    match expression {
        ast::Expression::Inline(inline) => in_expression(inline, all),
        ast::Expression::Select { selector, variants } => {
            in_expression(selector, all);
            for variant in variants {
                in_pattern(&variant.value, all);
            }
        }
    }
}

fn in_pattern(pattern: &ast::Pattern<String>, all: &mut Found) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_placeable(expression, all);
        }
    }
}

/// What a text refers to.
#[derive(Default)]
struct Found {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

fn messages(language: Language) -> BTreeMap<String, Found> {
    let mut all = BTreeMap::new();
    for file in files(language) {
        for entry in fluent_syntax::parser::parse(file).unwrap().body {
            if let ast::Entry::Message(message) = entry {
                let mut found = Found::default();
                if let Some(pattern) = &message.value {
                    in_pattern(pattern, &mut found);
                }
                all.insert(message.id.name, found);
            }
        }
    }
    all
}

/// Every text with all that has to be put into it, there or in the texts it refers to.
fn texts(language: Language) -> Texts {
    fn gather(id: &str, messages: &BTreeMap<String, Found>, into: &mut BTreeSet<String>) {
        if let Some(found) = messages.get(id) {
            into.extend(found.variables.iter().cloned());
            found.messages.iter().for_each(|other| gather(other, messages, into));
        }
    }
    let messages = messages(language);
    let all = messages.keys().map(|id| {
        let mut variables = BTreeSet::new();
        gather(id, &messages, &mut variables);
        (id.clone(), variables)
    });
    all.collect()
}

fn sources(folder: &Path, all: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "ron") {
            all.push(fs::read_to_string(path).unwrap());
        }
    }
}

/// The ids that the program asks for: the words in quotes after `text(` and `text!(`.
fn asked() -> BTreeSet<String> {
    let mut all = Vec::new();
    sources(&root().join("src"), &mut all);
    let mut ids = BTreeSet::new();
    for source in all {
        for call in ["text(", "text!("] {
            for (at, _) in source.match_indices(call) {
                let after = source[at + call.len()..].trim_start();
                let before = source[..at].chars().next_back();
                let whole = before.is_none_or(|letter| !letter.is_alphanumeric() && letter != '_' && letter != '.');
                if let Some(id) = after.strip_prefix('"').and_then(|rest| rest.split('"').next())
                    && whole
                {
                    ids.insert(id.to_owned());
                }
            }
        }
    }
    ids
}

/// What data files refer to.
fn quoted_in_data() -> BTreeSet<String> {
    let mut all = Vec::new();
    sources(&root().join("assets/lessons"), &mut all);
    all.iter().flat_map(|file| file.split('"').skip(1).step_by(2)).map(str::to_owned).collect()
}

#[test]
fn the_program_asks_for_every_text_and_for_no_other() {
    let english = messages(Language::English);
    let there: BTreeSet<String> = english.keys().cloned().collect();
    let asked = asked();
    assert!(asked.len() > 100, "the search finds the calls");
    let missing: Vec<_> = asked.difference(&there).collect();
    assert!(missing.is_empty(), "asked for, and not there: {missing:?}");
    let referred: BTreeSet<String> = english.values().flat_map(|found| found.messages.iter().cloned()).collect();
    let data = quoted_in_data();
    let unused: Vec<_> =
        there.iter().filter(|id| !asked.contains(*id) && !referred.contains(*id) && !data.contains(*id)).collect();
    assert!(unused.is_empty(), "there, and never asked for: {unused:?}");
}

#[test]
fn every_language_has_every_text() {
    let english = texts(Language::English);
    for language in languages() {
        let own = texts(language);
        let missing: Vec<_> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        // A language may have forms of its own, which its other texts refer to.
        let referred: BTreeSet<String> =
            messages(language).into_values().flat_map(|found| found.messages.into_iter()).collect();
        let more: Vec<_> = own.keys().filter(|id| !english.contains_key(*id) && !referred.contains(*id)).collect();
        assert!(more.is_empty(), "{language:?} alone has {more:?}");
    }
}

/// Keys that stand for something: an animal, a side.
const KEYS: [&str; 10] = ["rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant", "red", "blue"];

#[test]
fn every_text_can_be_said_in_every_language() {
    let english = texts(Language::English);
    for language in languages() {
        let files = files(language);
        let speech = Speech::new(language, files.iter().map(String::as_str)).unwrap();
        for (id, variables) in &english {
            for number in [0, 1, 2, 3, 5, 11, 21, 100] {
                let parts: Vec<(&'static str, Value<'_>)> =
                    variables.iter().map(|name| (&*name.clone().leak(), Value::from(i64::from(number)))).collect();
                assert!(speech.say(id, &parts).is_some_and(|said| !said.is_empty()), "{language:?}: {id} of {number}");
            }
            for key in KEYS {
                let parts: Vec<(&'static str, Value<'_>)> =
                    variables.iter().map(|name| (&*name.clone().leak(), Value::from(key))).collect();
                assert!(speech.say(id, &parts).is_some_and(|said| !said.is_empty()), "{language:?}: {id} of {key}");
            }
            assert_eq!(speech.fixed(id).is_some(), variables.is_empty(), "{language:?}: {id} is fixed, or not");
        }
    }
}

/// The characters a typeface has.
fn characters(file: &str) -> BTreeSet<char> {
    let bytes = fs::read(root().join("assets").join(file)).unwrap();
    let face = ttf_parser::Face::parse(&bytes, 0).unwrap();
    let mut all = BTreeSet::new();
    for table in face.tables().cmap.unwrap().subtables.into_iter().filter(ttf_parser::cmap::Subtable::is_unicode) {
        table.codepoints(|code| all.extend(char::from_u32(code)));
    }
    all
}

#[test]
fn every_character_can_be_written() {
    for language in languages() {
        let more = language.font().into_iter().chain(["fonts/NotoSerifCJK-Bold.otf"]);
        let more: BTreeSet<char> = more.flat_map(characters).collect();
        for usual in ["LilitaOne.ttf", "Grandstander-SemiBold.ttf", "Grandstander-ExtraBold.ttf"] {
            let there = characters(&format!("fonts/{usual}"));
            let said: BTreeSet<char> = files(language).iter().flat_map(|file| file.chars()).collect();
            let missing: String = said
                .into_iter()
                .filter(|letter| *letter != '\n' && !there.contains(letter) && !more.contains(letter))
                .collect();
            assert_eq!(missing, "", "{language:?} in {usual}");
        }
    }
}
