//! What a visitor may have meant whose query finds nothing.

use std::{collections::BTreeMap, ops::Bound};

use crate::{found::Entry, synonyms::Term};

/// Shorter words are not corrected, and nothing is corrected to one: too many are alike.
const FEWEST_LETTERS: usize = 4;
/// Words of as many letters may have two wrong ones.
const LONG: usize = 6;
/// Most words that are tried in the place of one.
const MOST_TRIED: usize = 3;

/// The words of a shop, each with how much speaks for it: how often it occurs, above all in names.
pub struct Vocabulary(BTreeMap<String, Word>);

#[derive(Default)]
struct Word {
    weight: usize,
    letters: Vec<char>,
    /// A bit for each letter that occurs, by its number in its script.
    set: u32,
}

impl Vocabulary {
    pub fn of(entries: &[Entry]) -> Self {
        let mut terms: BTreeMap<String, Word> = BTreeMap::new();
        let mut count = |text: &str, weight: usize| {
            for word in text.split_whitespace() {
                terms.entry(word.to_owned()).or_default().weight += weight;
            }
        };
        for entry in entries {
            count(&entry.name, 100);
            count(&entry.all.texts, 1);
        }
        for (text, word) in &mut terms {
            word.letters = text.chars().collect();
            word.set = set_of(&word.letters);
        }
        Self(terms)
    }

    /// The terms without the synonyms that are nowhere in the shop, so that a search looks for few words.
    pub fn narrowed(&self, terms: Vec<Term>) -> Vec<Term> {
        let narrowed = |mut term: Term| {
            term.others
                .retain(|other| self.has_beginning(other.trim_start()));
            term
        };
        terms.into_iter().map(narrowed).collect()
    }

    /// Whether a word of the shop begins like the first word of the phrase, or is it.
    fn has_beginning(&self, phrase: &str) -> bool {
        let mut parts = phrase.split(' ');
        let (first, is_alone) = (parts.next().unwrap_or_default(), parts.next().is_none());
        let next = self
            .0
            .range::<str, _>((Bound::Included(first), Bound::Unbounded))
            .next();
        next.is_some_and(|(known, _)| match is_alone {
            true => known.starts_with(first),
            false => known == first,
        })
    }

    /// The words nearest to this one, the best first.
    fn near(&self, word: &str) -> Vec<&str> {
        let typed: Vec<char> = word.chars().collect();
        if typed.len() < FEWEST_LETTERS {
            return Vec::new();
        }
        let most = if typed.len() < LONG { 1 } else { 2 };
        let set = set_of(&typed);
        let mut near: Vec<(usize, usize, &str)> = self
            .0
            .iter()
            .filter(|(_, known)| known.is_correct_and_like(set, most))
            .filter_map(|(text, known)| {
                let apart = distance(&typed, &known.letters, most)?;
                Some((apart, usize::MAX - known.weight, text.as_str()))
            })
            .collect();
        near.sort_unstable();
        near.into_iter()
            .take(MOST_TRIED)
            .map(|(_, _, known)| known)
            .collect()
    }
}

impl Word {
    /// Whether it can be suggested, and may be `most` letters apart: each changes two bits at most.
    fn is_correct_and_like(&self, set: u32, most: usize) -> bool {
        self.letters.len() >= FEWEST_LETTERS
            && self
                .letters
                .iter()
                .all(|character| character.is_alphabetic())
            && (self.set ^ set).count_ones() as usize <= 2 * most
    }
}

fn set_of(letters: &[char]) -> u32 {
    letters.iter().fold(0, |set, character| {
        set | 1 << (u32::from(*character) % u32::BITS)
    })
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
            let corrected = replaced
                .iter()
                .filter_map(|near| near.get(turn).or(near.last()));
            corrected.copied().collect::<Vec<_>>().join(" ")
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
    for (row, character) in one.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, of_other) in other.iter().enumerate() {
            let at = |line: &[usize], index: usize| line.get(index).copied().unwrap_or(usize::MAX);
            let changed = at(&last, column) + usize::from(character != of_other);
            let mut least = changed
                .min(at(&last, column + 1) + 1)
                .min(at(&next, column) + 1);
            let is_swapped = row > 0
                && column > 0
                && one.get(row - 1) == Some(of_other)
                && other.get(column - 1) == Some(character);
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
