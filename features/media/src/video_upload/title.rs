//! Initial title of a video.

/// Makes "measuring final 2" of "measuring-final_2.mp4".
pub fn title_of(file_name: &str) -> String {
    let stem = file_name
        .rsplit_once('.')
        .map_or(file_name, |(stem, _)| stem);
    let wording: String = stem
        .chars()
        .map(|content| {
            if "-_".contains(content) || content.is_control() {
                ' '
            } else {
                content
            }
        })
        .take(120)
        .collect();
    let wording = wording.split_whitespace().collect::<Vec<_>>().join(" ");
    if wording.is_empty() {
        "Video".to_owned()
    } else {
        wording
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_initial_title_comes_from_the_file_name() {
        assert_eq!(title_of("measuring-final_2.mp4"), "measuring final 2");
        assert_eq!(title_of("Cutting"), "Cutting");
        assert_eq!(title_of(".mp4"), "Video");
    }
}
