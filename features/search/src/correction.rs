//! What a visitor may have meant whose query finds nothing.

use std::collections::HashMap;

use crate::{found::Entry, synonyms::Term};

/// Shorter words are not corrected, and nothing is corrected to one: too many are alike.
const FEWEST_LETTERS: usize = 4;
/// Words of as many letters may have two wrong ones.
const LONG: usize = 6;
/// Most words that are tried in the place of one.
const MOST_TRIED: usize = 3;

/// The words of a shop, each with how much speaks for it: how often it occurs, above all in names.
pub struct Vocabulary(HashMap<String, usize>);

impl Vocabulary {
    pub fn of(entries: &[Entry]) -> Self {
        let mut words = HashMap::new();
        let mut count = |text: &str, weight: usize| {
            let letters = |word: &&str| {
                word.chars().count() >= FEWEST_LETTERS && word.chars().all(char::is_alphabetic)
            };
            for word in text.split_whitespace().filter(letters) {
                *words.entry(word.to_owned()).or_insert(0) += weight;
            }
        };
        for entry in entries {
            count(&entry.name, 100);
            count(&entry.haystack, 1);
        }
        Self(words)
    }

    /// The words nearest to this one, the best first.
    fn near(&self, word: &str) -> Vec<&str> {
        let typed: Vec<char> = word.chars().collect();
        if typed.len() < FEWEST_LETTERS {
            return Vec::new();
        }
        let most = if typed.len() < LONG { 1 } else { 2 };
        let mut near: Vec<(usize, usize, &str)> = self
            .0
            .iter()
            .filter_map(|(known, weight)| {
                let letters: Vec<char> = known.chars().collect();
                let apart = distance(&typed, &letters, most)?;
                Some((apart, usize::MAX - weight, known.as_str()))
            })
            .collect();
        near.sort_unstable();
        near.into_iter()
            .take(MOST_TRIED)
            .map(|(_, _, known)| known)
            .collect()
    }
}

/// The queries to try instead, the best first: what is nowhere in the shop is replaced by the words nearest to it.
/// Empty if every word is somewhere in the shop, or if one is like none.
pub fn corrections(entries: &[Entry], vocabulary: &Vocabulary, terms: &[Term]) -> Vec<String> {
    let mut replaced: Vec<Vec<&str>> = Vec::with_capacity(terms.len());
    let mut wrong = 0;
    for term in terms {
        if entries.iter().any(|entry| entry.has(term)) {
            replaced.push(vec![&term.typed]);
            continue;
        }
        let near = vocabulary.near(&term.typed);
        if near.is_empty() {
            return Vec::new();
        }
        wrong += 1;
        replaced.push(near);
    }
    let tries = if wrong == 0 { 0 } else { MOST_TRIED };
    let mut queries: Vec<String> = (0..tries)
        .map(|turn| {
            let words = replaced
                .iter()
                .filter_map(|near| near.get(turn).or(near.last()));
            words.copied().collect::<Vec<_>>().join(" ")
        })
        .collect();
    queries.dedup();
    queries
}

/// How many letters are missing, too many, wrong or swapped with their neighbour (optimal string alignment); `None` if
/// more than `most`.
fn distance(one: &[char], other: &[char], most: usize) -> Option<usize> {
    if one.len().abs_diff(other.len()) > most {
        return None;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (row, letter) in one.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, of_other) in other.iter().enumerate() {
            let at = |line: &[usize], index: usize| line.get(index).copied().unwrap_or(usize::MAX);
            let changed = at(&last, column) + usize::from(letter != of_other);
            let mut least = changed
                .min(at(&last, column + 1) + 1)
                .min(at(&next, column) + 1);
            let is_swapped = row > 0
                && column > 0
                && one.get(row - 1) == Some(of_other)
                && other.get(column - 1) == Some(letter);
            if is_swapped {
                least = least.min(at(&before, column - 1) + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut last, next);
    }
    last.last().copied().filter(|apart| *apart <= most)
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn letters_are_counted_that_are_wrong() {
        let apart = |one: &str, other: &str| {
            let letters = |text: &str| text.chars().collect::<Vec<_>>();
            distance(&letters(one), &letters(other), 2)
        };
        assert_eq!(apart("bluose", "blouse"), Some(1));
        assert_eq!(apart("blose", "blouse"), Some(1));
        assert_eq!(apart("lehngaa", "lehenga"), Some(2));
        assert_eq!(apart("blouse", "blouse"), Some(0));
        assert_eq!(apart("frock", "blouse"), None);
        assert_eq!(apart("zebrawood", "zebra"), None);
    }
}
