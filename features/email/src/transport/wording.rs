//! Other people's words, as far as they fit a line.

const MOST: usize = 300;

/// The text in one line, cut after `MOST` characters.
pub fn shortened(text: &str) -> String {
    let mut line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((end, _)) = line.char_indices().nth(MOST) {
        line.truncate(end);
        line.push_str("...");
    }
    line.retain(|c| !c.is_control());
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_answer_becomes_a_line() {
        assert_eq!(
            shortened(" The  mailbox\r\nis full\n"),
            "The mailbox is full"
        );
        let long = shortened(&"தையல் ".repeat(200));
        assert!(long.ends_with("...") && long.chars().count() == MOST + 3);
    }
}
