//! Removes what a photo says about its making: position, camera, author, comments, thumbnails and appended images.
//! Nothing is encoded again; colours, orientation and print scale stay.

use std::io::Cursor;

use exif::{Field, In, Reader, Tag, Value, experimental::Writer};
use flate2::Crc;
use kernel::file::FileKind;

const EXIF: &[u8] = b"Exif\0\0";
/// Length of a PNG's signature.
const SIGNATURE: usize = 8;
/// Chunks of a PNG that say how it looks or prints.
const CHUNKS: [&[u8; 4]; 16] = [
    b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"cICP",
    b"sBIT", b"bKGD", b"pHYs", b"acTL", b"fcTL", b"fdAT",
];
/// What stays of EXIF. Cameras write the print scale nowhere else.
const TAGS: [Tag; 4] = [
    Tag::Orientation,
    Tag::XResolution,
    Tag::YResolution,
    Tag::ResolutionUnit,
];

/// The file without its metadata; `None` if it cannot be read to its end. A PDF stays as it is.
pub(crate) fn without_metadata(bytes: &[u8], kind: FileKind) -> Option<Vec<u8>> {
    match kind {
        FileKind::Pdf => Some(bytes.to_vec()),
        FileKind::Png => png(bytes),
        FileKind::Jpeg => jpeg(bytes),
    }
}

/// Copies segment by segment (ITU T.81, annex B) until the end of the first image: phones append others.
fn jpeg(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut out = bytes.get(..2)?.to_vec();
    let mut at = out.len();
    loop {
        match *bytes.get(at..at + 2)? {
            [0xff, 0xd9] => {
                out.extend([0xff, 0xd9]);
                return Some(out);
            }
            // Segments without content.
            [0xff, 0x01 | 0xd0..=0xd7] => at += 2,
            [0xff, marker @ 0xc0..=0xfe] => {
                let content = at + 4;
                let length = usize::from(u16::from_be_bytes(*bytes[at + 2..].first_chunk()?));
                let end = at + 2 + length;
                push_segment(&mut out, marker, bytes.get(content..end)?);
                at = end;
                if marker == 0xda {
                    let rest = bytes.get(at..)?;
                    let coded = rest.windows(2).position(ends_scan)?;
                    out.extend(&rest[..coded]);
                    at += coded;
                }
            }
            // Bytes that fill the space between two segments.
            _ => at += 1,
        }
    }
}

/// Whether a marker follows, other than one that belongs to the coded data.
fn ends_scan(pair: &[u8]) -> bool {
    pair[0] == 0xff && !matches!(pair[1], 0 | 0xd0..=0xd7)
}

fn push_segment(out: &mut Vec<u8>, marker: u8, content: &[u8]) {
    match marker {
        // JFIF has the print scale, and may have a thumbnail behind it.
        0xe0 => {
            if let Some(scale) = content.get(..12).filter(|jfif| jfif.starts_with(b"JFIF\0")) {
                push(out, marker, &[scale, &[0, 0]].concat());
            }
        }
        0xe1 => {
            let reduced = content.strip_prefix(EXIF).and_then(reduced_exif);
            if let Some(exif) = reduced {
                push(out, marker, &[EXIF, &exif].concat());
            }
        }
        0xe2 if !content.starts_with(b"ICC_PROFILE\0") => {}
        0xee if !content.starts_with(b"Adobe") => {}
        0xe3..=0xed | 0xef | 0xfe => {}
        _ => push(out, marker, content),
    }
}

fn push(out: &mut Vec<u8>, marker: u8, content: &[u8]) {
    // A segment is never longer than the one it was read from.
    let length = u16::try_from(content.len() + 2).unwrap_or_default();
    out.extend([0xff, marker]);
    out.extend(length.to_be_bytes());
    out.extend(content);
}

