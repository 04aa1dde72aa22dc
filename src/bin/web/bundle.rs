//! Puts a version together and writes it out, whole or not at all.

use std::fs;
use std::path::{Path, PathBuf};

use crate::compress;
use crate::fault::Fault;
use crate::version::{self, Entry, File};

/// The folders of `assets/` that the game reads while it runs.
const ASSETS: [&str; 8] = ["animals", "board", "fonts", "print", "scenes", "sounds", "texts", "ui"];

/// Files of the page whose address must not change from version to version; all others move with the version.
const FIXED: [&str; 7] = [
    "icon-maskable.png",
    "icon-maskable@2x.png",
    "icon.png",
    "icon@2x.png",
    "index.html",
    "manifest.webmanifest",
    "sw.js",
];

/// Where the sheets to print lie. They are large, and fetched by nobody but those who print: no player keeps them.
const PRINT: &str = "assets/print/";

/// Stands for the version's name in [`FIXED`] files.
const PLACEHOLDER: &str = "%VERSION%";

/// All files of a version, in the order of their paths. `programs` are added to what lies in `assets/`.
pub fn gather(root: &Path, programs: Vec<File>) -> Result<Vec<File>, Fault> {
    let assets = root.join("assets");
    let mut files = programs;
    files.extend(read_folder(&assets.join("web"), "")?);
    for folder in ASSETS {
        files.extend(read_folder(&assets.join(folder), &format!("assets/{folder}/"))?);
    }
    files.retain(|file| !file.path.ends_with(".md"));
    files.sort_by(|a, b| a.path.cmp(&b.path));
    for name in FIXED {
        if !files.iter().any(|file| file.path == name) {
            return Err(Fault::in_file(&assets.join("web").join(name), "it is missing"));
        }
    }
    Ok(files)
}

fn read_folder(folder: &Path, prefix: &str) -> Result<Vec<File>, Fault> {
    let fault = |error| Fault::in_file(folder, error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            files.extend(read_folder(&path, &format!("{prefix}{name}/"))?);
        } else {
            let content = fs::read(&path).map_err(|error| Fault::in_file(&path, error))?;
            files.push(File { path: format!("{prefix}{name}"), content });
        }
    }
    Ok(files)
}

/// Gives every file its final path and the page the version's name; adds the list of files.
fn settle(mut files: Vec<File>) -> Result<(String, Vec<File>), Fault> {
    let version = version::name(&files);
    for file in &mut files {
        if !FIXED.contains(&file.path.as_str()) {
            file.path = format!("{version}/{}", file.path);
        } else if let Ok(text) = str::from_utf8(&file.content) {
            file.content = text.replace(PLACEHOLDER, &version).into_bytes();
        }
    }
    // The service worker is not kept by itself: the browser keeps it.
    let is_kept = |file: &&File| file.path != "sw.js" && !file.path.contains(PRINT);
    let kept: Vec<Entry<'_>> = files.iter().filter(is_kept).map(File::entry).collect();
    let list = serde_json::to_vec(&kept).map_err(|error| Fault::new("files.json", error))?;
    files.push(File { path: format!("{version}/files.json"), content: list });
    Ok((version, files))
}

/// Writes the version in place of whatever was built there before, and says how large it is.
pub fn write(out: &Path, files: Vec<File>, quick: bool) -> Result<(), Fault> {
    let (version, files) = settle(files)?;
    let fresh = with_ending(out, "new");
    let old = with_ending(out, "old");
    for folder in [&fresh, &old] {
        remove(folder)?;
    }
    let mut sizes = Vec::new();
    for file in &files {
        let path = fresh.join(&file.path);
        put(&path, &file.content)?;
        let mut forms = [file.content.len(); compress::FORMS.len()];
        if compress::shrinks(&file.path) {
            for (index, packed) in compress::forms(&file.content, quick).into_iter().enumerate() {
                forms[index] = packed.len();
                put(&with_ending(&path, compress::FORMS[index].0), &packed)?;
            }
        }
        sizes.push((file.path.as_str(), file.content.len(), forms));
    }
    if out.exists() {
        require_ours(out)?;
        rename(out, &old)?;
    }
    rename(&fresh, out)?;
    remove(&old)?;
    report(out, &version, &sizes);
    Ok(())
}

