//! Files of an older shop, through the whole program: customers with measurements, their past orders, and products.

use poem::http::Method;
use serde_json::{Value, json};

use crate::{
    belongings::person::{Call, Person, Shop},
    support::DemoShop,
};

const CUSTOMERS: &str = "Client name,Phone,Mail id,Address,Remarks,Waist (in),Blouse bust,Blouse shoulder\n\
    Lakshmi R,98400 11111,Lakshmi@Example.com,\"12, Mada Street\",Likes hooks,32,36 1/2,36 cm\n\
    Meena K,9840022222,,,,28,34,14\n\
    Padma,12345,,,,,,\n\
    Kala,9840033333,,,,,9,\n";

const ORDERS: &str = "Bill No,Mobile,Bill date,Particulars,Total,Advance,Status\n\
    B-1,9840011111,14/03/2024,Silk blouse,\"1,450\",500,Delivered\n\
    B-2,9840022222,2 Apr 2024,Lehenga,5200.50,5200.50,\n\
    B-3,9840099999,14/03/2024,Frock,800,,\n\
    B-4,9840011111,14/03/2199,Frock,800,,\n";

struct Office {
    demo: DemoShop,
    shop: Shop,
    owner: Person,
}

impl Office {
    async fn open() -> Self {
        let demo = DemoShop::open().await;
        Self {
            owner: demo.person("owner", "demo-owner").await,
            shop: demo.client(),
            demo,
        }
    }

    async fn call(&mut self, call: Call) -> Value {
        let answer = self.owner.call(&self.shop, &call).await;
        assert!(
            answer.status.is_success(),
            "{}: {}",
            call.path,
            answer.text()
        );
        serde_json::from_slice(&answer.bytes).unwrap_or_else(|_| Value::String(answer.text()))
    }

    async fn get(&mut self, path: &str) -> Value {
        self.call(Call::get(path)).await
    }

    async fn work(&self) {
        let job = self
            .demo
            .jobs
            .iter()
            .find(|job| job.name == "imports.run")
            .unwrap();
        job.run().await.unwrap();
    }

    /// Imports a file with guessed columns.
    async fn import(&mut self, kind: &str, file: impl Into<Vec<u8>>) -> Value {
        let path = format!("/admin/imports/files?kind={kind}&name={kind}.csv");
        let upload = Call::post(path).bytes(file.into());
        let upload = upload.header("content-type", "application/octet-stream");
        let detail = self.call(upload).await;
        let id = detail["import"]["id"].as_i64().unwrap();
        self.call(Call::post(format!("/admin/imports/{id}/start")))
            .await;
        self.work().await;
        self.get(&format!("/admin/imports/{id}")).await["import"].clone()
    }

    async fn undo(&mut self, import: &Value) -> Value {
        let id = import["id"].as_i64().unwrap();
        self.call(Call::post(format!("/admin/imports/{id}/undo")))
            .await;
        self.work().await;
        self.get(&format!("/admin/imports/{id}")).await["import"].clone()
    }

    async fn rejected(&mut self, import: &Value) -> String {
        let path = format!("/admin/imports/{}/rejected.csv", import["id"]);
        self.get(&path).await.as_str().unwrap().to_owned()
    }

    /// Ids of customers who are found by this text.
    async fn found(&mut self, query: &str) -> Vec<i64> {
        let page = self.get(&format!("/admin/customers?q={query}")).await;
        let items = page["items"].as_array().unwrap().iter();
        items.map(|item| item["id"].as_i64().unwrap()).collect()
    }

    async fn bytes(&mut self, path: &str) -> Vec<u8> {
        let call = Call::new(Method::GET, path);
        self.owner.call(&self.shop, &call).await.bytes
    }
}

