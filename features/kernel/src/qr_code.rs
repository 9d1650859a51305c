//! QR codes.

use qrcode::{Color, QrCode, render::svg};

use crate::Failure;

/// Draws a text as a QR code: an SVG document in black on white, with the quiet zone that ISO/IEC
/// 18004 asks for.
///
/// # Errors
/// The text is longer than a QR code can hold (2,331 bytes).
pub fn qr_code_svg(text: &str) -> Result<String, Failure> {
    let code = QrCode::new(text).map_err(|error| Failure::internal(error.to_string()))?;
    Ok(code
        .render::<svg::Color<'_>>()
        .min_dimensions(240, 240)
        .build())
}

/// The squares of a QR code, for drawing it elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrSquares {
    /// Squares along a side, without the quiet zone.
    pub side: usize,
    /// Column and row of each dark square.
    pub dark: Vec<(usize, usize)>,
}

impl QrSquares {
    /// The code of a text.
    ///
    /// # Errors
    /// As for [`qr_code_svg`].
    pub fn of(text: &str) -> Result<Self, Failure> {
        let code = QrCode::new(text).map_err(|error| Failure::internal(error.to_string()))?;
        let side = code.width();
        let squares = code.to_colors().into_iter().enumerate();
        let dark = squares.filter(|(_, colour)| *colour == Color::Dark);
        Ok(Self {
            side,
            dark: dark.map(|(at, _)| (at % side, at / side)).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads `MxXhWvH` squares of the drawing's path back into pixels and decodes them.
    fn decoded(svg: &str) -> String {
        let side: usize = svg
            .split("width=\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap()
            .parse()
            .unwrap();
        let mut dark = vec![false; side * side];
        let path = svg
            .rsplit("d=\"")
            .next()
            .unwrap()
            .split('"')
            .next()
            .unwrap();
        for square in path.split('M').skip(1) {
            let mut numbers = square
                .split(|character: char| !character.is_ascii_digit())
                .filter_map(|number| number.parse::<usize>().ok());
            let (x, y, width, height) = (
                numbers.next().unwrap(),
                numbers.next().unwrap(),
                numbers.next().unwrap(),
                numbers.next().unwrap(),
            );
            for row in y..y + height {
                dark[row * side + x..row * side + x + width].fill(true);
            }
        }
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
            if dark[y * side + x] { 0 } else { 255 }
        });
        image.detect_grids()[0].decode().unwrap().1
    }

    #[test]
    fn a_camera_reads_the_squares_of_a_printed_code() {
        let text = "https://shop.example/orderstatus/0123456789abcdef0123456789abcdef";
        let QrSquares { side, dark } = QrSquares::of(text).unwrap();
        // Four pixels to a square, and four squares of white around.
        let pixels = (side + 8) * 4;
        let is_dark = |x: usize, y: usize| {
            let (column, row) = ((x / 4).checked_sub(4), (y / 4).checked_sub(4));
            column.zip(row).is_some_and(|place| dark.contains(&place))
        };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(pixels, pixels, |x, y| {
            if is_dark(x, y) { 0 } else { 255 }
        });
        assert_eq!(image.detect_grids()[0].decode().unwrap().1, text);
    }

    #[test]
    fn a_camera_reads_what_was_written() {
        for text in [
            "https://shop.example/admin/orders/1063/pieces/12",
            "https://கடை.example/orderstatus/0123456789abcdef0123456789abcdef",
        ] {
            assert_eq!(decoded(&qr_code_svg(text).unwrap()), text);
        }
    }
}
