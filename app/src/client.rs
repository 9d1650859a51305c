//! The built client: pages' scripts, styles and fonts, the page template and the bundle that renders pages.
//!
//! A release has it inside; a debug build reads it from disk, so that a rebuilt client needs no rebuilt server.

use std::{borrow::Cow, path::PathBuf};

use bytes::Bytes;
use poem::{
    Body, Response,
    http::{
        HeaderMap, HeaderValue, Method, StatusCode,
        header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, VARY},
    },
};

use crate::server::{encoding::Encoding, etag};

/// The name of a file with its hash never means other bytes.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ONE_HOUR: HeaderValue = HeaderValue::from_static("public, max-age=3600");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// Where the built client is.
#[derive(Clone, Debug)]
pub enum Client {
    #[cfg(not(debug_assertions))]
    Embedded,
    Folder(PathBuf),
}

#[cfg(not(debug_assertions))]
mod embedded {
    #[derive(rust_embed::Embed)]
    #[folder = "$CARGO_MANIFEST_DIR/../web/dist"]
    pub struct Files;

    pub static SERVER_BUNDLE: &str = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../web/dist-server/ssr.js"
    ));
}

impl Client {
    /// The client this program was built with; in a debug build the one on disk: `web/dist`, or what
    /// `BOUTIQUE_CLIENT_DIR` names, for tests against a development build of the client.
    pub fn built() -> Self {
        #[cfg(not(debug_assertions))]
        return Self::Embedded;
        #[cfg(debug_assertions)]
        {
            let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/dist");
            Self::Folder(
                std::env::var_os("BOUTIQUE_CLIENT_DIR")
                    .map_or_else(|| beside.into(), PathBuf::from),
            )
        }
    }

    /// The bytes of a built file, by its path under `dist`.
    pub fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        if path
            .split('/')
            .any(|part| part.is_empty() || part.starts_with('.') && part != ".vite")
        {
            return None;
        }
        match self {
            #[cfg(not(debug_assertions))]
            Self::Embedded => embedded::Files::get(path).map(|file| file.data),
            Self::Folder(folder) => std::fs::read(folder.join(path)).ok().map(Cow::Owned),
        }
    }

    /// The page that every rendered page is written into.
    pub fn template(&self) -> Result<String, String> {
        self.text("index.html")
    }

    /// Which built files each source file became.
    pub fn manifest(&self) -> Result<String, String> {
        self.text(".vite/manifest.json")
    }

    /// The script that renders pages: beside `dist`, in `dist-server`.
    pub fn server_bundle(&self) -> Result<Cow<'static, str>, String> {
        match self {
            #[cfg(not(debug_assertions))]
            Self::Embedded => Ok(Cow::Borrowed(embedded::SERVER_BUNDLE)),
            Self::Folder(folder) => {
                let own = PathBuf::from(format!("{}-server", folder.display())).join("ssr.js");
                let usual = folder.with_file_name("dist-server").join("ssr.js");
                std::fs::read_to_string(own)
                    .or_else(|_| std::fs::read_to_string(usual))
                    .map(Cow::Owned)
                    .map_err(|_| not_built("ssr.js"))
            }
        }
    }

    fn text(&self, path: &str) -> Result<String, String> {
        self.file(path)
            .and_then(|bytes| String::from_utf8(bytes.into_owned()).ok())
            .ok_or_else(|| not_built(path))
    }

    #[cfg_attr(
        debug_assertions,
        expect(clippy::unused_self, unused_variables, reason = "a release has hashes")
    )]
    fn tag(&self, path: &str, bytes: &[u8]) -> HeaderValue {
        // A release knows the hashes since it was built: hashing a script costs more than sending it.
        #[cfg(not(debug_assertions))]
        if let (Self::Embedded, Some(file)) = (self, embedded::Files::get(path)) {
            return etag::of_hash(&file.metadata.sha256_hash());
        }
        etag::of(bytes)
    }

    /// Whether a visitor's browser finds a file at this path.
    pub fn holds(&self, path: &str) -> bool {
        let path = path.trim_start_matches('/');
        path.contains('.') && self.file(path).is_some()
    }

    /// Answers with a built file, packed if that is built too and the asker takes it.
    pub fn send(&self, path: &str, method: &Method, headers: &HeaderMap) -> Option<Response> {
        let plain = self.file(path)?;
        let tag = self.tag(path, &plain);
        let mut response = Response::builder()
            .header(ETAG, &tag)
            .header(VARY, HeaderValue::from_static("accept-encoding"))
            .header(CACHE_CONTROL, caching_of(path));
        if etag::is_known(headers, &tag) {
            return Some(response.status(StatusCode::NOT_MODIFIED).finish());
        }
        response = response.header(CONTENT_TYPE, type_of(path));
        let encoding = Encoding::accepted(headers);
        let packed = match encoding {
            Encoding::Brotli => self.file(&format!("{path}.br")),
            Encoding::Gzip => self.file(&format!("{path}.gz")),
            Encoding::Identity => None,
        };
        let bytes = match (packed, encoding.name()) {
            (Some(packed), Some(name)) => {
                response = response.header(CONTENT_ENCODING, HeaderValue::from_static(name));
                packed
            }
            _ => plain,
        };
        response = response.header(CONTENT_LENGTH, bytes.len());
        let body = match bytes {
            _ if *method == Method::HEAD => Body::empty(),
            Cow::Borrowed(bytes) => Bytes::from_static(bytes).into(),
            Cow::Owned(bytes) => bytes.into(),
        };
        Some(response.body(body))
    }
}

fn not_built(path: &str) -> String {
    format!("The client is not built ({path} is missing): run `cd web && npm ci && npm run build`.")
}

fn caching_of(path: &str) -> HeaderValue {
    if path.starts_with("assets/") {
        FOR_EVER
    } else if path.ends_with(".html") || path.starts_with("docs/") {
        ASK_AGAIN
    } else {
        ONE_HOUR
    }
}

fn type_of(path: &str) -> HeaderValue {
    let guessed = mime_guess::from_path(path).first_or_octet_stream();
    let text = matches!(guessed.type_().as_str(), "text") || guessed.subtype() == "javascript";
    let name = if text {
        format!("{guessed}; charset=utf-8")
    } else {
        guessed.to_string()
    };
    HeaderValue::try_from(name).unwrap_or(HeaderValue::from_static("application/octet-stream"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_server_finds_what_it_renders_with() {
        let folder = tempfile::tempdir().unwrap();
        let dist = folder.path().join("dist");
        for (path, text) in [
            ("index.html", "<!doctype html>"),
            (".vite/manifest.json", "{}"),
            ("../dist-server/ssr.js", "render()"),
        ] {
            let path = dist.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let client = Client::Folder(dist);
        assert_eq!(client.template().unwrap(), "<!doctype html>");
        assert_eq!(client.manifest().unwrap(), "{}");
        assert_eq!(client.server_bundle().unwrap(), "render()");
        assert!(client.file("../dist-server/ssr.js").is_none());
    }

    #[test]
    fn a_missing_client_is_said_with_what_makes_it() {
        let nowhere = Client::Folder("/nowhere/dist".into());
        assert!(nowhere.template().unwrap_err().contains("npm run build"));
        assert!(nowhere.server_bundle().unwrap_err().contains("ssr.js"));
    }
}
