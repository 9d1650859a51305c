//! What a film is called before anybody names it.

/// "measuring-final_2.mp4" is "measuring final 2".
pub fn title_of(file_name: &str) -> String {
    let stem = file_name
        .rsplit_once('.')
        .map_or(file_name, |(stem, _)| stem);
    let words: String = stem
        .chars()
        .map(|letter| {
            if "-_".contains(letter) || letter.is_control() {
                ' '
            } else {
                letter
            }
        })
        .take(120)
        .collect();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.is_empty() {
        "Film".to_owned()
    } else {
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_is_first_called_what_its_file_is() {
        assert_eq!(title_of("measuring-final_2.mp4"), "measuring final 2");
        assert_eq!(title_of("Cutting"), "Cutting");
        assert_eq!(title_of(".mp4"), "Film");
    }
}
