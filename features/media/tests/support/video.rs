//! Minimal video files.

pub const CAPTIONS: &[u8] = b"WEBVTT\n\n00:00.000 --> 00:02.000\nHold the tape level.\n";

/// A box with its header.
fn boxed(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
    let length = u32::try_from(content.len() + 8).unwrap();
    [&length.to_be_bytes(), kind.as_slice(), content].concat()
}

pub fn start() -> Vec<u8> {
    boxed(b"ftyp", b"isom\0\0\x02\0isomavc1mp41")
}

pub fn data() -> Vec<u8> {
    boxed(b"mdat", &[0x65; 4096])
}

/// The index of a video of 640 by 360 with 24.6 seconds.
pub fn index(codec: &[u8; 4]) -> Vec<u8> {
    index_turned(codec, [0x1_0000, 0, 0, 0x1_0000])
}

pub fn index_turned(codec: &[u8; 4], [a, b, c, d]: [u32; 4]) -> Vec<u8> {
    let wording =
        |wording: &[u32]| -> Vec<u8> { wording.iter().flat_map(|w| w.to_be_bytes()).collect() };
    let matrix = [a, b, 0, c, d, 0, 0, 0, 0x4000_0000];
    let head = wording(
        &[
            &[7, 0, 0, 1, 0, 24_600, 0, 0, 0, 0],
            &matrix[..],
            &[640 << 16, 360 << 16],
        ]
        .concat(),
    );
    let media_head = wording(&[0, 0, 0, 1000, 24_600, 0]);
    let handler = [wording(&[0, 0]), b"vide".to_vec(), vec![0; 13]].concat();
    let sample = [
        wording(&[0, 1, 0, 0, 0, 0]),
        wording(&[(640 << 16) | 360]),
        vec![0; 50],
        match codec {
            b"avc1" => boxed(b"avcC", &[1, 66, 0, 30, 0xFF, 0xE0, 0]),
            _ => Vec::new(),
        },
    ]
    .concat();
    let description = [wording(&[0, 1]), boxed(codec, &sample)].concat();
    let table = boxed(b"stbl", &boxed(b"stsd", &description));
    let media = [
        boxed(b"mdhd", &media_head),
        boxed(b"hdlr", &handler),
        boxed(b"minf", &table),
    ]
    .concat();
    let track = [boxed(b"tkhd", &head), boxed(b"mdia", &media)].concat();
    let movie_head = wording(&[
        0, 0, 0, 1000, 24_600, 0x1_0000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    ]);
    boxed(
        b"moov",
        &[boxed(b"mvhd", &movie_head), boxed(b"trak", &track)].concat(),
    )
}

/// A video that plays while it downloads.
pub fn video() -> Vec<u8> {
    [start(), index(b"avc1"), data()].concat()
}
