//! The REST interface keeps the provider's published rules.

use crate::support::{Call, call, control, get, keys, order, post, provider, refused, text};
use fake_provider::{Attempt, Behaviour, Outage, Plan, RefundPlan};
use serde_json::{Value, json};

#[tokio::test]
async fn the_word_before_the_keys_is_exactly_basic() {
    let provider = provider(None).await;
    let (_, good) = keys();
    let pair = good.strip_prefix("Basic ").unwrap();
    for (header, expected) in [
        (good.clone(), 200),
        (format!("basic {pair}"), 401),
        (format!("BASIC {pair}"), 401),
        (format!("Basic \"{pair}\""), 401),
        ("Basic bm90OmtleXM=".to_owned(), 401),
    ] {
        let input = Call {
            method: "GET",
            path: "/v1/orders",
            headers: vec![("authorization", header.clone())],
            body: Value::Null,
        };
        let (status, answer) = call(&provider, input).await.unwrap();
        assert_eq!(status, expected, "{header}: {answer}");
    }
}

#[tokio::test]
async fn an_order_is_written_as_the_provider_writes_it() {
    let provider = provider(None).await;
    let input = json!({"amount": 50_000, "currency": "INR", "receipt": "7"});
    let (status, order) = post(&provider, "/v1/orders", input).await;
    assert_eq!(status, 200);
    let id = text(&order, "id");
    let tail = id.strip_prefix("order_").unwrap();
    assert!(
        tail.len() == 14 && tail.chars().all(|c| c.is_ascii_alphanumeric()),
        "{id}"
    );
    let expected = json!({
        "id": id, "entity": "order", "amount": 50_000, "amount_paid": 0, "amount_due": 50_000,
        "currency": "INR", "receipt": "7", "offer_id": null, "status": "created", "attempts": 0,
        "notes": [], "created_at": crate::support::NOW,
    });
    assert_eq!(order, expected);
    assert_eq!(
        get(&provider, &format!("/v1/orders/{id}")).await.1,
        expected
    );
    let (status, answer) = get(&provider, "/v1/orders/order_00000000000000").await;
    assert_eq!(status, 400);
    assert_eq!(
        answer["error"]["description"],
        "The id provided does not exist"
    );
}

#[tokio::test]
async fn an_order_that_breaks_a_rule_names_the_field() {
    let provider = provider(None).await;
    let with = |change: Value| {
        let mut order = json!({"amount": 50_000, "currency": "INR"});
        order
            .as_object_mut()
            .unwrap()
            .extend(change.as_object().unwrap().clone());
        order
    };
    let many: serde_json::Map<String, Value> =
        (0..16).map(|n| (n.to_string(), json!("x"))).collect();
    for (change, field) in [
        (json!({"amount": 99}), json!("amount")),
        (json!({"amount": 500.5}), json!("amount")),
        (json!({"amount": "50000"}), json!("amount")),
        (json!({"currency": "USD"}), json!("currency")),
        (json!({"receipt": "r".repeat(41)}), json!("receipt")),
        (json!({"notes": many}), json!("notes")),
        (json!({"notes": {"long": "n".repeat(257)}}), json!("notes")),
        (
            json!({"payment": {"capture": "automatic"}}),
            json!("payment"),
        ),
        (json!({"color": "red"}), Value::Null),
    ] {
        let answer = post(&provider, "/v1/orders", with(change.clone())).await;
        assert_eq!(answer.0, 400, "{change}");
        assert_eq!(answer.1["error"]["field"], field, "{change}");
    }
    let least = with(json!({"amount": 100, "receipt": "r".repeat(40), "notes": {"a": "b"}}));
    let (status, order) = post(&provider, "/v1/orders", least).await;
    assert_eq!((status, &order["notes"]), (200, &json!({"a": "b"})));
}

