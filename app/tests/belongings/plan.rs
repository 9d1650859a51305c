//! How each operation is called with the first customer's rows. An operation without an entry fails
//! the test: add one that says with which rows other callers try it.

use poem::http::Method;
use serde_json::json;

use crate::belongings::{
    admin_plan,
    catalogue_plan::catalogue,
    content_plan,
    courses_plan::courses,
    money_plan, people_plan,
    person::Call,
    rows::{REVIEWED, Rows, input},
    upkeep_plan, videos_plan,
};

pub const SECOND_PASSWORD: &str = "marigold-ladder-52";
pub const THIRD_PASSWORD: &str = "tamarind-kettle-81";

pub struct Plan {
    /// The customer's own call, expected to succeed.
    pub own: Call,
    /// The call of other users: the same, unless it contains something only the customer could
    /// know.
    pub tried: Call,
    /// Expected refusals of other users. Empty: they succeed, each with their own or public data.
    pub refusals: &'static [u16],
    /// Whether a demo store lacks what the call needs: permitted callers are told so. The feature's
    /// tests cover success.
    pub needs_more: bool,
}

/// Other users succeed, each with their own or public data.
pub fn open(call: Call) -> Plan {
    Plan {
        tried: call.clone(),
        own: call,
        refusals: &[],
        needs_more: false,
    }
}

/// Names rows of the customer, so that other users are refused.
pub fn own(call: Call) -> Plan {
    Plan {
        refusals: &[403, 404],
        ..open(call)
    }
}

impl Plan {
    pub fn needing_more(mut self) -> Self {
        self.needs_more = true;
        self
    }

    /// Other users send this call instead.
    pub fn tried(mut self, call: Call) -> Self {
        self.tried = call;
        self
    }

    pub fn refused(mut self, refusals: &'static [u16]) -> Self {
        self.refusals = refusals;
        self
    }
}

pub fn plan(operation: &str, rows: &Rows) -> Option<Plan> {
    public(operation, rows)
        .or_else(|| account(operation, rows))
        .or_else(|| orders(operation, rows))
        .or_else(|| payments(operation, rows))
        .or_else(|| back_office(operation, rows))
        .or_else(|| catalogue(operation, rows))
        .or_else(|| courses(operation, rows))
        .or_else(|| content_plan::plan(operation))
        .or_else(|| videos_plan::plan(operation, &rows.videos))
        .or_else(|| admin_plan::plan(operation, rows))
        .or_else(|| upkeep_plan::plan(operation, rows))
        .or_else(|| crate::belongings::garments_plan::plan(operation))
        .or_else(|| crate::belongings::piecework_plan::plan(operation))
        .or_else(|| crate::belongings::imports_plan::plan(operation))
        .or_else(|| learning(operation, rows))
        .or_else(|| people_plan::plan(operation))
        .or_else(|| money_plan::plan(operation))
        .or_else(|| crate::belongings::notifications_plan::plan(operation, rows))
        .or_else(|| crate::belongings::messages_plan::plan(operation))
}

