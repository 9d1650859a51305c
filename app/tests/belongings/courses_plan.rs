//! Calls that change courses, and the owner's decisions about the first customer's enrolments. Each
//! uses rows of its own, so that they can run in nearly any order.

use serde_json::{Value, json};

use crate::belongings::{
    catalogue_plan::reviews,
    person::Call,
    plan::{Plan, open},
    rows::Rows,
};

pub fn courses(operation: &str, rows: &Rows) -> Option<Plan> {
    let call = if let Some(act) = operation.strip_prefix("admin_course_category_") {
        category(act)
    } else if let Some(act) = operation.strip_prefix("admin_course_") {
        course(act)
    } else if let Some(act) = operation.strip_prefix("admin_review_") {
        reviews("/admin/courses/reviews", act)
    } else if let Some(act) = operation.strip_prefix("admin_question_") {
        question(act)
    } else if let Some(act) = operation.strip_prefix("admin_lesson_file_") {
        lesson_file(act)
    } else {
        enrolment(operation.strip_prefix("admin_enrolment_")?, rows)
    };
    call.map(open)
}

fn category(act: &str) -> Option<Call> {
    let list = "/admin/courses/categories";
    let form = |name: &str| json!({"categoryName": name, "imageId": 1, "published": true});
    Some(match act {
        "list" => Call::get(list),
        "view" => Call::get(format!("{list}/1")),
        "create" => Call::post(list).json(form("Sarees")),
        "update" => Call::put(format!("{list}/2")).json(versioned(form("Children"))),
        "publish" => Call::put(format!("{list}/3/published")).json(shown()),
        "reorder" => Call::put(format!("{list}/order")).json(json!({"ids": [3, 2, 1]})),
        "delete" => Call::delete(format!("{list}/3?withEverything=true")),
        "restore" => Call::post(format!("{list}/1/restore")),
        _ => return None,
    })
}

fn course(act: &str) -> Option<Call> {
    let list = "/admin/courses";
    let form = json!({
        "categoryId": 1, "serviceName": "Sleeves", "serviceModel": "For Pongal", "mainDescription": "Slowly.",
        "duration": "1 h", "expireInDays": 90, "imageId": 1, "lessons": [], "published": false,
    });
    Some(match act {
        "list" => Call::get("/admin/courses?q=blouse"),
        "view" => Call::get(format!("{list}/3")),
        "create" => Call::post(list).json(form),
        "update" => Call::put(format!("{list}/3")).json(versioned(form)),
        "publish" => Call::put(format!("{list}/4/published")).json(shown()),
        "reorder" => Call::put(format!("{list}/order")).json(json!({"ids": [12, 11, 10, 9]})),
        "duplicate" => Call::post(format!("{list}/5/duplicate")),
        "restore" => Call::post(format!("{list}/6/restore")),
        "delete" => Call::delete(format!("{list}/7")),
        _ => return None,
    })
}

fn question(act: &str) -> Option<Call> {
    let list = "/admin/courses/questions";
    Some(match act {
        "list" => Call::get(list),
        "open_view" => Call::get(format!("{list}/open")),
        "update" => Call::put(format!("{list}/2"))
            .json(json!({"answer": "Yes, of 5 mm.", "hidden": false, "version": 1})),
        _ => return None,
    })
}

/// The first lesson of the demo shop has two files.
fn lesson_file(act: &str) -> Option<Call> {
    let files = "/admin/courses/files";
    let lessons = "/admin/courses/lessons";
    let pattern = b"%PDF-1.4\n<</Type /Page>>\nstartxref\n9\n%%EOF\n".to_vec();
    Some(match act {
        "list" => Call::get("/admin/courses/1/files"),
        "create" => Call::post(format!("{lessons}/2/files?name=Sleeve"))
            .bytes(pattern)
            .header("content-type", "application/octet-stream"),
        "reorder" => Call::put(format!("{lessons}/1/files/order")).json(json!({"ids": [2, 1]})),
        "update" => Call::put(format!("{files}/1")).json(json!({"name": "Front"})),
        "replace" => Call::put(format!("{files}/1/content"))
            .bytes(pattern)
            .header("content-type", "application/octet-stream"),
        "download" => Call::get(format!("{files}/1/content")),
        "delete" => Call::delete(format!("{files}/2")),
        "restore" => Call::post(format!("{files}/2/restore")),
        _ => return None,
    })
}

fn enrolment(act: &str, rows: &Rows) -> Option<Call> {
    let list = "/admin/courses/enrolments";
    let own = format!("{list}/{}", rows.enrolment);
    Some(match act {
        "list" => Call::get("/admin/courses/enrolments?q=asha"),
        "gift_list" => Call::get(format!("{list}/gifts")),
        "view" => Call::get(own),
        "create" => Call::post(list).json(json!({
            "courseId": 8, "mobile": "9000000002", "payment": "gift", "reason": "Won the quiz.",
        })),
        "extend" => Call::post(format!("{own}/extend")).json(json!({"days": 10, "version": 1})),
        "revoke" => {
            Call::post(format!("{own}/revoke")).json(json!({"reason": "Refunded.", "version": 2}))
        }
        "undo" => Call::post(format!("{own}/undo")).json(json!({"version": 3})),
        _ => return None,
    })
}

fn versioned(mut form: Value) -> Value {
    form["version"] = 1.into();
    form
}

fn shown() -> Value {
    json!({"published": true, "version": 1})
}
