//! Answers by which a customer withdraws consent: STOP and the like, in the languages of the shop's customers.

/// Each is compared without spaces, punctuation and case. CANCEL is none: it may be about a visit.
const WORDS: [&str; 24] = [
    "stop",
    "stop all",
    "stop promotions",
    "stop messages",
    "unsubscribe",
    "opt out",
    "end",
    "quit",
    // Tamil
    "நிறுத்து",
    "நிறுத்தவும்",
    "நிறுத்துங்கள்",
    // Hindi
    "बंद",
    "बंद करो",
    "बंद करें",
    "बन्द करें",
    "रोकें",
    "रोको",
    // Telugu, Malayalam, Kannada
    "ఆపు",
    "ఆపండి",
    "നിർത്തുക",
    "നിർത്തൂ",
    "നിര്‍ത്തുക",
    "ನಿಲ್ಲಿಸಿ",
    "ನಿಲ್ಲಿಸು",
];

/// Whether a whole text is such an answer. One that only contains such a word, like "please stop by at five", is not.
pub fn is_stop(text: &str) -> bool {
    let text = folded(text);
    WORDS.iter().any(|word| folded(word) == text)
}

fn folded(text: &str) -> String {
    let ignored = |character: char| {
        character.is_whitespace()
            || character.is_control()
            || character.is_ascii_punctuation()
            // Dashes, quotes and joiners; the Indian full stops; variants of emoji.
            || matches!(character, '\u{2000}'..='\u{206f}' | '\u{964}' | '\u{965}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
    };
    let characters = text.chars().filter(|character| !ignored(*character));
    characters.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stop_is_known_however_it_is_written() {
        for text in [
            "STOP",
            " stop. ",
            "S T O P!!",
            "Un-subscribe",
            "“Stop”",
            "Opt-out",
            "நிறுத்து.",
            "நிறுத்தவும்",
            "बंद।",
            "बंद करें",
            "ఆపండి",
            "നിർത്തുക",
            "നിര്\u{200d}ത്തുക",
        ] {
            assert!(is_stop(text), "{text}");
        }
    }

    #[test]
    fn what_only_contains_such_a_word_is_an_ordinary_message() {
        for text in [
            "",
            "Cancel",
            "   ",
            "Please stop by at five",
            "Do not stop the blouse",
            "non-stop",
            "START",
            "Is the bus stop near?",
        ] {
            assert!(!is_stop(text), "{text}");
        }
    }
}
