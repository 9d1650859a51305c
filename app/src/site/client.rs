//! The built client: pages' scripts, styles and fonts, the page template and the bundle that renders pages.
//!
//! A release has it inside, its text files packed and nothing else of them: nearly every browser takes them as they
//! are, and the others get what is unpacked and kept for a while. A debug build reads the client from disk, so that a
//! rebuilt client needs no rebuilt server.

use std::{borrow::Cow, io::Read as _, path::PathBuf};

use bytes::Bytes;
use moka::sync::Cache;
use poem::{
    Body, Response,
    http::{
        HeaderMap, HeaderValue, Method, StatusCode,
        header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, VARY},
    },
};

use crate::http::{
    encoding::{Encoding, gzip},
    etag,
};

/// The name of a file with its hash never means other bytes.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ONE_HOUR: HeaderValue = HeaderValue::from_static("public, max-age=3600");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// Names the build of the client that it belongs to, at an address that never changes.
const SERVICE_WORKER: &str = "service-worker.js";

/// Cache size for decompressed or recompressed files, in bytes, for browsers that do not accept the built encoding.
const REPACKED_STORED: u64 = 4 << 20;

/// Where the built client is.
#[derive(Clone, Debug)]
enum Place {
    #[cfg(not(debug_assertions))]
    Embedded,
    Folder(PathBuf),
}

#[cfg(not(debug_assertions))]
mod embedded {
    // The files that the client's build packs (`web/build/precompress.ts`). The page template and the list of what
    // pages load are read at each start and never sent as they are.
    #[derive(rust_embed::Embed)]
    #[folder = "$CARGO_MANIFEST_DIR/../web/dist"]
    #[exclude = "*.css"]
    #[exclude = "docs/*.html"]
    #[exclude = "*.js"]
    #[exclude = "docs/*.json"]
    #[exclude = "*.svg"]
    #[exclude = "*.txt"]
    pub struct Files;

    pub static SERVER_BUNDLE: &[u8] = include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../web/dist-server/ssr.js.br"
    ));
}

/// The built client. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Client {
    place: Place,
    repacked: Cache<(String, Encoding), Bytes>,
}

impl Client {
    /// The client this program was built with; in a debug build the one on disk: `web/dist`, or what
    /// `BOUTIQUE_CLIENT_DIR` names, for tests against a development build of the client.
    pub fn built() -> Self {
        #[cfg(not(debug_assertions))]
        return Self::at(Place::Embedded);
        #[cfg(debug_assertions)]
        {
            let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/dist");
            Self::in_folder(
                std::env::var_os("BOUTIQUE_CLIENT_DIR")
                    .map_or_else(|| beside.into(), PathBuf::from),
            )
        }
    }

    /// A client that lies in a folder.
    pub fn in_folder(folder: PathBuf) -> Self {
        Self::at(Place::Folder(folder))
    }

    fn at(place: Place) -> Self {
        let repacked = Cache::builder()
            .max_capacity(REPACKED_STORED)
            .weigher(|_, bytes: &Bytes| u32::try_from(bytes.len()).unwrap_or(u32::MAX))
            .build();
        Self { place, repacked }
    }