/// Copies chunk by chunk (PNG, 5.3) until the last one.
fn png(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut out = bytes.get(..SIGNATURE)?.to_vec();
    let mut rest = &bytes[SIGNATURE..];
    loop {
        let length = usize::try_from(u32::from_be_bytes(*rest.first_chunk()?)).ok()?;
        let (chunk, after) = rest.split_at_checked(length.checked_add(12)?)?;
        let kind = &chunk[4..8];
        if CHUNKS.iter().any(|stays| *stays == kind) {
            out.extend(chunk);
        } else if kind == b"eXIf"
            && let Some(exif) = reduced_exif(&chunk[8..8 + length])
        {
            let mut sum = Crc::new();
            sum.update(b"eXIf");
            sum.update(&exif);
            out.extend(u32::try_from(exif.len()).ok()?.to_be_bytes());
            out.extend(b"eXIf");
            out.extend(&exif);
            out.extend(sum.sum().to_be_bytes());
        }
        if kind == b"IEND" {
            return Some(out);
        }
        rest = after;
    }
}

/// EXIF with orientation and print scale alone; `None` if it has neither or cannot be read.
fn reduced_exif(bytes: &[u8]) -> Option<Vec<u8>> {
    let read = Reader::new().read_raw(bytes.to_vec()).ok()?;
    let fields: Vec<&Field> = TAGS
        .iter()
        .filter_map(|tag| read.get_field(*tag, In::PRIMARY))
        .filter(|field| match &field.value {
            Value::Short(numbers) => numbers.len() == 1,
            Value::Rational(numbers) => numbers.len() == 1,
            _ => false,
        })
        .collect();
    if fields.is_empty() {
        return None;
    }
    let mut writer = Writer::new();
    for field in fields {
        writer.push_field(field);
    }
    let mut out = Cursor::new(Vec::new());
    writer.write(&mut out, false).ok()?;
    Some(out.into_inner())
}

#[cfg(test)]
mod tests {
    use exif::Rational;
    use image::{
        ExtendedColorType, ImageEncoder, RgbImage,
        codecs::{
            jpeg::{JpegEncoder, PixelDensity},
            png::PngEncoder,
        },
    };

    use super::*;

    const AUTHOR: &str = "Photo of Meena's studio";

    fn pattern() -> RgbImage {
        RgbImage::from_fn(40, 24, |x, y| {
            image::Rgb([
                u8::try_from(x * 6).unwrap(),
                u8::try_from(y * 9).unwrap(),
                90,
            ])
        })
    }

    /// As a phone writes it: position, author, orientation and print scale.
    fn exif() -> Vec<u8> {
        let rational = |num| Value::Rational(vec![Rational { num, denom: 1 }]);
        let field = |tag, value| Field {
            tag,
            ifd_num: In::PRIMARY,
            value,
        };
        let fields = [
            field(Tag::Orientation, Value::Short(vec![6])),
            field(Tag::XResolution, rational(300)),
            field(Tag::YResolution, rational(300)),
            field(Tag::Artist, Value::Ascii(vec![AUTHOR.into()])),
            field(Tag::GPSLatitudeRef, Value::Ascii(vec![b"N".to_vec()])),
            field(
                Tag::GPSLatitude,
                Value::Rational(
                    [13, 2, 777_777]
                        .map(|num| Rational { num, denom: 1 })
                        .to_vec(),
                ),
            ),
        ];
        let mut writer = Writer::new();
        for field in &fields {
            writer.push_field(field);
        }
        let mut out = Cursor::new(Vec::new());
        writer.write(&mut out, true).unwrap();
        out.into_inner()
    }

    fn photo() -> Vec<u8> {
        let mut plain = Vec::new();
        let mut encoder = JpegEncoder::new(&mut plain);
        encoder.set_pixel_density(PixelDensity::dpi(300));
        encoder.encode_image(&pattern()).unwrap();
        // Behind SOI and JFIF, which has 16 bytes.
        let (start, rest) = plain.split_at(20);
        let mut photo = start.to_vec();
        push(&mut photo, 0xe1, &[EXIF, &exif()].concat());
        push(
            &mut photo,
            0xe1,
            format!("http://ns.adobe.com/xap/1.0/\0{AUTHOR}").as_bytes(),
        );
        push(&mut photo, 0xe2, b"ICC_PROFILE\0\x01\x01profile");
        push(&mut photo, 0xed, AUTHOR.as_bytes());
        push(&mut photo, 0xfe, AUTHOR.as_bytes());
        photo.extend(rest);
        // A second image that a phone appends, with an EXIF of its own.
        photo.extend(b"\xff\xd8");
        push(&mut photo, 0xe1, &[EXIF, &exif()].concat());
        photo.extend(b"\xff\xd9");
        photo
    }

