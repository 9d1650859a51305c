//! Back-office operations on orders.

use crate::support::{ASHA, BEENA, Store, fields, input, input_with, undoing};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

const SELVI: Caller = Caller::staff(3);
const OWNER: Caller = Caller::owner(1);

async fn act(store: &Store, method: Method, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin{path}");
    store.app.call_as(SELVI, method, &path, Some(&body)).await
}

async fn done(store: &Store, path: &str, body: Value) -> Value {
    let (status, detail) = act(store, Method::POST, path, body).await;
    assert_eq!(status, 200, "{detail}");
    detail
}

async fn as_owner(store: &Store, method: Method, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin{path}");
    store.app.call_as(OWNER, method, &path, Some(&body)).await
}

async fn refused(store: &Store, path: &str, body: Value) -> String {
    let (status, problem) = act(store, Method::POST, path, body).await;
    assert!(status >= 400, "{problem}");
    problem["code"].as_str().unwrap().to_owned()
}

async fn see(store: &Store, path: &str) -> Value {
    let (status, answer) = store.app.get_as(SELVI, &format!("/admin{path}")).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

/// Templates of the emails that are due to be sent.
async fn due_mails(store: &Store) -> Vec<String> {
    let now = store.app.deps.clock.now().0;
    sqlx::query_scalar(
        "SELECT template FROM kernel_outbox WHERE state = 'waiting' AND due_at <= ? ORDER BY id",
    )
    .bind(now)
    .fetch_all(store.app.deps.db.read())
    .await
    .unwrap()
}

#[tokio::test]
async fn customers_cannot_call_the_back_office() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    for path in [
        "/today",
        "/board",
        "/orders",
        &format!("/orders/{id}"),
        "/calendar",
    ] {
        let (status, _) = store.app.get_as(ASHA, &format!("/admin{path}")).await;
        assert_eq!(status, 403, "{path}");
        let (status, _) = store.app.get(&format!("/admin{path}")).await;
        assert_eq!(status, 401, "{path}");
    }
}

#[tokio::test]
async fn a_request_goes_from_approval_to_delivery() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let waiting = see(&store, "/today").await["waiting"].clone();
    assert_eq!(waiting[0]["id"], id);
    assert_eq!(waiting[0]["customer"], "Asha");
    let detail = done(
        &store,
        &format!("/orders/{id}/approve"),
        json!({"advancePaise": 50_000, "promisedDay": "2026-08-03"}),
    )
    .await;
    assert_eq!(detail["order"]["status"], "Order Placed");
    let today = see(&store, "/today").await;
    assert!(today["waiting"].as_array().unwrap().is_empty());
    assert_eq!(today["unpaidAdvances"][0]["id"], id);
    assert_eq!(today["due"][0]["id"], id, "promised in two days");
    assert_eq!(
        today["steps"][0],
        json!({"status": "Order Placed", "count": 1})
    );
    let steps = [
        "Order Placed",
        "Cutting Started",
        "Stitching In Progress",
        "Ready for Pickup",
        "Delivered",
    ];
    for pair in steps.windows(2) {
        let step = json!({"from": pair[0], "to": pair[1]});
        let detail = done(&store, &format!("/orders/{id}/step"), step.clone()).await;
        assert_eq!(detail["order"]["status"], pair[1]);
        let twice = refused(&store, &format!("/orders/{id}/step"), step).await;
        assert_eq!(twice, "orders.wrong_status", "concurrent changes");
    }
    let today = see(&store, "/today").await;
    assert_eq!(today["deliveredThisWeek"], 1);
    assert!(today["due"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn what_is_undone_at_once_is_never_announced() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    done(
        &store,
        &format!("/orders/{id}/approve"),
        json!({"advancePaise": 0}),
    )
    .await;
    assert_eq!(due_mails(&store).await, ["orders.received"]);
    let detail = done(
        &store,
        &format!("/orders/{id}/undo"),
        undoing(&store, id).await,
    )
    .await;
    assert_eq!(detail["order"]["status"], "Pending");
    assert_eq!(detail["order"]["history"].as_array().unwrap().len(), 1);
    assert!(detail.get("undoable").is_none());
    store.app.deps.clock.advance_seconds(60);
    assert_eq!(due_mails(&store).await, ["orders.received"]);
    assert_eq!(
        refused(
            &store,
            &format!("/orders/{id}/undo"),
            undoing(&store, id).await
        )
        .await,
        "orders.nothing_to_undo"
    );
    done(
        &store,
        &format!("/orders/{id}/approve"),
        json!({"advancePaise": 0}),
    )
    .await;
    store.app.deps.clock.advance_seconds(16);
    assert_eq!(
        due_mails(&store).await,
        ["orders.received", "orders.approved"]
    );
}

#[tokio::test]
async fn an_undo_is_refused_if_the_slot_has_been_booked() {
    let store = Store::open().await;
    let whole_day = input_with(&json!({"appointmentTime": "Full Day"}));
    let approve = async |id| {
        let path = format!("/orders/{id}/approve");
        done(&store, &path, json!({"advancePaise": 0})).await;
    };
    let first = store.book(ASHA, &whole_day).await;
    approve(first).await;
    done(
        &store,
        &format!("/orders/{first}/cancel"),
        json!({"reason": "Away."}),
    )
    .await;
    let second = store.book(BEENA, &whole_day).await;
    approve(second).await;
    assert_eq!(
        refused(
            &store,
            &format!("/orders/{first}/undo"),
            undoing(&store, first).await
        )
        .await,
        "orders.slot_full"
    );
    let cancel = format!("/me/orders/{second}/cancel");
    store.app.call_as(BEENA, Method::POST, &cancel, None).await;
    let detail = see(&store, &format!("/orders/{second}")).await;
    assert!(detail.get("undoable").is_none());
    done(
        &store,
        &format!("/orders/{first}/undo"),
        undoing(&store, first).await,
    )
    .await;
    assert_eq!(
        refused(
            &store,
            &format!("/orders/{second}/undo"),
            undoing(&store, second).await
        )
        .await,
        "orders.nothing_to_undo",
        "a cancellation by the customer cannot be undone"
    );
}

#[tokio::test]
async fn a_visit_moves_to_a_free_slot() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let full = input_with(&json!({"appointmentTime": "Full Day", "appointmentDate": "2026-08-05"}));
    let whole = store.book(BEENA, &full).await;
    let approve = format!("/orders/{whole}/approve");
    done(&store, &approve, json!({"advancePaise": 0})).await;
    let path = format!("/orders/{id}/visit");
    let to = |day: &str| json!({"day": day, "slot": "5:00PM To 7:00PM"});
    let (status, problem) = act(&store, Method::PUT, &path, to("2026-08-05")).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.slot_full"))
    );
    let (status, problem) = act(&store, Method::PUT, &path, to("2026-07-31")).await;
    assert_eq!((status, fields(&problem)), (422, vec!["day"]));
    let (status, detail) = act(&store, Method::PUT, &path, to("2026-08-04")).await;
    assert_eq!(status, 200, "{detail}");
    assert_eq!(detail["order"]["appointmentDate"], "2026-08-04");
    assert_eq!(store.free("2026-08-03").await[0], 3);
}

