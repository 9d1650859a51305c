//! A test shop with only the orders feature.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock},
};

use async_trait::async_trait;
use kernel::{
    Bill, Deps, Email, Failure, FieldProblem, LengthUnit, Mobile, Outbox, Person, Role, Timestamp,
    Tx, User,
    mail::MailShop,
    testing::{Caller, PhotoDrawer, TEST_TIME, TestApp, TestPeople, test_person},
};
use orders::{
    Choice, Estimate, FinishedWork, GarmentField, Garments, OrderMoney, OrderNumbers, Orders,
    ReceivedPayment, Service, Services, Setup, TakenBalance, Work, WorkLog, eight_fields,
};
use serde_json::{Value, json};
use sqlx::SqliteConnection;

pub const ASHA: Caller = Caller::customer(11);
pub const BEENA: Caller = Caller::customer(12);
pub const SHOP: i64 = 1;

/// The owner.
pub fn shop() -> User {
    User {
        id: SHOP,
        role: Role::Owner,
        staff_role: None,
        session: 1,
        authenticated_at: TEST_TIME,
    }
}

/// A catalogue with product 7 only.
struct OneProduct;

#[async_trait]
impl Services for OneProduct {
    async fn service(&self, product: i64) -> Result<Option<Service>, Failure> {
        Ok((product == 7).then(|| Service {
            service_type: "Blouses".to_owned(),
            service_name: "Princess Cut".to_owned(),
            service_model: "Deep back".to_owned(),
            image: Some(70),
        }))
    }
}

/// Blouses are garment type 1 and cost ₹1,250; option 5 adds a lining.
#[async_trait]
impl Garments for OneProduct {
    /// Blouses have the eight; trousers, type 9, a length of up to 130 cm alone.
    async fn fields(&self, garment_type: Option<i64>) -> Result<Vec<GarmentField>, Failure> {
        let mut fields = eight_fields();
        if garment_type == Some(9) {
            let length = GarmentField {
                key: "length".to_owned(),
                label: "Length".to_owned(),
                accepted_mm: (150, 1_300),
                adult_mm: Some((850, 1_100)),
                child_mm: None,
            };
            fields.insert(0, length);
        }
        Ok(fields)
    }

    async fn own_fields(&self, garment_type: i64) -> Result<Vec<String>, Failure> {
        let fields = match garment_type {
            1 => eight_fields(),
            _ => Vec::new(),
        };
        Ok(fields.into_iter().map(|field| field.key).collect())
    }

    async fn name(&self, garment_type: i64) -> Result<Option<String>, Failure> {
        Ok(match garment_type {
            1 => Some("Blouse".to_owned()),
            9 => Some("Trousers".to_owned()),
            _ => None,
        })
    }

    async fn points(&self) -> Result<HashMap<i64, i64>, Failure> {
        Ok(HashMap::from([(1, 2)]))
    }

    async fn estimate(
        &self,
        product: Option<i64>,
        garment_type: Option<i64>,
        options: &[i64],
    ) -> Result<Estimate, Failure> {
        let lining = Choice {
            option: Some(5),
            group: "Lining".to_owned(),
            name: "Cotton".to_owned(),
            price_paise: 15_000,
        };
        let (chosen, not_offered): (Vec<i64>, _) = options.iter().partition(|id| **id == 5);
        let price = 125_000 + 15_000 * i64::try_from(chosen.len()).unwrap();
        Ok(Estimate {
            garment_type: product.map(|_| 1).or(garment_type),
            price_paise: product.map(|_| price),
            choices: chosen.iter().map(|_| lining.clone()).collect(),
            problem: (!not_offered.is_empty())
                .then(|| FieldProblem::new("optionIds", "invalid", "Not offered.")),
        })
    }
}

#[async_trait]
impl OrderNumbers for OneProduct {
    async fn prefix(&self) -> Result<String, Failure> {
        Ok("HM".to_owned())
    }

    async fn unit(&self) -> Result<LengthUnit, Failure> {
        Ok(LengthUnit::Inches)
    }

    async fn shop(&self) -> Result<MailShop, Failure> {
        Ok(MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: "https://shop.example".to_owned(),
            phone: "98400 54321".to_owned(),
            email: String::new(),
            address: vec!["7, North Mada Street".to_owned()],
            theme_colour: "#B5105B".to_owned(),
            logo: None,
        })
    }
}