#[tokio::test]
async fn a_paid_order_takes_no_more_and_lists_its_payments() {
    let provider = provider(None).await;
    let id = order(&provider).await;
    assert!(matches!(
        provider.pay(&id, Plan::Fail),
        Ok(Attempt::Failed(_))
    ));
    assert_eq!(
        get(&provider, &format!("/v1/orders/{id}")).await.1["status"],
        "attempted"
    );
    let Ok(Attempt::Paid(proof)) = provider.pay(&id, Plan::Capture) else {
        panic!("it was not paid");
    };
    let refusal = provider.pay(&id, Plan::Capture).unwrap_err();
    assert_eq!(refusal.description, "Payment already done for this order.");
    let (_, payments) = get(&provider, &format!("/v1/orders/{id}/payments")).await;
    assert_eq!(
        (&payments["entity"], &payments["count"]),
        (&json!("collection"), &json!(2))
    );
    assert_eq!(payments["items"][0]["status"], "failed");
    assert_eq!(payments["items"][0]["fee"], Value::Null);
    let captured = &payments["items"][1];
    assert_eq!(captured["id"], proof.razorpay_payment_id.as_str());
    assert_eq!(
        (&captured["status"], &captured["captured"]),
        (&json!("captured"), &json!(true))
    );
    assert_eq!(
        (&captured["fee"], &captured["tax"]),
        (&json!(1_180), &json!(180))
    );
}

#[tokio::test]
async fn a_manual_capture_happens_once_and_for_the_whole_amount() {
    let provider = provider(None).await;
    let input = json!({"amount": 50_000, "currency": "INR", "payment_capture": 0});
    let id = text(&post(&provider, "/v1/orders", input).await.1, "id");
    let Ok(Attempt::Paid(proof)) = provider.pay(&id, Plan::Capture) else {
        panic!("it was not authorised");
    };
    let again = provider.pay(&id, Plan::Capture).unwrap_err();
    assert!(again.description.contains("being processed"), "{again:?}");
    let path = format!("/v1/payments/{}/capture", proof.razorpay_payment_id);
    let less = post(
        &provider,
        &path,
        json!({"amount": 49_900, "currency": "INR"}),
    )
    .await;
    assert_eq!(
        refused(&less),
        "Capture amount must be equal to the amount authorized"
    );
    let whole = json!({"amount": 50_000, "currency": "INR"});
    assert_eq!(
        post(&provider, &path, whole.clone()).await.1["status"],
        "captured"
    );
    let twice = post(&provider, &path, whole).await;
    assert_eq!(refused(&twice), "This payment has already been captured");
}

#[tokio::test]
async fn lists_are_newest_first_and_cut_into_parts() {
    let provider = provider(None).await;
    for receipt in 0..12 {
        let input = json!({"amount": 100, "currency": "INR", "receipt": receipt.to_string()});
        post(&provider, "/v1/orders", input).await;
    }
    let receipts = |list: &Value| -> Vec<String> {
        let items = list["items"].as_array().unwrap();
        items.iter().map(|order| text(order, "receipt")).collect()
    };
    let (_, usual) = get(&provider, "/v1/orders").await;
    assert_eq!(receipts(&usual)[..2], ["11", "10"]);
    assert_eq!(usual["count"], 10);
    let (_, rest) = get(&provider, "/v1/orders?count=100&skip=10").await;
    assert_eq!(receipts(&rest), ["1", "0"]);
    let (_, one) = get(&provider, "/v1/orders?receipt=3").await;
    assert_eq!(receipts(&one), ["3"]);
    let (_, none) = get(
        &provider,
        &format!("/v1/orders?from={}", crate::support::NOW + 1),
    )
    .await;
    assert_eq!(none["count"], 0);
    let (_, expanded) = get(&provider, "/v1/orders?receipt=3&expand[]=payments").await;
    assert_eq!(expanded["items"][0]["payments"]["count"], 0);
    assert_eq!(get(&provider, "/v1/orders?count=101").await.0, 400);
}

async fn refund(
    provider: &fake_provider::FakeProvider,
    payment: &str,
    key: &str,
    body: Value,
) -> (u16, Value) {
    let path = format!("/v1/payments/{payment}/refund");
    let headers = vec![keys(), ("x-refund-idempotency", key.to_owned())];
    let input = Call {
        method: "POST",
        path: &path,
        headers,
        body,
    };
    call(provider, input).await.unwrap()
}

