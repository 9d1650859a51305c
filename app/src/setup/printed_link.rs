//! The link of the first start on a terminal: framed, with a QR code for the phone that the shop is set up on.

use kernel::qr_code::QrSquares;

/// Squares of white around a QR code, as ISO/IEC 18004 asks for.
const QUIET: usize = 4;
/// Bright white on black, whatever the colours of the terminal are: a camera needs the light squares light.
const WHITE_ON_BLACK: &str = "\x1b[97;40m";
const USUAL_COLOURS: &str = "\x1b[0m";

/// The sentence and the link in a frame, and the QR code of the link below. Each line is ended.
pub fn on_terminal(sentence: &str, link: &str) -> String {
    let mut printed = framed(&[sentence, link]);
    // A link that is too long for a code is printed all the same.
    if let Ok(squares) = QrSquares::of(link) {
        printed.push_str(&drawn(&squares));
    }
    printed
}

fn framed(lines: &[&str]) -> String {
    let width = lines.iter().map(|line| line.chars().count()).max();
    let width = width.unwrap_or_default();
    let edge = "─".repeat(width + 2);
    let inside = lines.iter().map(|line| format!("│ {line:<width$} │\n"));
    format!("╭{edge}╮\n{}╰{edge}╯\n", inside.collect::<String>())
}

/// Two rows of squares in each line of text, as its characters are twice as high as wide.
fn drawn(QrSquares { side, dark }: &QrSquares) -> String {
    let whole = side + 2 * QUIET;
    let mut is_dark = vec![false; whole * whole];
    for (column, row) in dark {
        is_dark[(row + QUIET) * whole + column + QUIET] = true;
    }
    let mut printed = String::new();
    for row in (0..whole).step_by(2) {
        printed.push_str(WHITE_ON_BLACK);
        for column in 0..whole {
            let upper = is_dark[row * whole + column];
            // Below the last row of an odd number there is nothing, which is black.
            let lower = is_dark.get((row + 1) * whole + column).copied();
            let lower = lower.unwrap_or(true);
            printed.push(match (upper, lower) {
                (false, false) => '█',
                (false, true) => '▀',
                (true, false) => '▄',
                (true, true) => ' ',
            });
        }
        printed.push_str(USUAL_COLOURS);
        printed.push('\n');
    }
    printed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_camera_reads_the_link_from_the_terminal() {
        let link = format!(
            "https://shop.example/setup/{}",
            "0123456789abcdef".repeat(4)
        );
        let printed = on_terminal("Open this link.", &link);
        let lines: Vec<&str> = printed.lines().collect();
        assert!(lines[1].contains("Open this link.") && lines[2].contains(&link));
        let width = |line: &str| line.chars().count();
        assert!(lines[..4].iter().all(|line| width(line) == width(lines[0])));

        let rows: Vec<Vec<char>> = lines[4..]
            .iter()
            .map(|line| {
                let line = line.strip_prefix(WHITE_ON_BLACK).unwrap();
                line.strip_suffix(USUAL_COLOURS).unwrap().chars().collect()
            })
            .collect();
        let (scale, side) = (4, rows[0].len());
        assert!(side <= 80, "wider than a terminal: {side}");
        let is_light = |x: usize, y: usize| {
            let (row, upper) = (y / scale / 2, (y / scale).is_multiple_of(2));
            match rows[row][x / scale] {
                '█' => true,
                '▀' => upper,
                '▄' => !upper,
                _ => false,
            }
        };
        let mut image =
            rqrr::PreparedImage::prepare_from_greyscale(side * scale, side * scale, |x, y| {
                if is_light(x, y) { 255 } else { 0 }
            });
        assert_eq!(image.detect_grids()[0].decode().unwrap().1, link);
    }
}
