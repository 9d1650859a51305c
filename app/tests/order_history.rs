//! A random history of orders of several pieces and their money, through the whole program: after each act every
//! price is what was paid and the balance, for the customer and for the shop, and the shop's books add up.

use std::collections::HashMap;

use kernel::testing::TEST_TIME;
use rand::{Rng, SeedableRng, rngs::StdRng, seq::IndexedRandom};
use serde_json::{Value, json};

use crate::{
    belongings::person::{Answer, Call, Person, Shop},
    support::DemoShop,
};

const SEED: u64 = 20_261_125;
const ORDERS: usize = 4;
const ACTS: usize = 150;
const STEPS: [&str; 5] = [
    "Order Placed",
    "Cutting Started",
    "Stitching In Progress",
    "Ready for Pickup",
    "Delivered",
];
const REASON: &str = "Changed in the shop";

struct History {
    /// Keeps its files until the end.
    demo: DemoShop,
    shop: Shop,
    owner: Person,
    asha: Person,
    random: StdRng,
    orders: Vec<i64>,
    /// How often each act was carried out.
    done: HashMap<&'static str, usize>,
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

impl History {
    async fn begin() -> Self {
        let demo = DemoShop::open().await;
        let mut history = Self {
            owner: demo.person("owner", "demo-owner").await,
            asha: demo.person("customer", "demo-customer").await,
            shop: demo.client(),
            demo,
            random: StdRng::seed_from_u64(SEED),
            orders: Vec::new(),
            done: HashMap::new(),
        };
        let asha: i64 = number(&history.me().await["id"]);
        for _ in 0..ORDERS {
            let pieces: Vec<Value> = (0..history.random.random_range(1..=4))
                .map(|_| history.piece())
                .collect();
            let order = json!({"customerId": asha, "pieces": pieces, "advancePaise": 0});
            let created = history.ask(Call::post("/admin/orders").json(order)).await;
            history.orders.push(number(&created.value()["order"]["id"]));
        }
        history
    }

    async fn me(&mut self) -> Value {
        let session = self.asha.call(&self.shop, &Call::get("/session")).await;
        session.value()["user"].clone()
    }

    fn amount(&mut self) -> i64 {
        self.random.random_range(1..=400) * 500
    }

    fn piece(&mut self) -> Value {
        let price = self.random.random_bool(0.8).then(|| self.amount());
        json!({"work": "Blouse", "quantity": self.random.random_range(1..=3), "pricePaise": price})
    }

    /// Calls as the owner. A refusal is an answer, a failure is not.
    async fn ask(&mut self, call: Call) -> Answer {
        let answer = self.owner.call(&self.shop, &call).await;
        assert!(
            !answer.status.is_server_error(),
            "{}: {}",
            call.path,
            answer.text()
        );
        answer
    }

    async fn detail(&mut self, order: i64) -> Value {
        self.ask(Call::get(format!("/admin/orders/{order}")))
            .await
            .value()
    }

    async fn ledger(&mut self, order: i64) -> Value {
        let ledger = Call::get(format!("/admin/payments/order-ledgers/{order}"));
        self.ask(ledger).await.value()
    }

    /// Does something to an order, and returns which.
    async fn act(&mut self) -> i64 {
        let order = *self.orders.choose(&mut self.random).unwrap();
        let (name, answer) = match self.random.random_range(0..14) {
            0 => ("add a piece", self.add_piece(order).await),
            1 => ("remove a piece", self.remove_piece(order).await),
            2 | 3 => ("price a piece", self.price_piece(order).await),
            4 => ("adjust the price", self.adjust(order).await),
            5 | 6 => ("move a piece", self.move_piece(order).await),
            7 => {
                let change = self.detail(order).await["undoable"].clone();
                let undo = Call::post(format!("/admin/orders/{order}/undo"));
                let named = json!({"change": change.as_str().unwrap_or_default()});
                ("undo", self.ask(undo.json(named)).await)
            }
            8 => ("pay at the counter", self.pay_at_the_counter(order).await),
            9 => ("reverse a counter payment", self.reverse(order).await),
            10 => ("pay online", self.pay_online(order).await),
            11 => ("refund", self.refund(order).await),
            12 => ("alter", self.alter(order).await),
            _ => ("deliver", self.deliver(order).await),
        };
        if answer.status.is_success() {
            *self.done.entry(name).or_default() += 1;
        }
        order
    }

    async fn add_piece(&mut self, order: i64) -> Answer {
        let piece = self.piece();
        self.ask(Call::post(format!("/admin/orders/{order}/pieces")).json(piece))
            .await
    }

    /// One piece of the order: its id, price and status.
    async fn any_piece(&mut self, order: i64) -> (i64, Value, String) {
        let detail = self.detail(order).await;
        let pieces = detail["order"]["pieces"].as_array().unwrap();
        let piece = pieces.choose(&mut self.random).unwrap();
        let status = piece["status"].as_str().unwrap().to_owned();
        (number(&piece["id"]), piece["pricePaise"].clone(), status)
    }

