//! `/media/{token}/{file}`: films that were paid for, for as long as somebody may watch.
//!
//! The address names a grant and says nothing else. Every request asks anew whether the grant still holds, so an
//! address that is passed on, or kept, opens nothing once it is over.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{
    Failure, FilmId, Sessions,
    problem::{FORBIDDEN_ORIGIN, NOT_FOUND},
    session::SESSION_COOKIE,
};
use poem::{
    Endpoint, Request, Response, Result,
    error::MethodNotAllowedError,
    http::{
        HeaderMap, HeaderValue, Method,
        header::{CACHE_CONTROL, CONTENT_DISPOSITION, COOKIE},
    },
};

use crate::{KeptFile, Media, codes::ADDRESS_ENDED};

const FILM: &str = "film.mp4";
const CAPTIONS: &str = "captions.vtt";

/// Knows what a signed address opens.
#[async_trait]
pub trait Grants: Send + Sync {
    /// The film that this token opens now; `None` once grant, session or access is over. `viewer` is the session of
    /// the browser that asks, if it shows one: a television that was handed the address does not.
    async fn film(&self, token: &str, viewer: Option<i64>) -> Result<Option<FilmId>, Failure>;
}

/// Where somebody with a token finds a private film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedFilm {
    pub src: String,
    pub captions: Option<String>,
}

struct PrivateFiles {
    film: String,
    captions: Option<String>,
}

impl Media {
    /// The address of a private film under a token; `None` if there is no such film.
    pub async fn signed_film(
        &self,
        film: FilmId,
        token: &str,
    ) -> Result<Option<SignedFilm>, Failure> {
        let files = self.private_files(film).await?;
        Ok(files.map(|files| SignedFilm {
            src: format!("/media/{token}/{FILM}"),
            captions: files.captions.map(|_| format!("/media/{token}/{CAPTIONS}")),
        }))
    }

    async fn private_files(&self, film: FilmId) -> Result<Option<PrivateFiles>, Failure> {
        Ok(sqlx::query_as!(
            PrivateFiles,
            "SELECT file AS film, captions FROM media_film WHERE id = ? AND public = 0",
            film
        )
        .fetch_optional(self.db.read())
        .await?)
    }
}

/// The endpoint. Nested under `/media`.
pub struct SignedFilms {
    media: Arc<Media>,
    grants: Arc<dyn Grants>,
    sessions: Arc<dyn Sessions>,
}

impl SignedFilms {
    pub fn new(media: Arc<Media>, grants: Arc<dyn Grants>, sessions: Arc<dyn Sessions>) -> Self {
        Self {
            media,
            grants,
            sessions,
        }
    }

    async fn file(&self, path: &str, headers: &HeaderMap) -> Result<KeptFile, Failure> {
        let mut parts = path.trim_start_matches('/').split('/');
        let (Some(token), Some(name), None) = (parts.next(), parts.next(), parts.next()) else {
            return Err(NOT_FOUND.into());
        };
        let viewer = self.viewer(headers).await?;
        let film = self.grants.film(token, viewer).await?;
        let film = film.ok_or(ADDRESS_ENDED)?;
        let files = self.media.private_files(film).await?.ok_or(NOT_FOUND)?;
        let stored = match name {
            FILM => files.film,
            CAPTIONS => files.captions.ok_or(NOT_FOUND)?,
            _ => return Err(NOT_FOUND.into()),
        };
        let opened = KeptFile::open(&self.media.folders.private_films, &stored).await?;
        opened.ok_or_else(|| NOT_FOUND.into())
    }

    async fn viewer(&self, headers: &HeaderMap) -> Result<Option<i64>, Failure> {
        let Some(token) = session_token(headers) else {
            return Ok(None);
        };
        Ok(self.sessions.user(token).await?.map(|user| user.session))
    }
}

impl Endpoint for SignedFilms {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Err(MethodNotAllowedError.into());
        }
        if is_from_another_site(request.headers()) {
            return Err(Failure::new(FORBIDDEN_ORIGIN).into());
        }
        let file = self.file(request.uri().path(), request.headers()).await?;
        let mut response = file.answer(request.method(), request.headers());
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
        headers.insert(CONTENT_DISPOSITION, HeaderValue::from_static("inline"));
        Ok(response)
    }
}

/// Browsers say where a request comes from; whoever says nothing is no browser with somebody's page in it.
fn is_from_another_site(headers: &HeaderMap) -> bool {
    headers
        .get("sec-fetch-site")
        .is_some_and(|site| !matches!(site.as_bytes(), b"same-origin" | b"none"))
}

fn session_token(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(name, token)| (name == SESSION_COOKIE).then_some(token))
}
