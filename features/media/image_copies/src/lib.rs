//! Makes the stored copies of an uploaded image. A separate crate, because only this work is slow
//! enough to be optimised in debug builds, and because it is independent of the shop.

mod colour;
mod copies;
mod decoding;
mod jpeg_source;
mod limits;
mod png_source;
mod reduce;
mod webp_source;

pub use copies::{Copies, Copy, FOCUS, PhotoCopies, make, photo, printed};
pub use decoding::{Decoded, Inspected, inspect};
pub use limits::{MOST_BYTES, MOST_MEMORY, Origin};

/// Why there are no copies.
#[derive(Debug, thiserror::Error)]
pub enum ImageError {
    #[error("more than 10 MB")]
    TooLarge,
    #[error("neither JPEG, PNG nor WebP")]
    UnknownKind,
    /// Too many pixels, or a kind of file that takes too much memory for its pixels.
    #[error("too many pixels")]
    TooManyPixels,
    #[error("broken, or it ends early")]
    Broken,
    /// An internal error.
    #[error("{0}")]
    Encoding(String),
}

impl From<scaling::ScalingError> for ImageError {
    fn from(error: scaling::ScalingError) -> Self {
        Self::Encoding(error.to_string())
    }
}
