//! A shop with people, mail templates of its own and a way for mails that a test blocks.

use std::{
    fs,
    ops::Deref,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use async_trait::async_trait;
use email::{
    Delivery, DeliverySettings, Emails, MailError, MailTransport, NotSent, ReadyMail, Setup,
};
use kernel::{
    AfterRestore, Db, Deps, Email, Failure, Job, MailLinks, MailTemplate, MetricSource, Wake,
    mail::{MailContent, QueuedMail},
    metrics::SampleValue,
    testing::{Caller, TestApp, TestPeople, TestSettings, TestShop, test_person},
};
use serde_json::Value;

pub const OWNER: Caller = Caller::owner(1);
pub const STAFF: Caller = Caller::staff(2);
pub const CUSTOMER: Caller = Caller::customer(3);

pub static TEMPLATES: [MailTemplate; 2] = [
    MailTemplate {
        name: "test.plain",
        label: "Plain",
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
        label: "Link",
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

/// Issues links for addresses that start with `asha` and for no others.
struct Links;

#[async_trait]
impl MailLinks for Links {
    fn carries_link(&self, template: &str) -> bool {
        template == "test.link"
    }

    async fn renew(&self, mail: &QueuedMail) -> Result<bool, Failure> {
        Ok(mail.recipient.starts_with("asha"))
    }
}

/// A way for mails that a test blocks and opens.
#[derive(Default)]
pub struct Way {
    /// What stands in the way of every mail.
    pub mail_error: Mutex<Option<MailError>>,
    pub sent: Mutex<Vec<ReadyMail>>,
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

pub struct EmailShop {
    pub app: TestApp,
    pub data: PathBuf,
    pub reopen: Wake,
    /// How mails leave.
    pub way: Arc<Way>,
    pub saved: Arc<TestSettings>,
    /// Called once the shop was restored from a backup.
    pub restored: Arc<dyn AfterRestore>,
    metrics: Arc<dyn MetricSource>,
    jobs: Vec<Job>,
}

pub async fn shop() -> EmailShop {
    shop_with(Delivery::default(), 180).await
}

/// Mails that have left are retained for this many days.
pub async fn shop_with(delivery: Delivery, retention_days: u16) -> EmailShop {
    let (reopen, way, saved) = (Wake::default(), Arc::new(Way::default()), Arc::default());
    let mut data = PathBuf::new();
    let (mut jobs, mut restored, mut metrics) = (Vec::new(), None, None);
    let mut asha = test_person(1, "Asha");
    asha.email = Email::parse("asha@example.com").ok();
    let build = |deps: Deps| {
        data = folder_of(&deps.db);
        let connected = way.clone();
        let setup = Setup {
            data: data.clone(),
            people: Arc::new(TestPeople {
                owners: vec![asha],
                ..TestPeople::default()
            }),
            shop: Arc::new(TestShop),
            templates: TEMPLATES.to_vec(),
            links: vec![Arc::new(Links)],
            guards: Vec::new(),
            delivery,
            settings: Arc::<TestSettings>::clone(&saved),
            connect: Arc::new(move |_: &Path, _: &DeliverySettings| {
                let way: Arc<dyn MailTransport> = connected.clone();
                Ok(way)
            }),
            reopen: reopen.clone(),
            shows_links: false,
            retention_days,
        };
        let feature = email::feature(&Emails::new(deps, setup).unwrap());
        jobs.clone_from(&feature.gives().jobs);
        restored.clone_from(&feature.gives().after_restore);
        metrics.clone_from(&feature.gives().metrics);
        feature
    };
    let app = TestApp::of(build, &[]).await;
    fs::create_dir_all(data.join("outbox")).unwrap();
    EmailShop {
        app,
        data,
        reopen,
        way,
        saved,
        restored: restored.unwrap(),
        metrics: metrics.unwrap(),
        jobs,
    }
}

/// The folder in which a database lies.
fn folder_of(db: &Db) -> PathBuf {
    let file = db.read().connect_options().get_filename().to_owned();
    file.parent().unwrap().to_owned()
}

impl Deref for EmailShop {
    type Target = TestApp;

    fn deref(&self) -> &TestApp {
        &self.app
    }
}

impl EmailShop {
    pub fn db(&self) -> &Db {
        &self.app.deps.db
    }

    /// Runs a job once, as the shop does from time to time.
    pub async fn run(&self, job: &str) {
        let job = self.jobs.iter().find(|one| one.name == job).unwrap();
        job.run().await.unwrap();
    }

    /// The value of a metric.
    pub async fn metric(&self, name: &str) -> SampleValue {
        let samples = self.metrics.samples().await.unwrap();
        let sample = samples.iter().find(|sample| sample.metric.name == name);
        sample.unwrap().value
    }

    pub async fn health(&self) -> Value {
        let (status, health) = self.app.get_as(OWNER, "/admin/mails/health").await;
        assert_eq!(status, 200, "{health}");
        health
    }
}
