//! A whole game in the end of a web address: `…/#g=1.standard.w.0.OVHX.-.k3Fq`.
//!
//! Seven fields, separated by dots, in letters that no address needs to escape: the format's version, the rules (a preset's
//! name, or `C` and the whole rule set in base64url), the start (the side to move, or a FEN with `_` for the space), the plies
//! without a capture before it, the moves (two letters of the base64url alphabet each: from, to), an end the players
//! declared (or `-`), and four letters that tell a cut or mistyped link from a whole one.

use super::{
    DrawReason, FenError, Game, Illegal, Move, Outcome, Position, RuleSet, RuleSetError, Side, Square, WinReason,
};

/// The letters for 0 to 63 (RFC 4648, section 5).
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// What stands before the game in an address.
const KEY: &str = "g=";
/// What a rule set that is no preset begins with; presets have small letters only.
const CUSTOM: char = 'C';

/// Ends that players declare: they do not follow from the moves.
const DECLARED: [(&str, Outcome); 6] = [
    ("rr", Outcome::Win { side: Side::Red, by: WinReason::Resignation }),
    ("rb", Outcome::Win { side: Side::Blue, by: WinReason::Resignation }),
    ("tr", Outcome::Win { side: Side::Red, by: WinReason::Time }),
    ("tb", Outcome::Win { side: Side::Blue, by: WinReason::Time }),
    ("a", Outcome::Draw { by: DrawReason::Agreed }),
    ("l", Outcome::Draw { by: DrawReason::Length }),
];
const UNDECLARED: &str = "-";

/// Why a text is no link to a game.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum LinkError {
    /// There is no `g=` in it.
    #[error("there is no game in it")]
    NoGame,
    /// Far too long.
    #[error("it is {0} letters long; a game has at most {longest}", longest = LinkError::LONGEST)]
    Long(usize),
    /// Written by another version of the program.
    #[error("it has format \"{0}\"; this program reads format {own}", own = LinkError::VERSION)]
    Version(String),
    /// Cut off, mistyped, or changed on its way.
    #[error("it is damaged or not complete")]
    Damaged,
    /// The rule set is not one.
    #[error("its rules: {0}")]
    Rules(#[from] RuleSetError),
    /// There is no preset of this name.
    #[error("this program has no rules called \"{0}\"")]
    Preset(String),
    /// The start is no position.
    #[error("its start: {0}")]
    Start(#[from] FenError),
    /// A move is against the rules.
    #[error("its move {number}, {mv}: {reason}")]
    Illegal {
        /// Counting plies from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Why it is refused.
        reason: Illegal,
    },
}

impl LinkError {
    /// The version of the format that is written and read.
    pub const VERSION: &str = "1";

    /// The longest link looked at, in bytes: far more than the longest game has.
    pub const LONGEST: usize = 1 << 16;
}

/// The game as the end of an address: `#g=` and what follows.
pub fn to_link(game: &Game) -> String {
    let rules = game.rules();
    let rules = match RuleSet::PRESETS.into_iter().find(|name| RuleSet::preset(name).as_ref() == Some(rules)) {
        Some(preset) => preset.to_owned(),
        None => {
            let text = ron::to_string(rules).expect("a rule set is plain data");
            format!("{CUSTOM}{}", encode(text.as_bytes()))
        }
    };
    let first = game.start().side_to_move();
    let usual = *game.start() == Position::start(game.rules(), first);
    let start = if usual { side_letter(first).to_owned() } else { game.start().fen().replace(' ', "_") };
    let moves: String =
        game.plies().iter().flat_map(|ply| [square_letter(ply.mv.from), square_letter(ply.mv.to)]).collect();
    let end = DECLARED.iter().find(|(_, end)| Some(*end) == game.outcome()).map_or(UNDECLARED, |(code, _)| code);
    let (version, quiet) = (LinkError::VERSION, game.start_quiet());
    let text = format!("{version}.{rules}.{start}.{quiet}.{moves}.{end}");
    format!("#{KEY}{text}.{}", check(&text))
}

/// The game in a link: a whole address, or the end of it from `g=` on.
///
/// # Errors
/// The first fault. A link is never half read.
pub fn from_link(link: &str) -> Result<Game, LinkError> {
    if link.len() > LinkError::LONGEST {
        return Err(LinkError::Long(link.len()));
    }
    let (_, text) = link.trim().split_once(KEY).ok_or(LinkError::NoGame)?;
    let version = text.split('.').next().unwrap_or_default();
    if version != LinkError::VERSION {
        return Err(LinkError::Version(version.chars().take(8).collect()));
    }
    let (text, sum) = text.rsplit_once('.').ok_or(LinkError::Damaged)?;
    if check(text) != sum {
        return Err(LinkError::Damaged);
    }
    let fields: Vec<&str> = text.split('.').collect();
    let &[_, rules, start, quiet, moves, end] = fields.as_slice() else { return Err(LinkError::Damaged) };
    let rules = read_rules(rules)?;
    let start = match Side::ALL.into_iter().find(|side| side_letter(*side) == start) {
        Some(first) => Position::start(&rules, first),
        None => Position::from_fen(&start.replace('_', " "), &rules)?,
    };
    let quiet = quiet.parse().map_err(|_| LinkError::Damaged)?;
    let mut game = Game::from_position(rules, start, quiet);
    play_all(&mut game, moves)?;
    declare(&mut game, end)?;
    Ok(game)
}

fn read_rules(text: &str) -> Result<RuleSet, LinkError> {
    match text.strip_prefix(CUSTOM) {
        Some(custom) => {
            let bytes = decode(custom).ok_or(LinkError::Damaged)?;
            Ok(RuleSet::from_ron(str::from_utf8(&bytes).map_err(|_| LinkError::Damaged)?)?)
        }
        None => RuleSet::preset(text).ok_or_else(|| LinkError::Preset(text.chars().take(RuleSet::NAME_LEN).collect())),
    }
}

fn play_all(game: &mut Game, moves: &str) -> Result<(), LinkError> {
    for (number, pair) in (1..).zip(moves.as_bytes().chunks(2)) {
        let &[from, to] = pair else { return Err(LinkError::Damaged) };
        let square = |letter| Square::from_index(usize::from(value(letter)?));
        let (from, to) = square(from).zip(square(to)).ok_or(LinkError::Damaged)?;
        let mv = Move { from, to };
        game.play(mv).map_err(|reason| LinkError::Illegal { number, mv, reason })?;
    }
    Ok(())
}

fn declare(game: &mut Game, end: &str) -> Result<(), LinkError> {
    if end == UNDECLARED {
        return Ok(());
    }
    let (_, outcome) = DECLARED.iter().find(|(code, _)| *code == end).ok_or(LinkError::Damaged)?;
    if game.outcome().is_some() {
        return Err(LinkError::Damaged);
    }
    game.adjudicate(*outcome);
    Ok(())
}

const fn side_letter(side: Side) -> &'static str {
    match side {
        Side::Red => "w",
        Side::Blue => "b",
    }
}

