//! A position with what became of it.

use std::fmt;
use std::str::FromStr;

use jungle::rules::Outcome;

/// A line of data.
#[derive(Debug, Clone, PartialEq)]
pub struct Sample {
    /// The preset it was played under.
    pub preset: String,
    /// The position.
    pub fen: String,
    /// What the side to move made of the game: 1, 0.5 or 0.
    pub result: f32,
    /// The search's score for the side to move, in hundredths.
    pub score: i32,
}

impl Sample {
    /// What an outcome is worth to Red.
    pub fn result_of(outcome: Option<Outcome>) -> f32 {
        match outcome.and_then(Outcome::winner) {
            Some(jungle::rules::Side::Red) => 1.0,
            Some(jungle::rules::Side::Blue) => 0.0,
            None => 0.5,
        }
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.preset, self.fen, self.result, self.score)
    }
}

/// The line is no sample.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a position of a game: a preset, a FEN, a result and a score are wanted")]
pub struct SampleError;

impl FromStr for Sample {
    type Err = SampleError;

    fn from_str(line: &str) -> Result<Sample, SampleError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [preset, board, side, result, score] = words[..] else { return Err(SampleError) };
        let result: f32 = result.parse().map_err(|_| SampleError)?;
        if !(0.0..=1.0).contains(&result) {
            return Err(SampleError);
        }
        let score = score.parse().map_err(|_| SampleError)?;
        Ok(Sample { preset: preset.to_owned(), fen: format!("{board} {side}"), result, score })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let sample =
            Sample { preset: "bell".to_owned(), fen: "l6/7/3L3/7/7/7/7/7/7 w".to_owned(), result: 0.5, score: -31 };
        assert_eq!(sample.to_string().parse(), Ok(sample));
        for wrong in ["", "bell l6/7/3L3/7/7/7/7/7/7 w 0.5", "bell l6/7/3L3/7/7/7/7/7/7 w 2 0", "a b c d e"] {
            assert_eq!(wrong.parse::<Sample>(), Err(SampleError), "{wrong}");
        }
    }
}
