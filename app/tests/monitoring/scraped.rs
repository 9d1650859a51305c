//! Metrics as a scraper reads them, by a parser that is not ours.

use std::collections::BTreeMap;

use prometheus_parse::{Scrape, Value};

pub struct Scraped {
    scrape: Scrape,
    text: String,
}

impl Scraped {
    pub fn of(text: &str) -> Self {
        let lines = text.lines().map(|line| Ok(line.to_owned()));
        Self {
            scrape: Scrape::parse(lines).unwrap(),
            text: text.to_owned(),
        }
    }

    /// Names of the described metrics.
    pub fn described(&self) -> Vec<&str> {
        let lines = self.text.lines();
        let names = lines.filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
        names.collect()
    }

    /// Sum of all samples of a metric with these labels; for a histogram, the number of its durations.
    pub fn value(&self, name: &str, labels: &[(&str, &str)]) -> f64 {
        let has = |sample: &&prometheus_parse::Sample| {
            sample.metric == name
                && labels
                    .iter()
                    .all(|(label, value)| sample.labels.get(label) == Some(*value))
        };
        let samples = self.scrape.samples.iter().filter(has);
        samples
            .map(|sample| match &sample.value {
                Value::Counter(value) | Value::Gauge(value) | Value::Untyped(value) => *value,
                Value::Histogram(counts) => {
                    counts.iter().map(|count| count.count).fold(0.0, f64::max)
                }
                Value::Summary(_) => panic!("{name}: we have no summaries"),
            })
            .sum()
    }

    /// Number of samples of each metric.
    pub fn sizes(&self) -> BTreeMap<&str, usize> {
        let mut sizes = BTreeMap::new();
        for sample in &self.scrape.samples {
            *sizes.entry(sample.metric.as_str()).or_default() += 1;
        }
        sizes
    }
}
