//! `cargo web`: builds the browser version of the game into a folder that any static host can serve, and serves it here.
//!
//! ```text
//! cargo web                     build into dist/
//! cargo web --serve [PORT]      the same, then serve it on this machine (port 8080)
//! cargo web --no-build --serve  serve what was built before
//!   --quick                     larger files, sooner: no wasm-opt, light compression
//!   --out FOLDER                another folder than dist/
//! ```
//!
//! The folder holds a few files with fixed names (the page, the service worker, the manifest, icons) and one folder with
//! everything else, named by what it holds: a browser never mixes two versions. Beside each file that shrinks lie its
//! brotli and gzip forms, which hosts that know them send instead.

mod build;
mod bundle;
mod compress;
#[path = "../fault.rs"]
mod fault;
mod options;
mod serve;
mod version;

use std::path::Path;
use std::process::ExitCode;

use fault::Fault;
use options::Options;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match Options::read(&arguments).and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("web: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), Fault> {
    if options.build {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let programs = build::programs(root, options.quick)?;
        let files = bundle::gather(root, programs)?;
        bundle::write(&options.out, files, options.quick)?;
    }
    match options.serve {
        Some(port) => serve::forever(&options.out, port),
        None => Ok(()),
    }
}
