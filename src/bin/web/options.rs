//! The command line.

use std::path::PathBuf;

use crate::fault::Fault;

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    /// Build, rather than take what is there.
    pub build: bool,
    /// Spend no time on making files smaller.
    pub quick: bool,
    /// Serve on this port; 0 takes a free one.
    pub serve: Option<u16>,
    /// Where the built files go.
    pub out: PathBuf,
}

/// Where it is served if no port is given.
const PORT: u16 = 8080;

impl Options {
    /// Reads the arguments.
    ///
    /// # Errors
    /// The first argument that makes no sense.
    pub fn read(arguments: &[String]) -> Result<Options, Fault> {
        let mut options = Options { build: true, quick: false, serve: None, out: PathBuf::from("dist") };
        let mut rest = arguments.iter().peekable();
        while let Some(argument) = rest.next() {
            match argument.as_str() {
                "--quick" => options.quick = true,
                "--no-build" => options.build = false,
                "--serve" => {
                    let port = rest.next_if(|next| !next.starts_with("--"));
                    options.serve = Some(match port {
                        Some(port) => {
                            port.parse().map_err(|_| Fault::new(port, "a port is a number from 0 to 65535"))?
                        }
                        None => PORT,
                    });
                }
                "--out" => {
                    let folder = rest.next().ok_or_else(|| Fault::new("--out", "which folder?"))?;
                    options.out = PathBuf::from(folder);
                }
                other => {
                    return Err(Fault::new(
                        other,
                        "unknown; there are --serve [PORT], --no-build, --quick and --out FOLDER",
                    ));
                }
            }
        }
        if !options.build && options.serve.is_none() {
            return Err(Fault::new("--no-build", "there is nothing to do without --serve"));
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options, String> {
        let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Options::read(&arguments).map_err(|fault| fault.to_string())
    }

    #[test]
    fn reads_what_is_asked_for() {
        let usual = Options { build: true, quick: false, serve: None, out: "dist".into() };
        assert_eq!(read(""), Ok(usual));
        let all = Options { build: false, quick: true, serve: Some(0), out: "x".into() };
        assert_eq!(read("--no-build --serve 0 --quick --out x"), Ok(all));
        assert_eq!(read("--serve --quick").map(|options| options.serve), Ok(Some(PORT)));
    }

    #[test]
    fn names_what_makes_no_sense() {
        for (line, word) in
            [("--serve many", "many"), ("--fast", "--fast"), ("--out", "--out"), ("--no-build", "--serve")]
        {
            let fault = read(line).expect_err(line);
            assert!(fault.contains(word), "{line}: {fault}");
        }
    }
}