fn public(operation: &str, rows: &Rows) -> Option<Plan> {
    Some(match operation {
        "category_list" => open(Call::get("/catalogue/categories?seed=1")),
        "category_view" => open(Call::get("/catalogue/categories/1")),
        "service_list" => open(Call::get("/catalogue/services")),
        "product_list" => open(Call::get("/catalogue/products")),
        "product_view" => open(Call::get(format!("/catalogue/products/{}", rows.product))),
        "product_extras_view" => open(Call::get(format!(
            "/catalogue/products/{}/extras",
            rows.product
        ))),
        "tag_list" => open(Call::get("/catalogue/tags")),
        "product_review_view" => open(Call::get(REVIEWED)),
        "product_review_update" => {
            own(Call::put(REVIEWED).json(json!({"stars": 5, "text": "Bias tape everywhere"})))
        }
        "product_review_delete" => own(Call::delete(REVIEWED)),
        "product_review_photo_create" => {
            let add = Call::post(format!("{REVIEWED}/photos")).bytes(rows.image.clone());
            own(add.header("content-type", "application/octet-stream"))
        }
        // Editors approve it.
        "product_review_photo_view" => open(Call::get(format!(
            "/catalogue/review-photos/{}",
            rows.review_photo
        ))),
        "product_review_photo_delete" => own(Call::delete(format!(
            "{REVIEWED}/photos/{}",
            rows.review_photo
        ))),
        "favourite_list" => open(Call::get("/me/favourites")),
        "favourite_create" => {
            open(Call::post("/me/favourites").json(json!({"products": [rows.product]})))
        }
        "favourite_delete" => open(Call::delete(format!("/me/favourites/{}", rows.product))),
        "course_category_list" => open(Call::get("/courses/categories")),
        "course_list" => open(Call::get("/courses")),
        "course_view" => open(Call::get(format!("/courses/{}", rows.course))),
        "shop_view" => open(Call::get("/content/shop")),
        "banner_list" => open(Call::get("/content/banner")),
        "offer_list" => open(Call::get("/content/offers")),
        "gallery_list" => open(Call::get("/content/gallery?seed=1")),
        "event_list" => open(Call::get("/content/events")),
        "event_view" => open(Call::get("/content/events/1")),
        "testimonial_list" => open(Call::get("/content/testimonials")),
        "measure_video_list" => open(Call::get("/content/measure-videos")),
        "page_view" => open(Call::get("/content/pages/privacy")),
        "enquiry_create" => {
            let body =
                json!({"name": "Other Name", "phone": "9840012345", "message": "Open on Sunday?"});
            let ask = Call::post("/content/enquiries").json(body);
            open(ask.header("idempotency-key", rows.request_key))
        }
        "pin_code_list" => open(Call::get("/orders/pin-codes")),
        "slot_list" => open(Call::get("/orders/slots")),
        "search_list" => open(Call::get("/search?q=zebrawood")),
        "wanted_item_list" => open(Call::get("/search/wanted")),
        "health_view" => open(Call::get("/health")),
        _ => return None,
    })
}

fn account(operation: &str, rows: &Rows) -> Option<Plan> {
    let guess = json!({"token": "A".repeat(43)});
    let reset = |token: &str| {
        let body = json!({"token": token, "newPassword": SECOND_PASSWORD});
        Call::post("/auth/password/reset").json(body)
    };
    let log_in = |password: &str| {
        let body = json!({"email": "customer@example.com", "password": password});
        Call::post("/session").json(body)
    };
    let register = |mobile: &str, email: &str| {
        let body =
            json!({"name": "Chitra", "mobile": mobile, "email": email, "password": THIRD_PASSWORD});
        Call::post("/auth/accounts").json(body)
    };
    Some(match operation {
        "session_view" => open(Call::get("/session")),
        "session_create" => open(log_in("demo-customer"))
            .tried(log_in("demo-owner"))
            .refused(&[401]),
        "session_delete" => open(Call::delete("/session")),
        "account_register" => open(register("9840000099", "chitra@example.com"))
            .tried(register("9000000002", "customer@example.com"))
            .refused(&[409]),
        "password_forgot" => {
            open(Call::post("/auth/password/forgot").json(json!({"email": "customer@example.com"})))
                .tried(
                    Call::post("/auth/password/forgot").json(json!({"email": "asha@example.org"})),
                )
                .refused(&[404])
        }
        "password_reset_view" => {
            let view = Call::post("/auth/password/reset/view");
            open(view.clone().json(json!({"token": rows.reset_token})))
                .tried(view.json(guess))
                .refused(&[410])
        }
        "setup_view" => {
            let view = Call::post("/setup/view");
            open(view.clone().json(json!({"token": rows.setup_token})))
                .tried(view.json(guess))
                .refused(&[404])
        }
        "setup_address_update" => {
            let set = |token: &str| {
                Call::post("/setup/address")
                    .json(json!({"token": token, "publicAddress": "https://shop.example"}))
            };
            open(set(&rows.setup_token))
                .tried(set(&"A".repeat(64)))
                .refused(&[404])
        }
        "setup_finish" => {
            let finish = |token: &str| {
                Call::post("/setup").json(json!({
                    "token": token, "publicAddress": "https://shop.example", "businessName": "Mine", "name": "Eve",
                    "mobile": "9840000098", "email": "eve@example.com", "password": THIRD_PASSWORD, "beginning": "empty",
                }))
            };
            open(finish(&rows.setup_token))
                .tried(finish(&"A".repeat(64)))
                .refused(&[404])
        }
        "password_reset" => open(reset(&rows.reset_token))
            .tried(reset(&"A".repeat(43)))
            .refused(&[410]),
        "contact_change_confirm" => {
            let confirm = Call::post("/auth/contact/confirm");
            open(confirm.clone().json(json!({"token": rows.contact_token})))
                .tried(confirm.json(guess))
                .refused(&[410])
        }
        "account_view" => open(Call::get("/me/account")),
        "account_update" => {
            open(Call::new(Method::PATCH, "/me/account").json(json!({"name": "Asha R."})))
                .tried(Call::new(Method::PATCH, "/me/account").json(json!({"name": "Other Name"})))
        }
        "account_delete" => open(Call::delete("/me/account")),
        "account_download" => open(Call::get("/me/account/data")),
        "password_change" => {
            let change = |old: &str| {
                let body = json!({"oldPassword": old, "newPassword": THIRD_PASSWORD});
                Call::put("/me/password").json(body)
            };
            open(change(SECOND_PASSWORD))
                .tried(change("demo-customer"))
                .refused(&[422])
        }
        "session_confirm" => {
            let password = json!({"password": "demo-customer"});
            open(Call::post("/me/session/confirm").json(password)).refused(&[422])
        }
        "session_list" => open(Call::get("/me/sessions")),
        "session_end" => own(Call::delete(format!("/me/sessions/{}", rows.session))),
        _ => return None,
    })
}

