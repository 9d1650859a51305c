//! What happens at the provider and not through the shop: refunds, disputes, offers, fees, payments that come to nothing.

use fake_provider::{Attempt, FakeProvider, NewDispute, Plan, Proof, Time};
use kernel::{
    Timestamp,
    testing::{Caller, TEST_TIME, TestApp},
};
use payments::Payments;
use serde_json::{Map, Value, json};

use crate::support::{ASHA, BINA, LEAVING, over_http};

const OWNER: Caller = Caller::owner(1);

struct Shop {
    fake_provider: FakeProvider,
    time: Time,
    app: TestApp,
    payments: Payments,
}

impl Shop {
    async fn open() -> Self {
        let time = Time::set_by(|| TEST_TIME.0);
        let fake_provider = over_http::fake_provider_at(time.clone()).await;
        let (app, payments) = over_http::shop(&fake_provider).await;
        Self {
            fake_provider,
            time,
            app,
            payments,
        }
    }

    /// Time passes, here and at the provider, and everything that is due is asked about.
    async fn later(&self, seconds: i64) {
        self.app.deps.clock.advance_seconds(seconds);
        self.time
            .set_ahead(self.app.deps.clock.now().0 - TEST_TIME.0);
        self.payments.reconcile().await.unwrap();
    }

    async fn begin(&self, buyer: Caller, reference: &str) -> Value {
        let input = json!({"kind": "course", "reference": reference});
        let (status, begun) = self.app.post_as(buyer, "/payments/orders", &input).await;
        assert_eq!(status, 200, "{begun}");
        begun
    }

    fn pay(&self, begun: &Value, plan: Plan) -> Proof {
        let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
        match self.fake_provider.pay(order, plan).unwrap() {
            Attempt::Paid(proof) | Attempt::Unanswered(proof) => proof,
            Attempt::Failed(refusal) => panic!("{refusal:?}"),
        }
    }

    async fn confirm(&self, buyer: Caller, begun: &Value, proof: &Proof) -> Value {
        let path = format!("/payments/orders/{}/confirm", begun["order"]["id"]);
        let body =
            json!({"paymentId": proof.razorpay_payment_id, "signature": proof.razorpay_signature});
        let (status, order) = self.app.post_as(buyer, &path, &body).await;
        assert_eq!(status, 200, "{order}");
        order
    }

    /// Paid, confirmed and granted; the provider's id of the payment.
    async fn buy(&self, buyer: Caller, reference: &str) -> (Value, String) {
        let begun = self.begin(buyer, reference).await;
        let proof = self.pay(&begun, Plan::Capture);
        let order = self.confirm(buyer, &begun, &proof).await;
        assert_eq!(order["state"], "fulfilled");
        (begun, proof.razorpay_payment_id)
    }

    async fn state(&self, buyer: Caller, begun: &Value) -> String {
        let path = format!("/payments/orders/{}", begun["order"]["id"]);
        let (status, order) = self.app.get_as(buyer, &path).await;
        assert_eq!(status, 200, "{order}");
        order["state"].as_str().unwrap().to_owned()
    }

    /// The owner's look at the payment with this number.
    async fn detail(&self, payment: i64) -> Value {
        self.see(&format!("/received/{payment}")).await
    }

    async fn see(&self, path: &str) -> Value {
        let path = format!("/admin/payments{path}");
        let (status, answer) = self.app.get_as(OWNER, &path).await;
        assert_eq!(status, 200, "{answer}");
        answer
    }

    /// In the dashboard; `None` gives everything back.
    fn refund_there(&self, payment: &str, amount: Option<i64>) {
        let mut input = Map::new();
        if let Some(amount) = amount {
            input.insert("amount".to_owned(), amount.into());
        }
        let now = self.time.now();
        let refunded = self
            .fake_provider
            .with(|book| book.create_refund(payment, None, &input, now));
        refunded.unwrap();
    }

    async fn number(&self, sql: &'static str) -> i64 {
        sqlx::query_scalar(sql)
            .fetch_one(self.app.deps.db.read())
            .await
            .unwrap()
    }

