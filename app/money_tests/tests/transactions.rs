//! Sums over a long list of transactions, compared with sums made here of what the test recorded.

use crate::support::Shop;
use kernel::{Tx, testing::Caller};
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);
/// 1 August 2026, noon in India, before the shop's own time.
const BEGIN: i64 = 1_785_565_800 - 10 * 86_400;
const HOUR: i64 = 3_600;

/// A transaction as the test recorded it.
struct Known {
    key: String,
    at: i64,
    paise: i64,
    show: &'static str,
    /// Came or went back for good; what is due back from the first is neither.
    received: i64,
    returned: i64,
    /// Waits for a word of the owner's.
    waits: bool,
    user: i64,
}

impl Known {
    fn number(&self) -> &str {
        self.key.split_once('-').unwrap().1
    }
}

/// Every third purchase is an advance; every seventh payment was one too many, every eleventh of those left went back.
async fn fill(tx: &mut Tx) -> Vec<Known> {
    let mut known = Vec::new();
    for number in 1..=150_i64 {
        let (user, at) = (7 + number % 2, BEGIN + number * HOUR);
        let paise = 10_000 + number * 137;
        let kind = if number % 3 == 0 { "advance" } else { "course" };
        let state = match number {
            n if n % 7 == 0 => "refund_due",
            n if n % 11 == 0 => "refunded",
            _ => "settled",
        };
        let reason = (number % 7 == 0).then_some("second_capture");
        sqlx::query(
            "INSERT INTO payments_order (id, user_id, kind, reference, title, price_paise, percent, amount_paise, terms,
                                         provider, provider_order_id, state, created_at, opened_at)
             VALUES (?1, ?2, ?3, '9', 'Course 1', ?4, 0, ?4, '{}', 'sandbox', 'order_' || ?1, 'abandoned', ?5, ?5)",
        )
        .bind(number)
        .bind(user)
        .bind(kind)
        .bind(paise)
        .bind(at)
        .execute(&mut **tx)
        .await
        .unwrap();
        sqlx::query(
            "INSERT INTO payments_payment (id, order_id, provider, provider_payment_id, amount_paise, currency, method,
                                           captured_at, recorded_at, recorded_by, state, reason)
             VALUES (?1, ?1, 'sandbox', 'pay_' || ?1, ?2, 'INR', 'upi', ?3, ?3, 'webhook', ?4, ?5)",
        )
        .bind(number)
        .bind(paise)
        .bind(at)
        .bind(state)
        .bind(reason)
        .execute(&mut **tx)
        .await
        .unwrap();
        known.push(Known {
            key: format!("online-{number}"),
            at,
            paise,
            show: if kind == "advance" {
                "advances"
            } else {
                "courses"
            },
            received: if reason.is_none() { paise } else { 0 },
            returned: 0,
            waits: false,
            user,
        });
        let back = refund(tx, number, paise, reason.is_some()).await;
        let on_its_way = back.as_ref().is_some_and(|back| !back.waits);
        known.last_mut().unwrap().waits = state == "refund_due" && !on_its_way;
        known.extend(back);
    }
    known
}

/// Every fifth payment has a refund: of some all went back, others are on their way, or failed.
async fn refund(tx: &mut Tx, payment: i64, paid: i64, too_many: bool) -> Option<Known> {
    let state = match payment % 20 {
        _ if payment % 11 == 0 && !too_many => "processed",
        0 => "processed",
        5 => "failed",
        10 => "requested",
        15 => "pending",
        _ => return None,
    };
    let paise = if payment % 11 == 0 { paid } else { paid / 2 };
    let (asked, done) = (BEGIN + payment * HOUR + 60, BEGIN + payment * HOUR + 120);
    sqlx::query(
        "INSERT INTO payments_refund (id, payment_id, provider, amount_paise, reason, key, state, provider_refund_id,
                                      requested_at, done_at)
         VALUES (?1, ?1, 'sandbox', ?2, 'Cloth not cut', 'key' || ?1, ?3, 'rfnd_' || ?1, ?4, ?5)",
    )
    .bind(payment)
    .bind(paise)
    .bind(state)
    .bind(asked)
    .bind(done)
    .execute(&mut **tx)
    .await
    .unwrap();
    Some(Known {
        key: format!("refund-{payment}"),
        at: if state == "processed" { done } else { asked },
        paise: -paise,
        show: "refunds",
        received: 0,
        returned: if state == "processed" && !too_many {
            paise
        } else {
            0
        },
        waits: state == "failed",
        user: 7 + payment % 2,
    })
}

