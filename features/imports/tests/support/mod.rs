//! A shop whose customers are rows of a test table, and the owner who imports them.

mod contacts;
mod topics;

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use async_trait::async_trait;
use imports::{Imports, Setup, ShopUnit};
use kernel::{
    Deps, Failure, ImageId, ImageIntake, Job, LengthUnit, PreparedImage, Tx,
    import::Once,
    public_internet::Reach,
    testing::{Caller, TestApp},
};
use poem::http::Method;
use serde_json::{Value, json};

pub use contacts::{Contacts, stored};
pub use topics::{Topics, topics};

pub const OWNER: Caller = Caller::owner(1);

struct Inches;

#[async_trait]
impl ShopUnit for Inches {
    async fn unit(&self) -> Result<LengthUnit, Failure> {
        Ok(LengthUnit::Inches)
    }
}

/// Numbers images in the order in which they are stored. One that begins with `bad` is damaged.
#[derive(Default)]
pub struct NumberedImages(Mutex<Vec<Vec<u8>>>);

#[async_trait]
impl ImageIntake for NumberedImages {
    async fn prepare(&self, file: Vec<u8>) -> Result<PreparedImage, Failure> {
        if file.starts_with(b"bad") {
            return Err(kernel::photo::PHOTO_BROKEN.into());
        }
        Ok(PreparedImage(Box::new(file)))
    }

    async fn add(&self, _: &mut Tx, image: &PreparedImage, _: &str) -> Result<ImageId, Failure> {
        let file = image.0.downcast_ref::<Vec<u8>>().unwrap().clone();
        let mut images = self.0.lock().unwrap();
        images.push(file);
        Ok(i64::try_from(images.len()).unwrap())
    }
}

/// The feature with its jobs, which a test runs itself.
pub struct Shop {
    pub app: TestApp,
    pub contacts: Contacts,
    jobs: Vec<Job>,
}

pub fn imports_of(deps: Deps, contacts: &Contacts, reach: Reach, patience: Duration) -> Imports {
    let setup = Setup {
        targets: vec![Arc::new(contacts.clone()), Arc::new(Once(Topics))],
        uses: vec![Arc::new(contacts.clone())],
        unit: Arc::new(Inches),
        images: Arc::new(NumberedImages::default()),
        reach,
        patience,
    };
    Imports::new(deps, setup)
}

impl Shop {
    pub async fn open() -> Self {
        Self::reaching(Reach::ThisMachine, Duration::from_secs(60)).await
    }

    /// `patience` is how long a website may take for one answer.
    pub async fn reaching(reach: Reach, patience: Duration) -> Self {
        let contacts = Contacts::default();
        let jobs = Arc::new(Mutex::new(Vec::new()));
        let (known, collected) = (contacts.clone(), jobs.clone());
        let build = move |deps: Deps| {
            let feature = imports::feature(&imports_of(deps, &known, reach, patience));
            collected
                .lock()
                .unwrap()
                .extend(feature.gives().jobs.clone());
            feature
        };
        let app = TestApp::of(build, &[]).await;
        contacts::create_table(&app.deps.db).await;
        topics::create_table(&app.deps.db).await;
        let jobs = jobs.lock().unwrap().clone();
        Self {
            app,
            contacts,
            jobs,
        }
    }

    /// Runs the background work of this name once.
    pub async fn work(&self, name: &str) {
        let job = self.jobs.iter().find(|job| job.name == name).unwrap();
        job.run().await.unwrap();
    }

    pub async fn upload(&self, file: impl Into<Vec<u8>>) -> (u16, Value) {
        let path = "/admin/imports/files?kind=customers&name=book.csv";
        self.app.upload_as(OWNER, path, file.into()).await
    }

    /// Uploads a file with guessed columns. Returns its id.
    pub async fn draft(&self, file: &str) -> i64 {
        let (status, detail) = self.upload(file).await;
        assert_eq!(status, 201, "{detail}");
        detail["import"]["id"].as_i64().unwrap()
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let body = (!body.is_null()).then_some(body);
        self.app
            .call_as(
                OWNER,
                Method::POST,
                &format!("/admin/imports/{path}"),
                body.as_ref(),
            )
            .await
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.app
            .get_as(OWNER, &format!("/admin/imports/{path}"))
            .await
    }

    /// Imports a file to its end. Returns the finished import.
    pub async fn import(&self, file: &str) -> Value {
        let id = self.draft(file).await;
        let (status, started) = self.post(&format!("{id}/start"), Value::Null).await;
        assert_eq!(
            (status, &started["import"]["status"]),
            (200, &json!("running"))
        );
        self.work("imports.run").await;
        self.seen(id).await
    }

    /// Undoes an import to its end.
    pub async fn undo(&self, id: i64) -> Value {
        let (status, body) = self.post(&format!("{id}/undo"), Value::Null).await;
        assert_eq!(
            (status, &body["import"]["status"]),
            (200, &json!("undoing"))
        );
        self.work("imports.run").await;
        self.seen(id).await
    }

    pub async fn seen(&self, id: i64) -> Value {
        let (status, detail) = self.get(&id.to_string()).await;
        assert_eq!(status, 200, "{detail}");
        detail["import"].clone()
    }
}

/// Counts of an import: created, updated, unchanged, rejected.
pub fn counts(import: &Value) -> [i64; 4] {
    ["created", "updated", "unchanged", "rejected"].map(|name| import[name].as_i64().unwrap())
}

/// A file with this many customers.
pub fn book(rows: std::ops::Range<u32>) -> String {
    let rows = rows.map(|row| format!("Customer {row},98{row:08}\n"));
    format!("Name,Phone\n{}", rows.collect::<String>())
}
