//! Limits of uploaded images. Every limit is checked before memory is allocated; a header is
//! trusted only within them.

/// Largest accepted file, in bytes.
pub const MOST_BYTES: usize = 10 * 1024 * 1024;
/// Maximum memory for decoding and encoding one image, in bytes: the file itself, the decoder's
/// buffers and the pixels. Measured by `tests/main.rs`.
pub const MOST_MEMORY: u64 = 112 * 1024 * 1024;
/// Maximum side length, in pixels, which is also the maximum of JPEG and WebP. Bounds the memory of
/// a single row.
pub(crate) const LONGEST_ACCEPTED_SIDE: u32 = 65_535;
/// Longest side of the largest stored copy, in pixels: enough for zooming on a high-resolution
/// screen.
pub(crate) const LONGEST_SIDE: u32 = 2400;
/// Maximum size of a colour profile, in bytes after decompression. Profiles of cameras, phones and
/// editors have less than 10 KB, those of scanners less than 1 MB.
pub(crate) const MOST_PROFILE: usize = 1024 * 1024;

/// Source of an image, which decides its limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A customer. Phone photos have 12 to 24 megapixels by default.
    Customer,
    /// Staff or the owner.
    Staff,
    /// A stored image, encoded here.
    Stored,
}

impl Origin {
    /// Maximum number of pixels.
    pub(crate) fn most_pixels(self) -> u64 {
        match self {
            Self::Customer => 25_000_000,
            Self::Staff | Self::Stored => 40_000_000,
        }
    }
}
