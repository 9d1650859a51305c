//! To whom pieces can be assigned.

use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{ASHA, SHOP, Store, fields, input};

const ROSHNI: Caller = Caller::owner(SHOP);
const MEERA: i64 = 5;

async fn refused(store: &Store, method: Method, path: &str, body: Value, field: &str) {
    let path = format!("/admin/orders{path}");
    let (status, problem) = store.app.call_as(ROSHNI, method, &path, Some(&body)).await;
    assert_eq!((status, fields(&problem)), (422, vec![field]), "{problem}");
    assert_eq!(problem["fields"][0]["code"], "unknown");
}

#[tokio::test]
async fn an_editor_makes_no_pieces() {
    let store = Store::open().await;
    let (_, team) = store.app.get_as(ROSHNI, "/admin/orders/team").await;
    let names: Vec<&str> = team
        .as_array()
        .unwrap()
        .iter()
        .map(|member| member["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Roshni", "Selvi M.", "Kala"]);

    let order = store.book(ASHA, &input()).await;
    let (_, seen) = store
        .app
        .get_as(ROSHNI, &format!("/admin/orders/{order}"))
        .await;
    let piece = seen["pieces"][0]["id"].clone();
    let terms = json!({"advancePaise": 0, "pieces": [{"id": piece, "assigneeId": MEERA}]});
    let at = "pieces.0.assigneeId";
    refused(
        &store,
        Method::POST,
        &format!("/{order}/approve"),
        terms,
        at,
    )
    .await;
    let path = format!("/{order}/pieces/{piece}/assignee");
    let to = json!({"assigneeId": MEERA});
    refused(&store, Method::PUT, &path, to, "assigneeId").await;
    let hem = json!({"work": "Hem", "assigneeId": MEERA});
    let path = format!("/{order}/pieces");
    refused(&store, Method::POST, &path, hem.clone(), "assigneeId").await;
    let walk_in = json!({"name": "Kamala", "pieces": [hem], "advancePaise": 0});
    refused(&store, Method::POST, "", walk_in, at).await;
}

#[tokio::test]
async fn a_piece_of_a_maker_who_became_an_editor_can_be_assigned_again() {
    let store = Store::open().await;
    let order = store.book(ASHA, &input()).await;
    store.run("UPDATE orders_piece SET assigned_to = 5").await;
    let (_, seen) = store
        .app
        .get_as(ROSHNI, &format!("/admin/orders/{order}"))
        .await;
    assert!(seen["pieces"][0].get("assignee").is_none());
    let path = format!(
        "/admin/orders/{order}/pieces/{}/assignee",
        seen["pieces"][0]["id"]
    );
    let to = json!({"assigneeId": 4});
    let (status, detail) = store
        .app
        .call_as(ROSHNI, Method::PUT, &path, Some(&to))
        .await;
    assert_eq!(status, 200, "{detail}");
    assert_eq!(detail["pieces"][0]["assignee"]["name"], "Kala");
}
