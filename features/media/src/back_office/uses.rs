//! Where images and videos are shown, collected from all features.

use std::{collections::HashMap, sync::Arc};

use kernel::{Failure, ImageId, MediaUse, MediaUses, VideoId};

/// Maximum number of uses named in a message.
const REPORTED: usize = 4;

#[derive(Clone)]
pub(crate) struct Uses(pub Vec<Arc<dyn MediaUses>>);

impl Uses {
    /// Asks each feature once, whatever the number of images.
    pub async fn of_images(
        &self,
        images: &[ImageId],
    ) -> Result<HashMap<ImageId, Vec<MediaUse>>, Failure> {
        let mut all = HashMap::new();
        for feature in &self.0 {
            collect(&mut all, feature.of_images(images).await?);
        }
        Ok(all)
    }

    pub async fn of_videos(
        &self,
        videos: &[VideoId],
    ) -> Result<HashMap<VideoId, Vec<MediaUse>>, Failure> {
        let mut all = HashMap::new();
        for feature in &self.0 {
            collect(&mut all, feature.of_videos(videos).await?);
        }
        Ok(all)
    }
}

fn collect(all: &mut HashMap<i64, Vec<MediaUse>>, found: Vec<(i64, MediaUse)>) {
    for (id, shown) in found {
        all.entry(id).or_default().push(shown);
    }
}

/// Formats uses, such as "Product Silk blouse, Story Borders and 3 more".
pub(super) fn reported(uses: &[MediaUse]) -> String {
    let named = uses
        .iter()
        .take(REPORTED)
        .map(|shown| format!("{} \u{201c}{}\u{201d}", shown.what, shown.title));
    let mut wording = named.collect::<Vec<_>>().join(", ");
    if uses.len() > REPORTED {
        wording.push_str(&format!(" and {} more", uses.len() - REPORTED));
    }
    wording
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_shortened() {
        let shown = |title: &str| MediaUse::new("product", "Product", 1, title);
        assert_eq!(reported(&[shown("A")]), "Product \u{201c}A\u{201d}");
        let many: Vec<MediaUse> = ["A", "B", "C", "D", "E", "F"].map(shown).to_vec();
        assert!(reported(&many).ends_with("\u{201c}D\u{201d} and 2 more"));
    }
}
