//! What texts have in common whose letters differ: case, accents, apostrophes, hyphens.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Letters in lower case without accents, words parted by single blanks. Apostrophes vanish, and all that is neither a
/// letter nor a digit parts words. Vowel signs of Indian scripts stay: they are no accents.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in text.nfkd().flat_map(char::to_lowercase) {
        match character {
            '\'' | '’' | '‘' | 'ʼ' | '`' | '´' | '\u{200c}' | '\u{200d}' => {}
            '\u{300}'..='\u{36f}' => {}
            _ if character.is_alphanumeric() || is_combining_mark(character) => {
                folded.push(character)
            }
            _ => {
                if !folded.is_empty() && !folded.ends_with(' ') {
                    folded.push(' ');
                }
            }
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn what_sounds_the_same_is_the_same() {
        for (text, same) in [
            ("Kids’ Wear", "kids wear"),
            ("Boy's kurta", "boys kurta"),
            ("Boat-neck  BLOUSE!", "boat neck blouse"),
            ("Appliqué", "applique"),
            ("  100%_ ", "100"),
            ("சேலை", "சேலை"),
            ("ब्लाउज़", "ब्लाउज\u{93c}"),
            ("ब्लाउ\u{95b}", "ब्लाउज\u{93c}"),
            ("- -", ""),
        ] {
            assert_eq!(folded(text), folded(same), "{text}");
        }
        assert_eq!(folded("Boat-neck  BLOUSE!"), "boat neck blouse");
        assert_ne!(folded("सूती"), folded("सत"));
    }
}
