//! From an uploaded image to the copies that are stored of it. A crate of its own, because only this work is slow enough
//! to be optimised in a debug build, and because it needs to know nothing of a shop.

mod colour;
mod copies;
mod decoding;
mod jpeg_source;
mod limits;
mod png_source;
mod reduce;
mod webp_source;

pub use copies::{Copies, Copy, FOCUS, largest, make};
pub use decoding::{Decoded, Inspected, inspect};
pub use limits::{MOST_BYTES, MOST_MEMORY, Origin};

/// Why there are no copies.
#[derive(Debug, thiserror::Error)]
pub enum ImageError {
    #[error("more than 10 MB")]
    TooLarge,
    #[error("neither JPEG, PNG nor WebP")]
    UnknownKind,
    /// Or a kind of file that takes too much memory for its pixels.
    #[error("too many pixels")]
    TooManyPixels,
    #[error("broken, or it ends early")]
    Broken,
    /// Not the image's fault.
    #[error("{0}")]
    Encoding(String),
}
