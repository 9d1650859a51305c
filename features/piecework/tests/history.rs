//! A random history: after each act, a statement is the sum of what counts.

use std::collections::HashMap;

use piecework::{DoneWork, DoneWorkId};
use poem::http::Method;
use serde_json::json;

use crate::support::{BLOUSE, LEHENGA, Shop, piece};

const ACTS: i64 = 400;
const MAKERS: [i64; 2] = [3, 4];

/// A sequence of numbers that is the same for the same seed (splitmix64).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: i64) -> i64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        i64::try_from((z ^ (z >> 31)) % sides.unsigned_abs()).unwrap()
    }
}

/// What the rules say, kept apart from the program.
#[derive(Default)]
struct Expected {
    /// Current rates by garment type and maker; 0 for everybody.
    rates: HashMap<(i64, i64), i64>,
    /// Steps that finished each piece, oldest first: step, maker, month, amount.
    steps: HashMap<i64, Vec<(i64, i64, String, i64)>>,
    /// Bonuses less what was paid, by maker and month.
    entries: HashMap<(i64, String), i64>,
}

impl Expected {
    fn rate(&self, garment: i64, maker: i64) -> Option<i64> {
        let of = |maker| self.rates.get(&(garment, maker)).copied();
        of(maker).or_else(|| of(0))
    }

    fn due(&self, maker: i64, month: &str) -> i64 {
        let steps = self.steps.values().flatten();
        let counted = steps.filter(|step| step.1 == maker && step.2 == month);
        let entries = self.entries.get(&(maker, month.to_owned()));
        counted.map(|step| step.3).sum::<i64>() + entries.copied().unwrap_or(0)
    }
}

#[tokio::test]
async fn a_statement_is_the_sum_of_its_counted_pieces() {
    let shop = Shop::open().await;
    let (mut dice, mut expected) = (Dice(26), Expected::default());
    let mut undone = 0;
    for step in 1..=ACTS {
        let month = shop.app.deps.clock.today().month().to_string();
        let maker = MAKERS[usize::try_from(dice.roll(2)).unwrap()];
        let (id, garment) = (
            1 + dice.roll(40),
            if dice.roll(3) == 0 { LEHENGA } else { BLOUSE },
        );
        match dice.roll(10) {
            0 => {
                let (who, paise) = (maker * dice.roll(2), 1_000 * dice.roll(30));
                let own = (who > 0).then_some(who);
                shop.rate(garment, own, paise, None).await;
                expected.rates.insert((garment, who), paise);
            }
            1..=5 => {
                let quantity = 1 + dice.roll(3);
                let work = DoneWork {
                    quantity,
                    ..piece(id, step, garment, Some(maker))
                };
                shop.finish(work).await;
                let rate = expected.rate(garment, maker);
                let steps = expected.steps.entry(id).or_default();
                let paid = rate.filter(|_| steps.is_empty());
                let amount = paid.unwrap_or(0) * quantity;
                steps.push((step, maker, month, amount));
            }
            6..=7 => {
                let last = expected.steps.get_mut(&id).and_then(Vec::pop);
                if let Some((step, ..)) = last {
                    shop.undo(DoneWorkId::Piece { id, step }).await;
                    undone += 1;
                }
            }
            8 => {
                let due = expected.due(maker, &month);
                let (kind, sign) = if dice.roll(2) == 0 {
                    ("bonus", 1)
                } else {
                    ("payment", -1)
                };
                let paise = 100 + dice.roll(5_000);
                let mut body = json!({"month": month, "kind": kind, "amountPaise": paise, "note": "x", "fromDuePaise": due});
                if sign < 0 {
                    body["method"] = json!("cash");
                }
                let path = format!("/statements/{maker}/entries");
                shop.done(Method::POST, &path, body).await;
                *expected.entries.entry((maker, month)).or_default() += sign * paise;
            }
            _ => shop.pass_days(dice.roll(4)),
        }
        let month = shop.app.deps.clock.today().month().to_string();
        for maker in MAKERS {
            let seen = shop.statement(maker, &month).await;
            assert_eq!(
                seen["duePaise"],
                expected.due(maker, &month),
                "act {step}: {seen}"
            );
            let lines = seen["lines"].as_array().unwrap().iter();
            let lines: i64 = lines.filter_map(|line| line["amountPaise"].as_i64()).sum();
            let counted = seen["counted"].as_array().unwrap().iter();
            let counted: i64 = counted.filter_map(|one| one["amountPaise"].as_i64()).sum();
            assert_eq!(lines, counted, "act {step}: {seen}");
        }
    }
    assert!(undone > 20, "{undone}");
    assert!(
        shop.app.deps.clock.today().month().to_string().as_str() > "2026-08",
        "months pass"
    );
}
