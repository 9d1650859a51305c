//! Words that mean the same: spellings and translations that every shop's visitors use, and the owner's own.

use std::{collections::BTreeMap, sync::LazyLock};

use crate::fold::folded;

/// A group in each line, its words parted by commas.
const SPELLINGS: &str = include_str!("spellings.txt");
static SHIPPED: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| groups(SPELLINGS));

/// From as many letters on, the beginning of a word stands for it, for visitors who are still typing.
const FEWEST_LETTERS: usize = 4;
/// Most words of a phrase that has synonyms.
const LONGEST: usize = 4;
/// Words that say nothing of what is looked for.
const FILLERS: [&str; 9] = ["a", "an", "and", "for", "in", "of", "on", "the", "with"];

/// One thing that all results contain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// As it was typed, folded.
    pub typed: String,
    /// Words and phrases that mean the same, folded, each after the blank that its first word begins with.
    pub others: Vec<String>,
}

/// The groups of synonyms of a shop.
pub struct Synonyms {
    groups: Vec<Vec<String>>,
    /// The groups of each word or phrase.
    by_phrase: BTreeMap<String, Vec<usize>>,
}

impl Synonyms {
    /// The shipped groups and the shop's own, a group in each line.
    pub fn new(own: &str) -> Self {
        let groups: Vec<Vec<String>> = SHIPPED.iter().cloned().chain(groups(own)).collect();
        let mut by_phrase: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (index, group) in groups.iter().enumerate() {
            for phrase in group {
                by_phrase.entry(phrase.clone()).or_default().push(index);
            }
        }
        Self { groups, by_phrase }
    }

    /// What a folded query looks for.
    pub fn terms(&self, query: &str) -> Vec<Term> {
        let typed: Vec<&str> = query.split(' ').filter(|word| !word.is_empty()).collect();
        let telling: Vec<&str> = typed
            .iter()
            .copied()
            .filter(|word| !FILLERS.contains(word))
            .collect();
        let mut open = if telling.is_empty() {
            &typed[..]
        } else {
            &telling[..]
        };
        let mut terms = Vec::new();
        while !open.is_empty() {
            let (length, term) = self.first_term(open);
            terms.push(term);
            open = open.get(length..).unwrap_or_default();
        }
        terms
    }

    /// The longest phrase at the beginning that has synonyms, or the first word; and its number of words.
    fn first_term(&self, parts: &[&str]) -> (usize, Term) {
        let beginning = |length: usize| parts.get(..length).unwrap_or_default().join(" ");
        for length in (2..=LONGEST.min(parts.len())).rev() {
            let phrase = beginning(length);
            let groups = self.groups_of(&phrase);
            if !groups.is_empty() {
                return (length, self.term(phrase, &groups));
            }
        }
        let word = beginning(1);
        let mut groups = self.groups_of(&word);
        if groups.is_empty() {
            groups = self.groups_begun_by(&word);
        }
        (1, self.term(word, &groups))
    }

    fn term(&self, typed: String, groups: &[usize]) -> Term {
        let groups = groups.iter().filter_map(|index| self.groups.get(*index));
        let mut others: Vec<String> = groups
            .flatten()
            .filter(|other| **other != typed)
            .map(|other| format!(" {other}"))
            .collect();
        others.sort_unstable();
        others.dedup();
        Term { typed, others }
    }

    /// The groups of a phrase, or of its singular.
    fn groups_of(&self, phrase: &str) -> Vec<usize> {
        let singular = phrase.strip_suffix('s');
        let found = self.by_phrase.get(phrase);
        found
            .or_else(|| self.by_phrase.get(singular?))
            .cloned()
            .unwrap_or_default()
    }

    fn groups_begun_by(&self, word: &str) -> Vec<usize> {
        if word.chars().count() < FEWEST_LETTERS {
            return Vec::new();
        }
        let from = self.by_phrase.range(word.to_owned()..);
        let begun = from.take_while(|(phrase, _)| phrase.starts_with(word));
        let mut indices: Vec<usize> = begun.flat_map(|(_, of)| of).copied().collect();
        indices.sort_unstable();
        indices.dedup();
        indices
    }
}

/// The groups of a text with a group in each line, folded. A word alone is no group.
fn groups(text: &str) -> Vec<Vec<String>> {
    let lines = text.lines().map(|line| {
        line.split(',')
            .map(folded)
            .filter(|phrase| !phrase.is_empty())
            .collect::<Vec<_>>()
    });
    lines.filter(|group| group.len() > 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn others(query: &str) -> Vec<String> {
        let terms = Synonyms::new("temple border, gopuram\ntie").terms(&folded(query));
        let others = terms.into_iter().flat_map(|term| term.others);
        others.map(|other| other.trim().to_owned()).collect()
    }

    #[test]
    fn spellings_and_translations_stand_for_each_other() {
        for (typed, meant) in [
            ("Sari", "saree"),
            ("sarees", "sari"),
            ("ரவிக்கை", "blouse"),
            ("ब्लाउज़", "blouse"),
            ("साड़ी", "saree"),
            ("chudid", "churidar"),
            ("Half-Saree", "davani"),
            ("gopuram", "temple border"),
        ] {
            assert!(others(typed).contains(&meant.to_owned()), "{typed}");
        }
        assert!(!others("kurta").contains(&"kurti".to_owned()));
        assert!(others("tie").is_empty(), "a word alone");
        assert!(others("sar").is_empty(), "too short to know");
    }

    #[test]
    fn fillers_count_only_where_there_is_nothing_else() {
        let synonyms = Synonyms::new("");
        let typed = |query: &str| -> Vec<String> {
            let terms = synonyms.terms(query);
            terms.into_iter().map(|term| term.typed).collect()
        };
        assert_eq!(typed("blouse for the kids"), ["blouse", "kids"]);
        assert_eq!(typed("with"), ["with"]);
        assert!(typed("").is_empty());
    }
}