#[tokio::test]
async fn a_refund_is_made_once_for_each_key() {
    let provider = provider(None).await;
    let id = order(&provider).await;
    let Ok(Attempt::Paid(proof)) = provider.pay(&id, Plan::Capture) else {
        panic!("it was not paid");
    };
    let payment = proof.razorpay_payment_id;
    let part = json!({"amount": 20_000, "notes": {"reason": "late"}});
    let first = refund(&provider, &payment, "refund-000001", part.clone()).await;
    assert_eq!((first.0, &first.1["status"]), (200, &json!("processed")));
    assert_eq!(
        refund(&provider, &payment, "refund-000001", part.clone()).await,
        first
    );
    let other = refund(
        &provider,
        &payment,
        "refund-000001",
        json!({"amount": 10_000}),
    )
    .await;
    assert!(refused(&other).contains("Different request body"));
    for (key, body, wording) in [
        ("short", part.clone(), "at least 10 characters"),
        ("refund 00001", part, "at least 10 characters"),
        ("refund-000002", json!({"amount": 30_001}), "greater than"),
        ("refund-000003", json!({"amount": 99}), "at least INR 1.00"),
        (
            "refund-000004",
            json!({"amount": 100, "why": "?"}),
            "should not be sent",
        ),
        (
            "refund-000005",
            json!({"amount": 100, "speed": "fast"}),
            "normal or optimum",
        ),
    ] {
        let answer = refund(&provider, &payment, key, body).await;
        assert!(refused(&answer).contains(wording), "{key}: {}", answer.1);
    }
    let shown = get(&provider, &format!("/v1/payments/{payment}")).await.1;
    assert_eq!(
        (&shown["status"], &shown["refund_status"]),
        (&json!("captured"), &json!("partial"))
    );
    refund(
        &provider,
        &payment,
        "refund-000006",
        json!({"amount": 30_000}),
    )
    .await;
    let shown = get(&provider, &format!("/v1/payments/{payment}")).await.1;
    assert_eq!(
        (&shown["status"], &shown["refund_status"]),
        (&json!("refunded"), &json!("full"))
    );
    assert_eq!(
        get(&provider, &format!("/v1/orders/{id}")).await.1["status"],
        "paid"
    );
}

#[tokio::test]
async fn a_refund_that_fails_leaves_the_money_with_the_shop() {
    let provider = provider(None).await;
    let id = order(&provider).await;
    let Ok(Attempt::Paid(proof)) = provider.pay(&id, Plan::Capture) else {
        panic!("it was not paid");
    };
    provider.with(|book| book.refund_plans.push_back(RefundPlan::Pending));
    let payment = proof.razorpay_payment_id;
    let (_, pending) = refund(&provider, &payment, "refund-000001", json!({})).await;
    assert_eq!(pending["status"], "pending");
    let id = text(&pending, "id");
    control(
        &provider,
        &format!("/control/refunds/{id}/failed"),
        Value::Null,
    )
    .await;
    assert_eq!(
        get(&provider, &format!("/v1/refunds/{id}")).await.1["status"],
        "failed"
    );
    let shown = get(&provider, &format!("/v1/payments/{payment}")).await.1;
    assert_eq!(
        (&shown["status"], &shown["amount_refunded"]),
        (&json!("captured"), &json!(0))
    );
}

#[tokio::test]
async fn it_misbehaves_as_asked() {
    let provider = provider(None).await;
    let id = order(&provider).await;
    provider.with(|book| {
        book.behaviour = Behaviour {
            too_many: 1,
            errors: 1,
            ..Behaviour::default()
        };
    });
    let path = format!("/v1/orders/{id}");
    let statuses = [
        get(&provider, &path).await.0,
        get(&provider, &path).await.0,
        get(&provider, &path).await.0,
    ];
    assert_eq!(statuses, [429, 500, 200]);

    control(
        &provider,
        "/control/behaviour",
        json!({"down": "unavailable"}),
    )
    .await;
    assert_eq!(get(&provider, &path).await.0, 503);
    provider.with(|book| book.behaviour.down = Some(Outage::Cut));
    let cut = Call {
        method: "GET",
        path: &path,
        headers: vec![keys()],
        body: Value::Null,
    };
    assert!(call(&provider, cut).await.is_err());

    control(&provider, "/control/behaviour", json!({"lose_answers": 1})).await;
    let body = json!({"amount": 100, "currency": "INR", "receipt": "lost"});
    let lost = Call {
        method: "POST",
        path: "/v1/orders",
        headers: vec![keys()],
        body,
    };
    assert!(call(&provider, lost).await.is_err());
    assert_eq!(
        get(&provider, "/v1/orders?receipt=lost").await.1["count"],
        1
    );

    let calls = provider.with(|book| book.calls.len());
    assert_eq!(calls, 8);
    control(&provider, "/control/reset", Value::Null).await;
    assert_eq!(get(&provider, "/v1/orders").await.1["count"], 0);
}
