//! The outbox worker: delivery errors, and which emails they delay.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use async_trait::async_trait;
use email::{MailError, MailTransport, MailWorker, NotSent, ReadyMail};
use kernel::{
    Clock, Db, Email, Failure, MailGuard, MailTemplate, Outbox, Timestamp,
    mail::{MailContent, MailShop, MailShopFacts, NewMail},
};
use serde_json::{Value, json};

/// 1 August 2026, noon in India.
const NOON: Timestamp = Timestamp(1_785_565_800);

/// A fake transport with programmed results per recipient; the default is success.
#[derive(Default)]
struct Post {
    answers: Mutex<HashMap<String, NotSent>>,
    taken: Mutex<Vec<(String, String)>>,
}

impl Post {
    fn answer(&self, to: &str, why: NotSent) {
        self.answers.lock().unwrap().insert(to.to_owned(), why);
    }

    fn agree(&self) {
        self.answers.lock().unwrap().clear();
    }

    /// Local parts of all recipients that got an email, in order.
    fn taken(&self) -> Vec<String> {
        let taken = self.taken.lock().unwrap();
        taken
            .iter()
            .map(|(to, _)| to.replace("@example.com", ""))
            .collect()
    }
}

#[async_trait]
impl MailTransport for Post {
    async fn send(&self, mail: &ReadyMail) -> Result<(), NotSent> {
        let why = {
            let answers = self.answers.lock().unwrap();
            answers
                .get(&mail.recipient)
                .or_else(|| answers.get("everybody"))
                .cloned()
        };
        match why {
            Some(why) => Err(why),
            None => {
                let mut taken = self.taken.lock().unwrap();
                taken.push((mail.recipient.clone(), mail.message_id.clone()));
                Ok(())
            }
        }
    }

    async fn check(&self) -> Result<(), NotSent> {
        Ok(())
    }
}

struct Shop;

#[async_trait]
impl MailShopFacts for Shop {
    async fn mail_shop(&self) -> Result<MailShop, Failure> {
        Ok(MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: "https://shop.example".to_owned(),
            phone: String::new(),
            email: String::new(),
            address: Vec::new(),
            ..kernel::testing::mail_shop()
        })
    }
}

/// Drops emails whose data says that they are outdated.
struct Guard;

#[async_trait]
impl MailGuard for Guard {
    async fn over(&self, _: &str, data: &Value) -> Result<Option<String>, Failure> {
        Ok(data["over"].as_str().map(str::to_owned))
    }
}

struct Office {
    _folder: tempfile::TempDir,
    db: Db,
    clock: Clock,
    outbox: Outbox,
    post: Arc<Post>,
    worker: MailWorker,
}

impl Office {
    async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(&folder.path().join("shop.db"), true)
            .await
            .unwrap();
        kernel::MIGRATOR.run(db.migrations()).await.unwrap();
        let (clock, post) = (Clock::fixed(NOON), Arc::new(Post::default()));
        let hello = MailTemplate {
            name: "test.hello",
            label: "Hello",
            render: |_, _, _| {
                Ok(MailContent {
                    subject: "Hello".to_owned(),
                    ..MailContent::default()
                })
            },
        };
        let mut worker = MailWorker::new(
            db.clone(),
            clock.clone(),
            post.clone(),
            Arc::new(Shop),
            [hello],
        );
        worker.guards = vec![Arc::new(Guard)];
        Self {
            _folder: folder,
            db,
            clock,
            outbox: Outbox::default(),
            post,
            worker,
        }
    }

    async fn queue(&self, to: &str) -> i64 {
        self.queue_at(to, json!({}), 0).await
    }

    async fn queue_at(&self, to: &str, data: Value, seconds: i64) -> i64 {
        let to = Email::parse(&format!("{to}@example.com")).unwrap();
        let mail = NewMail::new("test.hello", &to, data);
        let now = self.clock.now();
        let due = now.plus_seconds(seconds);
        let mut tx = self.db.write().await.unwrap();
        let id = self.outbox.queue_at(&mut tx, mail, now, due).await.unwrap();
        tx.commit().await.unwrap();
        id
    }

    async fn deliver_after(&self, seconds: i64) {
        self.clock.advance_seconds(seconds);
        self.worker.deliver().await.unwrap();
    }

    /// State, attempts and last error.
    async fn fate(&self, mail: i64) -> (String, i64, Option<String>) {
        sqlx::query_as("SELECT state, attempts, last_error FROM kernel_outbox WHERE id = ?")
            .bind(mail)
            .fetch_one(self.db.read())
            .await
            .unwrap()
    }
}

fn down() -> NotSent {
    NotSent::down(MailError::Unreachable, "no route")
}

#[tokio::test]
async fn while_the_transport_is_down_one_email_probes_it_and_a_success_releases_all() {
    let office = Office::open().await;
    let first = office.queue("asha").await;
    office.queue("beena").await;
    office.post.answer("everybody", down());
    office.deliver_after(0).await;
    let (state, attempts, error) = office.fate(first).await;
    assert_eq!(
        (state.as_str(), attempts),
        ("waiting", 0),
        "it does not count as an attempt"
    );
    assert!(error.unwrap().contains("cannot be reached: no route"));
    office.post.agree();
    office.deliver_after(60).await;
    assert!(office.post.taken().is_empty(), "left alone for two minutes");
    office.deliver_after(60).await;
    assert_eq!(office.post.taken(), ["beena", "asha"]);
}