fn square_letter(square: Square) -> char {
    LETTERS[square.index()].into()
}

fn value(letter: u8) -> Option<u8> {
    LETTERS.iter().position(|known| *known == letter).map(|index| index as u8)
}

/// Four letters that hang on every letter of the text (FNV-1a, folded to 24 bits).
fn check(text: &str) -> String {
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let folded = (hash >> 24) ^ (hash & 0x00ff_ffff);
    encode(&folded.to_be_bytes()[1..])
}

/// Base64url without padding.
fn encode(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let mut word = [0; 4];
        word[1..=chunk.len()].copy_from_slice(chunk);
        let word = u32::from_be_bytes(word);
        // Three bytes make four letters, two make three, one makes two.
        for place in 0..=chunk.len() {
            text.push(LETTERS[(word >> (18 - 6 * place)) as usize & 63].into());
        }
    }
    text
}

/// The bytes of a text in base64url, if it is one.
fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for chunk in text.as_bytes().chunks(4) {
        let mut word = 0;
        for (place, letter) in chunk.iter().enumerate() {
            word |= u32::from(value(*letter)?) << (18 - 6 * place);
        }
        bytes.extend_from_slice(&word.to_be_bytes()[1..chunk.len()]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(rules: RuleSet, plies: usize) -> Game {
        let mut game = Game::new(rules, Side::Red);
        for step in 0..plies {
            let moves = game.legal_moves();
            // Any fixed choice that wanders over the board will do.
            let Some(mv) = moves.get(step * 7 % moves.len().max(1)) else { break };
            game.play(*mv).expect("legal");
        }
        game
    }

    fn assert_same(a: &Game, b: &Game) {
        assert_eq!(a.rules(), b.rules());
        assert_eq!(a.start(), b.start());
        assert_eq!(a.start_quiet(), b.start_quiet());
        let moves = |game: &Game| game.plies().iter().map(|ply| ply.mv).collect::<Vec<_>>();
        assert_eq!(moves(a), moves(b));
        assert_eq!(a.position(), b.position());
        assert_eq!(a.outcome(), b.outcome());
    }

    #[test]
    fn whole_games_come_back_under_every_preset() {
        for name in RuleSet::PRESETS {
            for plies in [0, 1, 40, 300] {
                let game = played(RuleSet::preset(name).expect(name), plies);
                let link = to_link(&game);
                assert!(link.starts_with(&format!("#g=1.{name}.w.0.")), "{link}");
                assert_same(&from_link(&link).expect("read back"), &game);
                assert_same(&from_link(&format!("https://example.org/play/{link}\n")).expect("a whole address"), &game);
            }
        }
    }

    #[test]
    fn own_rules_positions_and_declared_ends_come_back() {
        let rules = RuleSet { name: "my own".to_owned(), lion_equals_tiger: true, ..RuleSet::default() };
        let start = Position::from_fen("l6/7/3L3/7/7/7/7/7/7 b", &rules).expect("a position");
        let mut game = Game::from_position(rules, start, 12);
        game.play("a9a8".parse().expect("a move")).expect("legal");
        for (_, outcome) in DECLARED {
            let mut game = game.clone();
            game.adjudicate(outcome);
            assert_same(&from_link(&to_link(&game)).expect("read back"), &game);
        }
        assert_same(&from_link(&to_link(&game)).expect("read back"), &game);
    }

    #[test]
    fn links_need_no_escaping() {
        let rules = RuleSet { name: "獸 %&?".to_owned(), ..RuleSet::default() };
        let link = to_link(&played(rules, 30));
        assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"#=-_./".contains(&byte)), "{link}");
    }

    #[test]
    fn a_cut_or_changed_link_is_refused() {
        let link = to_link(&played(RuleSet::default(), 24));
        for end in 0..link.len() {
            assert!(from_link(&link[..end]).is_err(), "{}", &link[..end]);
        }
        for place in 0..link.len() {
            let mut changed = link.clone().into_bytes();
            changed[place] = if changed[place] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).expect("text");
            // Only what stands before `g=` is not part of the link.
            assert_eq!(from_link(&changed).is_err(), place > 0, "{changed}");
        }
    }

    #[test]
    fn faults_are_named() {
        let with_check = |text: &str| format!("g={text}.{}", check(text));
        let read = |link: &str| from_link(link).expect_err(link);
        assert_eq!(read("https://example.org/"), LinkError::NoGame);
        assert_eq!(read("g=2.x"), LinkError::Version("2".to_owned()));
        assert_eq!(read("g="), LinkError::Version(String::new()));
        assert_eq!(read(&with_check("1.standard.w.0")), LinkError::Damaged);
        assert_eq!(read(&with_check("1.chess.w.0..-")), LinkError::Preset("chess".to_owned()));
        assert!(matches!(read(&with_check("1.CAAAA.w.0..-")), LinkError::Rules(_)));
        assert!(matches!(read(&with_check("1.standard.8/8_w.0..-")), LinkError::Start(_)));
        assert!(matches!(read(&with_check("1.standard.w.0.AC.-")), LinkError::Illegal { number: 1, .. }));
        assert_eq!(read(&with_check("1.standard.w.0.A.-")), LinkError::Damaged);
        assert_eq!(read(&with_check("1.standard.w.0..why")), LinkError::Damaged);
        assert_eq!(read(&with_check("1.standard.w.-1..-")), LinkError::Damaged);
        assert_eq!(read(&"g=".repeat(LinkError::LONGEST)), LinkError::Long(2 * LinkError::LONGEST));
    }

    /// RFC 4648, section 10.
    #[test]
    fn base64_is_the_standard_one() {
        for (plain, coded) in
            [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE")]
        {
            assert_eq!(encode(plain.as_bytes()), coded);
            assert_eq!(decode(coded).as_deref(), Some(plain.as_bytes()));
        }
        assert_eq!(decode("a+b"), None);
    }
}
