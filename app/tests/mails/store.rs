//! A store without rows or pages: its features, and mails that wait.

use std::sync::Arc;

use boutique::{
    document,
    features::{self, Choices},
    health::HealthApi,
    mails::EmailDelivery,
    settings::mail::MailSettings,
    store::Store,
};
use kernel::{
    Clock, Deps, Email, Gives, Job, Limits, Outbox,
    mail::{MailShop, NewMail},
    security_log::SecurityLog,
    testing::TEST_TIME,
};
use media::Media;
use poem::{Endpoint, EndpointExt, IntoEndpoint, Request, Response, endpoint::BoxEndpoint};
use serde_json::{Value, json};

pub struct TestStore {
    pub folder: tempfile::TempDir,
    pub backups: tempfile::TempDir,
    pub store: Store,
    pub clock: Clock,
    pub outbox: Outbox,
    pub gives: Vec<Gives>,
    pub maintenance: maintenance::Maintenance,
    /// The job that delivers.
    pub mails: Job,
    api: BoxEndpoint<'static, Response>,
}

impl TestStore {
    pub async fn open(mail: Option<MailSettings>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let backups = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let clock = Clock::fixed(TEST_TIME);
        let media = Media::open(store.db.clone(), clock.clone(), folder.path()).await;
        let media = Arc::new(media.unwrap());
        let deps = Deps {
            db: store.db.clone(),
            limits: Limits::new(clock.clone(), false),
            security: SecurityLog::new(store.db.clone(), clock.clone()),
            clock: clock.clone(),
            images: media.clone(),
            outbox: Outbox::default(),
        };
        let admin = EmailDelivery::open(folder.path(), mail).unwrap();
        let transport = admin.transport();
        let choices = Choices {
            backups: backups.path().to_owned(),
            demo: true,
            mails: admin,
            ..Choices::at(folder.path(), "https://shop.example".to_owned())
        };
        let shop = features::assemble(&deps, media, choices).unwrap();
        store.migrate(&shop.gives).await.unwrap();
        let mails = boutique::mails::job(
            transport,
            &store.db,
            &clock,
            &deps.outbox,
            shop.mail_shop,
            &shop.gives,
            false,
        );
        let api = (shop.api, HealthApi::new(&store).unwrap());
        Self {
            api: document::service(api)
                .into_endpoint()
                .map_to_response()
                .boxed(),
            folder,
            backups,
            clock,
            outbox: deps.outbox,
            gives: shop.gives,
            maintenance: shop.maintenance,
            mails,
            store,
        }
    }

    /// Queues a mail that needs no data, and answers its row.
    pub async fn queue(&self, to: &str) -> i64 {
        let mail = NewMail {
            template: "maintenance.test",
            to: &Email::parse(to).unwrap(),
            data: json!({}),
            secret: None,
            valid_until: None,
        };
        let mut tx = self.store.db.write().await.unwrap();
        let now = self.clock.now();
        let id = self.outbox.queue(&mut tx, mail, now).await.unwrap();
        tx.commit().await.unwrap();
        id
    }

    /// State and last error of a mail.
    pub async fn fate(&self, mail: i64) -> (String, Option<String>) {
        sqlx::query_as("SELECT state, last_error FROM kernel_outbox WHERE id = ?")
            .bind(mail)
            .fetch_one(self.store.db.read())
            .await
            .unwrap()
    }

    /// Status of an answer.
    pub async fn ask(&self, path: &str) -> u16 {
        let request = Request::builder().uri(path.parse().unwrap()).finish();
        let answer = self.api.call(request).await.unwrap();
        answer.status().as_u16()
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
    }
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}
