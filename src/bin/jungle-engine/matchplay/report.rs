//! A match in words.

use std::fmt::Write as _;

use super::estimate::{Estimate, Sprt, Verdict, estimate};
use super::schedule::Plan;
use super::tally::{Tally, Void};

/// What came of a match; the last line is for programs.
pub fn report(plan: &Plan, tally: &Tally) -> String {
    let [a, b] = plan.pair.each_ref().map(|spec| spec.name.as_str());
    let mut text = format!(
        "{a} v {b} under {}: {} games, {} won, {} drawn, {} lost; {:.1} %",
        plan.rules.title(),
        tally.counted(),
        tally.wins,
        tally.draws,
        tally.losses,
        tally.percent(),
    );
    // Writing to a string cannot fail.
    let _ = write!(text, "\nelo {}", elo_text(tally));
    if let Some(sprt) = plan.sprt {
        let Sprt { elo0, elo1, alpha, beta } = sprt;
        let (low, high) = sprt.bounds();
        let _ = write!(
            text,
            "\nsprt {elo0} v {elo1} Elo ({alpha}, {beta}): {}, log-likelihood ratio {:.2} in {low:.2} to {high:.2}",
            sprt.verdict(&tally.pairs).name(),
            sprt.log_likelihood_ratio(&tally.pairs),
        );
    }
    let ends: Vec<String> = tally.ends.iter().map(|(end, count)| format!("{end} {count}")).collect();
    let plies = tally.plies / tally.games().max(1) as usize;
    let _ = write!(text, "\nends: {}; {plies} plies a game", ends.join(", "));
    for (name, player) in [a, b].into_iter().zip(0..) {
        let faults: Vec<String> = Void::ALL
            .into_iter()
            .filter_map(|kind| Some(format!("{} {}", kind.name(), tally.voids.get(&(player, kind))?)))
            .collect();
        if !faults.is_empty() {
            let _ = write!(text, "\nvoid by {name}: {}", faults.join(", "));
        }
        let pace = &tally.pace[player];
        let _ = write!(text, "\ntime of {name}: {:.1?} a move, {:.1?} the slowest", pace.mean(), pace.slowest);
    }
    let _ = write!(text, "\n{}", result_line(plan, tally));
    text
}

/// How it stands.
pub fn progress(plan: &Plan, tally: &Tally) -> String {
    let Tally { wins, draws, losses, .. } = tally;
    let ratio = plan.sprt.map(|sprt| format!(", llr {:.2}", sprt.log_likelihood_ratio(&tally.pairs)));
    format!(
        "{} of {} games: +{wins} ={draws} -{losses}, elo {}{}",
        tally.games(),
        2 * plan.pairs,
        elo_text(tally),
        ratio.unwrap_or_default()
    )
}

fn elo_text(tally: &Tally) -> String {
    match estimate(&tally.pairs) {
        None => "unknown: no opening was played to the end from both sides".to_owned(),
        Some(estimate) if estimate.error().is_finite() => {
            format!("{:+.1} ± {:.1} (95 %)", estimate.elo, estimate.error())
        }
        Some(Estimate { elo, low, high }) => format!("{elo:+.1} (95 %: {low:+.1} to {high:+.1})"),
    }
}

/// `result games 200 wins 90 draws 80 losses 30 pairs 1 2 3 4 5 elo 107.5 error 35.2 llr 2.95 sprt accepted void 0 …`.
fn result_line(plan: &Plan, tally: &Tally) -> String {
    let Tally { wins, draws, losses, pairs, .. } = tally;
    let [p0, p1, p2, p3, p4] = pairs;
    let (elo, error) = estimate(pairs).map_or((f64::NAN, f64::NAN), |estimate| (estimate.elo, estimate.error()));
    let mut line = format!(
        "result games {} wins {wins} draws {draws} losses {losses} pairs {p0} {p1} {p2} {p3} {p4} elo {elo:.1} error {error:.1}",
        tally.counted(),
    );
    let ratio = plan.sprt.map_or(0.0, |sprt| sprt.log_likelihood_ratio(pairs));
    let verdict = plan.sprt.map_or(Verdict::Open, |sprt| sprt.verdict(pairs));
    let _ = write!(line, " llr {ratio:.2} sprt {}", verdict.name());
    for (letter, player) in ["a", "b"].into_iter().zip(0..) {
        for kind in Void::ALL {
            let count = tally.voids.get(&(player, kind)).copied().unwrap_or(0);
            let _ = write!(line, " {}_{letter} {count}", kind.name());
        }
    }
    line
}
