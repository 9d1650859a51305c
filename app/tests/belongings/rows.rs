//! The first customer's real rows, made through the API.

use std::io::Cursor;

use fake_provider::signature::sign;
use image::{ImageFormat, RgbImage};
use kernel::{demo::DEMO_OWNER, testing::TEST_TIME};
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

use crate::belongings::{
    links::{contact_link, reset_link},
    person::{Call, Person, Shop},
    support::DemoShop,
    videos_plan::Videos,
};

/// Ids used in other users' calls.
pub struct Rows {
    /// A pending request, with a photo to view and one to remove.
    pub appointment: i64,
    /// Key of the link to its progress.
    pub status_key: String,
    pub photo: i64,
    /// The piece it is of, which the owner makes.
    pub photo_piece: i64,
    pub second_photo: i64,
    /// A photo of the customer's review, which is not approved yet.
    pub review_photo: i64,
    /// A photo by the shop that is hidden from the customer.
    pub shop_photo: i64,
    /// A request to cancel.
    pub second_appointment: i64,
    /// The pending request of the demo store.
    pub waiting: i64,
    /// What its last change is called to undo it.
    pub undoable: String,
    /// Orders with an advance due: not started, checkout open, paid at the provider.
    pub unpaid: i64,
    /// The piece of that order.
    pub piece: i64,
    /// Another order with two pieces, and the two.
    pub two_pieces: (i64, [i64; 2]),
    pub profile: i64,
    pub second_profile: i64,
    /// Measurements of the first profile.
    pub measuring: i64,
    /// The public half of the shop's key for notifications.
    pub notifications_key: String,
    /// The customer's device, which shows notifications.
    pub device: i64,
    /// One of the customer's sessions, other than the calling one.
    pub session: i64,
    /// A purchase with an open checkout.
    pub purchase: i64,
    pub provider_order: String,
    /// A purchase paid at the provider, and its proof.
    pub paid_purchase: i64,
    pub proof: Value,
    /// The receipt issued when it was confirmed.
    pub receipt: i64,
    /// The provider's webhook event about it.
    pub webhook: Vec<u8>,
    pub webhook_signature: String,
    /// Secrets of links emailed to the customer.
    pub reset_token: String,
    /// Secret of the set-up link.
    pub setup_token: String,
    pub contact_token: String,
    /// Idempotency key of a request the customer sent.
    pub request_key: &'static str,
    pub image: Vec<u8>,
    /// Next image of the library, not shown anywhere yet.
    pub unused_image: i64,
    pub videos: Videos,
    /// The customer's photo as served by the shop.
    pub stored_image: Vec<u8>,
    pub product: i64,
    /// A product the customer has not ordered.
    pub other_product: i64,
    /// All categories, the services of the first, and the products of its first service.
    pub categories: Vec<i64>,
    pub services: Vec<i64>,
    pub products: Vec<i64>,
    pub course: i64,
    /// A course the customer bought, and one of its lessons.
    pub enrolment: i64,
    pub lesson: i64,
    /// A file of that lesson.
    pub lesson_file: i64,
    /// That lesson, opened in the customer's browser.
    pub grant: i64,
    pub video: String,
    /// Two backups of the shop, which contain the customer's rows.
    pub backup: String,
    pub second_backup: String,
    /// An undelivered email to the customer.
    pub mail: i64,
    pub shop_name: String,
}

/// The customer's review of the princess cut blouse, of which one was delivered.
pub const REVIEWED: &str = "/me/product-reviews/24";
pub const REQUEST_KEY: &str = "ashas-own-request";
pub const NEW_EMAIL: &str = "asha.new@example.com";

fn in_days(days: i64) -> String {
    TEST_TIME.day().plus_days(days).to_string()
}

pub fn input(product: i64, slot: &str, address: &str) -> Value {
    let day = in_days(9);
    json!({
        "pieces": [{"productId": product, "measurements": {"height": 158.0, "aroundBust": 91.5}}],
        "firstName": "Ashalakshmi", "lastName": "Ramanathan", "contactNumber": "9000000002",
        "email": "customer@example.com", "address": address, "landMark": "Behind the zebra gate",
        "pinCode": "600020", "appointmentDate": day, "appointmentTime": slot,
        "message": "The neem green one first",
    })
}

