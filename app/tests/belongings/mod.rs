//! Checks that a customer's data is reachable by that customer only: every operation of the API
//! document is called as visitor, other customer, every role of the team and owner, with ids of the
//! first customer's real rows.

mod admin_plan;
mod catalogue_plan;
mod content_plan;
mod courses_plan;
mod files;
mod garments_plan;
mod imports_plan;
mod links;
mod marks;
mod messages_plan;
mod money_plan;
mod notifications_plan;
mod operations;
mod people_plan;
pub mod person;
mod piecework_plan;
mod plan;
mod rows;
mod upkeep_plan;
mod videos_plan;

use std::collections::BTreeSet;

use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{self, DemoShop};
use operations::{Needs, Operation, operations};
use person::{Answer, Call, Person, Shop};
use plan::{Plan, plan};
use rows::{Rows, run};

/// The customer's calls that change what other calls need, made last and in this order.
const LAST: &[&str] = &[
    "setup_finish",
    "setup_address_update",
    "admin_backup_delete",
    "admin_backup_create",
    "admin_order_approve",
    "admin_order_move",
    "admin_order_decline",
    "admin_order_undo",
    "admin_order_cancel",
    "admin_photo_delete",
    "admin_enquiry_delete",
    "admin_enquiry_restore",
    "admin_holiday_create",
    "admin_holiday_delete",
    "admin_product_create",
    "admin_product_duplicate",
    "admin_product_delete",
    "admin_service_create",
    "admin_service_delete",
    "admin_category_create",
    "admin_category_delete",
    "admin_coupon_delete",
    "admin_course_category_create",
    "admin_course_category_delete",
    "admin_enrolment_create",
    "admin_enrolment_extend",
    "admin_enrolment_revoke",
    "admin_enrolment_undo",
    "admin_garment_type_delete",
    "admin_garment_type_restore",
    "admin_lesson_file_delete",
    "admin_lesson_file_restore",
    "admin_import_start",
    "admin_import_undo",
    "admin_import_delete",
    "admin_import_website_stop",
    "admin_import_website_continue",
    "admin_import_website_delete",
    "admin_backup_restore",
    "sandbox_fail",
    "sandbox_pay",
    "order_cancel",
    "order_photo_delete",
    "product_review_photo_delete",
    "product_review_delete",
    "notification_device_delete",
    "session_end",
    "password_forgot",
    "contact_change_confirm",
    "password_reset_view",
    "password_reset",
    "password_change",
    "session_delete",
    "account_delete",
];

/// Calls bound to the browser that opened the lesson; the customer opens it again in the browser in
/// use by then.
const WHILE_PLAYING: &[&str] = &["playback_ping", "playback_end"];

/// The expected refusal of a set-up link in a store that has an owner. The refusal does not use the
/// link up.
const SECOND_OWNER: (&str, u16) = ("setup_finish", 409);

/// Number of operations after which the customer's view is compared once if none of them was accepted as a change. Each
/// comparison makes the customer's documents again, which takes longer than the calls.
const UNSEEN: usize = 12;

