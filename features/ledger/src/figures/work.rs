//! What is due and late today, and how long orders took to become ready.

use kernel::{Day, Failure};
use poem_openapi::Object;

use super::DateRange;
use crate::Ledger;

/// How many pieces are listed.
const MOST_LINES: usize = 100;
/// Days from today in which pieces are due soon, today included.
const SOON: i64 = 7;

/// Days late: the first and last of each; the last one has no end.
const LATE: [(i64, Option<i64>); 3] = [(1, Some(3)), (4, Some(7)), (8, None)];

/// Promised pieces today, and orders that became ready in a range of days.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct WorkReport {
    /// Pieces that are not ready and promised for today or the six days after it.
    pub due: i64,
    /// Pieces that are not ready and were promised for an earlier day.
    pub late: i64,
    /// Those by days late.
    pub late_by: Vec<LatePieces>,
    /// The late pieces, latest first, then those due; at most a hundred.
    pub pieces: Vec<DuePiece>,
    /// How long orders took.
    pub ready: ReadyTimes,
}

/// Pieces that are equally late.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LatePieces {
    /// At least so many days.
    pub from_days: i64,
    /// And at most so many; absent for the latest.
    pub to_days: Option<i64>,
    /// How many pieces.
    pub count: i64,
}

/// A piece that is due soon, or late.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct DuePiece {
    /// Id of the order.
    pub order_id: i64,
    /// As people say it.
    pub number: String,
    /// Whose order it is.
    pub customer: String,
    /// What is made.
    pub item: String,
    /// The day it is promised for.
    pub promised: Day,
    /// Days late; 0 if it is not.
    pub days_late: i64,
    /// Name of the one to whom it is assigned.
    pub maker: Option<String>,
}

/// Days from approval to ready, of the orders that became ready in a range of days.
#[derive(Object, Clone, Debug, PartialEq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ReadyTimes {
    /// How many orders became ready.
    pub orders: i64,
    /// The median of their days; absent without orders.
    pub median_days: Option<f64>,
    /// How many had a promised day.
    pub promised: i64,
    /// How many of those were ready by it.
    pub on_time: i64,
    /// Orders by number of days, fewest first.
    pub days: Vec<OrdersOfDays>,
    /// The slowest of them.
    pub slowest: Option<SlowestOrder>,
}

/// Orders that took equally many days.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct OrdersOfDays {
    /// Days from approval to ready.
    pub days: i64,
    /// How many of them were ready by the promised day, or had none.
    pub on_time: i64,
    /// How many were ready after it.
    pub late: i64,
}

/// The order that took longest.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct SlowestOrder {
    /// Id of the order.
    pub order_id: i64,
    /// As people say it.
    pub number: String,
    /// What was made.
    pub item: String,
    /// Its days.
    pub days: i64,
}

impl Ledger {
    /// With every piece; the answer of the API has the first hundred.
    pub(crate) async fn work_report(&self, range: DateRange) -> Result<WorkReport, Failure> {
        let today = self.now().day();
        let promised = self.orders.promised(today.plus_days(SOON - 1)).await?;
        let makers: Vec<i64> = promised.iter().filter_map(|piece| piece.maker).collect();
        let names = self.people.names(&makers).await?;
        let pieces: Vec<DuePiece> = promised
            .into_iter()
            .map(|piece| DuePiece {
                order_id: piece.order,
                number: piece.number,
                customer: piece.customer,
                item: piece.item,
                promised: piece.promised,
                days_late: today.days_since(piece.promised).max(0),
                maker: piece.maker.and_then(|maker| names.get(&maker).cloned()),
            })
            .collect();
        let late = pieces.iter().filter(|piece| piece.days_late > 0).count() as i64;
        let late_by = LATE.map(|(from_days, to_days)| LatePieces {
            from_days,
            to_days,
            count: pieces
                .iter()
                .filter(|piece| piece.days_late >= from_days)
                .filter(|piece| to_days.is_none_or(|to| piece.days_late <= to))
                .count() as i64,
        });
        Ok(WorkReport {
            due: pieces.len() as i64 - late,
            late,
            late_by: late_by.into(),
            pieces,
            ready: self.ready_times(range).await?,
        })
    }

    async fn ready_times(&self, range: DateRange) -> Result<ReadyTimes, Failure> {
        let (from, until) = (range.from.start(), range.end().start());
        let orders = self.orders.made_ready(from, until).await?;
        let mut took: Vec<i64> = Vec::with_capacity(orders.len());
        let mut days: std::collections::BTreeMap<i64, OrdersOfDays> = Default::default();
        let (mut promised, mut on_time) = (0, 0);
        let mut slowest: Option<SlowestOrder> = None;
        for order in orders {
            let ready = order.ready_at.day();
            let long = ready.days_since(order.approved_at.day()).max(0);
            let in_time = order.promised.is_none_or(|day| ready <= day);
            if order.promised.is_some() {
                promised += 1;
                on_time += i64::from(in_time);
            }
            let same = days.entry(long).or_insert(OrdersOfDays {
                days: long,
                on_time: 0,
                late: 0,
            });
            same.on_time += i64::from(in_time);
            same.late += i64::from(!in_time);
            if slowest.as_ref().is_none_or(|slowest| slowest.days < long) {
                slowest = Some(SlowestOrder {
                    order_id: order.order,
                    number: order.number,
                    item: order.item,
                    days: long,
                });
            }
            took.push(long);
        }
        Ok(ReadyTimes {
            orders: took.len() as i64,
            median_days: median(took),
            promised,
            on_time,
            days: days.into_values().collect(),
            slowest,
        })
    }
}

/// The middle one, or the mean of the two in the middle.
fn median(mut numbers: Vec<i64>) -> Option<f64> {
    numbers.sort_unstable();
    let middle = numbers.len() / 2;
    let upper = *numbers.get(middle)? as f64;
    if numbers.len() % 2 == 1 {
        return Some(upper);
    }
    Some((numbers[middle - 1] as f64 + upper) / 2.0)
}

impl WorkReport {
    /// With at most a hundred pieces.
    pub fn shortened(mut self) -> Self {
        self.pieces.truncate(MOST_LINES);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_or_between_two() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![9, 1, 4]), Some(4.0));
        assert_eq!(median(vec![9, 1, 4, 5]), Some(4.5));
    }
}
