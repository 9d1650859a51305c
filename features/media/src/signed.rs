//! `/media/{token}/{file}`: videos of courses, for as long as access lasts.
//!
//! The token in the URL names a grant and nothing else. Every request checks again whether the
//! grant is valid, so a shared or stored URL stops working once it is over.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{
    Failure, Sessions, VideoId,
    problem::{FORBIDDEN_ORIGIN, NOT_FOUND},
    session::token_in,
};
use poem::{
    Endpoint, Request, Response, Result,
    error::MethodNotAllowedError,
    http::{
        HeaderMap, HeaderValue, Method,
        header::{CACHE_CONTROL, CONTENT_DISPOSITION},
    },
};

use poem_openapi::Object;

use crate::{
    Media, StoredFile, captions,
    codes::{ADDRESS_ENDED, VIDEO_NOT_READY},
    images::address,
};

const VIDEO: &str = "video.mp4";
const SMALLER: &str = "smaller.mp4";

/// Resolves tokens to videos.
#[async_trait]
pub trait Grants: Send + Sync {
    /// The video that this token opens now; `None` once grant, session or access is over. `viewer`
    /// is the session of the requesting browser, if it sends one: a television to which the URL was
    /// cast does not.
    async fn video(&self, token: &str, viewer: Option<i64>) -> Result<Option<VideoId>, Failure>;
}

/// URLs of a private video under a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedVideo {
    pub src: String,
    /// The smaller copy for slow networks.
    pub smaller: Option<String>,
    /// English first.
    pub captions: Vec<SeenCaptions>,
}

/// URLs of a video for a back-office preview.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct SeenVideo {
    /// URL of the video.
    pub src: String,
    /// URL of the smaller copy for slow networks.
    pub smaller: Option<String>,
    /// URLs of the captions, English first.
    pub captions: Vec<SeenCaptions>,
}

/// Captions of a video in one language.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct SeenCaptions {
    /// Language code of two or three letters, such as en or ta.
    pub language: String,
    /// Name of the language in that language.
    pub label: String,
    /// URL of the WebVTT file.
    pub src: String,
}

impl SeenCaptions {
    fn in_language(language: String, src: String) -> Self {
        Self {
            label: captions::name_of(&language).to_owned(),
            language,
            src,
        }
    }
}

struct Files {
    video: String,
    smaller: Option<String>,
    public: bool,
    seconds: i64,
}

/// What a path below a token names.
enum Named {
    Video { file: String, seconds: i64 },
    Captions(String),
}

impl Media {
    /// The URLs of a private video under a token; `None` if there is no such video.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn signed_video(
        &self,
        video: VideoId,
        token: &str,
    ) -> Result<Option<SignedVideo>, Failure> {
        let Some(files) = self.files(video).await?.filter(|files| !files.public) else {
            return Ok(None);
        };
        let captions = self.captions_of(video).await?.into_iter();
        Ok(Some(SignedVideo {
            src: format!("/media/{token}/{VIDEO}"),
            smaller: files.smaller.map(|_| format!("/media/{token}/{SMALLER}")),
            captions: captions
                .map(|(language, _)| {
                    let src = format!("/media/{token}/{}", captions_name(&language));
                    SeenCaptions::in_language(language, src)
                })
                .collect(),
        }))
    }

    /// Preview URLs of a video for one back-office session.
    pub(crate) async fn look(&self, video: VideoId, session: i64) -> Result<SeenVideo, Failure> {
        let files = self.files(video).await?.ok_or(VIDEO_NOT_READY)?;
        let captions = self.captions_of(video).await?.into_iter();
        let token = if files.public {
            None
        } else {
            Some(self.looks.open(video, session, self.clock.now()))
        };
        let of = |file: &str, name: &str| match &token {
            Some(token) => format!("/media/{token}/{name}"),
            None => address(file),
        };
        Ok(SeenVideo {
            src: of(&files.video, VIDEO),
            smaller: files.smaller.as_deref().map(|file| of(file, SMALLER)),
            captions: captions
                .map(|(language, file)| {
                    let src = of(&file, &captions_name(&language));
                    SeenCaptions::in_language(language, src)
                })
                .collect(),
        })
    }

    async fn files(&self, video: VideoId) -> Result<Option<Files>, Failure> {
        Ok(sqlx::query_as!(
            Files,
            r#"SELECT file AS "video!", smaller_file AS smaller, public AS "public: bool",
                      seconds AS "seconds!"
               FROM media_video
               WHERE id = ? AND file IS NOT NULL AND deleted_at IS NULL"#,
            video
        )
        .fetch_optional(self.db.read())
        .await?)
    }

    /// Language and file, English first.
    async fn captions_of(&self, video: VideoId) -> Result<Vec<(String, String)>, Failure> {
        let rows = sqlx::query!(
            "SELECT language, file FROM media_video_captions WHERE video_id = ?
             ORDER BY language != 'en', language",
            video
        )
        .fetch_all(self.db.read())
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| (row.language, row.file))
            .collect())
    }
}

