//! From a picture that somebody sent to the copies that are kept of it. A crate of its own, because only this work is
//! slow enough to be optimised in a debug build, and because it needs to know nothing of a shop.

mod colour;
mod copies;
mod decoding;
mod jpeg;

pub use copies::{Copies, Copy, FOCUS, largest, make};
pub use decoding::{Decoded, MOST_BYTES, decode};

/// Why there are no copies.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    #[error("more than 10 MB")]
    TooLarge,
    #[error("neither JPEG, PNG nor WebP")]
    UnknownKind,
    #[error("more than 40 megapixels")]
    TooManyPixels,
    #[error("broken, or it ends early")]
    Broken,
    /// Not the picture's fault.
    #[error("{0}")]
    Encoding(String),
}