/// The customer's view of their own data, by operation.
async fn own_view(
    shop: &Shop,
    asha: &mut Person,
    operations: &[Operation],
) -> Vec<(String, Value)> {
    let mut seen = Vec::new();
    let looking =
        |one: &&Operation| one.needs == Needs::Session && one.plan.own.method == Method::GET;
    for operation in operations.iter().filter(looking) {
        let answer = asha.call(shop, &operation.plan.own).await;
        assert!(
            answer.status.is_success(),
            "{}: {}",
            operation.id,
            answer.text()
        );
        let mut value = serde_json::from_slice(&answer.bytes).unwrap_or(json!(answer.bytes));
        if let Some(copy) = value.as_object_mut() {
            copy.remove("madeAt");
        }
        seen.push((operation.id.clone(), value));
    }
    seen
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_customers_data_is_reachable_by_that_customer_only() {
    // The clock is fixed, so confirmed passwords stay confirmed however long the test takes.
    let demo = DemoShop::open().await;
    let shop = demo.client();
    let published = support::published_document();
    let document: Value = serde_json::from_str(&published).unwrap();
    let mut asha = Person::new(
        "the first customer",
        "Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36",
        Some(("customer@example.com", "demo-customer")),
    );
    asha.be_logged_in(&shop).await;
    let mut rows = Rows::make(&demo, &shop, &mut asha).await;
    people_plan::prepare(&demo).await;
    let operations = operations(&document, &rows);
    let mut others = others(&shop).await;

    let mut before = own_view(&shop, &mut asha, &operations).await;
    let mut known = published;
    // The public half of the shop's own key is the same in everybody's settings.
    let settings = asha.call(&shop, &Call::get("/me/notifications")).await;
    known += settings.value()["publicKey"].as_str().unwrap();
    for operation in operations
        .iter()
        .filter(|one| one.needs == Needs::NoLogin && one.plan.tried.method == Method::GET)
    {
        known += &others[0].call(&shop, &operation.plan.tried).await.text();
    }
    let marks = marks::marks(before.iter().map(|(_, value)| value), &known);
    for text in [
        "customer@example.com",
        "+919000000002",
        "07 Zebrawood Lane",
        "Thamaraiselvi",
        "Chrome on Android",
    ] {
        assert!(
            marks.contains(text),
            "{text} is not among the {} texts searched for",
            marks.len()
        );
    }

    let mut wrong = files::reached(&demo, &shop, &mut others, &mut asha, &marks).await;
    wrong.extend(files::video_reached(&shop, &mut others, &mut asha, &rows).await);
    let mut unseen = Vec::new();
    for (position, operation) in operations.iter().enumerate() {
        let mut accepted = false;
        for other in &mut others {
            if !operation.needs.is_work_of(other.who) {
                let called = complaints(&shop, other, operation, &marks, &rows).await;
                accepted |= called.accepted;
                wrong.extend(called.wrong);
            }
        }
        if operation.needs.is_back_office() {
            let none = BTreeSet::new();
            let called = complaints(&shop, &mut asha, operation, &none, &rows).await;
            accepted |= called.accepted;
            wrong.extend(called.wrong);
        }
        unseen.push(operation.id.as_str());
        let changes = accepted && operation.plan.tried.method != Method::GET;
        if !changes && unseen.len() < UNSEEN && position + 1 < operations.len() {
            continue;
        }
        let after = own_view(&shop, &mut asha, &operations).await;
        for ((what, then), (_, now)) in before.iter().zip(&after) {
            if then != now {
                wrong.push(format!(
                    "{} by others changed what {what} shows the customer",
                    unseen.join(" or ")
                ));
            }
        }
        before = after;
        unseen.clear();
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));

    let owner = others.last_mut().unwrap();
    wrong.extend(own_calls(&demo, &shop, (&mut asha, owner), &operations, &mut rows).await);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    demo.store.db.close().await;
}

/// All other callers: visitor, second customer, the team, the owner last.
async fn others(shop: &Shop) -> Vec<Person> {
    let firefox = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/128.0";
    let mut second = Person::new(
        "another customer",
        firefox,
        Some(("beena@example.org", plan::THIRD_PASSWORD)),
    );
    let register = Call::post("/auth/accounts").json(json!({
        "name": "Beena", "mobile": "9840000002", "email": "beena@example.org", "password": plan::THIRD_PASSWORD,
    }));
    second.call(shop, &register).await.value();
    let member = |who, email, password| Person::new(who, firefox, Some((email, password)));
    let mut others = vec![
        Person::new("a visitor", firefox, None),
        second,
        member("the manager", "staff@example.com", "demo-staff"),
        member("the counter", "counter@example.com", "demo-counter"),
        member("a maker", "maker@example.com", "demo-maker"),
        member("the editor", "editor@example.com", "demo-editor"),
        member("the owner", "owner@example.com", "demo-owner"),
    ];
    for other in &mut others {
        other.be_logged_in(shop).await;
    }
    others
}

/// The outcome of a call by someone who has no business with the customer's rows.
struct Called {
    accepted: bool,
    wrong: Vec<String>,
}