/// A folder with anything else in it is not thrown away.
fn require_ours(out: &Path) -> Result<(), Fault> {
    let empty = fs::read_dir(out).map_err(|error| Fault::in_file(out, error))?.next().is_none();
    if empty || out.join("sw.js").is_file() {
        return Ok(());
    }
    Err(Fault::in_file(out, "there is something else in it; choose another folder with --out"))
}

/// The path with `.ending` after its name.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}

fn put(path: &Path, content: &[u8]) -> Result<(), Fault> {
    let fault = |error| Fault::in_file(path, error);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(fault)?;
    }
    fs::write(path, content).map_err(fault)
}

fn rename(from: &Path, to: &Path) -> Result<(), Fault> {
    fs::rename(from, to).map_err(|error| Fault::in_file(from, error))
}

fn remove(folder: &Path) -> Result<(), Fault> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(Fault::in_file(folder, error)),
        _ => Ok(()),
    }
}

/// Sizes in kilobytes: every program, and all the rest together.
fn report(out: &Path, version: &str, sizes: &[(&str, usize, [usize; 2])]) {
    let kilobytes = |bytes: usize| bytes.div_ceil(1000);
    let line = |name: &str, raw: usize, forms: [usize; 2]| {
        println!("{name:<24}{:>10}{:>10}{:>10}", kilobytes(raw), kilobytes(forms[0]), kilobytes(forms[1]));
    };
    println!("{:<24}{:>10}{:>10}{:>10}", "kB", "plain", "brotli", "gzip");
    let (programs, others): (Vec<_>, Vec<_>) = sizes.iter().partition(|(path, ..)| path.ends_with(".wasm"));
    for &&(path, raw, forms) in &programs {
        line(path.rsplit('/').next().unwrap_or(path), raw, forms);
    }
    let sum = |which: &[&(&str, usize, [usize; 2])]| {
        which.iter().fold((0, [0, 0]), |(raw, forms), (_, more, [br, gz])| (raw + more, [forms[0] + br, forms[1] + gz]))
    };
    let (raw, forms) = sum(&others);
    line("everything else", raw, forms);
    let (raw, forms) = sum(&sizes.iter().collect::<Vec<_>>());
    line("all", raw, forms);
    println!("{}: version {version}. Put the folder on any web server, under any address.", out.display());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, content: &str) -> File {
        File { path: path.to_owned(), content: content.into() }
    }

    fn page(script: &str) -> Vec<File> {
        vec![
            file("index.html", "<script src=%VERSION%/page.js>"),
            file("page.js", script),
            file("sw.js", "v = %VERSION%"),
        ]
    }

    #[test]
    fn fixed_files_stay_and_name_the_version() {
        let (version, files) = settle(page("go")).expect("settled");
        let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
        let moved = format!("{version}/page.js");
        let list = format!("{version}/files.json");
        assert_eq!(paths, ["index.html", moved.as_str(), "sw.js", list.as_str()]);
        assert_eq!(files[0].content, format!("<script src={version}/page.js>").into_bytes());
        assert_eq!(files[2].content, format!("v = {version}").into_bytes());
        let listed = String::from_utf8(files[3].content.clone()).expect("text");
        assert!(listed.contains(&moved) && listed.contains(&version::sha256(&files[0].content)), "{listed}");
        assert!(!listed.contains("sw.js"), "{listed}");
    }

    #[test]
    fn another_script_is_another_version() {
        assert_ne!(settle(page("go")).expect("settled").0, settle(page("run")).expect("settled").0);
    }

    #[test]
    fn a_strange_folder_is_left_alone() {
        let out = std::env::temp_dir().join(format!("jungle-bundle-{}", std::process::id()));
        put(&out.join("thesis.txt"), b"years of work").expect("written");
        let fault = write(&out, page("go"), true).expect_err("refused").to_string();
        assert!(fault.contains("something else"), "{fault}");
        assert!(out.join("thesis.txt").is_file());
        fs::remove_file(out.join("thesis.txt")).expect("removed");
        write(&out, page("go"), true).expect("written");
        write(&out, page("run"), true).expect("written again");
        assert!(out.join("sw.js").is_file() && out.join("index.html.br").is_file());
        assert_eq!(
            fs::read_dir(&out)
                .expect("a folder")
                .filter(|entry| entry.as_ref().is_ok_and(|entry| entry.path().is_dir()))
                .count(),
            1
        );
        for folder in [&out, &with_ending(&out, "new")] {
            remove(folder).expect("removed");
        }
    }
}