async fn newest_image(demo: &DemoShop) -> i64 {
    sqlx::query_scalar("SELECT max(id) FROM media_image")
        .fetch_one(demo.store.db.read())
        .await
        .unwrap()
}

/// A photo with so much blue.
fn image(blue: u8) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    RgbImage::from_fn(600, 800, |x, y| image::Rgb([x as u8, y as u8, blue]))
        .write_to(&mut bytes, ImageFormat::Png)
        .unwrap();
    bytes.into_inner()
}

pub async fn one(demo: &DemoShop, sql: &str) -> String {
    sqlx::query_scalar(AssertSqlSafe(sql))
        .fetch_one(demo.store.db.read())
        .await
        .unwrap()
}

pub async fn run(demo: &DemoShop, sql: &str) {
    let mut tx = demo.store.db.write().await.unwrap();
    sqlx::query(AssertSqlSafe(sql))
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
}

fn id(value: &Value) -> i64 {
    value["id"].as_i64().unwrap()
}

/// Ids of a public list.
async fn ids(shop: &Shop, asha: &mut Person, path: &str) -> Vec<i64> {
    let list = asha.call(shop, &Call::get(path)).await.value();
    list.as_array().unwrap().iter().map(id).collect()
}

impl Rows {
    /// A day without other bookings by the customer.
    pub fn other_day(&self) -> String {
        in_days(12)
    }

    /// A day without any bookings.
    pub fn quiet_day(&self) -> String {
        in_days(20)
    }

    pub async fn make(demo: &DemoShop, shop: &Shop, asha: &mut Person) -> Self {
        let products = asha.call(shop, &Call::get("/catalogue/products")).await;
        let products = products.value();
        let (product, other_product) = (id(&products[0]), id(&products[1]));
        let categories = ids(shop, asha, "/catalogue/categories").await;
        let in_category = format!("/catalogue/services?ctid={}", categories[0]);
        let services = ids(shop, asha, &in_category).await;
        let of_service = products.as_array().unwrap().iter();
        let of_service = of_service.filter(|product| product["serviceId"] == services[0]);
        let of_service = of_service.map(id).collect();
        let courses = asha.call(shop, &Call::get("/courses")).await.value();
        let waiting = asha
            .call(shop, &Call::get("/me/appointments"))
            .await
            .value();
        let mut booked = Vec::new();
        for (place, slot) in [
            "11:00 AM To 1:00PM",
            "1:00PM To 3:00PM",
            "3:00PM To 5:00PM",
            "5:00PM To 7:00PM",
        ]
        .iter()
        .enumerate()
        {
            let address = format!("{place}7 Zebrawood Lane");
            let book = Call::post("/me/appointments").json(input(product, slot, &address));
            let book = match place {
                0 => book.header("idempotency-key", REQUEST_KEY),
                _ => book,
            };
            booked.push(id(&asha.call(shop, &book).await.value()));
        }
        let approved = format!(
            "UPDATE orders_order SET status = 'Order Placed', advance_paise = 70077 WHERE id IN ({}, {})",
            booked[2], booked[3]
        );
        run(demo, &approved).await;

        let approved = format!(
            "UPDATE orders_piece SET status = 'Order Placed' WHERE order_id IN ({}, {})",
            booked[2], booked[3]
        );
        run(demo, &approved).await;
        let second = format!(
            "INSERT INTO orders_piece (order_id, position, service_name, service_model, status)
             VALUES ({}, 2, 'Fall and pico', 'Fall and pico', 'Order Placed')",
            booked[3]
        );
        run(demo, &second).await;
        let pieces: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM orders_piece WHERE order_id IN (?1, ?2) ORDER BY order_id, position",
        )
        .bind(booked[2])
        .bind(booked[3])
        .fetch_all(demo.store.db.read())
        .await
        .unwrap();

