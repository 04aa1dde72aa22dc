//! From source to what a browser runs: cargo, wasm-bindgen, wasm-opt.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

use crate::fault::Fault;
use crate::version::File;

/// The target the programs are built for.
const TARGET: &str = "wasm32-unknown-unknown";

/// A program of the browser version.
struct Program {
    /// What cargo calls it.
    bin: &'static str,
    /// What its files are called.
    name: &'static str,
    feature: &'static str,
    profile: &'static str,
    /// What the compiler is told besides.
    flags: &'static str,
    /// What wasm-opt is to make of it, if it is to be asked.
    goal: Option<&'static str>,
}

const PROGRAMS: [Program; 2] = [
    // Its profile leaves wasm-opt a hundredth to take away, for minutes of work: `-Oz` had not ended after half an hour.
    Program { bin: "jungle-web", name: "jungle", feature: "web", profile: "web", flags: "", goal: None },
    // Whole rows of numbers at a time, and short copies without a call: a quarter faster. A browser that cannot run it thinks
    // on the page, as one without workers does.
    Program {
        bin: "ai-worker",
        name: "ai-worker",
        feature: "worker",
        profile: "worker",
        flags: "-C target-feature=+simd128,-bulk-memory",
        goal: Some("-O4"),
    },
];

/// What Rust's compiler makes use of beyond the first WebAssembly, and every browser with WebGL2 and modules has.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// The oldest Binaryen that is trusted. Version 108, Debian 12's, writes a module whose two tables are mixed up; none between
/// was tried.
const OLDEST_BINARYEN: u32 = 132;

/// Builds the game and its worker: for each a script and a module.
pub fn programs(root: &Path, quick: bool) -> Result<Vec<File>, Fault> {
    require_target()?;
    let optimizer = if quick { None } else { find_wasm_opt() };
    let target_dir = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let mut files = Vec::new();
    for program in &PROGRAMS {
        let built = compile(root, &target_dir, program)?;
        let folder = target_dir.join("web-files");
        bind(&built, &folder, program)?;
        let module = folder.join(format!("{}_bg.wasm", program.name));
        if let (Some(wasm_opt), Some(goal)) = (&optimizer, program.goal) {
            optimize(wasm_opt, &module, goal)?;
        }
        for name in [format!("{}.js", program.name), format!("{}_bg.wasm", program.name)] {
            let path = folder.join(&name);
            let content = fs::read(&path).map_err(|error| Fault::in_file(&path, error))?;
            files.push(File { path: name, content });
        }
    }
    Ok(files)
}

/// Says how to get the target's standard library if it is missing.
fn require_target() -> Result<(), Fault> {
    let output = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .map_err(|error| Fault::new("rustc", error))?;
    let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    if output.status.success() && folder.is_dir() {
        return Ok(());
    }
    Err(Fault::new(TARGET, format!("Rust cannot build for it yet; get it with: rustup target add {TARGET}")))
}

fn compile(root: &Path, target_dir: &Path, program: &Program) -> Result<PathBuf, Fault> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .current_dir(root)
        .args(["build", "--locked", "--no-default-features", "--target", TARGET])
        .args(["--features", program.feature, "--bin", program.bin, "--profile", program.profile])
        .arg("--target-dir")
        .arg(target_dir)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", program.flags)
        .status()
        .map_err(|error| Fault::new("cargo", error))?;
    if !status.success() {
        return Err(Fault::new(program.bin, "it does not build; the compiler's words are above"));
    }
    Ok(target_dir.join(TARGET).join(program.profile).join(format!("{}.wasm", program.bin)))
}

fn bind(built: &Path, folder: &Path, program: &Program) -> Result<(), Fault> {
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .input_path(built)
                .out_name(program.name)
                .typescript(false)
                // The worker finds its module beside its script.
                .omit_default_module_path(false)
                .remove_name_section(true)
                .remove_producers_section(true)
                .generate(folder)
        })
        .map_err(|error| Fault::in_file(built, format!("wasm-bindgen: {error:#}")))
}

/// wasm-opt, if one that is new enough is on the path; otherwise says how to get it.
fn find_wasm_opt() -> Option<PathBuf> {
    let name = format!("wasm-opt{}", env::consts::EXE_SUFFIX);
    let path = env::var_os("PATH")
        .and_then(|paths| env::split_paths(&paths).map(|folder| folder.join(&name)).find(|path| path.is_file()));
    let found = path.as_deref().and_then(binaryen_version);
    if found.is_some_and(|version| version >= OLDEST_BINARYEN) {
        return path;
    }
    let found = found.map_or_else(|| "not there".to_owned(), |version| format!("of version {version}, too old"));
    eprintln!(
        "web: wasm-opt is {found}, so the files come out larger; get it with: npm install --global binaryen@{OLDEST_BINARYEN}"
    );
    None
}

/// The version a wasm-opt says it has.
fn binaryen_version(wasm_opt: &Path) -> Option<u32> {
    let output = Command::new(wasm_opt).arg("--version").output().ok()?;
    version_in(&String::from_utf8_lossy(&output.stdout))
}

/// The version in "wasm-opt version 132 (version_132)".
fn version_in(said: &str) -> Option<u32> {
    said.split_whitespace().find_map(|word| word.parse().ok())
}

fn optimize(wasm_opt: &Path, module: &Path, goal: &str) -> Result<(), Fault> {
    println!("wasm-opt {goal} {}", module.display());
    let status = Command::new(wasm_opt)
        .arg(goal)
        .args(FEATURES)
        .arg(module)
        .arg("-o")
        .arg(module)
        .status()
        .map_err(|error| Fault::in_file(wasm_opt, error))?;
    if status.success() { Ok(()) } else { Err(Fault::in_file(module, "wasm-opt refuses it")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_read_however_it_is_said() {
        assert_eq!(version_in("wasm-opt version 108\n"), Some(108));
        assert_eq!(version_in("wasm-opt version 132 (version_132-3-gabc)\n"), Some(132));
        assert_eq!(version_in("wasm-opt: not today\n"), None);
    }
}