/// Courses that were sold at the counter; every fourth entry was wrong.
async fn sell(tx: &mut Tx) -> Vec<Known> {
    let mut known = Vec::new();
    for number in 1..=30_i64 {
        let (user, at, paise) = (7 + number % 2, BEGIN + number * HOUR + 300, 5_000 + number);
        let mut entries = vec![(1_000 + number, paise, None)];
        if number % 4 == 0 {
            entries.push((2_000 + number, -paise, Some(1_000 + number)));
        }
        for (id, paise, reverses) in entries {
            sqlx::query(
                "INSERT INTO ledger_counter_payment (id, kind, reference, method, amount_paise, day, note, reverses, actor, at,
                                              user_id, title)
                 VALUES (?1, 'course', '1', 'cash', ?2, date(?3 + 19800, 'unixepoch'), '', ?4, 1, ?3, ?5, 'Course 1')",
            )
            .bind(id)
            .bind(paise)
            .bind(at)
            .bind(reverses)
            .bind(user)
            .execute(&mut **tx)
            .await
            .unwrap();
            known.push(Known {
                key: format!("counter-{id}"),
                at,
                paise,
                show: "counter",
                received: paise,
                returned: 0,
                waits: false,
                user,
            });
        }
    }
    known
}

/// All parts of a list, one behind the other. Each says the same totals.
async fn read(shop: &Shop, query: &str) -> (Vec<(String, i64)>, Value) {
    let mut items = Vec::new();
    let mut totals = Value::Null;
    let mut before = String::new();
    loop {
        let path = format!("/admin/payments/transactions?{query}{before}");
        let (status, part) = shop.app.get_as(ROSHNI, &path).await;
        assert_eq!(status, 200, "{part}");
        items.extend(part["items"].as_array().unwrap().iter().map(|item| {
            let key = item["key"].as_str().unwrap().to_owned();
            (key, item["amountPaise"].as_i64().unwrap())
        }));
        assert!(totals.is_null() || totals == part["totals"], "{query}");
        totals = part["totals"].clone();
        match part["next"].as_str() {
            Some(next) => before = format!("&before={next}"),
            None => return (items, totals),
        }
    }
}

#[tokio::test]
async fn a_cursor_that_cannot_be_read_is_refused() {
    let shop = Shop::open().await;
    for before in ["", "xyz", "2026-11-24T06:30:00Z.1.42"] {
        let path = format!("/admin/payments/transactions?before={before}");
        let (status, answer) = shop.app.get_as(ROSHNI, &path).await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!("request.invalid_parameter")),
            "{before}"
        );
    }
}

#[tokio::test]
async fn totals_are_those_of_every_transaction_whatever_is_asked_for() {
    let shop = Shop::open().await;
    let mut tx = shop.app.deps.db.write().await.unwrap();
    let mut known = fill(&mut tx).await;
    known.extend(sell(&mut tx).await);
    // What a bank asks back has not moved.
    sqlx::query(
        "INSERT INTO payments_dispute (provider, provider_dispute_id, provider_payment_id, order_id, amount_paise, reason,
                                       phase, status, created_at)
         SELECT provider, 'disp_' || id, provider_payment_id, order_id, amount_paise, 'fraud', 'chargeback',
                CASE id % 2 WHEN 0 THEN 'lost' ELSE 'open' END, captured_at
         FROM payments_payment WHERE id <= 6",
    )
    .execute(&mut *tx)
    .await
    .unwrap();
    tx.commit().await.unwrap();
    // No two sorts of movement share a second.
    known.sort_by_key(|one| std::cmp::Reverse((one.at, one.number().parse::<i64>().unwrap())));

    type Asked = (&'static str, fn(&Known) -> bool);
    let asked: [Asked; 11] = [
        // The demo store's two entries belong to no customer here.
        ("customer=7", |one| one.user == 7),
        ("month=2026-07&customer=8", |one| one.user == 8),
        ("month=2026-08", |_| false),
        ("show=courses", |one| one.show == "courses"),
        ("show=advances", |one| one.show == "advances"),
        ("show=refunds", |one| one.show == "refunds"),
        ("show=counter&q=course%201", |one| one.show == "counter"),
        ("show=to_decide", |one| one.waits && one.show != "refunds"),
        ("show=failed", |one| one.waits && one.show == "refunds"),
        ("q=pay_7", |one| one.number().starts_with('7')),
        ("show=refunds&customer=8&q=pay_1", |one| {
            one.show == "refunds" && one.user == 8 && one.number().starts_with('1')
        }),
    ];
    for (query, belongs) in asked {
        let (items, totals) = read(&shop, query).await;
        let expected: Vec<&Known> = known.iter().filter(|one| belongs(one)).collect();
        let keys: Vec<(String, i64)> = expected
            .iter()
            .map(|one| (one.key.clone(), one.paise))
            .collect();
        assert_eq!(items, keys, "{query}");
        assert_eq!(keys.is_empty(), query == "month=2026-08", "{query}");
        let received: i64 = expected.iter().map(|one| one.received).sum();
        let returned: i64 = expected.iter().map(|one| one.returned).sum();
        let sums = json!({"count": keys.len(), "receivedPaise": received, "returnedPaise": returned,
                          "netPaise": received - returned});
        assert_eq!(totals, sums, "{query}");
    }
}