        let mut photos = Vec::new();
        for _ in 0..2 {
            let add = Call::post(format!("/me/orders/{}/photos", booked[0])).bytes(image(90));
            let add = add.header("content-type", "application/octet-stream");
            photos.push(id(&asha.call(shop, &add).await.value()));
        }
        let own = format!(
            "UPDATE orders_piece SET assigned_to = {DEMO_OWNER} WHERE order_id = {}",
            booked[0]
        );
        run(demo, &own).await;
        let photo_piece = sqlx::query_scalar("SELECT piece_id FROM orders_photo WHERE id = ?")
            .bind(photos[0])
            .fetch_one(demo.store.db.read())
            .await
            .unwrap();
        let shop_photo = photos[1] + 1;
        let of_the_shop = format!(
            "INSERT INTO orders_photo (id, order_id, stored_photo, added_at, kind, shown)
             SELECT {shop_photo}, order_id, stored_photo, added_at, 'cloth', 0 FROM orders_photo WHERE id = {}",
            photos[1]
        );
        run(demo, &of_the_shop).await;
        let photo = format!("/me/orders/{}/photos/{}", booked[0], photos[0]);
        let stored_image = asha.call(shop, &Call::get(photo)).await.bytes;
        let review = json!({"stars": 4, "text": "Bias tape at the armhole"});
        asha.call(shop, &Call::put(REVIEWED).json(review))
            .await
            .value();
        let add = Call::post(format!("{REVIEWED}/photos")).bytes(image(20));
        let add = add.header("content-type", "application/octet-stream");
        let review_photo = id(&asha.call(shop, &add).await.value());
        let notifications = asha
            .call(shop, &Call::get("/me/notifications"))
            .await
            .value();
        let device = Call::post("/me/notifications/devices")
            .json(subscription(notifications["publicKey"].as_str().unwrap()));
        let devices = asha.call(shop, &device).await.value();
        let mut profiles = Vec::new();
        for name in ["Thamaraiselvi", "Nachiyarammal"] {
            let keep = Call::post("/me/measurement-profiles").json(
                json!({"name": name, "relation": "grandmother", "measurements": {"height": 149.5}}),
            );
            profiles.push(asha.call(shop, &keep).await.value());
        }

        let open = begin(shop, asha, booked[2], Some(REQUEST_KEY)).await;
        let paid = begin(shop, asha, booked[3], None).await;
        let pay = Call::post("/payments/sandbox/pay")
            .json(json!({"providerOrderId": paid["checkout"]["providerOrderId"]}));
        let proof = asha.call(shop, &pay).await.value();
        let proof = json!({"paymentId": proof["paymentId"], "signature": proof["signature"]});
        let confirm = format!("/payments/orders/{}/confirm", id(&paid["order"]));
        asha.call(shop, &Call::post(confirm).json(proof.clone()))
            .await
            .value();
        let receipts = asha
            .call(shop, &Call::get("/payments/receipts"))
            .await
            .value();
        let saved = std::fs::read(demo.folder.path().join("sandbox.json")).unwrap();
        let saved: Value = serde_json::from_slice(&saved).unwrap();
        let key = saved["webhook_secret"].as_str().unwrap();
        let delivered = saved["post"]["deliveries"].as_array().unwrap().last();
        let body = delivered.unwrap()["body"].as_str().unwrap();

        let reset_token = reset_link(demo, shop, asha, "customer@example.com").await;
        let contact_token = contact_link(demo, shop, asha).await;
        let mut other_browser = Person::new(
            "first customer elsewhere",
            "Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0",
            Some(("customer@example.com", "demo-customer")),
        );
        other_browser.be_logged_in(shop).await;
        let sessions = asha.call(shop, &Call::get("/me/sessions")).await.value();
        let session = sessions
            .as_array()
            .unwrap()
            .iter()
            .find(|session| session["current"] == false)
            .unwrap();

