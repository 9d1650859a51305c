//! A shop with a data folder, people and a mail template of its own.

use std::{
    fs,
    path::PathBuf,
    sync::{Arc, Mutex},
};

use async_trait::async_trait;
use kernel::{
    Db, Deps, Failure, Job, MailLinks, MailTemplate, Wake,
    mail::{
        MailContent, MailError, MailShop, MailShopFacts, MailTransport, NotSent, ReadyMail,
        StoredMail,
    },
    testing::{Caller, TestApp},
};
use maintenance::{
    EmailDelivery, MailRoute, MailSetup, Maintenance, People, Person, Schema, SetBy, Setup,
    UpdateMailSetup,
};
use serde_json::{Value, json};

pub const OWNER: Caller = Caller::owner(1);
pub const STAFF: Caller = Caller::staff(2);
pub const CUSTOMER: Caller = Caller::customer(3);

pub static TEMPLATES: [MailTemplate; 2] = [
    MailTemplate {
        name: "test.plain",
        render: |data, _, _| {
            Ok(MailContent {
                subject: format!("Hello {}", data["name"].as_str().unwrap_or_default()),
                heading: "Hello".to_owned(),
                paragraphs: vec!["Your blouse is ready.".to_owned()],
                ..MailContent::default()
            })
        },
    },
    MailTemplate {
        name: "test.link",
        render: |_, secret, shop| {
            let secret = secret.ok_or_else(|| Failure::internal("no secret"))?;
            Ok(MailContent {
                subject: "A link".to_owned(),
                heading: "A link".to_owned(),
                button: Some((
                    "Open".to_owned(),
                    format!("{}/reset/{secret}", shop.public_address),
                )),
                ..MailContent::default()
            })
        },
    },
];

struct Shop;

#[async_trait]
impl MailShopFacts for Shop {
    async fn mail_shop(&self) -> Result<MailShop, Failure> {
        Ok(MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: "https://shop.example".to_owned(),
            phone: "+91 90000 00000".to_owned(),
            email: "shop@example.com".to_owned(),
            address: vec!["1 Car Street".to_owned()],
        })
    }
}

struct Everybody;

#[async_trait]
impl People for Everybody {
    async fn named(&self, ids: &[i64]) -> Result<Vec<Person>, Failure> {
        let all = self.team().await?;
        Ok(all
            .into_iter()
            .filter(|one| ids.contains(&one.id))
            .collect())
    }

    async fn team(&self) -> Result<Vec<Person>, Failure> {
        let person = |id, name: &str| Person {
            id,
            name: name.to_owned(),
            email: Some(format!("{name}@example.com")),
        };
        Ok(vec![person(1, "asha"), person(2, "meena")])
    }

    async fn owners(&self) -> Result<Vec<Person>, Failure> {
        Ok(self.team().await?.into_iter().take(1).collect())
    }
}

/// Makes links for whoever is called Asha; for everybody else it is over.
struct Links;

#[async_trait]
impl MailLinks for Links {
    fn carries_link(&self, template: &str) -> bool {
        template == "test.link"
    }

    async fn renew(&self, mail: &StoredMail) -> Result<bool, Failure> {
        Ok(mail.recipient.starts_with("asha"))
    }
}

/// A way for mails that a test blocks and opens.
#[derive(Default)]
pub struct Way {
    /// What stands in the way of a host of this name, and of every mail.
    pub mail_error: Mutex<Option<MailError>>,
    pub sent: Mutex<Vec<ReadyMail>>,
    pub stored: Mutex<MailSetup>,
}

impl Way {
    fn outcome(&self) -> Result<(), NotSent> {
        match *self.mail_error.lock().unwrap() {
            None => Ok(()),
            Some(mail_error) => Err(NotSent::down(mail_error, "535 No")),
        }
    }
}

#[async_trait]
impl MailTransport for Way {
    async fn send(&self, mail: &ReadyMail) -> Result<(), NotSent> {
        self.outcome()?;
        self.sent.lock().unwrap().push(mail.clone());
        Ok(())
    }

    async fn check(&self) -> Result<(), NotSent> {
        self.outcome()
    }
}

/// The settings are those of the shared way.
#[async_trait]
impl EmailDelivery for Way {
    fn setup(&self) -> MailSetup {
        self.stored.lock().unwrap().clone()
    }

    fn transport(&self) -> Arc<dyn MailTransport> {
        let now = Self::default();
        *now.mail_error.lock().unwrap() = *self.mail_error.lock().unwrap();
        Arc::new(now)
    }

    async fn check(&self, _: &UpdateMailSetup) -> Result<Result<(), NotSent>, Failure> {
        Ok(self.outcome())
    }

    async fn keep(&self, input: &UpdateMailSetup) -> Result<(), Failure> {
        let mut stored = self.stored.lock().unwrap();
        stored.route = input.route;
        stored.host.clone_from(&input.host);
        stored.has_password = input.password.is_some();
        Ok(())
    }
}

