//! The real program in a real window: under Xvfb, by Mesa's software Vulkan, with no sound device (B53).
//!
//! It fails, rather than passes by, where Xvfb or a Vulkan driver is missing: the README's test line installs both.
#![cfg(all(feature = "app", target_os = "linux"))]

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// An X server without a screen, ended when dropped.
struct Display {
    server: Child,
    name: String,
}

impl Display {
    fn start() -> Display {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed (Debian: xvfb)");
        let mut number = String::new();
        let output = server.stdout.take().expect("its output is piped");
        BufReader::new(output).read_line(&mut number).expect("Xvfb names its display");
        Display { server, name: format!(":{}", number.trim()) }
    }

    /// Runs the game with these arguments until it quits by itself.
    fn jungle(&self, home: &Path, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_jungle"))
            .args(arguments)
            .env("DISPLAY", &self.name)
            .env_remove("WAYLAND_DISPLAY")
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("RUST_LOG", "warn")
            .output()
            .expect("the game starts")
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // A server that has ended already is as good.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn home(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&path).expect("a folder for the test");
    path
}

/// Width, height and how many colors a picture has.
fn look(path: &Path) -> (u32, u32, usize) {
    let file = File::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut reader = png::Decoder::new(BufReader::new(file)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a picture that fits in memory")];
    let info = reader.next_frame(&mut pixels).expect("a whole PNG");
    let step = info.color_type.samples();
    let colors: HashSet<&[u8]> = pixels[..info.buffer_size()].chunks_exact(step).collect();
    (info.width, info.height, colors.len())
}

/// Every screen shows a picture rich in colors, in every size, and the log stays quiet.
#[test]
fn every_screen_shows_itself() {
    let display = Display::start();
    let home = home("window-screens");
    let shots = [
        ("title", "1280x720", (1280, 720)),
        ("setup", "1280x720", (1280, 720)),
        ("play", "1280x720", (1280, 720)),
        ("pause", "1280x720", (1280, 720)),
        ("play", "1920x1080", (1920, 1080)),
        ("play", "390x844", (390, 844)),
    ];
    for (screen, size, expected) in shots {
        let picture = home.join(format!("{screen}-{size}.png"));
        let path = picture.to_str().expect("a path in plain letters");
        let output = display.jungle(&home, &["--screenshot", path, "--after", "2", "--screen", screen, "--size", size]);
        let log = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{screen} at {size}: {} {log}", output.status);
        assert!(!log.contains("panicked"), "{log}");
        assert!(log.lines().count() < 40, "{screen} at {size} floods the log:\n{log}");
        let (width, height, colors) = look(&picture);
        assert_eq!((width, height), expected, "{screen}");
        assert!(colors > 2000, "{screen} at {size} has only {colors} colors");
    }
}

/// A command line that makes no sense is refused before a window opens, with the fault's name.
#[test]
fn bad_command_lines_are_refused() {
    let display = Display::start();
    let home = home("window-faults");
    let cases: [(&[&str], &str); 6] = [
        (&["--rules", "checkers"], "checkers"),
        (&["--red", "genius"], "genius"),
        (&["--fen", "7/7 w"], "ranks"),
        (&["--size", "huge"], "huge"),
        (&["no-such-game.ron"], "no-such-game.ron"),
        (&["--after", "1"], "--screenshot"),
    ];
    for (arguments, fault) in cases {
        let output = display.jungle(&home, arguments);
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
        assert!(message.contains(fault), "{arguments:?}: {message}");
    }
}
