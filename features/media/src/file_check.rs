//! What an uploaded file is, by its content: PDF, PNG or JPEG.

use std::io::Read;

use flate2::read::ZlibDecoder;
use kernel::{
    Code, Failure, FieldProblem,
    file::{FILE_BROKEN, FILE_UNKNOWN_KIND, FileKind},
};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
const JPEG: &[u8] = b"\xff\xd8\xff";
/// Readers accept something before the header and behind the end of a PDF, within so many bytes (ISO 32000-1, annex H).
const PDF_EDGE: usize = 1024;
/// Most that is unpacked of one stream and of all, in bytes: page objects are small.
const MOST_OF_STREAM: u64 = 1024 * 1024;
const MOST_UNPACKED: usize = 16 * 1024 * 1024;
const MOST_PAGES: i64 = 2_000;

pub(crate) struct FileFacts {
    pub kind: FileKind,
    /// `None` for images, and for a PDF whose pages cannot be counted.
    pub pages: Option<i64>,
}

/// The facts of a file.
///
/// # Errors
/// [`FILE_UNKNOWN_KIND`] for any other kind, and [`FILE_BROKEN`] for a file without its end.
pub(crate) fn facts(bytes: &[u8]) -> Result<FileFacts, Failure> {
    let start = &bytes[..bytes.len().min(PDF_EDGE)];
    let end = &bytes[bytes.len().saturating_sub(PDF_EDGE)..];
    let (kind, whole) = if bytes.starts_with(PNG) {
        (FileKind::Png, contains(end, b"IEND"))
    } else if bytes.starts_with(JPEG) {
        (FileKind::Jpeg, contains(end, b"\xff\xd9"))
    } else if contains(start, b"%PDF-") {
        (FileKind::Pdf, contains(end, b"%%EOF"))
    } else {
        return Err(refused(FILE_UNKNOWN_KIND));
    };
    if !whole {
        return Err(refused(FILE_BROKEN));
    }
    let pages = match kind {
        FileKind::Pdf => pages(bytes),
        FileKind::Png | FileKind::Jpeg => None,
    };
    Ok(FileFacts { kind, pages })
}

/// A refusal that names the field.
pub(crate) fn refused(code: Code) -> Failure {
    let problem = FieldProblem::new("file", "invalid", code.message);
    Failure::new(code).with_fields(vec![problem])
}

/// The kind of a stored file, by the ending of its name on disk.
pub(crate) fn kind_of(file: &str) -> Option<FileKind> {
    let (_, ending) = file.rsplit_once('.')?;
    [FileKind::Pdf, FileKind::Png, FileKind::Jpeg]
        .into_iter()
        .find(|kind| kind.ending() == ending)
}

/// Counts the page objects of a PDF, packed ones too. A file that was changed by appending to it may contain pages
/// twice, so it is not counted.
fn pages(bytes: &[u8]) -> Option<i64> {
    let start = &bytes[..bytes.len().min(PDF_EDGE)];
    let versions = positions(bytes, b"startxref").count();
    if contains(start, b"/Linearized") {
        // It says how many there are; both of its tables of objects are of one version.
        let at = positions(start, b"/N ").next()?;
        let digits = start[at + 3..].split(|byte| !byte.is_ascii_digit());
        let number = std::str::from_utf8(digits.into_iter().next()?).ok()?;
        return number.parse().ok().filter(|_| versions <= 2).and_then(sane);
    }
    if versions != 1 {
        return None;
    }
    let mut count = page_objects(bytes);
    let mut unpacked = 0;
    for at in positions(bytes, b"/ObjStm") {
        let stream = positions(&bytes[at..], b"stream").next()? + at + b"stream".len();
        let packed = match &bytes[stream..] {
            [b'\r', b'\n', packed @ ..] | [b'\n', packed @ ..] => packed,
            _ => return None,
        };
        let mut objects = Vec::new();
        let mut reader = ZlibDecoder::new(packed).take(MOST_OF_STREAM);
        let read = reader.read_to_end(&mut objects);
        unpacked += objects.len();
        let cut = objects.len() as u64 == MOST_OF_STREAM;
        if read.is_err() || cut || unpacked > MOST_UNPACKED {
            return None;
        }
        count += page_objects(&objects);
    }
    sane(count)
}