    /// The bytes of a built file, by its path under `dist`.
    pub fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        self.stored(path)
            .or_else(|| unpack(&self.stored(&packed(path))?).map(Cow::Owned))
    }

    /// A file as it lies there.
    fn stored(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        if path
            .split('/')
            .any(|part| part.is_empty() || part.starts_with('.') && part != ".vite")
        {
            return None;
        }
        match &self.place {
            #[cfg(not(debug_assertions))]
            Place::Embedded => embedded::Files::get(path).map(|file| file.data),
            Place::Folder(folder) => std::fs::read(folder.join(path)).ok().map(Cow::Owned),
        }
    }

    /// The page that every rendered page is written into.
    ///
    /// # Errors
    /// A sentence: the client was not built.
    pub fn template(&self) -> Result<String, String> {
        self.text("index.html")
    }

    /// Which built files each source file became.
    ///
    /// # Errors
    /// A sentence: the client was not built.
    pub fn manifest(&self) -> Result<String, String> {
        self.text(".vite/manifest.json")
    }

    /// The script that renders pages: beside `dist`, in `dist-server`.
    ///
    /// # Errors
    /// A sentence: the client was not built.
    pub fn server_bundle(&self) -> Result<Vec<u8>, String> {
        let read = match &self.place {
            #[cfg(not(debug_assertions))]
            Place::Embedded => unpack(embedded::SERVER_BUNDLE),
            Place::Folder(folder) => {
                let own = PathBuf::from(format!("{}-server", folder.display())).join("ssr.js");
                let usual = folder.with_file_name("dist-server").join("ssr.js");
                std::fs::read(own).or_else(|_| std::fs::read(usual)).ok()
            }
        };
        read.ok_or_else(|| not_built("ssr.js"))
    }

    /// A built text, by its path under `dist`.
    ///
    /// # Errors
    /// A sentence: the client was not built, or the file is not text.
    pub fn text(&self, path: &str) -> Result<String, String> {
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
        if let (Place::Embedded, Some(file)) = (&self.place, embedded::Files::get(path)) {
            return etag::of_hash(&file.metadata.sha256_hash());
        }
        etag::of(bytes)
    }

    /// Whether a visitor's browser finds a file at this path.
    pub fn holds(&self, path: &str) -> bool {
        let path = path.trim_start_matches('/');
        path.contains('.') && (self.stored(path).is_some() || self.stored(&packed(path)).is_some())
    }

    /// Answers with a built file, packed if that is built too and the asker takes it.
    pub fn send(&self, path: &str, method: &Method, headers: &HeaderMap) -> Option<Response> {
        let packed = packed(path);
        let (name, stored) = match self.stored(&packed) {
            Some(bytes) => (packed.as_str(), bytes),
            None => (path, self.stored(path)?),
        };
        let tag = self.tag(name, &stored);
        let mut response = Response::builder()
            .header(ETAG, &tag)
            .header(VARY, HeaderValue::from_static("accept-encoding"))
            .header(CACHE_CONTROL, caching_of(path));
        if etag::is_known(headers, &tag) {
            return Some(response.status(StatusCode::NOT_MODIFIED).finish());
        }
        response = response.header(CONTENT_TYPE, type_of(path));
        let encoding = match Encoding::accepted(headers) {
            _ if name == path => Encoding::Identity,
            accepted => accepted,
        };
        if let Some(name) = encoding.name() {
            response = response.header(CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        let bytes = match stored {
            packed if name != path && encoding != Encoding::Brotli => {
                self.repacked(path, &packed, encoding)?
            }
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => bytes.into(),
        };
        response = response.header(CONTENT_LENGTH, bytes.len());
        Some(if *method == Method::HEAD {
            response.body(Body::empty())
        } else {
            response.body(bytes)
        })
    }

    /// What is built packed by Brotli, as another browser takes it.
    fn repacked(&self, path: &str, packed: &[u8], encoding: Encoding) -> Option<Bytes> {
        let make = || {
            let plain = unpack(packed)?;
            Some(match encoding {
                Encoding::Gzip => gzip(&plain)?,
                Encoding::Brotli | Encoding::Identity => plain.into(),
            })
        };
        // Files in a folder may be built again.
        if matches!(self.place, Place::Folder(_)) {
            return make();
        }
        let key = (path.to_owned(), encoding);
        self.repacked.optionally_get_with(key, make)
    }
}

fn packed(path: &str) -> String {
    format!("{path}.br")
}

fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::new();
    brotli::Decompressor::new(packed, 64 * 1024)
        .read_to_end(&mut plain)
        .ok()?;
    Some(plain)
}

fn not_built(path: &str) -> String {
    format!("The client is not built ({path} is missing): run `cd web && npm ci && npm run build`.")
}

fn caching_of(path: &str) -> HeaderValue {
    if path.starts_with("assets/") {
        FOR_EVER
    } else if path.ends_with(".html") || path.starts_with("docs/") || path == SERVICE_WORKER {
        ASK_AGAIN
    } else {
        ONE_HOUR
    }
}

fn type_of(path: &str) -> HeaderValue {
    let guessed = mime_guess::from_path(path).first_or_octet_stream();
    let text = matches!(guessed.type_().as_str(), "text")
        || matches!(guessed.subtype().as_str(), "javascript" | "json");
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
        let client = Client::in_folder(dist);
        assert_eq!(client.template().unwrap(), "<!doctype html>");
        assert_eq!(client.manifest().unwrap(), "{}");
        assert_eq!(client.server_bundle().unwrap(), b"render()");
        assert!(client.file("../dist-server/ssr.js").is_none());
    }

    #[test]
    fn a_missing_client_is_said_with_what_makes_it() {
        let nowhere = Client::in_folder("/nowhere/dist".into());
        assert!(nowhere.template().unwrap_err().contains("npm run build"));
        assert!(nowhere.server_bundle().unwrap_err().contains("ssr.js"));
    }
}
