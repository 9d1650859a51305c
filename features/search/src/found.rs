//! What a search finds, and in which order.

use std::collections::HashSet;

use kernel::{Image, Paise, SearchItem};
use poem_openapi::Object;

/// Most results of a search.
const MOST: usize = 10;

/// One result of a search.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct SearchHit {
    /// Its kind.
    #[oai(rename = "type")]
    pub kind: String,
    /// Id of the thing within its kind.
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// What tells two results of one name apart.
    pub subtype: Option<String>,
    /// Where it leads: a path of this site.
    pub path: String,
    /// One line about it.
    pub line: Option<String>,
    /// Its price, or the lowest of its prices, in paise.
    pub price_paise: Option<Paise>,
    /// Its image.
    pub image: Option<Image>,
}

/// An item with its texts in lower case, ready to be looked through.
pub struct Entry {
    item: SearchItem,
    name: String,
    haystack: String,
}

impl Entry {
    pub fn new(item: SearchItem) -> Self {
        Self {
            name: item.name.to_lowercase(),
            // No query has a line break, so nothing matches across two texts.
            haystack: item.texts.join("\n").to_lowercase(),
            item,
        }
    }
}

/// Substring matches: an exact name first, then by kind; the same type, name and subtype only once.
pub fn find(entries: &[Entry], query: &str) -> Vec<SearchHit> {
    let query = query.trim().to_lowercase();
    if query.is_empty() {
        return Vec::new();
    }
    let mut matches: Vec<&Entry> = entries
        .iter()
        .filter(|entry| entry.haystack.contains(&query))
        .collect();
    matches.sort_by_key(|entry| (entry.name != query, entry.item.kind));
    let mut seen = HashSet::new();
    matches
        .into_iter()
        .filter(|entry| seen.insert((entry.item.kind, &entry.item.name, &entry.item.subtype)))
        .take(MOST)
        .map(|entry| hit(&entry.item))
        .collect()
}

fn hit(item: &SearchItem) -> SearchHit {
    SearchHit {
        kind: item.kind.id.to_owned(),
        id: item.id,
        name: item.name.clone(),
        subtype: item.subtype.clone(),
        path: item.path.clone(),
        line: item.line.clone(),
        price_paise: item.price,
        image: item.image.clone(),
    }
}

#[cfg(test)]
mod tests {
    use kernel::SearchKind;

    use super::*;

    const FIRST: SearchKind = SearchKind {
        rank: 1,
        id: "first",
        label: "",
    };
    const SECOND: SearchKind = SearchKind {
        rank: 2,
        id: "second",
        label: "",
    };
    const THIRD: SearchKind = SearchKind {
        rank: 3,
        id: "third",
        label: "",
    };
    const FOURTH: SearchKind = SearchKind {
        rank: 4,
        id: "fourth",
        label: "",
    };

    fn entry(kind: SearchKind, id: i64, name: &str, texts: &[&str]) -> Entry {
        Entry::new(SearchItem {
            kind,
            id,
            name: name.to_owned(),
            subtype: None,
            texts: texts.iter().map(|text| (*text).to_owned()).collect(),
            path: "/".to_owned(),
            line: None,
            price: None,
            image: None,
        })
    }

    fn ids(entries: &[Entry], query: &str) -> Vec<i64> {
        find(entries, query).into_iter().map(|hit| hit.id).collect()
    }

    #[test]
    fn an_exact_name_comes_first_then_the_kinds_in_their_order() {
        let entries = [
            entry(FOURTH, 1, "Blouse with lining", &["Blouse with lining"]),
            entry(THIRD, 2, "Blouse", &["Blouse"]),
            entry(SECOND, 3, "Blouses", &["Blouses"]),
            entry(
                FIRST,
                4,
                "Blouse, start to finish",
                &["Blouse, start to finish"],
            ),
        ];
        assert_eq!(ids(&entries, "BLOUSE"), [2, 4, 3, 1]);
    }

    #[test]
    fn the_same_thing_is_listed_once_and_ten_are_enough() {
        let mut entries: Vec<Entry> = (0..20)
            .map(|id| entry(THIRD, id, &format!("Kurti {id}"), &["kurti"]))
            .collect();
        entries.push(entry(FIRST, 99, "Kurti", &["kurti"]));
        entries.push(entry(FIRST, 98, "Kurti", &["kurti"]));
        let found = ids(&entries, "kurti");
        assert_eq!(found.len(), 10);
        assert_eq!(found[0], 99);
        assert!(!found.contains(&98));
    }

    #[test]
    fn a_blank_query_and_a_query_across_two_texts_find_nothing() {
        let entries = [entry(THIRD, 1, "Kurti", &["long kurti", "ladies"])];
        assert!(ids(&entries, "  ").is_empty());
        assert!(ids(&entries, "kurtiladies").is_empty());
        assert!(ids(&entries, "100%_").is_empty());
        assert_eq!(ids(&entries, "g k"), [1]);
    }
}
