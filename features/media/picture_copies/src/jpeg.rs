//! What the decoder is too kind about: a JPEG that ends early would be kept with its lower half grey, and one with
//! thousands of scans would keep a core busy for minutes.

/// Progressive pictures of real cameras and programs have about ten.
const MOST_SCANS: usize = 100;

/// Walks the markers from the first to the last.
pub fn is_whole(bytes: &[u8]) -> bool {
    let mut at = 2; // behind the start marker
    let mut scans = 0;
    loop {
        let Some((marker, behind)) = next_marker(bytes, at) else {
            return false;
        };
        at = behind;
        match marker {
            END => return scans > 0,
            // These stand alone.
            0x01 | 0xD0..=0xD8 => continue,
            _ => {}
        }
        let Some(length) = bytes.get(at..at + 2) else {
            return false;
        };
        at += usize::from(u16::from_be_bytes([length[0], length[1]])).max(2);
        if marker == SCAN {
            scans += 1;
            if scans > MOST_SCANS {
                return false;
            }
        }
    }
}

const END: u8 = 0xD9;
const SCAN: u8 = 0xDA;

/// The next marker and the position behind it. Picture data is skipped: in it, FF is always followed by 00.
fn next_marker(bytes: &[u8], from: usize) -> Option<(u8, usize)> {
    let rest = bytes.get(from..)?;
    let found = rest
        .windows(2)
        .position(|pair| pair[0] == 0xFF && !matches!(pair[1], 0x00 | 0xFF))?;
    Some((rest[found + 1], from + found + 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &[u8] = &[
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0xFF, 0xD9, 0xFF, 0xDA, 0, 2, 1, 0xFF, 0, 9, 0xFF, 0xD9,
    ];

    #[test]
    fn an_end_inside_metadata_does_not_count() {
        assert!(is_whole(SMALL));
        assert!(!is_whole(&SMALL[..SMALL.len() - 2]));
    }

    #[test]
    fn thousands_of_scans_are_refused() {
        let mut bytes = SMALL[..8].to_vec();
        for _ in 0..=MOST_SCANS {
            bytes.extend([0xFF, 0xDA, 0, 2, 1]);
        }
        bytes.extend([0xFF, 0xD9]);
        assert!(!is_whole(&bytes));
    }
}
