//! Where pictures and films are shown, as all the features together know it.

use std::{collections::HashMap, sync::Arc};

use kernel::{Failure, FilmId, KeptUse, KeptUses, PictureId};

/// Somebody who reads why a file cannot go needs no longer list than this.
const TOLD: usize = 4;

#[derive(Clone)]
pub(crate) struct Uses(pub Vec<Arc<dyn KeptUses>>);

impl Uses {
    /// One question to each feature, whatever the number of pictures.
    pub async fn of_pictures(
        &self,
        pictures: &[PictureId],
    ) -> Result<HashMap<PictureId, Vec<KeptUse>>, Failure> {
        let mut all = HashMap::new();
        for feature in &self.0 {
            collect(&mut all, feature.of_pictures(pictures).await?);
        }
        Ok(all)
    }

    pub async fn of_films(
        &self,
        films: &[FilmId],
    ) -> Result<HashMap<FilmId, Vec<KeptUse>>, Failure> {
        let mut all = HashMap::new();
        for feature in &self.0 {
            collect(&mut all, feature.of_films(films).await?);
        }
        Ok(all)
    }
}

fn collect(all: &mut HashMap<i64, Vec<KeptUse>>, found: Vec<(i64, KeptUse)>) {
    for (id, shown) in found {
        all.entry(id).or_default().push(shown);
    }
}

/// "Product Silk blouse, Story Borders and 3 more".
pub(super) fn told(uses: &[KeptUse]) -> String {
    let named = uses
        .iter()
        .take(TOLD)
        .map(|shown| format!("{} \u{201c}{}\u{201d}", shown.what, shown.title));
    let mut words = named.collect::<Vec<_>>().join(", ");
    if uses.len() > TOLD {
        words.push_str(&format!(" and {} more", uses.len() - TOLD));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_cut() {
        let shown = |title: &str| KeptUse::new("Product", title, "/admin");
        assert_eq!(told(&[shown("A")]), "Product \u{201c}A\u{201d}");
        let many: Vec<KeptUse> = ["A", "B", "C", "D", "E", "F"].map(shown).to_vec();
        assert!(told(&many).ends_with("\u{201c}D\u{201d} and 2 more"));
    }
}
