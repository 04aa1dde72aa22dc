//! A small server for this machine: right types, packed forms, nothing outside its folder.

use std::fs;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use tiny_http::{Header, Method, Request, Response, Server, StatusCode};

use crate::compress;
use crate::fault::Fault;

/// How many requests are answered at a time.
const THREADS: usize = 4;

/// Serves a folder on the loopback interface until the program is ended. Port 0 takes a free one; it says which.
pub fn forever(folder: &Path, port: u16) -> Result<(), Fault> {
    if !folder.join("index.html").is_file() {
        return Err(Fault::in_file(folder, "there is nothing to serve; build it with: cargo web"));
    }
    let server = Server::http((Ipv4Addr::LOCALHOST, port))
        .map_err(|error| Fault::new(format!("port {port}"), format!("{error}; choose another with --serve PORT")))?;
    println!("http://{}/ serves {}; Ctrl+C ends it", server.server_addr(), folder.display());
    let server = Arc::new(server);
    let workers: Vec<_> = (0..THREADS)
        .map(|_| {
            let (server, folder) = (Arc::clone(&server), folder.to_owned());
            thread::spawn(move || {
                for request in server.incoming_requests() {
                    answer(request, &folder);
                }
            })
        })
        .collect();
    for worker in workers {
        worker.join().map_err(|_| Fault::new("server", "a thread of it failed"))?;
    }
    Ok(())
}

fn answer(request: Request, folder: &Path) {
    let accepted = accepted_forms(&request);
    let reply = match request.method() {
        Method::Get | Method::Head => match find(folder, request.url()) {
            Some(path) => read(&path, &accepted),
            None => plain(404, "There is no such file."),
        },
        _ => plain(405, "Files are only read here."),
    };
    // Whoever went away does not need the answer.
    let _ = request.respond(reply);
}

fn accepted_forms(request: &Request) -> String {
    let header = request.headers().iter().find(|header| header.field.equiv("Accept-Encoding"));
    header.map(|header| header.value.as_str().to_owned()).unwrap_or_default()
}

type Reply = Response<std::io::Cursor<Vec<u8>>>;

fn plain(status: u16, text: &str) -> Reply {
    Response::from_string(text).with_status_code(StatusCode(status))
}

/// The file an address means, if it is one of the folder's.
fn find(folder: &Path, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let mut file = folder.to_owned();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        // Our own files have plain names: whatever is otherwise does not exist.
        let ours = part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.@".contains(&byte));
        if !ours || part.starts_with('.') {
            return None;
        }
        file.push(part);
    }
    if path.ends_with('/') {
        file.push("index.html");
    }
    file.is_file().then_some(file)
}

/// A file as it goes over the wire, in the best form that is there and accepted.
fn read(path: &Path, accepted: &str) -> Reply {
    let (body, form) = compress::FORMS
        .iter()
        .filter(|(_, name)| accepted.split(',').any(|one| one.split(';').next().unwrap_or_default().trim() == *name))
        .find_map(|(ending, name)| {
            let mut packed = path.as_os_str().to_owned();
            packed.push(".");
            packed.push(ending);
            fs::read(packed).ok().map(|body| (body, Some(*name)))
        })
        .unwrap_or_else(|| (fs::read(path).unwrap_or_default(), None));
    let mut reply = Response::from_data(body).with_chunked_threshold(usize::MAX);
    let mut add = |name: &str, value: &str| {
        if let Ok(header) = Header::from_bytes(name, value) {
            reply.add_header(header);
        }
    };
    add("Content-Type", media_type(path));
    add("Cache-Control", caching(path));
    add("Vary", "Accept-Encoding");
    add("X-Content-Type-Options", "nosniff");
    if let Some(form) = form {
        add("Content-Encoding", form);
    }
    reply
}

/// The media type of a file, by its name.
fn media_type(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("png") => "image/png",
        Some("ttf") => "font/ttf",
        Some("otf") => "font/otf",
        Some("ron" | "txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// What lies in a version's folder never changes; the few files beside it do.
fn caching(path: &Path) -> &'static str {
    let in_version = path.ancestors().any(|folder| folder.join("files.json").is_file());
    if in_version { "public, max-age=31536000, immutable" } else { "no-cache" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("jungle-serve-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("dist/v1")).expect("a folder");
        for (file, text) in [
            ("secret.txt", "x"),
            ("dist/index.html", "page"),
            ("dist/.hidden", "x"),
            ("dist/v1/files.json", "[]"),
            ("dist/v1/jungle.wasm", "plain"),
            ("dist/v1/jungle.wasm.br", "packed"),
        ] {
            fs::write(folder.join(file), text).expect("written");
        }
        folder.join("dist")
    }

    fn header(reply: &Reply, name: &'static str) -> Option<String> {
        reply.headers().iter().find(|header| header.field.equiv(name)).map(|header| header.value.as_str().to_owned())
    }

    fn body(reply: Reply) -> String {
        String::from_utf8(reply.into_reader().into_inner()).expect("text")
    }

    #[test]
    fn only_files_of_the_folder_are_found() {
        let dist = folder("find");
        assert_eq!(find(&dist, "/"), Some(dist.join("index.html")));
        assert_eq!(find(&dist, "/index.html?x=1#g=2"), Some(dist.join("index.html")));
        assert_eq!(find(&dist, "/v1/jungle.wasm"), Some(dist.join("v1/jungle.wasm")));
        for url in [
            "/v1",
            "/none",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/.hidden",
            "//../secret.txt",
            "/v1\\..\\index.html",
        ] {
            assert_eq!(find(&dist, url), None, "{url}");
        }
    }

    #[test]
    fn packed_forms_go_to_those_who_take_them() {
        let path = folder("forms").join("v1/jungle.wasm");
        let packed = read(&path, "gzip, deflate, br;q=1.0");
        assert_eq!(header(&packed, "Content-Encoding").as_deref(), Some("br"));
        assert_eq!(header(&packed, "Content-Type").as_deref(), Some("application/wasm"));
        assert_eq!(header(&packed, "Cache-Control").as_deref(), Some("public, max-age=31536000, immutable"));
        assert_eq!(body(packed), "packed");
        // A word that only begins like the form's name is not it; and there is no gzip form here.
        for accepted in ["", "brief", "gzip"] {
            let whole = read(&path, accepted);
            assert_eq!(header(&whole, "Content-Encoding"), None, "{accepted}");
            assert_eq!(body(whole), "plain", "{accepted}");
        }
    }

    #[test]
    fn the_page_is_asked_for_each_time() {
        let page = read(&folder("page").join("index.html"), "");
        assert_eq!(header(&page, "Cache-Control").as_deref(), Some("no-cache"));
        assert_eq!(header(&page, "Content-Type").as_deref(), Some("text/html; charset=utf-8"));
    }
}