/// The endpoint, nested under `/media`.
pub struct SignedVideos {
    media: Arc<Media>,
    grants: Arc<dyn Grants>,
    sessions: Arc<dyn Sessions>,
}

impl SignedVideos {
    pub fn new(media: Arc<Media>, grants: Arc<dyn Grants>, sessions: Arc<dyn Sessions>) -> Self {
        Self {
            media,
            grants,
            sessions,
        }
    }

    async fn named(&self, path: &str, headers: &HeaderMap) -> Result<Named, Failure> {
        let mut parts = path.trim_start_matches('/').split('/');
        let (Some(token), Some(name), None) = (parts.next(), parts.next(), parts.next()) else {
            return Err(NOT_FOUND.into());
        };
        let viewer = self.viewer(headers).await?;
        let now = self.media.clock.now();
        let video = match self.media.looks.video(token, viewer, now) {
            Some(video) => video,
            None => self
                .grants
                .video(token, viewer)
                .await?
                .ok_or(ADDRESS_ENDED)?,
        };
        let files = self.media.files(video).await?;
        let files = files.filter(|files| !files.public).ok_or(NOT_FOUND)?;
        let file = match name {
            VIDEO => files.video,
            SMALLER => files.smaller.ok_or(NOT_FOUND)?,
            captions => return Ok(Named::Captions(self.captions(video, captions).await?)),
        };
        Ok(Named::Video {
            file,
            seconds: files.seconds,
        })
    }

    async fn answer(&self, request: &Request) -> Result<Response, Failure> {
        let (method, headers) = (request.method(), request.headers());
        let file = match self.named(request.uri().path(), headers).await? {
            // A `<track>` takes them from the page's own origin only.
            Named::Captions(file) => file,
            Named::Video { file, seconds } => {
                let elsewhere = self.media.video_redirect(&file, method, seconds).await?;
                if let Some(redirect) = elsewhere {
                    return Ok(redirect);
                }
                file
            }
        };
        match StoredFile::open(&self.media.folders.private_videos, &file).await? {
            Some(file) => Ok(file.answer(method, headers)),
            None => Err(self.media.why_absent(&file).await?),
        }
    }

    async fn captions(&self, video: VideoId, name: &str) -> Result<String, Failure> {
        let all = self.media.captions_of(video).await?;
        let wanted = all
            .into_iter()
            .find(|(language, _)| captions_name(language) == name);
        wanted.map(|(_, file)| file).ok_or_else(|| NOT_FOUND.into())
    }

    async fn viewer(&self, headers: &HeaderMap) -> Result<Option<i64>, Failure> {
        let Some(token) = token_in(headers) else {
            return Ok(None);
        };
        Ok(self.sessions.user(token).await?.map(|user| user.session))
    }
}

impl Endpoint for SignedVideos {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Err(MethodNotAllowedError.into());
        }
        if is_from_another_site(request.headers()) {
            return Err(Failure::new(FORBIDDEN_ORIGIN).into());
        }
        let mut response = self.answer(&request).await?;
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
        headers.insert(CONTENT_DISPOSITION, HeaderValue::from_static("inline"));
        Ok(response)
    }
}

/// File name of one language's captions below a token: `captions-ta.vtt`.
fn captions_name(language: &str) -> String {
    format!("captions-{language}.vtt")
}

/// Whether a browser says the request comes from another site. Clients that send no such header are
/// not browsers with a user's page open.
fn is_from_another_site(headers: &HeaderMap) -> bool {
    headers
        .get("sec-fetch-site")
        .is_some_and(|site| !matches!(site.as_bytes(), b"same-origin" | b"none"))
}
