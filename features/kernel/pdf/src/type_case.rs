//! The letters of documents: which font has them, how wide they are, where a line breaks.

use kernel::Failure;
use krilla::text::Font;
use rustybuzz::UnicodeBuffer;

/// How something is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    Text,
    Bold,
    /// The shop's name.
    Display,
}

struct Cut {
    font: Font,
    face: rustybuzz::Face<'static>,
}

impl Cut {
    fn of(bytes: &'static [u8]) -> Option<Self> {
        Some(Self {
            font: Font::new(bytes.into(), 0)?,
            face: rustybuzz::Face::from_slice(bytes, 0)?,
        })
    }

    fn has(&self, content: char) -> bool {
        self.face.glyph_index(content).is_some()
    }

    /// In parts of the size.
    fn width(&self, text: &str) -> f32 {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(&self.face, &[], buffer);
        let units: i32 = shaped
            .glyph_positions()
            .iter()
            .map(|position| position.x_advance)
            .sum();
        units as f32 / self.face.units_per_em() as f32
    }
}

/// All fonts that a document can use. Only the letters that it does use go into it.
pub struct TypeCase {
    cuts: [Cut; 5],
}

const TEXT: usize = 0;
const BOLD: usize = 1;
const DISPLAY: usize = 2;

impl TypeCase {
    /// All fonts of the program.
    ///
    /// # Errors
    /// A font is broken.
    pub fn open() -> Result<Self, Failure> {
        let cut = |bytes| Cut::of(bytes).ok_or_else(|| Failure::internal("a font is broken"));
        Ok(Self {
            cuts: [
                cut(include_bytes!("../fonts/anek-latin-400.ttf"))?,
                cut(include_bytes!("../fonts/anek-latin-600.ttf"))?,
                cut(include_bytes!("../fonts/rozha-one.ttf"))?,
                cut(include_bytes!("../fonts/anek-tamil-400.ttf"))?,
                cut(include_bytes!("../fonts/anek-devanagari-400.ttf"))?,
            ],
        })
    }

    pub fn width(&self, text: &str, face: Face, size: f32) -> f32 {
        let runs = self.runs(text, face);
        runs.map(|(cut, part)| self.cuts[cut].width(part) * size)
            .sum()
    }

    /// The text in parts that one font can draw, each with its font and width.
    pub fn parts<'a>(
        &'a self,
        text: &'a str,
        face: Face,
        size: f32,
    ) -> impl Iterator<Item = (Font, &'a str, f32)> {
        self.runs(text, face).map(move |(cut, part)| {
            let cut = &self.cuts[cut];
            (cut.font.clone(), part, cut.width(part) * size)
        })
    }

    /// Lines that are not wider than `width`, broken between words if that is possible.
    pub fn lines(&self, text: &str, face: Face, size: f32, width: f32) -> Vec<String> {
        let fits = |text: &str| self.width(text, face, size) <= width;
        let mut lines = Vec::new();
        let mut line = String::new();
        for word in text.split_whitespace() {
            let longer = if line.is_empty() {
                word.to_owned()
            } else {
                format!("{line} {word}")
            };
            if fits(&longer) {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for content in word.chars() {
                if !line.is_empty() && !fits(&format!("{line}{content}")) {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(content);
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }

    fn runs<'a>(
        &'a self,
        text: &'a str,
        face: Face,
    ) -> impl Iterator<Item = (usize, &'a str)> + 'a {
        let mut rest = text;
        std::iter::from_fn(move || {
            let first = rest.chars().next()?;
            let cut = self.cut_of(first, face, None);
            let end = rest
                .char_indices()
                .find(|(_, content)| self.cut_of(*content, face, Some(cut)) != cut)
                .map_or(rest.len(), |(place, _)| place);
            let (run, after) = rest.split_at(end);
            rest = after;
            Some((cut, run))
        })
    }

    /// What joins letters stays with them. A letter that no font has is drawn as an empty box.
    fn cut_of(&self, content: char, face: Face, before: Option<usize>) -> usize {
        let joins = matches!(content, '\u{200c}' | '\u{200d}' | '\u{964}' | '\u{965}');
        if let Some(before) = before
            && joins
        {
            return before;
        }
        let own = match face {
            Face::Text => TEXT,
            Face::Bold => BOLD,
            Face::Display => DISPLAY,
        };
        let order = [own, TEXT, 3, 4];
        let found = order.into_iter().find(|cut| self.cuts[*cut].has(content));
        found.unwrap_or(own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_finds_its_font() {
        let case = TypeCase::open().unwrap();
        let runs: Vec<_> = case
            .runs("Asha ஆஷா आशा ₹5", Face::Bold)
            .map(|(cut, part)| (cut, part.trim()))
            .filter(|(_, part)| !part.is_empty())
            .collect();
        assert_eq!(runs, [(BOLD, "Asha"), (3, "ஆஷா"), (4, "आशा"), (BOLD, "₹5")]);
    }

    #[test]
    fn long_words_break_and_short_words_stay_together() {
        let case = TypeCase::open().unwrap();
        let text = "Bridal blouse with aari work and Longwordwithoutanyblankatallinit";
        let lines = case.lines(text, Face::Text, 10.0, 90.0);
        assert!(lines.len() > 3, "{lines:?}");
        assert!(
            lines
                .iter()
                .all(|line| case.width(line, Face::Text, 10.0) <= 90.0)
        );
        assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
        assert!(case.lines(" ", Face::Text, 10.0, 90.0).is_empty());
    }
}