        let own = asha.call(shop, &Call::get("/me/courses")).await.value();
        let (enrolment, lesson) = (id(&own[0]), id(&own[0]["lessons"][0]));
        let lesson_file = id(&own[0]["lessons"][0]["files"][0]);
        let (grant, video) = play(shop, asha, enrolment, lesson).await;
        run(
            demo,
            "INSERT INTO courses_certificate (number, enrolment_id, name, course, issued_at)
             SELECT '2222-2222-000' || id, id, 'A student', 'A course', 1785565800 FROM courses_enrolment",
        )
        .await;
        run(
            demo,
            "INSERT INTO courses_gift (buyer_id, course_id, recipient_name, message, created_at, purchase, paid_at,
                                       expire_in_days, claim_key)
             SELECT 1, max(id), 'A student', '', 1785565800, 999999, 1785565800, 90, 'key-of-the-gift'
             FROM courses_course WHERE id NOT IN (SELECT course_id FROM courses_enrolment)",
        )
        .await;

        let second_backup = demo
            .maintenance
            .back_up_before_update()
            .await
            .unwrap()
            .summary
            .name;
        let backup = demo
            .maintenance
            .back_up_before_update()
            .await
            .unwrap()
            .summary
            .name;
        run(
            demo,
            "UPDATE kernel_outbox SET state = 'failed' WHERE template = 'orders.received'",
        )
        .await;
        let mail = "SELECT CAST(max(id) AS TEXT) FROM kernel_outbox WHERE state = 'failed'";
        let mail = one(demo, mail).await.parse().unwrap();
        let about = asha.call(shop, &Call::get("/content/shop")).await.value();

        let status_key = format!(
            "SELECT status_key FROM orders_order WHERE id = {}",
            booked[0]
        );

        Self {
            backup,
            second_backup,
            mail,
            shop_name: about["businessName"].as_str().unwrap().to_owned(),
            appointment: booked[0],
            status_key: one(demo, &status_key).await,
            photo: photos[0],
            photo_piece,
            second_photo: photos[1],
            review_photo,
            shop_photo,
            second_appointment: booked[1],
            waiting: id(&waiting[0]),
            undoable: String::new(),
            unpaid: booked[2],
            piece: pieces[0],
            two_pieces: (booked[3], [pieces[1], pieces[2]]),
            profile: id(&profiles[0]),
            second_profile: id(&profiles[1]),
            measuring: id(&profiles[0]["garments"][0]["history"][0]),
            notifications_key: notifications["publicKey"].as_str().unwrap().to_owned(),
            device: id(&devices["devices"][0]),
            session: id(session),
            purchase: id(&open["order"]),
            provider_order: open["checkout"]["providerOrderId"]
                .as_str()
                .unwrap()
                .to_owned(),
            paid_purchase: id(&paid["order"]),
            proof,
            receipt: id(&receipts[0]),
            webhook_signature: sign(key, body.as_bytes()),
            webhook: body.as_bytes().to_vec(),
            reset_token,
            setup_token: demo.setup.issue(TEST_TIME),
            contact_token,
            request_key: REQUEST_KEY,
            image: image(90),
            unused_image: newest_image(demo).await + 1,
            videos: Videos::make(demo).await,
            stored_image,
            product,
            other_product,
            categories,
            services,
            products: of_service,
            course: id(&courses[0]),
            enrolment,
            lesson,
            lesson_file,
            grant,
            video,
        }
    }
}

impl Rows {
    /// Opens the lesson again in the browser now in use.
    pub async fn play_again(&mut self, shop: &Shop, asha: &mut Person) {
        (self.grant, self.video) = play(shop, asha, self.enrolment, self.lesson).await;
    }

    /// Sends the link that this call needs again, because changes of credentials have withdrawn
    /// earlier ones.
    pub async fn renew_links(
        &mut self,
        demo: &DemoShop,
        shop: &Shop,
        asha: &mut Person,
        operation: &str,
    ) {
        match operation {
            "contact_change_confirm" => self.contact_token = contact_link(demo, shop, asha).await,
            "password_reset_view" | "password_reset" => {
                self.reset_token = reset_link(demo, shop, asha, NEW_EMAIL).await;
            }
            _ => {}
        }
    }
}

/// Waits until no backup is in progress.
pub async fn backup_done(shop: &Shop, owner: &mut Person) {
    loop {
        let list = owner.call(shop, &Call::get("/admin/backups")).await.value();
        if list["running"].is_null() {
            return;
        }
    }
}

/// Id of the grant and URL of the video.
async fn play(shop: &Shop, asha: &mut Person, enrolment: i64, lesson: i64) -> (i64, String) {
    let open = Call::post(format!("/me/courses/{enrolment}/grants"));
    let open = open.json(json!({"lessonId": lesson}));
    let grant = asha.call(shop, &open).await.value();
    (id(&grant), grant["src"].as_str().unwrap().to_owned())
}

async fn begin(shop: &Shop, asha: &mut Person, order: i64, key: Option<&str>) -> Value {
    let mut begin = Call::post("/payments/orders")
        .json(json!({"kind": "advance", "reference": order.to_string()}));
    if let Some(key) = key {
        begin = begin.header("idempotency-key", key);
    }
    asha.call(shop, &begin).await.value()
}

/// A browser's subscription at a push service that cannot be reached; its keys are those of RFC 8291, appendix A.
pub fn subscription(public_key: &str) -> Value {
    json!({
        "endpoint": "https://push.example.invalid/device",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        "publicKey": public_key,
    })
}
