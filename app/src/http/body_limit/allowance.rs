//! How much the body of a request may weigh, by its address.

use poem::{Request, http::Method};

/// What a JSON form may weigh, in bytes.
pub const FORM: usize = 64 * 1024;
/// What a provider may send about payments or messages, in bytes.
pub(super) const WEBHOOK: usize = 256 * 1024;
/// The largest photo or image of an upload, which the operation itself refuses in its own words from there on.
pub(super) const PHOTO: usize = 10 * 1024 * 1024 + FORM;
/// A file of captions, which the operation refuses in its own words from 1 MB on.
pub(super) const CAPTIONS: usize = 1024 * 1024 + FORM;

/// A file of a lesson, which the operation refuses in its own words from 20 MB on.
pub(super) const LESSON_FILE: usize = kernel::file::MOST_BYTES + FORM;

/// A table to import, which the operation refuses in its own words from 5 MB on.
pub(super) const TABLE: usize = 5 * 1024 * 1024 + FORM;

/// Those that exist. Any other path below theirs is a form like the rest.
const WEBHOOKS: [&str; 3] = [
    "/api/payments/webhooks/razorpay",
    "/api/payments/webhooks/sandbox",
    "/api/messages/webhooks/whatsapp",
];
/// Behind it comes the secret that the operation checks. A gateway sends a few fields.
const SMS_WEBHOOKS: &str = "/api/messages/webhooks/sms/";

/// What the body of one request may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Allowance {
    /// A body of at most this many bytes, read into memory.
    Form(usize),
    /// The same from a provider. Its memory is counted apart: no forms keep a provider from reporting a payment.
    Webhook(usize),
    /// A file of at most this many bytes, from a logged-in user.
    Upload(usize),
}

impl Allowance {
    pub fn of(path: &str) -> Self {
        let with_photos = [
            "/api/me/orders/",
            "/api/me/product-reviews/",
            "/api/admin/orders/",
            "/api/admin/own-pieces/",
        ];
        let photos =
            with_photos.iter().any(|start| path.starts_with(start)) && path.ends_with("/photos");
        let images = path == "/api/admin/media/images";
        let captions = path.starts_with("/api/admin/media/videos/") && path.contains("/captions/");
        let lesson_files = (path.starts_with("/api/admin/courses/lessons/")
            && path.ends_with("/files"))
            || (path.starts_with("/api/admin/courses/files/") && path.ends_with("/content"));
        if lesson_files {
            Self::Upload(LESSON_FILE)
        } else if photos || images {
            Self::Upload(PHOTO)
        } else if captions {
            Self::Upload(CAPTIONS)
        } else if path == "/api/admin/imports/files" {
            Self::Upload(TABLE)
        } else if WEBHOOKS.contains(&path) {
            Self::Webhook(WEBHOOK)
        } else if path.starts_with(SMS_WEBHOOKS) {
            Self::Webhook(FORM)
        } else {
            Self::Form(FORM)
        }
    }

    pub fn bytes(self) -> usize {
        match self {
            Self::Form(bytes) | Self::Webhook(bytes) | Self::Upload(bytes) => bytes,
        }
    }
}

/// A part of a video, which may have 2 GB and take hours.
pub fn is_video_part(request: &Request) -> bool {
    *request.method() == Method::PATCH
        && request
            .uri()
            .path()
            .starts_with("/api/admin/media/videos/uploads/")
}

/// An image, captions or another file. Others may be worked on before it.
pub fn is_upload(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD)
        && matches!(Allowance::of(request.uri().path()), Allowance::Upload(_))
}
