//! The text that is scraped.

use std::{collections::HashMap, fmt};

use kernel::{
    Metric, Sample,
    metrics::{DURATION_BOUNDS, DurationSummary, MetricKind, SampleValue},
};
use prometheus_client::{
    collector::Collector,
    encoding::{DescriptorEncoder, MetricEncoder, NoLabelSet, prometheus_text, text},
    metrics::MetricType,
    registry::{Registry, Unit},
};

/// What a scraper accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// With units, as Prometheus asks for it.
    OpenMetrics,
    /// The older text format, for everybody else.
    Prometheus,
}

impl Format {
    pub fn accepted(accept: Option<&str>) -> Self {
        if accept.is_some_and(|accept| accept.contains("application/openmetrics-text")) {
            Self::OpenMetrics
        } else {
            Self::Prometheus
        }
    }

    pub fn content_type(self) -> &'static str {
        match self {
            Self::OpenMetrics => "application/openmetrics-text; version=1.0.0; charset=utf-8",
            Self::Prometheus => prometheus_text::CONTENT_TYPE,
        }
    }
}

#[derive(Debug)]
struct Families(Vec<(&'static Metric, Vec<Sample>)>);

/// Every metric has its description, also without a value.
pub fn write(format: Format, known: Vec<&'static Metric>, samples: Vec<Sample>) -> String {
    let mut by_name: HashMap<&str, Vec<Sample>> = HashMap::new();
    for sample in samples {
        by_name.entry(sample.metric.name).or_default().push(sample);
    }
    let families = known.into_iter().map(|metric| {
        let samples = by_name.remove(metric.name).unwrap_or_default();
        (metric, samples)
    });
    let mut registry = Registry::default();
    registry.register_collector(Box::new(Families(families.collect())));
    let mut written = String::new();
    let outcome = match format {
        Format::OpenMetrics => text::encode(&mut written, &registry),
        Format::Prometheus => prometheus_text::encode(&mut written, &registry),
    };
    if outcome.is_err() {
        tracing::error!("the metrics could not be written");
    }
    written
}

impl Collector for Families {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        for (metric, samples) in &self.0 {
            let (name, unit) = name_and_unit(metric);
            let kind = match metric.kind {
                MetricKind::Counter => MetricType::Counter,
                MetricKind::Gauge => MetricType::Gauge,
                MetricKind::Histogram => MetricType::Histogram,
            };
            let mut family = encoder.encode_descriptor(name, metric.help, unit.as_ref(), kind)?;
            for sample in samples {
                encode(sample, family.encode_family(&sample.labels)?)?;
            }
        }
        Ok(())
    }
}

/// The name as the writer wants it, which adds the endings itself.
fn name_and_unit(metric: &Metric) -> (&'static str, Option<Unit>) {
    let name = match metric.kind {
        MetricKind::Counter => metric.name.trim_end_matches("_total"),
        MetricKind::Gauge | MetricKind::Histogram => metric.name,
    };
    for (ending, unit) in [("_seconds", Unit::Seconds), ("_bytes", Unit::Bytes)] {
        if let Some(name) = name.strip_suffix(ending) {
            return (name, Some(unit));
        }
    }
    (name, None)
}

fn encode(sample: &Sample, mut encoder: MetricEncoder) -> fmt::Result {
    match (sample.value, sample.metric.kind) {
        (SampleValue::Number(number), MetricKind::Counter) => {
            encoder.encode_counter::<NoLabelSet, f64, f64>(&number, None)
        }
        (SampleValue::Number(number), _) => encoder.encode_gauge(&number),
        (SampleValue::Durations(durations), _) => {
            let (seconds, buckets) = (durations.seconds, buckets(&durations));
            encoder.encode_histogram::<NoLabelSet>(seconds, durations.count(), &buckets, None)
        }
    }
}

fn buckets(durations: &DurationSummary) -> Vec<(f64, u64)> {
    let bounds = DURATION_BOUNDS.into_iter().chain([f64::INFINITY]);
    bounds.zip(durations.counts).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kernel::metrics::DurationCounts;

    use super::*;

    const SIZE: &Metric = &Metric::gauge("boutique_size_bytes", "A size.");
    const SEEN: &Metric = &Metric::counter("boutique_seen_total", "Seen things.");
    const TIME: &Metric = &Metric::histogram("boutique_time_seconds", "A time.");

    fn written(format: Format) -> String {
        let times = DurationCounts::default();
        times.add(Duration::from_millis(50));
        times.add(Duration::from_secs(60));
        let samples = vec![
            SIZE.of(3_u64),
            SEEN.of(2_u64).with("kind", "a\"b"),
            TIME.of(times.read()),
        ];
        write(format, vec![SIZE, SEEN, TIME], samples)
    }

    #[test]
    fn units_are_named_where_the_format_has_them() {
        let text = written(Format::OpenMetrics);
        for line in [
            "# HELP boutique_size_bytes A size.",
            "# UNIT boutique_size_bytes bytes",
            "boutique_size_bytes 3.0",
            "# TYPE boutique_seen counter",
            "boutique_seen_total{kind=\"a\\\"b\"} 2.0",
            "boutique_time_seconds_bucket{le=\"0.025\"} 0",
            "boutique_time_seconds_bucket{le=\"0.1\"} 1",
            "boutique_time_seconds_bucket{le=\"+Inf\"} 2",
            "boutique_time_seconds_sum 60.05",
            "# EOF",
        ] {
            assert!(
                text.lines().any(|written| written == line),
                "{line}\n{text}"
            );
        }
    }

    #[test]
    fn the_older_format_has_the_same_names() {
        let text = written(Format::Prometheus);
        for line in [
            "# TYPE boutique_seen_total counter",
            "boutique_size_bytes 3.0",
            "boutique_time_seconds_count 2",
        ] {
            assert!(
                text.lines().any(|written| written == line),
                "{line}\n{text}"
            );
        }
    }

    #[test]
    fn the_format_is_the_one_that_is_asked_for() {
        let prometheus =
            "application/openmetrics-text;version=1.0.0;q=0.6,text/plain;version=0.0.4;q=0.4";
        assert_eq!(Format::accepted(Some(prometheus)), Format::OpenMetrics);
        assert_eq!(Format::accepted(Some("*/*")), Format::Prometheus);
        assert_eq!(Format::accepted(None), Format::Prometheus);
    }
}
