//! Lists of pictures that belong to rows of one table.

use std::collections::HashMap;

use kernel::{Picture, PictureId};

/// Picture ids by the row they belong to, in the order in which they are shown.
pub type PicturesOf = HashMap<i64, Vec<PictureId>>;

/// Collects `(row, picture)` pairs, which come in order.
pub fn grouped(pairs: impl IntoIterator<Item = (i64, PictureId)>) -> PicturesOf {
    let mut groups = PicturesOf::new();
    for (row, picture) in pairs {
        groups.entry(row).or_default().push(picture);
    }
    groups
}

/// The pictures that still exist; one that is gone leaves no hole.
pub fn existing(ids: &[PictureId], kept: &HashMap<PictureId, Picture>) -> Vec<Picture> {
    ids.iter().filter_map(|id| kept.get(id).cloned()).collect()
}

#[cfg(test)]
mod tests {
    use kernel::testing::test_picture;

    use super::*;

    #[test]
    fn pictures_keep_their_order_and_gaps_close() {
        let groups = grouped([(1, 30), (1, 10), (2, 20)]);
        assert_eq!(groups[&1], [30, 10]);
        let kept = HashMap::from([(10, test_picture(10))]);
        assert_eq!(existing(&groups[&1], &kept), [test_picture(10)]);
    }
}