fn counts(import: &Value) -> [i64; 4] {
    ["created", "updated", "unchanged", "rejected"].map(|name| import[name].as_i64().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn customers_come_with_measurements_and_past_orders_and_leave_as_a_whole() {
    let mut office = Office::open().await;
    let import = office.import("customers", CUSTOMERS).await;
    assert_eq!(counts(&import), [2, 0, 0, 2]);
    let rejected = office.rejected(&import).await;
    assert!(
        rejected.contains("Mobile: Enter a 10-digit Indian mobile number."),
        "{rejected}"
    );
    assert!(
        rejected.contains("Blouse: Around bust: Use a length from 11.81 in to 70.87 in."),
        "{rejected}"
    );

    let lakshmi = office.found("9840011111").await[0];
    let customer = office.get(&format!("/admin/customers/{lakshmi}")).await;
    assert_eq!(customer["name"], "Lakshmi R");
    assert_eq!(customer["email"], "lakshmi@example.com");
    assert_eq!(customer["address"], "12, Mada Street");
    assert_eq!(customer["notes"][0]["text"], "Likes hooks");
    assert_eq!(customer["walkIn"], true);
    let profiles = office
        .get(&format!("/admin/measurement-profiles/{lakshmi}"))
        .await;
    assert_eq!(profiles[0]["name"], "Lakshmi R");
    let blouse = profiles[0]["garments"]
        .as_array()
        .unwrap()
        .iter()
        .find(|garment| garment["name"] == "Blouse")
        .unwrap();
    let cm: Vec<(&str, f64)> = blouse["history"][0]["lengths"]
        .as_array()
        .unwrap()
        .iter()
        .map(|length| {
            (
                length["field"].as_str().unwrap(),
                length["cm"].as_f64().unwrap(),
            )
        })
        .collect();
    assert_eq!(cm, [("shoulder", 36.0), ("aroundBust", 92.7)]);

    let orders = office.import("past_orders", ORDERS).await;
    assert_eq!(counts(&orders), [2, 0, 0, 2]);
    let rejected = office.rejected(&orders).await;
    assert!(
        rejected.contains("The date of the order is in the future."),
        "{rejected}"
    );
    let past = office.get(&format!("/admin/past-orders/{lakshmi}")).await;
    assert_eq!(
        past[0],
        json!({"id": past[0]["id"], "number": "B-1", "day": "2024-03-14", "item": "Silk blouse", "pricePaise": 145_000,
               "paidPaise": 50_000, "status": "Delivered"})
    );

    // Again, and from an export: nothing changes.
    assert_eq!(
        counts(&office.import("customers", CUSTOMERS).await),
        [0, 0, 2, 2]
    );
    for kind in ["customers", "past_orders"] {
        let exported = office
            .bytes(&format!("/admin/exports/{kind}?format=xlsx"))
            .await;
        let again = office.import(kind, exported).await;
        assert_eq!((counts(&again)[0], counts(&again)[1]), (0, 0), "{again}");
        assert!(counts(&again)[2] >= 2, "{again}");
    }

    // Their orders keep the customers; without orders they go, with their measurements.
    let rest = office.undo(&import).await;
    assert_eq!(
        (rest["undone"].as_i64(), rest["notUndone"].as_i64()),
        (Some(0), Some(2))
    );
    assert_eq!(office.undo(&orders).await["undone"], 2);
    let second = office
        .import("customers", CUSTOMERS.replace("Likes hooks", "Likes zips"))
        .await;
    assert_eq!(counts(&second), [0, 1, 1, 2]);
    assert_eq!(office.undo(&second).await["undone"], 1);
    let notes = office.get(&format!("/admin/customers/{lakshmi}")).await["notes"].clone();
    assert_eq!(notes.as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_import_of_customers_is_undone_with_their_measurements() {
    let mut office = Office::open().await;
    let import = office.import("customers", CUSTOMERS).await;
    let lakshmi = office.found("9840011111").await[0];
    assert_eq!(office.undo(&import).await["undone"], 2);
    assert_eq!(office.found("9840011111").await, Vec::<i64>::new());
    let profiles = office
        .get(&format!("/admin/measurement-profiles/{lakshmi}"))
        .await;
    assert_eq!(profiles, json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn products_are_imported_hidden_changed_and_undone() {
    let mut office = Office::open().await;
    let exported = office.bytes("/admin/exports/products?format=csv").await;
    let again = office.import("products", exported.clone()).await;
    assert_eq!(
        (counts(&again)[0], counts(&again)[1], counts(&again)[3]),
        (0, 0, 0),
        "{again}"
    );
    let exported = String::from_utf8(exported).unwrap();
    let mut reader = csv_rows(&exported);
    let (category, service) = (reader.remove(0), reader.remove(0));
    let file = format!(
        "Category,Service,Product,Price,Days,Description\n{category},{service},Peacock sleeve,\"1,999\",7 days,Lined.\n\
         {category},{service},No price,,,\nShoes,,Sandal,10,,\n{category},{service},Wrong,abc,0,\n"
    );
    let import = office.import("products", file).await;
    assert_eq!(counts(&import), [2, 0, 0, 2]);
    let rejected = office.rejected(&import).await;
    assert!(
        rejected.contains("There is no category “Shoes”"),
        "{rejected}"
    );
    assert!(
        rejected.contains("Price: Enter an amount") && rejected.contains("Days: Enter a number"),
        "{rejected}"
    );
    let found = office
        .get("/admin/catalogue/products?q=peacock%20sleeve")
        .await;
    let product = &found["items"][0];
    assert_eq!(product["pricePaise"], 199_900);
    assert_eq!(product["readyDays"], 7);
    assert_eq!(product["published"], false);
    assert_eq!(office.undo(&import).await["undone"], 2);
    let found = office
        .get("/admin/catalogue/products?q=peacock%20sleeve")
        .await;
    assert_eq!(found["items"], json!([]));
}

/// Category and service of the first product.
fn csv_rows(file: &str) -> Vec<String> {
    let line = file.lines().nth(1).unwrap();
    line.split(',').take(2).map(str::to_owned).collect()
}
