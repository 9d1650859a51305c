//! What an uploaded image may cost. Every limit holds before memory is taken: a header is believed only as far as the
//! limits allow.

/// Largest accepted file, in bytes.
pub const MOST_BYTES: usize = 10 * 1024 * 1024;
/// Most memory that decoding and encoding one image may take, in bytes: the file itself, the decoder's buffers and the
/// pixels. Measured with `tests/peak_memory.rs`.
pub const MOST_MEMORY: u64 = 112 * 1024 * 1024;
/// Longest accepted side, in pixels; JPEG and WebP cannot have more anyway. It bounds the memory of a single row.
pub(crate) const LONGEST_ACCEPTED_SIDE: u32 = 65_535;
/// Longest side of the largest stored copy, in pixels: enough for a zoom on a sharp screen.
pub(crate) const LONGEST_SIDE: u32 = 2400;
/// Largest colour profile that is applied, in bytes after decompression. Profiles of cameras, phones and editors have
/// less than 10 KB, those of scanners less than 1 MB.
pub(crate) const MOST_PROFILE: usize = 1024 * 1024;

/// Who an image comes from, which decides what it may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A customer. Phones take photos of 12 to 24 megapixels unless they are told otherwise.
    Customer,
    /// Staff or the owner.
    Staff,
    /// The shop's own storage: encoded here.
    Stored,
}

impl Origin {
    /// Most pixels of an image.
    pub(crate) fn most_pixels(self) -> u64 {
        match self {
            Self::Customer => 25_000_000,
            Self::Staff | Self::Stored => 40_000_000,
        }
    }
}