fn sane(pages: i64) -> Option<i64> {
    (1..=MOST_PAGES).contains(&pages).then_some(pages)
}

/// How often `/Type /Page` stands there, and not `/Type /Pages`.
fn page_objects(bytes: &[u8]) -> i64 {
    let typed = positions(bytes, b"/Type").filter(|at| {
        let rest = &bytes[at + b"/Type".len()..];
        let name = rest.trim_ascii_start();
        name.strip_prefix(b"/Page").is_some_and(|after| {
            after
                .first()
                .is_none_or(|next| !next.is_ascii_alphanumeric())
        })
    });
    i64::try_from(typed.count()).unwrap_or(i64::MAX)
}

fn contains(bytes: &[u8], wanted: &[u8]) -> bool {
    positions(bytes, wanted).next().is_some()
}

fn positions<'a>(bytes: &'a [u8], wanted: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
    let windows = bytes.windows(wanted.len()).enumerate();
    windows.filter_map(move |(at, window)| (window == wanted).then_some(at))
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::{Compression, write::ZlibEncoder};

    use super::*;

    fn pages_of(body: &[u8]) -> Option<i64> {
        let file = [b"%PDF-1.7\n", body, b"\nstartxref\n9\n%%EOF\n"].concat();
        facts(&file).unwrap().pages
    }

    #[test]
    fn pages_are_counted_plain_and_packed() {
        assert_eq!(
            pages_of(b"<</Type/Pages>> <</Type /Page/Parent 1 0 R>> <</Type\n/Page>>"),
            Some(2)
        );
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::fast());
        packed
            .write_all(b"<</Type/Page>><</Type/Page>><</Type/PageLabel>>")
            .unwrap();
        let stream = [
            b"1 0 obj <</Type/ObjStm>> stream\r\n".as_slice(),
            &packed.finish().unwrap(),
            b"\nendstream <</Type/Page>>",
        ];
        assert_eq!(pages_of(&stream.concat()), Some(3));
        assert_eq!(pages_of(b"<</Linearized 1/N 12/O 3>>\nstartxref"), Some(12));
    }

    #[test]
    fn what_cannot_be_counted_is_not_guessed() {
        assert_eq!(pages_of(b"nothing"), None);
        assert_eq!(pages_of(b"<</Type/Page>> startxref <</Type/Page>>"), None);
        assert_eq!(pages_of(b"<</Type/ObjStm>> stream\nnot packed"), None);
        let mut bomb = ZlibEncoder::new(Vec::new(), Compression::best());
        bomb.write_all(&vec![b' '; 64 << 20]).unwrap();
        let bomb = bomb.finish().unwrap();
        let stream = [b"<</Type/ObjStm>> stream\n".as_slice(), &bomb].concat();
        assert_eq!(pages_of(&stream), None);
    }

    #[test]
    fn a_file_is_known_by_its_content_and_has_to_be_whole() {
        let code = |bytes: &[u8]| facts(bytes).map(|facts| facts.kind).map_err(|f| f.code());
        assert_eq!(
            code(b"\x89PNG\r\n\x1a\n....IEND\xaeB`\x82"),
            Ok(FileKind::Png)
        );
        assert_eq!(code(b"\xff\xd8\xff\xe0....\xff\xd9"), Ok(FileKind::Jpeg));
        assert_eq!(code(b"\xff\xd8\xff\xe0...."), Err(FILE_BROKEN));
        assert_eq!(code(b"%PDF-1.4 half"), Err(FILE_BROKEN));
        for other in [&b"<svg/>"[..], b"PK\x03\x04", b"GIF89a", b"", b"MZ"] {
            assert_eq!(code(other), Err(FILE_UNKNOWN_KIND), "{other:?}");
        }
        let failure = facts(b"PK").err().unwrap();
        assert_eq!(failure.problem().fields.unwrap()[0].field, "file");
    }
}