fn orders(operation: &str, rows: &Rows) -> Option<Plan> {
    let order = format!("/me/orders/{}", rows.appointment);
    let profile = format!("/me/measurement-profiles/{}", rows.profile);
    let measured = json!({"name": "Chellamma", "measurements": {"height": 151.0}});
    Some(match operation {
        "appointment_list" => open(Call::get("/me/appointments")),
        "appointment_create" => {
            let address = "07 Zebrawood Lane";
            let again = Call::post("/me/appointments")
                .json(input(rows.product, "11:00 AM To 1:00PM", address))
                .header("idempotency-key", rows.request_key);
            let mut other = input(rows.other_product, "Full Day", "1 Other Street");
            other["firstName"] = json!("Other Name");
            other["lastName"] = json!("Else");
            other["email"] = json!("other@example.org");
            other["contactNumber"] = json!("9840000001");
            other["landMark"] = json!("");
            other["message"] = json!("");
            other["pieces"] = json!([{"productId": rows.other_product}]);
            other["appointmentDate"] = json!(rows.other_day());
            let key = rows.request_key;
            open(again).tried(
                Call::post("/me/appointments")
                    .json(other)
                    .header("idempotency-key", key),
            )
        }
        "order_list" => open(Call::get("/me/orders")),
        "order_status_view" => open(Call::get(format!("/orders/status/{}", rows.status_key))),
        "order_status_link_update" => {
            own(Call::put(format!("{order}/status-link")).json(json!({"on": true})))
        }
        "order_view" => own(Call::get(order)),
        "order_money_view" => own(Call::get(format!("{order}/money"))),
        "order_cancel" => own(Call::post(format!(
            "/me/orders/{}/cancel",
            rows.second_appointment
        ))),
        "order_visit_move" => own(Call::put(format!("{order}/visit")).json(json!({
            "appointmentDate": rows.other_day(), "appointmentTime": "Full Day",
        }))),
        "order_photo_create" => {
            let add = Call::post(format!("{order}/photos")).bytes(rows.image.clone());
            own(add.header("content-type", "application/octet-stream"))
        }
        "order_photo_view" => own(Call::get(format!("{order}/photos/{}", rows.photo))),
        "order_photo_delete" => own(Call::delete(format!(
            "{order}/photos/{}",
            rows.second_photo
        ))),
        "measurement_profile_list" => open(Call::get("/me/measurement-profiles")),
        "measurement_profile_create" => open(Call::post("/me/measurement-profiles").json(measured)),
        "measurement_profile_update" => own(Call::put(profile).json(measured)),
        "measuring_delete" => own(Call::delete(format!(
            "{profile}/measurements/{}",
            rows.measuring
        ))),
        "measurement_profile_delete" => own(Call::delete(format!(
            "/me/measurement-profiles/{}",
            rows.second_profile
        ))),
        _ => return None,
    })
}

