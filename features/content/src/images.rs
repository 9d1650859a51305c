//! Lists of images that belong to rows of one table.

use std::collections::HashMap;

use kernel::{Image, ImageId};

/// Image ids by the row they belong to, in the order in which they are shown.
pub type ImagesOf = HashMap<i64, Vec<ImageId>>;

/// Collects `(row, image)` pairs, which come in order.
pub fn grouped(pairs: impl IntoIterator<Item = (i64, ImageId)>) -> ImagesOf {
    let mut groups = ImagesOf::new();
    for (row, image) in pairs {
        groups.entry(row).or_default().push(image);
    }
    groups
}

/// The images that still exist; one that is gone leaves no hole.
pub fn existing(ids: &[ImageId], stored: &HashMap<ImageId, Image>) -> Vec<Image> {
    ids.iter()
        .filter_map(|id| stored.get(id).cloned())
        .collect()
}

#[cfg(test)]
mod tests {
    use kernel::testing::test_image;

    use super::*;

    #[test]
    fn images_keep_their_order_and_gaps_close() {
        let groups = grouped([(1, 30), (1, 10), (2, 20)]);
        assert_eq!(groups[&1], [30, 10]);
        let stored = HashMap::from([(10, test_image(10))]);
        assert_eq!(existing(&groups[&1], &stored), [test_image(10)]);
    }
}
