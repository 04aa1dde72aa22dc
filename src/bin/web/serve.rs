//! A small server for this machine: right types, packed forms, nothing outside its folder.

use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use tokio::net::TcpListener;
use tower_http::services::ServeDir;

use crate::fault::Fault;

/// Serves a folder on the loopback interface until the program is ended. Port 0 takes a free one; it says which.
pub fn forever(folder: &Path, port: u16) -> Result<(), Fault> {
    if !folder.join("index.html").is_file() {
        return Err(Fault::in_file(folder, "there is nothing to serve; build it with: cargo web"));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .enable_time()
        .build()
        .map_err(|error| Fault::new("server", error))?;
    runtime.block_on(async {
        let taken = |error| Fault::new(format!("port {port}"), format!("{error}; choose another with --serve PORT"));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(taken)?;
        let address = listener.local_addr().map_err(taken)?;
        println!("http://{address}/ serves {}; Ctrl+C ends it", folder.display());
        axum::serve(listener, site(folder)).await.map_err(|error| Fault::new("server", error))
    })
}

/// The folder as a site.
fn site(folder: &Path) -> Router {
    Router::new()
        .fallback_service(ServeDir::new(folder).precompressed_br().precompressed_gzip())
        .layer(middleware::from_fn_with_state(folder.to_owned(), say_how_to_keep))
}

/// What lies in a version's folder never changes; the few files beside it do.
async fn say_how_to_keep(State(folder): State<PathBuf>, request: Request, next: Next) -> Response {
    let path = request.uri().path().trim_start_matches('/').to_owned();
    let mut response = next.run(request).await;
    let of_a_version =
        Path::new(&path).ancestors().skip(1).any(|above| folder.join(above).join("files.json").is_file());
    let keeping =
        if response.status().is_success() && of_a_version { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

#[cfg(test)]
mod tests {
    use std::fs;

    use axum::body::{self, Body};
    use axum::http::StatusCode;
    use tower::ServiceExt as _;

    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("jungle-serve-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("dist/v1")).expect("a folder");
        for (file, text) in [
            ("secret.txt", "x"),
            ("dist/index.html", "page"),
            ("dist/v1/files.json", "[]"),
            ("dist/v1/jungle.wasm", "plain"),
            ("dist/v1/jungle.wasm.br", "packed"),
        ] {
            fs::write(folder.join(file), text).expect("written");
        }
        folder.join("dist")
    }

    fn ask(dist: &Path, url: &str, accepted: &str) -> Response {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let request =
            Request::get(url).header(header::ACCEPT_ENCODING, accepted).body(Body::empty()).expect("a request");
        runtime.block_on(site(dist).oneshot(request)).expect("an answer")
    }

    fn said(response: &Response, name: header::HeaderName) -> Option<&str> {
        response.headers().get(name).and_then(|value| value.to_str().ok())
    }

    fn text(response: Response) -> String {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let bytes = runtime.block_on(body::to_bytes(response.into_body(), 1000)).expect("a body");
        String::from_utf8(bytes.to_vec()).expect("text")
    }

    #[test]
    fn only_files_of_the_folder_are_found() {
        let dist = folder("find");
        assert_eq!(text(ask(&dist, "/", "")), "page");
        assert_eq!(text(ask(&dist, "/index.html?x=1", "")), "page");
        for url in ["/none", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//../secret.txt"] {
            assert_eq!(ask(&dist, url, "").status(), StatusCode::NOT_FOUND, "{url}");
        }
    }

    #[test]
    fn packed_forms_go_to_those_who_take_them() {
        let dist = folder("forms");
        let packed = ask(&dist, "/v1/jungle.wasm", "gzip, deflate, br;q=1.0");
        assert_eq!(said(&packed, header::CONTENT_ENCODING), Some("br"));
        assert_eq!(said(&packed, header::CONTENT_TYPE), Some("application/wasm"));
        assert_eq!(said(&packed, header::CACHE_CONTROL), Some("public, max-age=31536000, immutable"));
        assert_eq!(text(packed), "packed");
        // A word that only begins like the form's name is not it; and there is no gzip form here.
        for accepted in ["", "brief", "gzip"] {
            let whole = ask(&dist, "/v1/jungle.wasm", accepted);
            assert_eq!(said(&whole, header::CONTENT_ENCODING), None, "{accepted}");
            assert_eq!(text(whole), "plain", "{accepted}");
        }
    }

    #[test]
    fn the_page_is_asked_for_each_time() {
        let page = ask(&folder("page"), "/index.html", "");
        assert_eq!(said(&page, header::CACHE_CONTROL), Some("no-cache"));
        assert!(said(&page, header::CONTENT_TYPE).is_some_and(|kind| kind.starts_with("text/html")));
    }
}