#[tokio::test]
async fn orders_are_found_by_name_number_and_status() {
    let store = Store::open().await;
    let asha = store.book(ASHA, &input()).await;
    let beena = input_with(
        &json!({"firstName": "Beena", "lastName": "Das", "contactNumber": "9123456780"}),
    );
    let beena = store.book(BEENA, &beena).await;
    done(
        &store,
        &format!("/orders/{beena}/approve"),
        json!({"advancePaise": 0}),
    )
    .await;
    for (query, wanted) in [
        ("", vec![beena, asha]),
        ("?q=na%20das", vec![beena]),
        ("?q=98765", vec![asha]),
        ("?q=98765%2043210", vec![asha]),
        (&format!("?q=HM-{asha}"), vec![asha]),
        ("?filter=waiting", vec![asha]),
        ("?filter=open", vec![beena]),
        ("?filter=unpaid_advance", vec![]),
        ("?q=zoya", vec![]),
    ] {
        let page = see(&store, &format!("/orders{query}")).await;
        let found: Vec<i64> = page["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|line| line["id"].as_i64().unwrap())
            .collect();
        assert_eq!(found, wanted, "{query}");
        assert!(page.get("next").is_none());
    }
    let board = see(&store, "/board").await;
    let placed = &board["columns"][0];
    assert_eq!(placed["count"], 1);
    assert_eq!(placed["items"][0]["orderId"], beena);
}

#[tokio::test]
async fn notes_and_terms_are_stored_with_the_order() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let detail = done(
        &store,
        &format!("/orders/{id}/notes"),
        json!({"text": "Likes it loose."}),
    )
    .await;
    assert_eq!(detail["notes"][0]["text"], "Likes it loose.");
    assert_eq!(
        refused(&store, "/orders/999/notes", json!({"text": "?"})).await,
        "orders.order_not_found"
    );
    let terms = json!({"advancePaise": 70_000, "promisedDay": "2026-08-20"});
    let (status, detail) = act(&store, Method::PUT, &format!("/orders/{id}/terms"), terms).await;
    assert_eq!(status, 200, "{detail}");
    assert_eq!(detail["order"]["promisedDay"], "2026-08-20");
}

