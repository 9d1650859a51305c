//! Calls that change the catalogue. Each uses rows of its own, so that they can run in any order.

use serde_json::{Value, json};

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
    rows::Rows,
};

/// A kind of rows.
struct Store<'a> {
    list: &'static str,
    ids: &'a [i64],
    form: Value,
}

pub fn catalogue(operation: &str, rows: &Rows) -> Option<Plan> {
    if let Some(act) = operation.strip_prefix("admin_product_review_") {
        return reviews("/admin/catalogue/reviews", act).map(open);
    }
    let (kind, act) = operation.strip_prefix("admin_")?.split_once('_')?;
    let store = match kind {
        "category" => Store {
            list: "/admin/catalogue/categories",
            ids: &rows.categories,
            // Its current name: another one would change its services too.
            form: json!({"categoryName": "Ladies' Wear", "description": "For Pongal.", "imageId": 1}),
        },
        "service" => Store {
            list: "/admin/catalogue/services",
            ids: &rows.services,
            form: json!({"ctid": rows.categories[0], "serviceName": "Festival blouse", "imageId": 1}),
        },
        "product" => Store {
            list: "/admin/catalogue/products",
            ids: &rows.products,
            form: json!({
                "serviceId": rows.services[0], "serviceModel": "For Pongal", "imageId": 1,
                "mainTitle": "New cloth for the new rice", "mainDescription": "Ready in a week.",
            }),
        },
        "image" => return image(act, rows),
        "coupon" => return coupon(act),
        _ => return None,
    };
    store.call(act).map(open)
}

/// Calls on the reviews of products or courses, of which the demo shop has three or more.
pub fn reviews(list: &'static str, act: &str) -> Option<Call> {
    Some(match act {
        "list" => Call::get(list),
        "waiting_view" => Call::get(format!("{list}/waiting")),
        "update" => Call::put(format!("{list}/1")).json(json!({"state": "hidden", "version": 1})),
        "delete" => Call::delete(format!("{list}/2")),
        "restore" => Call::post(format!("{list}/3/restore")),
        _ => return None,
    })
}

impl Store<'_> {
    fn call(&self, act: &str) -> Option<Call> {
        let (list, first, second) = (self.list, self.ids[0], self.ids[1]);
        let last = self.ids.last()?;
        Some(match act {
            "list" => Call::get(list),
            "view" => Call::get(format!("{list}/{first}")),
            "update" => {
                let mut form = self.form.clone();
                form["published"] = true.into();
                form["version"] = 1.into();
                Call::put(format!("{list}/{first}")).json(form)
            }
            "publish" => {
                let shown = json!({"published": true, "version": 1});
                Call::put(format!("{list}/{second}/published")).json(shown)
            }
            "reorder" => Call::put(format!("{list}/order")).json(json!({"ids": self.ids})),
            "create" => {
                let mut form = self.form.clone();
                for name in ["categoryName", "serviceName", "serviceModel"] {
                    if form.get(name).is_some() {
                        form[name] = "Something new".into();
                    }
                }
                form["published"] = false.into();
                Call::post(list).json(form)
            }
            "duplicate" => Call::post(format!("{list}/{first}/duplicate")),
            "delete" if list.ends_with("products") => Call::delete(format!("{list}/{last}")),
            "delete" => Call::delete(format!("{list}/{last}?withEverything=true")),
            "restore" => Call::post(format!("{list}/{second}/restore")),
            _ => return None,
        })
    }
}

fn image(act: &str, rows: &Rows) -> Option<Plan> {
    Some(open(match act {
        "list" => Call::get("/admin/media/images?q=silk"),
        "create" => Call::post("/admin/media/images?alt=Cloth")
            .bytes(rows.image.clone())
            .header("content-type", "application/octet-stream"),
        "view" => Call::get("/admin/media/images/1"),
        "crop" => Call::post("/admin/media/images/1/crop").json(json!({
            "x": 0.1, "y": 0.1, "width": 0.5, "height": 0.5, "turn": 90, "focusX": 0.5, "focusY": 0.5,
        })),
        "delete" => Call::delete(format!("/admin/media/images/{}", rows.unused_image)),
        "restore" => {
            Call::post(format!("/admin/media/images/{}/restore", rows.unused_image))
        }
        "update" => Call::put("/admin/media/images/1")
            .json(json!({"alt": "A folded saree", "version": 1})),
        _ => return None,
    }))
}

fn coupon(act: &str) -> Option<Plan> {
    let list = "/admin/payments/coupons";
    let form =
        |code: &str| json!({"code": code, "percent": 10, "kind": "course", "published": true});
    Some(open(match act {
        "list" => Call::get(list),
        "view" => Call::get(format!("{list}/1")),
        "use_list" => Call::get(format!("{list}/1/uses")),
        "create" => Call::post(list).json(form("PONGAL10")),
        "update" => {
            let mut form = form("WELCOME10");
            form["version"] = 1.into();
            Call::put(format!("{list}/1")).json(form)
        }
        "publish" => {
            let on = json!({"published": true, "version": 1});
            Call::put(format!("{list}/2/published")).json(on)
        }
        "delete" => Call::delete(format!("{list}/2")),
        "restore" => Call::post(format!("{list}/2/restore")),
        _ => return None,
    }))
}