    async fn remove_piece(&mut self, order: i64) -> Answer {
        let (piece, ..) = self.any_piece(order).await;
        self.ask(Call::delete(format!(
            "/admin/orders/{order}/pieces/{piece}"
        )))
        .await
    }

    async fn price_piece(&mut self, order: i64) -> Answer {
        let (piece, from, _) = self.any_piece(order).await;
        let price = json!({"fromPaise": from, "pricePaise": self.amount()});
        self.ask(Call::put(format!("/admin/orders/{order}/pieces/{piece}/price")).json(price))
            .await
    }

    async fn adjust(&mut self, order: i64) -> Answer {
        let from = self.detail(order).await["order"]["pricePaise"].clone();
        let rush = self.random.random_range(0..3) * 25_000;
        let discount = match self.random.random_range(0..3) {
            0 => json!({"rushPaise": rush, "fromPaise": from}),
            1 => json!({"rushPaise": rush, "fromPaise": from, "discountReason": REASON,
                        "discountPaise": self.amount()}),
            _ => json!({"rushPaise": rush, "fromPaise": from, "discountReason": REASON,
                        "discountPercent": self.random.random_range(1..=40)}),
        };
        self.ask(Call::put(format!("/admin/orders/{order}/price-adjustments")).json(discount))
            .await
    }

    async fn move_piece(&mut self, order: i64) -> Answer {
        let (piece, _, from) = self.any_piece(order).await;
        let place = STEPS
            .iter()
            .position(|step| *step == from)
            .unwrap_or_default();
        let next = STEPS[(place + 1).min(STEPS.len() - 2)];
        let to = if self.random.random_bool(0.8) {
            next
        } else {
            STEPS[self.random.random_range(0..4)]
        };
        self.ask(
            Call::post(format!("/admin/orders/{order}/pieces/{piece}/step"))
                .json(json!({"from": from, "to": to})),
        )
        .await
    }

    /// Delivers the whole order: with its balance taken, or unpaid.
    async fn deliver(&mut self, order: i64) -> Answer {
        let detail = self.detail(order).await;
        let (from, due) = (
            &detail["order"]["status"],
            number(&self.ledger(order).await["balancePaise"]),
        );
        let step = if due > 0 && self.random.random_bool(0.5) {
            json!({"from": from, "to": "Delivered", "payment": {"method": "cash", "amountPaise": due}})
        } else {
            json!({"from": from, "to": "Delivered", "unpaid": due > 0})
        };
        self.ask(Call::post(format!("/admin/orders/{order}/step")).json(step))
            .await
    }

    async fn pay_at_the_counter(&mut self, order: i64) -> Answer {
        let method = ["cash", "upi"].choose(&mut self.random).unwrap();
        let payment = json!({"method": method, "amountPaise": self.amount()});
        self.ask(Call::post(format!("/admin/payments/order-ledgers/{order}/entries")).json(payment))
            .await
    }

    async fn reverse(&mut self, order: i64) -> Answer {
        let ledger = self.ledger(order).await;
        let entries = ledger["entries"].as_array().unwrap();
        let counted: Vec<i64> = entries
            .iter()
            .filter(|entry| entry["state"] == "counts" || entry["state"] == "to_decide")
            .filter(|entry| entry["id"].is_i64())
            .map(|entry| number(&entry["id"]))
            .collect();
        let entry = counted
            .choose(&mut self.random)
            .copied()
            .unwrap_or_default();
        self.ask(
            Call::post(format!(
                "/admin/payments/order-ledgers/{order}/entries/{entry}/reverse"
            ))
            .json(json!({"note": REASON})),
        )
        .await
    }

    async fn pay_online(&mut self, order: i64) -> Answer {
        let balance = self.random.random_bool(0.5);
        let buy = json!({"kind": "advance", "reference": order.to_string(), "balance": balance});
        let begun = self
            .customer(Call::post("/payments/orders").json(buy))
            .await;
        if !begun.status.is_success() {
            return begun;
        }
        let begun = begun.value();
        let pay = json!({"providerOrderId": begun["checkout"]["providerOrderId"]});
        let proof = self
            .customer(Call::post("/payments/sandbox/pay").json(pay))
            .await
            .value();
        let proof = json!({"paymentId": proof["paymentId"], "signature": proof["signature"]});
        let confirm = format!("/payments/orders/{}/confirm", begun["order"]["id"]);
        self.customer(Call::post(confirm).json(proof)).await
    }