/// Roshni has the shop; Selvi and Kala work in it, and Meera edits its content. Customers 11, 12 and 100 to 149
/// have accounts; everybody who comes in is number 40, Kamala.
fn people() -> TestPeople {
    let customer = |id, name: &str| Person {
        mobile: Mobile::parse("9876543210").ok(),
        email: Email::parse("asha@example.com").ok(),
        ..test_person(id, name)
    };
    TestPeople {
        owners: vec![test_person(1, "Roshni")],
        staff: vec![test_person(3, "Selvi M."), test_person(4, "Kala")],
        editors: vec![test_person(5, "Meera")],
        customers: [
            customer(11, "Asha"),
            customer(12, "Beena"),
            customer(40, "Kamala"),
        ]
        .into_iter()
        .chain((100..150).map(|id| test_person(id, "Devi")))
        .collect(),
        walk_in: 40,
        ..TestPeople::default()
    }
}

/// A fake ledger: total paid per order in paise, due invoices, and undone deliveries.
#[derive(Default)]
pub struct Books(
    Mutex<HashMap<i64, i64>>,
    Mutex<HashMap<i64, Timestamp>>,
    Mutex<Vec<i64>>,
);

impl Books {
    pub fn enter(&self, order: i64, paise: i64) {
        self.0.lock().unwrap().insert(order, paise);
    }

    /// Total paid for an order, in paise.
    pub fn total(&self, order: i64) -> i64 {
        self.0.lock().unwrap().get(&order).copied().unwrap_or(0)
    }

    /// User ids of the customers whose deliveries were undone.
    pub fn not_delivered_to(&self) -> Vec<i64> {
        self.2.lock().unwrap().clone()
    }

    /// The shop is not registered, and issues none.
    pub fn forget_invoice(&self, order: i64) {
        self.1.lock().unwrap().remove(&order);
    }

    /// When the invoice of an order is due; `None` while it is not delivered.
    pub fn invoice_due(&self, order: i64) -> Option<Timestamp> {
        self.1.lock().unwrap().get(&order).copied()
    }
}

#[async_trait]
impl OrderMoney for Books {
    async fn paid_for(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure> {
        let books = self.0.lock().unwrap();
        let paid = orders.iter().filter_map(|id| Some((*id, *books.get(id)?)));
        Ok(paid.collect())
    }

    async fn payments_of(&self, _: i64) -> Result<Vec<ReceivedPayment>, Failure> {
        Ok(Vec::new())
    }

    async fn tested_for(&self, _: &[i64]) -> Result<HashMap<i64, i64>, Failure> {
        Ok(HashMap::new())
    }

    async fn paid_now(&self, _: &mut Tx, order: i64, _: Option<i64>) -> Result<i64, Failure> {
        Ok(self.0.lock().unwrap().get(&order).copied().unwrap_or(0))
    }

    async fn take(&self, _: &mut Tx, bill: Bill, taken: TakenBalance) -> Result<(), Failure> {
        *self.0.lock().unwrap().entry(bill.order).or_default() += taken.paise;
        Ok(())
    }

    async fn take_for_alteration(
        &self,
        tx: &mut Tx,
        bill: Bill,
        _: &str,
        taken: TakenBalance,
    ) -> Result<(), Failure> {
        self.take(tx, bill, taken).await
    }

    async fn came_at_the_counter(&self, _: &mut Tx, order: i64) -> Result<i64, Failure> {
        Ok(self.0.lock().unwrap().get(&order).copied().unwrap_or(0))
    }

    async fn delivered(&self, _: &mut Tx, order: i64, due: Timestamp) -> Result<(), Failure> {
        self.1.lock().unwrap().insert(order, due);
        Ok(())
    }

    async fn not_delivered(
        &self,
        _: &mut Tx,
        order: i64,
        buyer: i64,
        _: Timestamp,
    ) -> Result<(), Failure> {
        self.2.lock().unwrap().push(buyer);
        self.1.lock().unwrap().remove(&order);
        Ok(())
    }

    async fn is_invoiced(&self, _: &mut SqliteConnection, order: i64) -> Result<bool, Failure> {
        Ok(self.invoice_due(order).is_some())
    }
}

/// Remembers finished work that was not undone.
#[derive(Default)]
pub struct Log(Mutex<Vec<FinishedWork>>);

impl Log {
    pub fn finished(&self) -> Vec<FinishedWork> {
        self.0.lock().unwrap().clone()
    }
}

#[async_trait]
impl WorkLog for Log {
    async fn finished(&self, _: &mut Tx, work: &FinishedWork) -> Result<(), Failure> {
        self.0.lock().unwrap().push(work.clone());
        Ok(())
    }

    async fn changed(&self, _: &mut Tx, work: &FinishedWork) -> Result<(), Failure> {
        let mut known = self.0.lock().unwrap();
        let known = known.iter_mut().find(|one| one.work == work.work).unwrap();
        (known.quantity, known.garment_type) = (work.quantity, work.garment_type);
        Ok(())
    }