fn payments(operation: &str, rows: &Rows) -> Option<Plan> {
    let advance = json!({"kind": "advance", "reference": rows.unpaid.to_string()});
    let coupon = |kind: &str, reference: i64| {
        let body = json!({"code": "WELCOME10", "kind": kind, "reference": reference.to_string()});
        Call::post("/payments/coupons/check").json(body)
    };
    let sandbox = |what: &str| {
        let body = json!({"providerOrderId": rows.provider_order});
        Call::post(format!("/payments/sandbox/{what}")).json(body)
    };
    let webhook = || {
        let message = Call::post("/payments/webhooks/sandbox").bytes(rows.webhook.clone());
        message.header("content-type", "application/json")
    };
    Some(match operation {
        "payment_order_create" => {
            let begin = Call::post("/payments/orders").json(advance);
            own(begin.header("idempotency-key", rows.request_key))
        }
        "payment_order_view" => own(Call::get(format!("/payments/orders/{}", rows.purchase))),
        "payment_order_confirm" => {
            let confirm = Call::post(format!("/payments/orders/{}/confirm", rows.paid_purchase));
            own(confirm.json(rows.proof.clone()))
        }
        "receipt_list" => open(Call::get("/payments/receipts")),
        "receipt_download" => own(Call::get(format!(
            "/payments/receipts/{}.pdf",
            rows.receipt
        ))),
        "gst_state_list" => open(Call::get("/payments/states")),
        "coupon_check" => own(coupon("course", rows.course)).tried(coupon("advance", rows.unpaid)),
        "sandbox_pay" => own(sandbox("pay")),
        "sandbox_fail" => own(sandbox("fail")),
        // Belongs to no user: it changes nothing without the provider's signature, and leads to a
        // page of the shop in any case.
        "payment_callback" => open(
            Call::post("/payments/callbacks/sandbox")
                .header("content-type", "application/x-www-form-urlencoded")
                .bytes(b"error%5Breason%5D=payment_cancelled".to_vec()),
        ),
        "payment_webhook" => open(
            webhook()
                .header("x-razorpay-signature", &rows.webhook_signature)
                .header("x-razorpay-event-id", "event_of_asha"),
        )
        .tried(webhook().header("x-razorpay-signature", "00".repeat(32)))
        .refused(&[400]),
        _ => return None,
    })
}

fn learning(operation: &str, rows: &Rows) -> Option<Plan> {
    let course = format!("/me/courses/{}", rows.enrolment);
    let playback = format!("/me/playback/{}", rows.grant);
    Some(match operation {
        "enrolment_list" => open(Call::get("/me/courses")),
        "enrolment_view" => own(Call::get(course)),
        "playback_grant_create" => {
            let lesson = json!({"lessonId": rows.lesson});
            own(Call::post(format!("{course}/grants")).json(lesson))
        }
        "playback_ping" => {
            let ping = json!({"positionSeconds": 3.5, "played": [{"from": 0, "to": 3.5}]});
            own(Call::post(format!("{playback}/pings")).json(ping))
        }
        "playback_end" => own(Call::delete(playback)),
        "lesson_file_download" => own(Call::get(format!("{course}/files/{}", rows.lesson_file))),
        "review_update" => {
            let review = json!({"stars": 1, "text": "Bias tape everywhere"});
            own(Call::put(format!("{course}/review")).json(review))
        }
        "certificate_create" => own(Call::post(format!("{course}/certificate"))),
        "certificate_download" => own(Call::get(format!("{course}/certificate"))),
        "certificate_view" => open(Call::get(format!(
            "/courses/certificates/2222-2222-000{}",
            rows.enrolment
        ))),
        "gift_list" => open(Call::get("/me/gifts")),
        "gift_create" => open(Call::post("/me/gifts").json(json!({
            "courseId": rows.course, "recipientName": "Other Name", "recipientEmail": "other@example.com",
        }))),
        "gift_claim" => {
            let claim = |key: &str| Call::post("/me/gifts/claim").json(json!({"key": key}));
            open(claim("key-of-the-gift"))
                .tried(claim("another-key"))
                .refused(&[404])
        }
        "question_list" => own(Call::get(format!(
            "{course}/questions?lessonId={}",
            rows.lesson
        ))),
        "question_create" => {
            let question = json!({"lessonId": rows.lesson, "text": "Bias tape everywhere?"});
            own(Call::post(format!("{course}/questions")).json(question))
        }
        _ => return None,
    })
}

