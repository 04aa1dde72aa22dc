//! What the screens call the players, and which animal stands for whom.

use crate::{
    app::session::{Holder, Match, MatchSetup, Player, Profile, SavedGame, Seat, Seating},
    engine::Level,
    rules::{Animal, Outcome, Side},
    text,
    texts::{names, text},
};

/// The animal that stands for a level: the higher, the sterner.
pub fn level_animal(level: Level) -> Animal {
    match level {
        Level::Easy => Animal::Cat,
        Level::Normal => Animal::Dog,
        Level::Expert => Animal::Wolf,
        Level::Master => Animal::Tiger,
        Level::Grandmaster => Animal::Elephant,
    }
}

/// What a level's animal is called.
pub fn level_person(level: Level) -> &'static str {
    match level {
        Level::Easy => text("person-easy"),
        Level::Normal => text("person-normal"),
        Level::Expert => text("person-expert"),
        Level::Master => text("person-master"),
        Level::Grandmaster => text("person-grandmaster"),
    }
}

/// The animal that stands for the player of a side whom nobody knows.
pub fn animal_of(player: Player, side: Side) -> Animal {
    match (player, side) {
        (Player::Computer(level), _) => level_animal(level),
        (Player::Human, Side::Red) => Animal::Lion,
        (Player::Human, Side::Blue) => Animal::Leopard,
    }
}

/// The animal that stands for whoever sits on a side: their own, where it is one of this machine's people.
pub fn avatar(seat: &Seat, side: Side) -> Animal {
    seat.person.map_or_else(|| animal_of(seat.player, side), |person| person.animal)
}

/// The line below the name of a side's player.
pub fn describe(game: &Match, seating: &Seating, side: Side) -> String {
    match (game.seat(side).player, seating.of(side)) {
        (Player::Human, Some(holder)) => device_name(holder),
        (Player::Human, None) if game.lone_human() == Some(side) => shown(FIRST).to_owned(),
        (Player::Human, None) => text("person-here").to_owned(),
        (Player::Computer(level), _) => text!("person-computer", level = names::level(level)),
    }
}

/// A device's picture.
pub fn device_picture(holder: Holder) -> &'static str {
    match holder {
        Holder::Pad(_) => "device-pad",
        Holder::KeysLeft | Holder::KeysRight => "device-keys",
        Holder::Pointer => "device-touch",
    }
}

/// What a device is called.
pub fn device_name(holder: Holder) -> String {
    match holder {
        Holder::Pad(pad) => text!("device-pad", number = pad.0 + 1),
        Holder::KeysLeft => text("device-keys-left").to_owned(),
        Holder::KeysRight => text("device-keys-right").to_owned(),
        Holder::Pointer => text("device-pointer").to_owned(),
    }
}

/// What the first of two people is called, as seats keep it; [`shown`] has it in words.
pub const FIRST: &str = "Player 1";
/// The second of them.
pub const SECOND: &str = "Player 2";

/// A person's name on the screens: where nobody gave one, it is said in the language of the screens.
pub fn shown(name: &str) -> &str {
    match name {
        FIRST => text("person-first"),
        SECOND => text("person-second"),
        Profile::UNNAMED => text("person-you"),
        name => name,
    }
}

/// What whoever sits on a side is called where one knows no more than the seat.
pub fn seat_name(seat: &Seat) -> &str {
    match seat.player {
        Player::Computer(level) => level_person(level),
        Player::Human => shown(&seat.name),
    }
}

/// What the player of a side is called: by the seat's own name, or in words of the screens where it has only the usual one.
pub fn name_of(game: &Match, side: Side) -> String {
    let seat = game.seat(side);
    if !seat.player.is_human() || seat.name != Seat::new(seat.player).name {
        return seat_name(seat).to_owned();
    }
    let name = match side {
        _ if game.lone_human() == Some(side) => Profile::UNNAMED,
        Side::Red => FIRST,
        Side::Blue => SECOND,
    };
    shown(name).to_owned()
}

/// Who plays a kept game: "Red against Old Wolf".
pub fn who_plays(saved: &SavedGame) -> String {
    let against = |side: Side, level| text!("people-against", side = side.key(), name = level_person(level));
    match saved.players() {
        [Player::Human, Player::Computer(level)] => against(Side::Red, level),
        [Player::Computer(level), Player::Human] => against(Side::Blue, level),
        [Player::Human, Player::Human] => text("people-two-players").to_owned(),
        [Player::Computer(_), Player::Computer(_)] => text("people-two-computers").to_owned(),
    }
}

/// Who won, in as few words as a ribbon holds.
pub fn headline(game: &Match, outcome: Outcome) -> String {
    match outcome.winner() {
        None => text("end-draw").to_owned(),
        Some(side) => match game.lone_human() {
            Some(human) if human == side => text("end-you-win").to_owned(),
            Some(_) => text!("end-name-wins", name = name_of(game, side)),
            None => text!("end-side-wins", side = side.key()),
        },
    }
}

/// The seats of a game against the computer, or of two people (`level` is none). `side` is the first person's; alone, it is
/// `who` plays.
pub fn seats(level: Option<Level>, side: Side, who: &Profile) -> [Seat; 2] {
    let (mine, other) = match level {
        Some(level) => (Seat::of(who), Seat::new(Player::Computer(level))),
        None => (Seat::named(Player::Human, FIRST), Seat::named(Player::Human, SECOND)),
    };
    match side {
        Side::Red => [mine, other],
        Side::Blue => [other, mine],
    }
}

/// The level a setup is played at, and the first person's side; none where two people play.
pub fn opponent_of(setup: &MatchSetup) -> (Option<Level>, Side) {
    match setup.seats.each_ref().map(|seat| seat.player) {
        [_, Player::Computer(level)] => (Some(level), Side::Red),
        [Player::Computer(level), Player::Human] => (Some(level), Side::Blue),
        [Player::Human, Player::Human] => (None, if setup.seats[1].name == FIRST { Side::Blue } else { Side::Red }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::ProfileId;

    #[test]
    fn usual_names_give_way_to_persons() {
        let game = |players: [Player; 2]| {
            let mut game = Match::default();
            game.seats = players.map(Seat::new);
            game
        };
        let alone = game([Player::Computer(Level::Expert), Player::Human]);
        assert_eq!(Side::ALL.map(|side| name_of(&alone, side)), ["Old Wolf", "You"]);
        let two = game([Player::Human, Player::Human]);
        assert_eq!(Side::ALL.map(|side| name_of(&two, side)), ["Player 1", "Player 2"]);
        let mut named = alone;
        named.seats[1].name = "Mina".to_owned();
        assert_eq!(name_of(&named, Side::Blue), "Mina");
    }

    #[test]
    fn seats_and_back() {
        let mina = Profile::new(ProfileId(3), "Mina", Animal::Cat);
        let levels = Level::ALL.map(Some).into_iter().chain([None]);
        for (level, side) in levels.flat_map(|level| Side::ALL.map(|side| (level, side))) {
            let setup = MatchSetup { seats: seats(level, side, &mina), ..MatchSetup::default() };
            assert_eq!(opponent_of(&setup), (level, side));
            let mine = &setup.seats[side.index()];
            assert_eq!(avatar(mine, side), if level.is_some() { Animal::Cat } else { animal_of(Player::Human, side) });
        }
    }
}