    async fn undone(&self, _: &mut Tx, work: Work, _: Timestamp) -> Result<(), Failure> {
        self.0.lock().unwrap().retain(|one| one.work != work);
        Ok(())
    }
}

pub struct Store {
    pub app: TestApp,
    pub photos: Arc<PhotoDrawer>,
    pub books: Arc<Books>,
    pub work: Arc<Log>,
    pub orders: Orders,
}

impl Store {
    pub async fn open() -> Self {
        Self::with(&[]).await
    }

    pub async fn with(demo: &[(&str, &str)]) -> Self {
        Self::with_outbox(demo, Outbox::default()).await
    }

    pub async fn with_outbox(demo: &[(&str, &str)], outbox: Outbox) -> Self {
        let stored = OnceLock::new();
        let photos = Arc::new(PhotoDrawer::default());
        let books = Arc::new(Books::default());
        let work = Arc::new(Log::default());
        let app = TestApp::of(
            |deps| {
                let deps = Deps { outbox, ..deps };
                let setup = Setup {
                    services: Arc::new(OneProduct),
                    garments: Arc::new(OneProduct),
                    numbers: Arc::new(OneProduct),
                    photos: photos.clone(),
                    people: Arc::new(people()),
                    money: books.clone(),
                    work: work.clone(),
                    most_bookings: 5,
                    most_waiting: 3,
                    pays_online: true,
                };
                let orders = stored.get_or_init(|| Orders::new(deps, setup));
                orders::feature(orders)
            },
            demo,
        )
        .await;
        Self {
            app,
            photos,
            books,
            work,
            orders: stored.into_inner().unwrap(),
        }
    }

    /// Books a visit, expecting success, and returns its id.
    pub async fn book(&self, caller: Caller, input: &Value) -> i64 {
        let (status, order) = self.app.post_as(caller, "/me/appointments", input).await;
        assert_eq!(status, 201, "{order}");
        order["id"].as_i64().unwrap()
    }

    pub async fn free(&self, day: &str) -> Vec<i64> {
        let (status, answer) = self.app.get(&format!("/orders/slots?day={day}")).await;
        assert_eq!(status, 200, "{answer}");
        let slots = answer["slots"].as_array().unwrap();
        slots
            .iter()
            .map(|slot| slot["free"].as_i64().unwrap())
            .collect()
    }

    pub async fn mails(&self) -> Vec<(String, String)> {
        sqlx::query_as("SELECT template, recipient FROM kernel_outbox ORDER BY id")
            .fetch_all(self.app.deps.db.read())
            .await
            .unwrap()
    }

    pub async fn run(&self, sql: &'static str) {
        let mut tx = self.app.deps.db.write().await.unwrap();
        sqlx::raw_sql(sql).execute(&mut *tx).await.unwrap();
        tx.commit().await.unwrap();
    }
}

/// A visit on 3 August 2026, two days after the test clock's day.
pub fn input() -> Value {
    json!({
        "pieces": [{"productId": 7}], "firstName": "Asha", "contactNumber": "098765 43210", "email": "Asha@Example.com",
        "address": "14, Second Main Road\nKasturba Nagar", "pinCode": "600 020",
        "appointmentDate": "2026-08-03", "appointmentTime": "11:00 AM To 1:00PM",
    })
}

/// Path of the only piece of an order in the back office.
pub async fn piece_path(store: &Store, order: i64) -> String {
    let piece: i64 = sqlx::query_scalar("SELECT id FROM orders_piece WHERE order_id = ?")
        .bind(order)
        .fetch_one(store.app.deps.db.read())
        .await
        .unwrap();
    format!("/orders/{order}/pieces/{piece}")
}

/// What undoes the last change of an order, with an empty name if nothing can be undone.
pub async fn undoing(store: &Store, order: i64) -> Value {
    let path = format!("/admin/orders/{order}");
    let (_, detail) = store.app.get_as(Caller::owner(SHOP), &path).await;
    json!({"change": detail["undoable"].as_str().unwrap_or_default()})
}

/// The body with the version of the piece at this path.
pub async fn versioned(store: &Store, piece: &str, mut body: Value) -> Value {
    let (_, id) = piece.rsplit_once('/').unwrap();
    let version: i64 = sqlx::query_scalar("SELECT version FROM orders_piece WHERE id = ?")
        .bind(id)
        .fetch_one(store.app.deps.db.read())
        .await
        .unwrap();
    body["version"] = json!(version);
    body
}

pub fn input_with(changes: &Value) -> Value {
    let mut input = input();
    for (name, value) in changes.as_object().unwrap() {
        input[name] = value.clone();
    }
    input
}

/// Names of the fields in an error, sorted.
pub fn fields(problem: &Value) -> Vec<&str> {
    let mut fields: Vec<&str> = problem["fields"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|field| field["field"].as_str())
        .collect();
    fields.sort_unstable();
    fields
}
