//! The client's files by their addresses: scripts, styles, fonts and icons.

use kernel::{Failure, problem::NOT_FOUND};
use poem::{Endpoint, Request, Response, Result, error::MethodNotAllowedError, http::Method};

use crate::site::client::Client;

/// Files of the client by their address; whatever is none of them goes to `otherwise`.
pub struct ClientFiles<E> {
    pub client: Client,
    pub otherwise: E,
}

impl<E: Endpoint<Output = Response>> Endpoint for ClientFiles<E> {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Err(MethodNotAllowedError.into());
        }
        let path = request.uri().path().trim_start_matches('/').to_owned();
        let is_asset = path.starts_with("assets/");
        let is_file = is_asset
            || path
                .rsplit('/')
                .next()
                .is_some_and(|name| name.contains('.'));
        if is_file && !is_private(&path) {
            let sent = self.client.send(&path, request.method(), request.headers());
            if let Some(response) = sent {
                return Ok(response);
            }
        }
        if is_asset {
            return Err(Failure::new(NOT_FOUND).into());
        }
        self.otherwise.call(request).await
    }
}

/// Not for visitors: the template without its page, and the lists made for the server.
fn is_private(path: &str) -> bool {
    path == "index.html"
        || path.starts_with('.')
        || path.starts_with("docs/")
        || path.ends_with(".br")
}

#[cfg(test)]
mod tests {
    use std::{fs, io::Read as _};

    use poem::{EndpointExt, Route, endpoint::make_sync, http::StatusCode, test::TestClient};

    use super::*;
    use crate::http::{
        docs::Reference,
        encoding::{Encoding, pack},
        headers::SecurityHeaders,
        layer::Behind,
    };

    const SCRIPT: &str = "start();";

    fn client() -> (tempfile::TempDir, Client) {
        let folder = tempfile::tempdir().unwrap();
        let dist = folder.path().join("dist");
        for (path, text) in [
            ("index.html", "<!doctype html>"),
            (".vite/manifest.json", "{}"),
            ("favicon.ico", "icon"),
            ("service-worker.js", "install()"),
            ("docs/index.html", "reference"),
            ("docs/start.js", "start()"),
            ("../secret.txt", "secret"),
        ] {
            let path = dist.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        fs::create_dir_all(dist.join("assets")).unwrap();
        let packed = pack(SCRIPT.repeat(200).as_bytes(), Encoding::Brotli).unwrap();
        fs::write(dist.join("assets/app-1a2b.js.br"), packed).unwrap();
        (folder, Client::in_folder(dist))
    }

    fn site() -> (tempfile::TempDir, impl Endpoint) {
        let (folder, client) = client();
        let otherwise = make_sync(|_| "a page").map_to_response();
        let files = ClientFiles {
            client: client.clone(),
            otherwise,
        };
        let addresses = Route::new()
            .nest("/docs", Reference(client))
            .nest_no_strip("/", files);
        (
            folder,
            addresses.behind(SecurityHeaders::new(false, None, &[])),
        )
    }

    async fn text(response: poem::test::TestResponse) -> String {
        response.0.into_body().into_string().await.unwrap()
    }

    fn unpacked(bytes: &[u8], encoding: Option<&str>) -> String {
        let mut text = String::new();
        let read = match encoding {
            Some("br") => brotli::Decompressor::new(bytes, 4096).read_to_string(&mut text),
            Some("gzip") => flate2::read::GzDecoder::new(bytes).read_to_string(&mut text),
            _ => (&mut &*bytes).read_to_string(&mut text),
        };
        read.unwrap();
        text
    }

    #[tokio::test]
    async fn hashed_files_are_stored_for_ever_and_come_packed() {
        let (_folder, site) = site();
        let site = TestClient::new(site);
        for (accepted, encoding) in [("br, gzip", Some("br")), ("gzip", Some("gzip")), ("", None)] {
            let response = site
                .get("/assets/app-1a2b.js")
                .header("accept-encoding", accepted)
                .send()
                .await;
            response.assert_status_is_ok();
            response.assert_header("cache-control", "public, max-age=31536000, immutable");
            response.assert_header("content-type", "text/javascript; charset=utf-8");
            response.assert_header("vary", "accept-encoding");
            let sent = response
                .0
                .headers()
                .get("content-encoding")
                .map(|value| value.to_str().unwrap());
            assert_eq!(sent, encoding);
            let body = response.0.into_body().into_vec().await.unwrap();
            assert_eq!(unpacked(&body, encoding), SCRIPT.repeat(200));
        }
    }

    #[tokio::test]
    async fn a_known_file_is_not_sent_again_and_a_head_sends_none() {
        let (_folder, site) = site();
        let site = TestClient::new(site);
        let response = site.head("/favicon.ico").send().await;
        response.assert_header("content-length", "4");
        response.assert_header("cache-control", "public, max-age=3600");
        let tag = response.0.headers()["etag"].clone();
        assert_eq!(text(response).await, "");
        let response = site
            .get("/favicon.ico")
            .header("if-none-match", tag)
            .send()
            .await;
        response.assert_status(StatusCode::NOT_MODIFIED);
    }

    #[tokio::test]
    async fn the_service_worker_is_asked_for_at_each_visit() {
        let (_folder, site) = site();
        let response = TestClient::new(site).get("/service-worker.js").send().await;
        response.assert_status_is_ok();
        response.assert_header("cache-control", "no-cache");
        response.assert_header("content-type", "text/javascript; charset=utf-8");
    }

    #[tokio::test]
    async fn a_missing_asset_is_no_page_and_what_is_no_file_is_one() {
        let (_folder, site) = site();
        let site = TestClient::new(site);
        for path in [
            "/assets/app-old.js",
            "/assets/app-1a2b.js.br",
            "/assets/../secret.txt",
            "/assets/",
        ] {
            site.get(path)
                .send()
                .await
                .assert_status(StatusCode::NOT_FOUND);
        }
        for path in [
            "/",
            "/products",
            "/index.html",
            "/.vite/manifest.json",
            "/../secret.txt",
            "/robots.txt",
        ] {
            assert_eq!(text(site.get(path).send().await).await, "a page", "{path}");
        }
        site.post("/products")
            .send()
            .await
            .assert_status(StatusCode::METHOD_NOT_ALLOWED);
    }

    #[tokio::test]
    async fn only_the_reference_may_write_styles_inline() {
        let (_folder, site) = site();
        let site = TestClient::new(site);
        for (path, styles) in [
            ("/docs", "style-src 'self' 'unsafe-inline';"),
            ("/products", "style-src 'self';"),
        ] {
            let response = site.get(path).send().await;
            response.assert_status_is_ok();
            let policy = response.0.headers()["content-security-policy"]
                .to_str()
                .unwrap();
            assert!(
                policy.contains(styles) && policy.contains("script-src 'self';"),
                "{path}: {policy}"
            );
        }
        site.get("/docs/nothing.js")
            .send()
            .await
            .assert_status(StatusCode::NOT_FOUND);
    }
}