impl Way {
    pub fn set_by_machine(&self) {
        let mut stored = self.stored.lock().unwrap();
        (stored.route, stored.set_by) = (MailRoute::Smtp, SetBy::Machine);
    }
}

pub struct Upkeep {
    pub app: TestApp,
    /// Its database is the app's own.
    pub data: PathBuf,
    pub backups: PathBuf,
    pub reopen: Wake,
    /// How mails leave.
    pub way: Arc<Way>,
    jobs: Vec<Job>,
    _folder: tempfile::TempDir,
}

pub async fn upkeep() -> Upkeep {
    upkeep_retaining(180).await
}

/// Mails that have left are retained for this many days.
pub async fn upkeep_retaining(mail_days: u16) -> Upkeep {
    let folder = tempfile::tempdir().unwrap();
    let backups = folder.path().join("backups");
    let reopen = Wake::default();
    let (stored, wake) = (backups.clone(), reopen.clone());
    let back_office = Arc::new(Way::default());
    let way = back_office.clone();
    let mut data = PathBuf::new();
    let place = &mut data;
    let mut jobs = Vec::new();
    let given = &mut jobs;
    let build = move |deps: Deps| {
        let setup = Setup {
            data: folder_of(&deps.db),
            backups: stored,
            people: Arc::new(Everybody),
            shop: Arc::new(Shop),
            templates: TEMPLATES.to_vec(),
            links: vec![Arc::new(Links)],
            counted: vec![&[("mails", "kernel_outbox")]],
            schema: Schema::known(&[]),
            reopen: wake,
            shows_links: false,
            mails: way,
            mail_days,
            test_payments: true,
            public_address: "https://shop.example".to_owned(),
        };
        *place = setup.data.clone();
        let feature = maintenance::feature(&Maintenance::new(deps, setup));
        given.clone_from(&feature.gives().jobs);
        feature
    };
    let app = TestApp::of(build, &[]).await;
    fs::create_dir_all(data.join("uploads")).unwrap();
    fs::write(data.join("uploads/a.webp"), b"an image").unwrap();
    fs::create_dir_all(data.join("private/videos")).unwrap();
    fs::write(data.join("private/videos/b.mp4"), b"a video").unwrap();
    fs::create_dir_all(data.join("outbox")).unwrap();
    fs::write(data.join("outbox/c.eml"), b"a mail").unwrap();
    Upkeep {
        app,
        data,
        backups,
        reopen,
        way: back_office,
        jobs,
        _folder: folder,
    }
}

/// The folder in which a database lies.
fn folder_of(db: &Db) -> PathBuf {
    let file = db.read().connect_options().get_filename().to_owned();
    file.parent().unwrap().to_owned()
}

impl Upkeep {
    pub fn db(&self) -> &Db {
        &self.app.deps.db
    }

    /// Queues a mail in some state and answers its id.
    pub async fn mail(&self, template: &str, to: &str, state: &str, secret: Option<&str>) -> i64 {
        let mut tx = self.db().write().await.unwrap();
        let id = sqlx::query(
            "INSERT INTO kernel_outbox (message_id, template, recipient, data, secret, created_at, due_at, attempts, state)
             VALUES (hex(randomblob(8)), ?, ?, ?, ?, 1, 1, 1, ?)",
        )
        .bind(template)
        .bind(to)
        .bind(json!({"name": to}).to_string())
        .bind(secret)
        .bind(state)
        .execute(&mut *tx)
        .await
        .unwrap()
        .last_insert_rowid();
        tx.commit().await.unwrap();
        id
    }

    pub async fn state_of(&self, mail: i64) -> String {
        sqlx::query_scalar("SELECT state FROM kernel_outbox WHERE id = ?")
            .bind(mail)
            .fetch_one(self.db().read())
            .await
            .unwrap()
    }

    /// Makes a backup as the owner does, and waits until it is there.
    pub async fn back_up(&self) -> String {
        let before = self.list().await["items"].as_array().unwrap().len();
        let (status, answer) = self.app.post_as(OWNER, "/admin/backups", &json!({})).await;
        assert_eq!(status, 202, "{answer}");
        loop {
            let list = self.list().await;
            assert!(list.get("failed").is_none(), "{list}");
            let items = list["items"].as_array().unwrap();
            if list.get("running").is_none() && items.len() > before {
                return items[0]["name"].as_str().unwrap().to_owned();
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }

    /// Runs a job once, as the shop does from time to time.
    pub async fn run(&self, job: &str) {
        let job = self.jobs.iter().find(|one| one.name == job).unwrap();
        job.run().await.unwrap();
    }

    pub async fn health(&self) -> Value {
        let (status, health) = self.app.get_as(OWNER, "/admin/health").await;
        assert_eq!(status, 200, "{health}");
        health
    }

    /// Waits until nothing is being done any more.
    pub async fn rest(&self) -> Value {
        loop {
            let list = self.list().await;
            if list.get("running").is_none() {
                return list;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }

    pub async fn list(&self) -> Value {
        let (status, list) = self.app.get_as(OWNER, "/admin/backups").await;
        assert_eq!(status, 200, "{list}");
        list
    }
}