    fn chunk(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
        let mut sum = Crc::new();
        sum.update(kind);
        sum.update(content);
        let length = u32::try_from(content.len()).unwrap().to_be_bytes();
        [&length, kind.as_slice(), content, &sum.sum().to_be_bytes()].concat()
    }

    fn drawing(between: &[Vec<u8>]) -> Vec<u8> {
        let mut plain = Vec::new();
        let image = pattern();
        PngEncoder::new(&mut plain)
            .write_image(
                &image,
                image.width(),
                image.height(),
                ExtendedColorType::Rgb8,
            )
            .unwrap();
        // Behind the signature and IHDR, which has 25 bytes.
        let (start, rest) = plain.split_at(33);
        [start, &between.concat(), rest].concat()
    }

    fn has(bytes: &[u8], wanted: &[u8]) -> bool {
        bytes.windows(wanted.len()).any(|window| window == wanted)
    }

    fn tags(bytes: &[u8]) -> Vec<Tag> {
        let exif = Reader::new()
            .read_from_container(&mut Cursor::new(bytes))
            .unwrap();
        exif.fields().map(|field| field.tag).collect()
    }

    #[test]
    fn a_photo_loses_its_position_and_author_and_nothing_that_is_seen() {
        let photo = photo();
        assert!(tags(&photo).contains(&Tag::GPSLatitude) && has(&photo, AUTHOR.as_bytes()));
        let stripped = without_metadata(&photo, FileKind::Jpeg).unwrap();
        assert_eq!(
            tags(&stripped),
            [Tag::Orientation, Tag::XResolution, Tag::YResolution]
        );
        assert!(!has(&stripped, AUTHOR.as_bytes()));
        for endian in [777_777_u32.to_be_bytes(), 777_777_u32.to_le_bytes()] {
            assert!(!has(&stripped, &endian), "the position");
        }
        let jfif = b"JFIF\0\x01\x02\x01\x01\x2c\x01\x2c\0\0";
        assert!(has(&photo, jfif) && has(&stripped, jfif), "300 dpi");
        assert!(has(&stripped, b"ICC_PROFILE\0\x01\x01profile"));
        let decoded = |bytes: &[u8]| image::load_from_memory(bytes).unwrap().into_rgb8();
        assert_eq!(decoded(&stripped), decoded(&photo));
        let again = without_metadata(&stripped, FileKind::Jpeg);
        assert_eq!(again.as_ref(), Some(&stripped), "nothing is left to remove");
    }

    #[test]
    fn a_drawing_keeps_its_print_scale() {
        let scale = chunk(b"pHYs", b"\0\0\x2e\x23\0\0\x2e\x23\x01");
        let text = chunk(b"tEXt", format!("Author\0{AUTHOR}").as_bytes());
        let with = drawing(&[scale.clone(), text, chunk(b"eXIf", &exif())]);
        assert!(has(&with, AUTHOR.as_bytes()) && tags(&with).contains(&Tag::GPSLatitude));
        let stripped = without_metadata(&[&with, AUTHOR.as_bytes()].concat(), FileKind::Png);
        let stripped = stripped.unwrap();
        assert!(!has(&stripped, AUTHOR.as_bytes()) && has(&stripped, &scale));
        assert!(!tags(&stripped).contains(&Tag::GPSLatitude));
        let decoded = image::load_from_memory(&stripped).unwrap().into_rgb8();
        assert_eq!(decoded, pattern());
        let plain = drawing(&[scale]);
        assert_eq!(without_metadata(&plain, FileKind::Png), Some(plain));
    }

    #[test]
    fn a_file_that_ends_early_is_refused() {
        for (kind, whole) in [(FileKind::Jpeg, photo()), (FileKind::Png, drawing(&[]))] {
            for length in [2, 9, 21, 40, 300.min(whole.len() / 2)] {
                assert_eq!(without_metadata(&whole[..length], kind), None, "{length}");
            }
        }
    }
}