/// Calls an operation as another caller, and collects what is wrong with the response.
async fn complaints(
    shop: &Shop,
    other: &mut Person,
    operation: &Operation,
    marks: &BTreeSet<String>,
    rows: &Rows,
) -> Called {
    let answer = other.call(shop, &operation.plan.tried).await;
    let status = answer.status.as_u16();
    let refusals = operation.plan.refusals;
    let right = if operation.needs != Needs::NoLogin && other.login.is_none() {
        status == 401
    } else if operation.needs.is_back_office() && !operation.needs.admits(other.who) {
        status == 403
    } else if operation.needs != Needs::NoLogin && operation.names_rows {
        [403, 404].contains(&status)
    } else if refusals.is_empty() {
        status < 500
    } else {
        refusals.contains(&status)
    };
    let text = answer.text();
    let mut wrong = Vec::new();
    if !right {
        wrong.push(format!(
            "{} answers {} with {status}: {text}",
            operation.id, other.who
        ));
    }
    if let Some(mark) = marks.iter().find(|mark| text.contains(mark.as_str())) {
        wrong.push(format!(
            "{} shows {} another customer's data: {mark}",
            operation.id, other.who
        ));
    }
    if answer.bytes == rows.stored_image {
        wrong.push(format!(
            "{} gives {} the first customer's photo",
            operation.id, other.who
        ));
    }
    // Made last: it is followed by no other call.
    if operation.id != "account_delete" {
        other.be_logged_in(shop).await;
    }
    Called {
        accepted: answer.status.is_success(),
        wrong,
    }
}

/// The control: the customer's own calls succeed, and so does the owner's work with the customer's
/// rows; otherwise the refusals above would prove nothing.
async fn own_calls(
    demo: &DemoShop,
    shop: &Shop,
    (asha, owner): (&mut Person, &mut Person),
    operations: &[Operation],
    rows: &mut Rows,
) -> Vec<String> {
    let mut wrong = Vec::new();
    for operation in operations {
        if operation.needs.is_work_of(owner.who) {
            if operation.id == "admin_backup_restore" {
                rows::backup_done(shop, owner).await;
            }
            if operation.id == "admin_order_undo" {
                let waiting = Call::get(format!("/admin/orders/{}", rows.waiting));
                let detail = owner.call(shop, &waiting).await.value();
                rows.undoable = detail["undoable"].as_str().unwrap().to_owned();
            }
            // Some calls are valid only briefly, so they are prepared again.
            let plan = plan(&operation.id, rows).unwrap();
            let answer = owner.call(shop, &plan.own).await;
            if !answer.status.is_success() && !reports_what_is_missing(&plan, &answer) {
                let (id, text) = (&operation.id, answer.text());
                wrong.push(format!(
                    "{id} answers the owner with {}: {text}",
                    answer.status
                ));
            }
            continue;
        }
        if operation.id == "account_delete" {
            run(demo, "UPDATE orders_order SET status = 'Delivered'").await;
            run(demo, "UPDATE orders_alteration SET status = 'Handed Over'").await;
        }
        if WHILE_PLAYING.contains(&operation.id.as_str()) {
            rows.play_again(shop, asha).await;
        }
        rows.renew_links(demo, shop, asha, &operation.id).await;
        let plan = plan(&operation.id, rows).unwrap();
        let answer = asha.call(shop, &plan.own).await;
        if reports_what_is_missing(&plan, &answer) {
            continue;
        }
        if (operation.id.as_str(), answer.status.as_u16()) == SECOND_OWNER {
            continue;
        }
        if !answer.status.is_success() && !answer.status.is_redirection() {
            wrong.push(format!(
                "{} answers the customer with {}: {}",
                operation.id,
                answer.status,
                answer.text()
            ));
            continue;
        }
        match operation.id.as_str() {
            "contact_change_confirm" => asha.is_reached_at(rows::NEW_EMAIL),
            "password_reset" => asha.has_password(plan::SECOND_PASSWORD),
            "password_change" => asha.has_password(plan::THIRD_PASSWORD),
            "account_delete" => break,
            _ => {}
        }
        asha.be_logged_in(shop).await;
    }
    wrong
}

/// Whether the call was understood, and what it is about does not exist in the demo shop.
fn reports_what_is_missing(plan: &Plan, answer: &Answer) -> bool {
    plan.needs_more && [400, 404, 409, 422, 503].contains(&answer.status.as_u16())
}