    async fn grants(&self) -> i64 {
        self.number("SELECT count(*) FROM test_grant").await
    }

    async fn in_the_books(&self) -> i64 {
        self.number("SELECT sum(amount_paise) FROM payments_ledger")
            .await
    }

    /// An event as `webhook::receive` stores it.
    async fn hear(&self, id: &str, kind: &str, order: &str, payment: Value) {
        let mut tx = self.app.deps.db.write().await.unwrap();
        sqlx::query(
            "INSERT INTO payments_webhook_event (provider, event_id, kind, provider_order_id, payment, received_at)
             VALUES ('razorpay', ?, ?, ?, ?, ?)",
        )
        .bind(id)
        .bind(kind)
        .bind(order)
        .bind(payment.to_string())
        .bind(self.app.deps.clock.now().0)
        .execute(&mut *tx)
        .await
        .unwrap();
        tx.commit().await.unwrap();
    }
}

fn captured(order: &str, payment: &str) -> Value {
    json!({"id": payment, "order_id": order, "amount": 200_000, "currency": "INR", "status": "captured",
           "method": "card", "at": TEST_TIME.0})
}

#[tokio::test]
async fn a_refund_made_on_the_dashboard_is_found_eight_days_later() {
    let shop = Shop::open().await;
    let (begun, payment) = shop.buy(ASHA, "1").await;
    for _ in 0..8 {
        shop.later(86_400).await;
    }
    shop.refund_there(&payment, None);
    shop.later(3_600).await;
    assert_eq!(shop.state(ASHA, &begun).await, "refunded");
    assert_eq!((shop.grants().await, shop.in_the_books().await), (0, 0));
    shop.later(3_600).await;
    assert_eq!(shop.detail(1).await["refunds"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_refund_of_ours_that_happened_there_is_recorded_as_done() {
    for amount in [200_000, 150_000] {
        let shop = Shop::open().await;
        let (_, payment) = shop.buy(ASHA, "1").await;
        let input = json!({"amountPaise": amount, "reason": "Cloth not cut"});
        let (status, detail) = shop
            .app
            .post_as(OWNER, "/admin/payments/received/1/refunds", &input)
            .await;
        assert_eq!(status, 200, "{detail}");
        shop.refund_there(&payment, Some(amount));
        shop.payments.work_on_refunds().await.unwrap();
        let detail = shop.detail(1).await;
        let refunds = detail["refunds"].as_array().unwrap();
        assert_eq!(refunds.len(), 1, "{detail}");
        assert_eq!(refunds[0]["state"], "processed");
        assert_eq!(refunds[0]["reason"], "Cloth not cut");
        assert_eq!(shop.in_the_books().await, 200_000 - amount);
    }
}

#[tokio::test]
async fn a_refund_that_was_refused_and_then_made_there_is_no_failure_any_more() {
    let shop = Shop::open().await;
    let (_, payment) = shop.buy(ASHA, "1").await;
    shop.fake_provider
        .with(|book| book.behaviour.balance_short = true);
    let input = json!({"amountPaise": 50_000, "reason": "Cloth not cut"});
    let path = "/admin/payments/received/1/refunds";
    assert_eq!(shop.app.post_as(OWNER, path, &input).await.0, 200);
    shop.payments.work_on_refunds().await.unwrap();
    assert_eq!(shop.detail(1).await["refunds"][0]["state"], "failed");
    shop.fake_provider
        .with(|book| book.behaviour.balance_short = false);
    shop.refund_there(&payment, Some(50_000));
    shop.later(3_600).await;
    let detail = shop.detail(1).await;
    assert_eq!(detail["refunds"].as_array().unwrap().len(), 1, "{detail}");
    assert_eq!(detail["refunds"][0]["state"], "processed");
    assert_eq!(detail["returnedPaise"], 50_000);
}

#[tokio::test]
async fn a_payment_that_went_back_before_it_was_heard_of_ends_and_can_be_tried_again() {
    let shop = Shop::open().await;
    let begun = shop.begin(ASHA, "1").await;
    let proof = shop.pay(&begun, Plan::Capture);
    shop.refund_there(&proof.razorpay_payment_id, None);
    let order = shop.confirm(ASHA, &begun, &proof).await;
    assert_eq!(order["state"], "refunded");
    assert_eq!((shop.grants().await, shop.in_the_books().await), (0, 0));
    let entries = shop.number("SELECT count(*) FROM payments_ledger").await;
    assert_eq!(entries, 2, "in and out");
    let detail = shop.detail(1).await;
    assert_eq!(
        (&detail["state"], &detail["due"]),
        (&json!("refunded"), &json!("returned"))
    );
    let mails = "SELECT count(*) FROM kernel_outbox WHERE template <> 'payments.refunded'";
    assert_eq!(shop.number(mails).await, 0, "one mail: the money is back");
    shop.buy(ASHA, "1").await;
    assert_eq!(
        (shop.grants().await, shop.in_the_books().await),
        (1, 200_000)
    );
}

#[tokio::test]
async fn a_payment_that_was_never_taken_goes_back_and_ends_the_waiting() {
    let shop = Shop::open().await;
    let begun = shop.begin(ASHA, "1").await;
    let proof = shop.pay(&begun, Plan::Authorise);
    assert_eq!(
        shop.confirm(ASHA, &begun, &proof).await["state"],
        "confirming"
    );
    shop.fake_provider
        .with(|book| book.let_go(&proof.razorpay_payment_id))
        .unwrap();
    shop.later(60).await;
    assert_eq!(shop.state(ASHA, &begun).await, "refunded");
    assert_eq!((shop.grants().await, shop.in_the_books().await), (0, 0));
    assert_eq!(shop.begin(ASHA, "1").await["outcome"], "checkout");
}

#[tokio::test]
async fn a_payment_that_is_never_finished_lets_the_buyer_try_again() {
    let shop = Shop::open().await;
    let begun = shop.begin(ASHA, "1").await;
    let proof = shop.pay(&begun, Plan::Unfinished);
    assert_eq!(
        shop.confirm(ASHA, &begun, &proof).await["state"],
        "confirming"
    );
    shop.later(899).await;
    assert_eq!(shop.state(ASHA, &begun).await, "confirming");
    shop.later(301).await;
    assert_eq!(shop.state(ASHA, &begun).await, "awaiting_payment");
    let again = shop.begin(ASHA, "1").await;
    assert_eq!(again["outcome"], "checkout");
    assert_eq!(again["order"]["id"], begun["order"]["id"]);
    let proof = shop.pay(&again, Plan::Capture);
    assert_eq!(
        shop.confirm(ASHA, &again, &proof).await["state"],
        "fulfilled"
    );
}

#[tokio::test]
async fn a_lost_dispute_leaves_the_books_once_though_no_webhook_came() {
    let shop = Shop::open().await;
    let (_, payment) = shop.buy(ASHA, "1").await;
    shop.buy(BINA, "2").await;
    let now = shop.time.now();
    let dispute = shop.fake_provider.with(|book| {
        let dispute = book.dispute(&payment, NewDispute::default(), now);
        dispute.unwrap().id.clone()
    });
    shop.later(3_600).await;
    let disputes = shop.see("/disputes").await;
    assert_eq!(disputes[0]["status"], "open");
    assert_eq!(disputes[0]["test"], false);
    assert_eq!(
        (shop.grants().await, shop.in_the_books().await),
        (2, 400_000)
    );
    shop.fake_provider
        .with(|book| book.dispute_goes_on(&dispute, "lost", now).map(drop))
        .unwrap();
    for _ in 0..2 {
        shop.later(3_600).await;
        assert_eq!(
            (shop.grants().await, shop.in_the_books().await),
            (1, 200_000)
        );
    }
    let report = shop.see("/report?month=2026-08").await;
    assert_eq!(report["totalPaise"], 200_000, "{report}");
    let transactions = shop.see("/transactions").await;
    assert_eq!(transactions["totals"]["netPaise"], 200_000);
    assert_eq!(transactions["items"][0]["note"], "Lost dispute");
    let mails = "SELECT count(*) FROM kernel_outbox WHERE template = 'payments.refunded'";
    assert_eq!(shop.number(mails).await, 0, "the bank has told the payer");
}

#[tokio::test]
async fn what_a_deleted_account_paid_is_due_back() {
    let shop = Shop::open().await;
    let begun = shop.begin(LEAVING, "1").await;
    shop.pay(&begun, Plan::Capture);
    shop.later(120).await;
    assert_eq!(shop.grants().await, 0);
    let list = shop.see("/transactions?show=to_decide").await;
    assert_eq!(list["items"].as_array().unwrap().len(), 1, "{list}");
    let detail = shop.detail(1).await;
    assert_eq!(detail["due"], "account_deleted");
    assert_eq!(
        (&detail["toDecide"], &detail["refundablePaise"]),
        (&json!(true), &json!(200_000))
    );
}

#[tokio::test]
async fn another_orders_payment_in_the_list_has_no_effect() {
    let shop = Shop::open().await;
    let (bina, _) = shop.buy(BINA, "2").await;
    let other = shop.begin(BINA, "1").await;
    let stranger = shop.pay(&other, Plan::Capture).razorpay_payment_id;
    let begun = shop.begin(ASHA, "1").await;
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    shop.fake_provider
        .with(|book| book.misfiled.push((order.to_owned(), stranger)));
    let proof = shop.pay(&begun, Plan::Capture);
    assert_eq!(
        shop.confirm(ASHA, &begun, &proof).await["state"],
        "fulfilled"
    );
    assert_eq!(shop.state(BINA, &bina).await, "fulfilled");
    assert_eq!(shop.state(BINA, &other).await, "awaiting_payment");
}

#[tokio::test]
async fn an_order_whose_answer_was_lost_is_found_by_its_receipt() {
    let shop = Shop::open().await;
    shop.fake_provider
        .with(|book| book.behaviour.lose_answers = 1);
    let input = json!({"kind": "course", "reference": "1"});
    let (status, lost) = shop.app.post_as(ASHA, "/payments/orders", &input).await;
    assert_eq!(status, 503, "{lost}");
    let begun = shop.begin(ASHA, "1").await;
    assert_eq!(begun["outcome"], "checkout");
    let orders: Vec<String> = shop
        .fake_provider
        .with(|book| book.orders.iter().map(|order| order.id.clone()).collect());
    assert_eq!(
        orders,
        [begun["checkout"]["providerOrderId"].as_str().unwrap()]
    );
    shop.begin(BINA, "1").await;
    let asked = shop.fake_provider.with(|book| {
        let calls = book.calls.iter();
        calls.filter(|call| call.method == "GET").count()
    });
    assert_eq!(asked, 1, "a new purchase is not asked about");
}

#[tokio::test]
async fn events_of_other_shops_never_delay_ours_and_are_looked_up_several_at_once() {
    let shop = Shop::open().await;
    for number in 0..8 {
        let order = format!("order_Foreign{number:07}");
        for kind in ["payment.captured", "order.paid"] {
            let payment = captured(&order, &format!("pay_Foreign{number:09}"));
            shop.hear(&format!("{kind} {number}"), kind, &order, payment)
                .await;
        }
    }
    let begun = shop.begin(ASHA, "1").await;
    let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
    let proof = shop.pay(&begun, Plan::Capture);
    let ours = captured(order, &proof.razorpay_payment_id);
    shop.hear("ours", "payment.captured", order, ours).await;
    let asked = |shop: &Shop| {
        let foreign = |path: &str| path.starts_with("/v1/orders/order_Foreign");
        shop.fake_provider.with(|book| {
            let calls = book.calls.iter();
            calls.filter(|call| foreign(&call.path)).count()
        })
    };
    shop.payments.work_on_webhooks().await.unwrap();
    assert_eq!(shop.state(ASHA, &begun).await, "fulfilled");
    assert_eq!(asked(&shop), 0, "no event waits for the provider");
    shop.fake_provider.with(|book| book.behaviour.slow_ms = 100);
    shop.payments.look_up_unknown_orders().await.unwrap();
    assert_eq!(asked(&shop), 8, "each order once");
    let at_once = shop.fake_provider.with(|book| book.most_at_once);
    assert!((2..=4).contains(&at_once), "{at_once}");
    let open = "SELECT count(*) FROM payments_webhook_event WHERE done_at IS NULL";
    assert_eq!(shop.number(open).await, 0);
}

#[tokio::test]
async fn an_amount_of_nothing_or_less_is_refused() {
    let shop = Shop::open().await;
    let begun = shop.begin(ASHA, "1").await;
    let proof = shop.pay(&begun, Plan::Capture);
    for amount in [0, -200_000] {
        shop.fake_provider
            .with(|book| book.payments[0].amount = amount);
        assert_eq!(
            shop.confirm(ASHA, &begun, &proof).await["state"],
            "confirming"
        );
        shop.later(130).await;
        assert_eq!(
            shop.number("SELECT count(*) FROM payments_payment").await,
            0
        );
    }
    shop.fake_provider
        .with(|book| book.payments[0].amount = 200_000);
    shop.later(900).await;
    assert_eq!(shop.state(ASHA, &begun).await, "fulfilled");
}

#[tokio::test]
async fn a_fee_on_top_and_an_offer_are_accepted_and_shown() {
    let shop = Shop::open().await;
    for (payment, buyer, plan, booked, difference) in [
        (
            1,
            ASHA,
            Plan::FeeOnTop,
            200_000,
            json!({"paise": 4_720, "reason": "fee"}),
        ),
        (
            2,
            BINA,
            Plan::Offer,
            180_000,
            json!({"paise": -20_000, "reason": "offer"}),
        ),
    ] {
        let begun = shop.begin(buyer, "1").await;
        let proof = shop.pay(&begun, plan);
        assert_eq!(
            shop.confirm(buyer, &begun, &proof).await["state"],
            "fulfilled"
        );
        let detail = shop.detail(payment).await;
        assert_eq!(detail["amountPaise"], booked, "{detail}");
        assert_eq!(detail["refundablePaise"], booked);
        assert_eq!(detail["difference"], difference);
        let (_, receipts) = shop.app.get_as(buyer, "/payments/receipts").await;
        assert_eq!(receipts[0]["amountPaise"], booked);
    }
    let begun = shop.begin(ASHA, "2").await;
    let proof = shop.pay(&begun, Plan::WrongAmount);
    assert_eq!(
        shop.confirm(ASHA, &begun, &proof).await["state"],
        "refund_due"
    );
    let detail = shop.detail(3).await;
    assert_eq!(detail["due"], "amount");
    assert!(detail.get("difference").is_none(), "nothing explains it");
}

#[tokio::test]
async fn payments_without_webhooks_raise_an_alarm_until_one_comes() {
    const MAILS: &str =
        "SELECT count(*) FROM kernel_outbox WHERE template = 'payments.webhooks_missing'";
    let shop = Shop::open().await;
    let missing = async |shop: &Shop| {
        shop.payments.watch_webhooks().await.unwrap();
        let provider = shop.see("/provider").await;
        provider.get("webhooksMissingSince").cloned()
    };
    assert_eq!(missing(&shop).await, None);
    let (first, payment) = shop.buy(ASHA, "1").await;
    shop.later(899).await;
    assert_eq!(missing(&shop).await, None, "it may still come");
    shop.later(1).await;
    let since = TEST_TIME.to_rfc3339();
    assert_eq!(
        missing(&shop).await,
        Some(json!(since)),
        "none has ever come"
    );
    assert_eq!(missing(&shop).await, Some(json!(since)));
    assert_eq!(shop.number(MAILS).await, 1, "once");
    let order = first["checkout"]["providerOrderId"].as_str().unwrap();
    shop.hear("late", "payment.captured", order, captured(order, &payment))
        .await;
    assert_eq!(missing(&shop).await, None);
    shop.buy(ASHA, "2").await;
    shop.later(900).await;
    assert_eq!(missing(&shop).await, None, "one may get lost");
    shop.buy(ASHA, "3").await;
    shop.later(900).await;
    let since = Timestamp(TEST_TIME.0 + 900).to_rfc3339();
    assert_eq!(missing(&shop).await, Some(json!(since)));
    assert_eq!(shop.number(MAILS).await, 2, "once more");
}
