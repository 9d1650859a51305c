//! A store without rows or pages: its features, and queued emails.

use std::sync::Arc;

use boutique::{BuiltIn, Options, assemble, store::Store};
use email::{Delivery, DeliverySettings};
use kernel::{
    Clock, Email, Gives, Job, Outbox,
    mail::{MailShop, NewMail},
    testing::TEST_TIME,
};
use poem::{Endpoint, Request, Response, endpoint::BoxEndpoint};
use serde_json::{Value, json};

pub struct TestStore {
    pub folder: tempfile::TempDir,
    pub backups: tempfile::TempDir,
    pub store: Store,
    pub clock: Clock,
    pub gives: Arc<Vec<Gives>>,
    pub maintenance: maintenance::Maintenance,
    /// The job that delivers emails.
    pub mails: Job,
    router: Arc<BoxEndpoint<'static, Response>>,
}

impl TestStore {
    pub async fn open(mail: Option<DeliverySettings>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let backups = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let clock = Clock::fixed(TEST_TIME);
        let options = Options {
            clock: clock.clone(),
            backups: backups.path().to_owned(),
            delivery: Delivery::of(mail, None),
            ..Options::at(folder.path(), "https://shop.example".to_owned())
        };
        let shop = assemble(&store, BuiltIn::read().unwrap(), options)
            .await
            .unwrap();
        store.migrate(&shop.gives).await.unwrap();
        let mut jobs = shop.jobs.into_iter();
        Self {
            folder,
            backups,
            clock,
            gives: shop.gives,
            maintenance: shop.maintenance,
            mails: jobs.find(|job| job.name == "email.deliver").unwrap(),
            router: shop.router,
            store,
        }
    }

    /// Queues an email that needs no data and returns its row.
    pub async fn queue(&self, to: &str) -> i64 {
        let mail = NewMail {
            template: "email.test",
            to: &Email::parse(to).unwrap(),
            user: None,
            data: json!({}),
            secret: None,
            valid_until: None,
        };
        let mut tx = self.store.db.write().await.unwrap();
        let now = self.clock.now();
        let id = Outbox::default().queue(&mut tx, mail, now).await.unwrap();
        tx.commit().await.unwrap();
        id
    }

    /// State and last error of an email.
    pub async fn fate(&self, mail: i64) -> (String, Option<String>) {
        sqlx::query_as("SELECT state, last_error FROM kernel_outbox WHERE id = ?")
            .bind(mail)
            .fetch_one(self.store.db.read())
            .await
            .unwrap()
    }

    /// Status of a response.
    pub async fn ask(&self, path: &str) -> u16 {
        let request = Request::builder().uri(path.parse().unwrap()).finish();
        self.router.get_response(request).await.status().as_u16()
    }
}

pub fn shop() -> MailShop {
    MailShop {
        business_name: "Hem & Mogra".to_owned(),
        public_address: "https://shop.example".to_owned(),
        phone: "+91 98765 43210".to_owned(),
        email: "hello@shop.example".to_owned(),
        address: vec![
            "12, Car Street".to_owned(),
            "Mylapore, Chennai 600004".to_owned(),
        ],
        theme_colour: "#B5105B".to_owned(),
        logo: None,
    }
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}
