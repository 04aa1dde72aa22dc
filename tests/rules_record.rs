//! Saved games: they load back exactly or are refused with the reason, never half. (B50)

use jungle::rules::{Game, GameRecord, Move, RecordError, RuleSet, Side};

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

fn sample(rules: &str) -> Game {
    let rules = RuleSet::preset(rules).expect("a preset");
    let mut game = Game::new(rules, Side::Red);
    for text in "a3a4 g7g6 e3d3 c7d7 d3d4 a7a6 d4d5 a6a5 d5d6 a5a6".split(' ') {
        game.play(mv(text)).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    game
}

fn record(game: &Game) -> GameRecord {
    GameRecord::of(game, ["Mina".to_owned(), "Old Wolf \"w\"".to_owned()])
}

fn load(text: &str) -> Result<Game, RecordError> {
    GameRecord::from_ron(text)?.to_game()
}

#[test]
fn games_load_back_exactly() {
    for name in RuleSet::PRESETS {
        let mut game = sample(name);
        let text = record(&game).to_ron();
        assert_eq!(GameRecord::from_ron(&text).expect("a record"), record(&game));
        assert_eq!(load(&text).expect("a game"), game);
        game.resign(Side::Blue);
        assert_eq!(load(&record(&game).to_ron()).expect("a game"), game);
    }
}

#[test]
fn a_game_cut_off_anywhere_is_refused() {
    let text = record(&sample("standard")).to_ron();
    let body = text.trim_end();
    for end in 0..body.len() {
        if body.is_char_boundary(end) {
            assert!(load(&body[..end]).is_err(), "cut at byte {end}");
        }
    }
    assert!(load(body).is_ok());
}

#[test]
fn faults_are_named() {
    let text = record(&sample("standard")).to_ron();
    let change = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} is in the text");
        load(&text.replacen(from, to, 1)).expect_err(to)
    };
    // A turn out of order, an unknown square, a move that is none.
    assert!(matches!(change("a3a4 g7g6", "a3a4 a4a5"), RecordError::Illegal { number: 2, .. }));
    assert!(matches!(change("a3a4", "a3a0"), RecordError::Move { number: 1, .. }));
    assert!(matches!(change("a3a4", "hello"), RecordError::Move { number: 1, .. }));
    // An unknown animal, a wrong size and a wrong turn in the start position.
    assert!(matches!(change("l5t/", "x5t/"), RecordError::Start(_)));
    assert!(matches!(change("l5t/", "l6t/"), RecordError::Start(_)));
    assert!(matches!(change("T5L w", "T5L b"), RecordError::Illegal { number: 1, .. }));
    // Another version, an unknown switch, a missing history, a result that the moves do not bear out.
    assert_eq!(change("format: 1", "format: 2"), RecordError::Format(2));
    assert!(matches!(change("trap_weakens", "trap_strengthens"), RecordError::Form(_)));
    assert!(matches!(change("moves:", "move_list:"), RecordError::Form(_)));
    assert!(matches!(change("result: None", "result: Some(Win(side:Red,by:den))"), RecordError::Result { .. }));
    assert!(matches!(change("result: None", "result: Some(Win(side:Green,by:den))"), RecordError::Form(_)));
    assert!(matches!(change("quiet_plies_draw: None", "quiet_plies_draw: Some(0)"), RecordError::Rules(_)));
    assert!(matches!(load(&"(".repeat(2 << 20)), Err(RecordError::Long(_))));
    for fault in [change("a3a4 g7g6", "a3a4 a4a5"), change("l5t/", "x5t/")] {
        assert!(fault.to_string().starts_with("the saved game's"), "{fault}");
    }
}

#[test]
fn moves_after_the_end_are_refused() {
    let rules = RuleSet::default();
    let text = GameRecord {
        format: GameRecord::FORMAT,
        rules,
        start: "l6/3L3/7/7/7/7/7/7/7 w".to_owned(),
        quiet: 0,
        moves: "d8d9 a9a8".to_owned(),
        players: [String::new(), String::new()],
        result: None,
    }
    .to_ron();
    assert!(matches!(load(&text), Err(RecordError::Illegal { number: 2, .. })));
}
