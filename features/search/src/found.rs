//! What a search finds, and in which order.

use std::collections::HashSet;

use kernel::{Image, Paise, SearchItem};
use poem_openapi::Object;

use crate::{fold::folded, synonyms::Term};

/// Most results of a search, all kinds together.
const MOST: usize = 10;
/// Most results of a search for one kind.
const MOST_OF_ONE: usize = 60;
/// From as many letters on, a word is also found where it is written as two.
const FEWEST_JOINED: usize = 5;

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

/// The results of one kind, best first.
#[derive(Object, Clone, Debug)]
pub struct SearchGroup {
    /// How many there are.
    pub total: u32,
    /// The first of them.
    pub hits: Vec<SearchHit>,
}

/// An item with its texts folded, ready to be looked through.
pub struct Entry {
    pub item: SearchItem,
    pub name: String,
    /// All of its texts.
    pub all: Haystack,
    /// Its texts without the longer one.
    short: Haystack,
}

/// Folded texts, each in a line of its own that begins with a blank. No query has a line break, so nothing matches across
/// two texts.
pub struct Haystack {
    pub texts: String,
    /// The same without blanks.
    joined: String,
}

impl Haystack {
    fn of<'a>(texts: impl Iterator<Item = &'a String>) -> Self {
        let texts: String = texts.map(|text| format!(" {}\n", folded(text))).collect();
        Self {
            joined: texts.replace(' ', ""),
            texts,
        }
    }

    /// Whether it contains each word of the term anywhere, or a word that means the same at the beginning of one. A word
    /// that is long enough may be written as two.
    fn has(&self, term: &Term) -> bool {
        let mut parts = term.typed.split(' ');
        let has_word = |word: &str| match word.chars().count() < FEWEST_JOINED {
            true => self.texts.contains(word),
            false => self.joined.contains(word),
        };
        let mut others = term.others.iter();
        parts.all(has_word) || others.any(|other| self.texts.contains(other))
    }
}

impl Entry {
    pub fn new(item: SearchItem) -> Self {
        Self {
            name: folded(&item.name),
            all: Haystack::of(item.texts.iter().chain(&item.description)),
            short: Haystack::of(item.texts.iter()),
            item,
        }
    }

    pub fn has(&self, term: &Term) -> bool {
        self.all.has(term)
    }

    /// Whether one of the terms is only in the longer text.
    fn is_far(&self, terms: &[Term]) -> bool {
        !terms.iter().all(|term| self.short.has(term))
    }

    fn has_all(&self, terms: &[Term]) -> bool {
        terms.iter().all(|term| self.has(term))
    }
}

/// The items that have all terms, by kind: those named exactly like the query first, those that only a longer text
/// leads to last; the same type, name and subtype only once. Kinds with an exact name come before the others. `query`
/// is folded. Of one kind alone there are more.
pub fn find(
    entries: &[Entry],
    query: &str,
    terms: &[Term],
    kind: Option<&str>,
) -> Vec<SearchGroup> {
    if terms.is_empty() {
        return Vec::new();
    }
    let of_kind = |entry: &&Entry| kind.is_none_or(|kind| entry.item.kind.id == kind);
    let mut matches: Vec<&Entry> = entries
        .iter()
        .filter(of_kind)
        .filter(|entry| entry.has_all(terms))
        .collect();
    matches.sort_by_key(|entry| (entry.item.kind, entry.name != query, entry.is_far(terms)));
    let mut seen = HashSet::new();
    matches.retain(|entry| seen.insert((entry.item.kind, &entry.item.name, &entry.item.subtype)));
    let mut groups: Vec<&[&Entry]> = matches
        .chunk_by(|one, next| one.item.kind == next.item.kind)
        .collect();
    groups.sort_by_key(|group| group.iter().all(|entry| entry.name != query));
    let sizes: Vec<usize> = groups.iter().map(|group| group.len()).collect();
    let shown = match kind {
        Some(_) => vec![MOST_OF_ONE],
        None => shares(&sizes),
    };
    let groups = groups.into_iter().zip(shown);
    groups.map(|(group, shown)| grouped(group, shown)).collect()
}

/// How many results of each kind are shown: the kinds take turns until there are ten.
fn shares(sizes: &[usize]) -> Vec<usize> {
    let mut shares = vec![0; sizes.len()];
    let mut left = MOST.min(sizes.iter().sum());
    while left > 0 {
        for (share, size) in shares.iter_mut().zip(sizes) {
            if left > 0 && *share < *size {
                *share += 1;
                left -= 1;
            }
        }
    }
    shares
}

fn grouped(group: &[&Entry], shown: usize) -> SearchGroup {
    SearchGroup {
        total: u32::try_from(group.len()).unwrap_or(u32::MAX),
        hits: group
            .iter()
            .take(shown)
            .map(|entry| hit(&entry.item))
            .collect(),
    }
}