/// Back-office calls, which no customer may make, not even for their own order.
fn back_office(operation: &str, rows: &Rows) -> Option<Plan> {
    let order = format!("/admin/orders/{}", rows.appointment);
    let waiting = format!("/admin/orders/{}", rows.waiting);
    let why = json!({"reason": "The cloth is too short."});
    Some(match operation {
        "admin_today_view" => open(Call::get("/admin/today")),
        "admin_board_view" => open(Call::get("/admin/board")),
        "admin_piece_list" => open(Call::get("/admin/pieces")),
        "admin_load_view" => open(Call::get("/admin/load")),
        "admin_order_list" => open(Call::get("/admin/orders?q=asha")),
        "admin_order_view" => open(Call::get(order)),
        "admin_order_slip_download" => open(Call::get(format!("{order}/slip.pdf"))),
        "admin_job_card_download" => open(Call::get(format!("{order}/job-cards.pdf"))),
        "admin_status_link_update" => {
            open(Call::put(format!("{order}/status-link")).json(json!({"on": true})))
        }
        "admin_photo_view" => open(Call::get(format!("{order}/photos/{}", rows.photo))),
        "admin_calendar_view" => open(Call::get("/admin/calendar")),
        "admin_order_approve" => {
            open(Call::post(format!("{order}/approve")).json(json!({"advancePaise": 50_000})))
        }
        "admin_order_move" => {
            let step = json!({"from": "Order Placed", "to": "Cutting Started"});
            open(Call::post(format!("{order}/step")).json(step))
        }
        "admin_order_update" => {
            open(Call::put(format!("{order}/terms")).json(json!({"advancePaise": 60_000})))
        }
        "admin_visit_move" => {
            let time = json!({"day": rows.quiet_day(), "slot": "5:00PM To 7:00PM"});
            open(Call::put(format!("{order}/visit")).json(time))
        }
        "admin_visit_assign" => {
            open(Call::put(format!("{order}/visit/assignee")).json(json!({"assigneeId": 1})))
        }
        "admin_note_create" => {
            open(Call::post(format!("{order}/notes")).json(json!({"text": "Call first."})))
        }
        "admin_order_decline" => open(Call::post(format!("{waiting}/reject")).json(why)),
        "admin_order_undo" => {
            let named = json!({"change": rows.undoable});
            open(Call::post(format!("{waiting}/undo")).json(named))
        }
        "admin_order_cancel" => open(Call::post(format!("{waiting}/cancel")).json(why)),
        "admin_calendar_update" => {
            let settings = json!({"capacities": [], "daysOff": [0], "horizonDays": 90});
            open(Call::put("/admin/calendar").json(settings))
        }
        "admin_price_settings_view" => open(Call::get("/admin/price-settings")),
        "admin_price_settings_update" => {
            let settings = json!({"advancePercent": 30, "advanceRoundingPaise": 5_000, "rushPaise": 0,
                                  "readyDays": 10, "balanceOnline": true, "slipTerms": ""});
            open(Call::put("/admin/price-settings").json(settings))
        }
        "admin_holiday_create" => {
            let holiday = json!({"day": "2030-01-14", "name": "Pongal"});
            open(Call::post("/admin/holidays").json(holiday))
        }
        "admin_holiday_delete" => open(Call::delete("/admin/holidays/2030-01-14")),
        _ => return None,
    })
}