#[tokio::test]
async fn an_email_with_an_error_of_its_own_delays_no_other() {
    let office = Office::open().await;
    let bad = office.queue("bad").await;
    office.queue("asha").await;
    office.post.answer("bad@example.com", down());
    office.deliver_after(0).await;
    office.deliver_after(120).await;
    assert_eq!(office.post.taken(), ["asha"]);
    let (state, attempts, _) = office.fate(bad).await;
    assert_eq!((state.as_str(), attempts), ("waiting", 1));
    office.queue("beena").await;
    office.deliver_after(1).await;
    assert_eq!(office.post.taken(), ["asha", "beena"]);
}

#[tokio::test]
async fn a_permanently_refused_email_is_not_retried() {
    let office = Office::open().await;
    let gone = office.queue("gone").await;
    let full = office.queue("full").await;
    let recipient = MailError::Recipient;
    office
        .post
        .answer("gone@example.com", NotSent::for_good(recipient, "550"));
    office
        .post
        .answer("full@example.com", NotSent::for_now(recipient, "452"));
    office.deliver_after(0).await;
    assert_eq!(office.fate(gone).await.0, "failed");
    assert_eq!(office.fate(full).await.0, "waiting");
    office.post.agree();
    office.deliver_after(60).await;
    assert_eq!(office.post.taken(), ["full"]);
}

#[tokio::test]
async fn a_delayed_email_is_not_sent_early_when_the_transport_recovers() {
    let office = Office::open().await;
    office.queue("asha").await;
    office.post.answer("everybody", down());
    office.deliver_after(0).await;
    office.post.agree();
    office.queue_at("undone", json!({}), 130).await;
    office.deliver_after(120).await;
    assert_eq!(office.post.taken(), ["asha"]);
    office.deliver_after(10).await;
    assert_eq!(office.post.taken(), ["asha", "undone"]);
}

#[tokio::test]
async fn an_outdated_email_is_dropped_with_its_reason() {
    let office = Office::open().await;
    let over = office
        .queue_at("asha", json!({"over": "The visit was moved."}), 0)
        .await;
    office.queue("beena").await;
    office.deliver_after(0).await;
    assert_eq!(office.post.taken(), ["beena"]);
    let (state, _, error) = office.fate(over).await;
    assert_eq!(
        (state.as_str(), error.as_deref()),
        ("expired", Some("The visit was moved."))
    );
}

#[tokio::test]
async fn an_email_sent_again_after_a_crash_is_identical() {
    let office = Office::open().await;
    let mail = office.queue("asha").await;
    office.deliver_after(0).await;
    // The server stopped after the transport accepted it and before that was recorded.
    let mut tx = office.db.write().await.unwrap();
    sqlx::query("UPDATE kernel_outbox SET state = 'waiting' WHERE id = ?")
        .bind(mail)
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    office.deliver_after(0).await;
    let taken = office.post.taken.lock().unwrap().clone();
    assert_eq!(taken.len(), 2);
    assert_eq!(taken[0], taken[1]);
}

#[tokio::test]
async fn a_sent_mail_keeps_no_secret() {
    let office = Office::open().await;
    let mail = NewMail {
        template: "test.hello",
        to: &Email::parse("asha@example.com").unwrap(),
        user: None,
        data: json!({}),
        secret: Some("of the link"),
        valid_until: None,
    };
    let now = office.clock.now();
    let mut tx = office.db.write().await.unwrap();
    office.outbox.queue(&mut tx, mail, now).await.unwrap();
    tx.commit().await.unwrap();
    office.deliver_after(0).await;
    let stored: (String, Option<String>) =
        sqlx::query_as("SELECT state, secret FROM kernel_outbox")
            .fetch_one(office.db.read())
            .await
            .unwrap();
    assert_eq!(stored, ("sent".to_owned(), None));
}

#[tokio::test]
async fn devices_hear_of_an_email_that_failed_and_not_of_a_test() {
    let mut office = Office::open().await;
    let hello = office.worker.templates["test.hello"];
    office.worker.templates.insert("email.test", hello);
    let to = Email::parse("gone@example.com").unwrap();
    let refused = NotSent::for_good(MailError::Recipient, "550");
    office.post.answer(to.as_str(), refused);
    for (template, notified) in [("email.test", 0), ("test.hello", 1)] {
        let mail = NewMail::new(template, &to, json!({}));
        let mut tx = office.db.write().await.unwrap();
        let now = office.clock.now();
        let id = office.outbox.queue(&mut tx, mail, now).await.unwrap();
        tx.commit().await.unwrap();
        office.deliver_after(0).await;
        assert_eq!(office.fate(id).await.0, "failed", "{template}");
        let notifications: i64 = sqlx::query_scalar("SELECT count(*) FROM kernel_notification")
            .fetch_one(office.db.read())
            .await
            .unwrap();
        assert_eq!(notifications, notified, "{template}");
    }
}