pub fn hit(item: &SearchItem) -> SearchHit {
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
    use crate::{correction::Vocabulary, synonyms::Synonyms};

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

    fn entry(kind: SearchKind, id: i64, name: &str, texts: &[&str]) -> Entry {
        Entry::new(SearchItem {
            kind,
            id,
            name: name.to_owned(),
            subtype: None,
            texts: texts.iter().map(|text| (*text).to_owned()).collect(),
            description: None,
            path: "/".to_owned(),
            line: None,
            price: None,
            image: None,
        })
    }

    fn groups(entries: &[Entry], query: &str) -> Vec<SearchGroup> {
        let query = folded(query);
        let terms = Vocabulary::of(entries).narrowed(Synonyms::new("").terms(&query));
        find(entries, &query, &terms, None)
    }

    fn ids(entries: &[Entry], query: &str) -> Vec<i64> {
        let hits = groups(entries, query)
            .into_iter()
            .flat_map(|group| group.hits);
        hits.map(|hit| hit.id).collect()
    }

    #[test]
    fn results_are_by_kind_and_an_exact_name_comes_first() {
        let entries = [
            entry(SECOND, 1, "Blouse with lining", &["Blouse with lining"]),
            entry(SECOND, 2, "Blouse", &["Blouse"]),
            entry(FIRST, 3, "Blouses", &["Blouses"]),
            entry(FIRST, 4, "Silk blouse", &["Silk blouse"]),
        ];
        assert_eq!(ids(&entries, "BLOUSE"), [2, 1, 3, 4], "in the second kind");
        assert_eq!(ids(&entries, "silk blouse"), [4], "in the first kind");
        assert_eq!(ids(&entries, "blous"), [3, 4, 1, 2], "in none");
        let both = entry(FIRST, 5, "Blouse", &["Blouse"]);
        let entries: Vec<Entry> = entries.into_iter().chain([both]).collect();
        assert_eq!(ids(&entries, "blouse"), [5, 3, 4, 2, 1], "in both");
    }

    #[test]
    fn what_a_name_says_comes_before_what_a_description_says() {
        let mut far = entry(FIRST, 1, "Lehenga", &["Lehenga"]).item;
        far.description = Some("Skirt, dupatta and blouse.".to_owned());
        let entries = [
            Entry::new(far),
            entry(FIRST, 2, "Silk blouse", &["Silk blouse"]),
        ];
        assert_eq!(ids(&entries, "blouse"), [2, 1]);
    }

    #[test]
    fn the_same_thing_is_listed_once_and_kinds_share_ten_places() {
        let of = |kind, from: i64, count: i64| {
            (from..from + count).map(move |id| entry(kind, id, &format!("Kurti {id}"), &["kurti"]))
        };
        let mut entries: Vec<Entry> = of(FIRST, 0, 20).chain(of(SECOND, 50, 3)).collect();
        entries.push(entry(SECOND, 98, "Kurti 50", &["kurti"]));
        let found = groups(&entries, "kurti");
        let counts = |group: &SearchGroup| (group.total, group.hits.len());
        let counted: Vec<(u32, usize)> = found.iter().map(counts).collect();
        assert_eq!(counted, [(20, 7), (3, 3)]);
        let terms = Synonyms::new("").terms("kurti");
        let alone = find(&entries, "kurti", &terms, Some("first"));
        assert_eq!(alone.iter().map(counts).collect::<Vec<_>>(), [(20, 20)]);
    }

    #[test]
    fn every_word_is_found_in_any_order_however_it_is_written() {
        let entries = [
            entry(
                FIRST,
                1,
                "Boat-neck blouse",
                &["Boat-neck blouse", "Blouses"],
            ),
            entry(
                FIRST,
                2,
                "Boys\u{2019} Kurtas",
                &["Boys\u{2019} Kurtas", "Kids\u{2019} Wear"],
            ),
            entry(FIRST, 3, "Fall and pico", &["Fall and pico", "Sarees"]),
            entry(FIRST, 4, "Boatneck kurti", &["Boatneck kurti"]),
        ];
        for (query, found) in [
            ("blouse boat", &[1][..]),
            ("boat neck", &[1, 4]),
            ("boatneck", &[1, 4]),
            ("Boat-Neck", &[1, 4]),
            ("boys kurta", &[2]),
            ("kid's", &[2]),
            ("sari fall", &[3]),
            ("சேலை", &[3]),
            ("pico for a sari", &[3]),
            ("blouse kurta", &[]),
        ] {
            assert_eq!(ids(&entries, query), found, "{query}");
        }
    }

    #[test]
    fn a_blank_query_and_a_query_across_two_texts_find_nothing() {
        let entries = [entry(SECOND, 1, "Kurti", &["long kurti", "ladies"])];
        assert!(ids(&entries, "  ").is_empty());
        assert!(ids(&entries, "kurtiladies").is_empty());
        assert!(ids(&entries, "100%_").is_empty());
        assert_eq!(ids(&entries, "g k"), [1]);
    }
}