/// Staff change the promised day, and set an advance if none is set.
#[tokio::test]
async fn only_the_owner_changes_an_advance_that_is_set() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    let (approve, terms) = (
        format!("/orders/{id}/approve"),
        format!("/orders/{id}/terms"),
    );
    let undo = format!("/orders/{id}/undo");
    done(&store, &approve, json!({"advancePaise": 50_000})).await;
    let owners = |answer: (u16, Value)| {
        assert_eq!(answer.0, 403, "{}", answer.1);
        assert_eq!(answer.1["code"], "orders.advance_is_owners");
    };
    for body in [
        json!({}),
        json!({"advancePaise": 10_000}),
        json!({"advancePaise": 60_000}),
    ] {
        owners(act(&store, Method::PUT, &terms, body).await);
    }
    let day = json!({"advancePaise": 50_000, "promisedDay": "2026-08-20"});
    assert_eq!(act(&store, Method::PUT, &terms, day).await.0, 200);
    // Nor by approving again, once the customer has been told of it.
    store.app.deps.clock.advance_seconds(15);
    done(&store, &undo, undoing(&store, id).await).await;
    owners(act(&store, Method::POST, &approve, json!({"advancePaise": 0})).await);
    done(&store, &approve, json!({"advancePaise": 50_000})).await;
    // Undone before the email is sent, it counts as not set.
    done(&store, &undo, undoing(&store, id).await).await;
    done(&store, &approve, json!({"advancePaise": 10_000})).await;
    let lower = json!({"advancePaise": 5_000});
    let answer = store
        .app
        .call_as(OWNER, Method::PUT, &format!("/admin{terms}"), Some(&lower))
        .await;
    assert_eq!(answer.0, 200, "{}", answer.1);
    let noted: String = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE action = 'orders.terms_changed' ORDER BY id DESC LIMIT 1",
    )
    .fetch_one(store.app.deps.db.read())
    .await
    .unwrap();
    let noted: Value = serde_json::from_str(&noted).unwrap();
    assert_eq!(noted["advancePaise"], json!({"from": 10_000, "to": 5_000}));
}

#[tokio::test]
async fn only_the_owner_changes_days_off_capacities_and_holidays() {
    let store = Store::open().await;
    let settings = json!({"capacities": [], "daysOff": [0], "horizonDays": 90});
    let holiday = json!({"day": "2026-08-15", "name": "Independence Day"});
    for (method, path, body) in [
        (Method::PUT, "/calendar", settings.clone()),
        (Method::POST, "/holidays", holiday.clone()),
        (Method::DELETE, "/holidays/2026-08-15", Value::Null),
    ] {
        let (status, problem) = act(&store, method, path, body).await;
        assert_eq!(
            (status, &problem["code"]),
            (403, &json!("session.not_allowed")),
            "{path}"
        );
    }
    as_owner(&store, Method::PUT, "/calendar", settings).await;
    as_owner(&store, Method::POST, "/holidays", holiday).await;
    let noted: Vec<(i64, String, String)> =
        sqlx::query_as("SELECT actor, action, details FROM kernel_audit ORDER BY id")
            .fetch_all(store.app.deps.db.read())
            .await
            .unwrap();
    let noted: Vec<(i64, &str, Value)> = noted
        .iter()
        .map(|(actor, action, details)| {
            (
                *actor,
                action.as_str(),
                serde_json::from_str(details).unwrap(),
            )
        })
        .collect();
    assert_eq!(
        noted,
        [
            (
                1,
                "orders.calendar_changed",
                json!({"daysOff": {"from": [], "to": [0]}})
            ),
            (1, "orders.holiday_added", json!({"day": "2026-08-15"})),
        ]
    );
}

#[tokio::test]
async fn calendar_settings_determine_what_can_be_booked() {
    let store = Store::open().await;
    let settings = json!({"capacities": [{"slot": "11:00 AM To 1:00PM", "homes": 1}], "daysOff": [0], "horizonDays": 30});
    let (status, answer) = as_owner(&store, Method::PUT, "/calendar", settings.clone()).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["daysOff"], json!([0]));
    assert_eq!(answer["horizonDays"], 30);
    assert_eq!(store.free("2026-09-01").await, [0; 5], "in 31 days");
    assert_eq!(answer["capacities"].as_array().unwrap().len(), 4);
    assert_eq!(store.free("2026-08-03").await[0], 1);
    assert_eq!(store.free("2026-08-09").await, [0; 5], "a Sunday");
    let holiday = json!({"day": "2026-08-15", "name": "Independence Day"});
    as_owner(&store, Method::POST, "/holidays", holiday).await;
    assert_eq!(store.free("2026-08-15").await, [0; 5]);
    let week = see(&store, "/calendar?from=2026-08-10").await;
    assert_eq!(week["days"][5]["holiday"], "Independence Day");
    let holiday = "/holidays/2026-08-15";
    let (status, _) = as_owner(&store, Method::DELETE, holiday, json!({})).await;
    assert_eq!(status, 204);
    assert_ne!(store.free("2026-08-15").await, [0; 5]);
    let id = store.book(ASHA, &input()).await;
    let week = see(&store, "/calendar?from=2026-08-03").await;
    assert_eq!(week["days"][0]["slots"][0]["visits"][0]["id"], id);
    let (status, problem) = as_owner(
        &store,
        Method::PUT,
        "/calendar",
        json!({"capacities": [], "daysOff": [9], "horizonDays": 90}),
    )
    .await;
    assert_eq!((status, fields(&problem)), (422, vec!["daysOff"]));
}

async fn refused_view(store: &Store, path: &str) -> String {
    let (_, problem) = store.app.get_as(SELVI, &format!("/admin{path}")).await;
    problem["code"].as_str().unwrap().to_owned()
}