    async fn refund(&mut self, order: i64) -> Answer {
        let ledger = self.ledger(order).await;
        let entries = ledger["entries"].as_array().unwrap();
        let online: Vec<(i64, i64)> = entries
            .iter()
            .filter(|entry| entry["method"] == "online" && number(&entry["amountPaise"]) > 0)
            .map(|entry| (number(&entry["paymentId"]), number(&entry["amountPaise"])))
            .collect();
        let (payment, paid) = online.choose(&mut self.random).copied().unwrap_or_default();
        let amount = if self.random.random_bool(0.5) {
            paid
        } else {
            paid / 2
        };
        self.ask(
            Call::post(format!("/admin/payments/received/{payment}/refunds"))
                .json(json!({"amountPaise": amount, "reason": REASON})),
        )
        .await
    }

    /// Alters a delivered piece, free or for a price, and hands it over: paid, or unpaid.
    async fn alter(&mut self, order: i64) -> Answer {
        let (piece, ..) = self.any_piece(order).await;
        let price = self.random.random_bool(0.8).then(|| self.amount());
        let recorded = self
            .ask(
                Call::post(format!("/admin/orders/{order}/pieces/{piece}/alterations"))
                    .json(json!({"work": "Take in the waist", "pricePaise": price})),
            )
            .await;
        if !recorded.status.is_success() {
            return recorded;
        }
        let detail = recorded.value();
        let alterations = detail["order"]["alterations"].as_array().unwrap();
        let alteration = number(&alterations.last().unwrap()["id"]);
        let mut step = json!({"from": "Received", "to": "Handed Over", "unpaid": true});
        if let Some(price) = price.filter(|_| self.random.random_bool(0.6)) {
            step["payment"] = json!({"method": "upi", "amountPaise": price});
        }
        let path = format!("/admin/orders/{order}/alterations/{alteration}/step");
        self.ask(Call::post(path).json(step)).await
    }

    async fn customer(&mut self, call: Call) -> Answer {
        let answer = self.asha.call(&self.shop, &call).await;
        assert!(
            !answer.status.is_server_error(),
            "{}: {}",
            call.path,
            answer.text()
        );
        answer
    }

    /// Total that the month's report counts, in paise.
    async fn books(&mut self) -> i64 {
        let month = TEST_TIME.day().to_string()[..7].to_owned();
        let report = Call::get(format!("/admin/payments/report?month={month}"));
        number(&self.ask(report).await.value()["totalPaise"])
    }

    /// Checks one order. Returns what was paid for it, in paise.
    async fn check(&mut self, order: i64, at: &str) -> i64 {
        let detail = self.detail(order).await["order"].clone();
        let ledger = self.ledger(order).await;
        let at = format!("{at}: order {order} {detail} {ledger}");
        let pieces = detail["pieces"].as_array().unwrap();
        let agreed: Vec<i64> = pieces
            .iter()
            .filter_map(|piece| piece["pricePaise"].as_i64())
            .collect();
        let (rush, discount) = (
            number(&detail["rushPaise"]),
            number(&detail["discountPaise"]),
        );
        let alterations = detail["alterations"].as_array().unwrap().iter();
        let altered: i64 = alterations
            .filter(|one| one["status"] == "Handed Over")
            .map(|one| number(&one["pricePaise"]))
            .sum();
        let price = (agreed.iter().sum::<i64>() + rush - discount).max(0);
        let price = (!agreed.is_empty()).then_some(price);
        let price = price.map_or((altered > 0).then_some(altered), |price| {
            Some(price + altered)
        });
        assert_eq!(detail["pricePaise"].as_i64(), price, "{at}");
        assert_eq!(ledger["pricePaise"].as_i64(), price, "{at}");
        let paid = number(&ledger["paidPaise"]);
        assert_eq!(
            ledger["balancePaise"].as_i64(),
            price.map(|price| price - paid),
            "{at}"
        );
        assert!(paid >= 0, "{at}");

        let money = self
            .customer(Call::get(format!("/me/orders/{order}/money")))
            .await
            .value();
        assert_eq!(number(&money["paidPaise"]), paid, "{at}: {money}");
        let payments = money["payments"].as_array().unwrap();
        let came: i64 = payments
            .iter()
            .map(|payment| number(&payment["amountPaise"]))
            .sum();
        assert_eq!(came, paid, "{at}: {money}");
        let due = price.map(|price| (price - paid).max(0));
        assert_eq!(
            money["balancePaise"].as_i64().map(|balance| balance.max(0)),
            due,
            "{at}: {money}"
        );
        paid
    }
}

#[tokio::test]
async fn every_price_is_what_was_paid_and_the_balance_and_the_books_add_up() {
    let mut history = History::begin().await;
    let before = history.books().await;
    let mut paid: HashMap<i64, i64> = HashMap::new();
    for act in 0..ACTS {
        let order = history.act().await;
        let at = format!("after act {act} of seed {SEED}");
        paid.insert(order, history.check(order, &at).await);
        let books = history.books().await - before;
        assert_eq!(books, paid.values().sum::<i64>(), "{at}");
    }
    // A history in which nothing happens proves nothing.
    assert_eq!(history.done.len(), 12, "{:?}", history.done);
}
