//! A shop with a data folder and people.

use std::{
    fs,
    ops::Deref,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use kernel::{
    Db, Deps, Email, Incidents, Job, MetricSource, Person, Wake,
    incident::Incident,
    metrics::SampleValue,
    testing::{Caller, TestApp, TestPeople, TestSettings, TestShop, test_person},
};
use maintenance::{CertificateMonitor, Maintenance, Schema, Setup};
use serde_json::{Value, json};
use tokio::sync::mpsc;

pub const OWNER: Caller = Caller::owner(1);
pub const STAFF: Caller = Caller::staff(2);
pub const CUSTOMER: Caller = Caller::customer(3);

fn team() -> TestPeople {
    let person = |id, name: &str| Person {
        email: Email::parse(&format!("{name}@example.com")).ok(),
        ..test_person(id, name)
    };
    TestPeople {
        owners: vec![person(1, "asha")],
        staff: vec![person(2, "meena")],
        ..TestPeople::default()
    }
}

pub struct Upkeep {
    pub app: TestApp,
    /// The data folder, which contains the app's database.
    pub data: PathBuf,
    pub backups: PathBuf,
    pub reopen: Wake,
    /// Free disk space, in bytes.
    pub free: Arc<AtomicU64>,
    /// What is reported to the operator.
    pub reported: mpsc::Receiver<Incident>,
    pub metrics: Arc<dyn MetricSource>,
    pub certificate: CertificateMonitor,
    pub settings: Arc<TestSettings>,
    jobs: Vec<Job>,
    _folder: tempfile::TempDir,
}

pub async fn upkeep() -> Upkeep {
    let folder = tempfile::tempdir().unwrap();
    let backups = folder.path().join("backups");
    let reopen = Wake::default();
    let certificate = CertificateMonitor::default();
    let settings = Arc::new(TestSettings::default());
    let saves = settings.clone();
    let (stored, wake, watched) = (backups.clone(), reopen.clone(), certificate.clone());
    let free = Arc::new(AtomicU64::new(u64::MAX));
    let read = free.clone();
    let (incidents, reported) = Incidents::received();
    let mut source: Option<Arc<dyn MetricSource>> = None;
    let metrics = &mut source;
    let mut data = PathBuf::new();
    let place = &mut data;
    let mut jobs = Vec::new();
    let given = &mut jobs;
    let build = move |deps: Deps| {
        let setup = Setup {
            data: folder_of(&deps.db),
            backups: stored,
            free_bytes: Arc::new(move |_| Ok(read.load(Ordering::SeqCst))),
            space_floor: 1_000_000_000,
            incidents,
            people: Arc::new(team()),
            shop: Arc::new(TestShop),
            counted: vec![&[("mails", "kernel_outbox")]],
            schema: Schema::known(&[]),
            migrations: vec![&kernel::MIGRATOR],
            settings: saves,
            remote: None,
            reopen: wake,
            test_payments: true,
            public_address: "https://shop.example".to_owned(),
            certificate: Some(watched),
        };
        *place = setup.data.clone();
        let feature = maintenance::feature(&Maintenance::new(deps, setup));
        given.clone_from(&feature.gives().jobs);
        metrics.clone_from(&feature.gives().metrics);
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
        free,
        reported,
        metrics: source.unwrap(),
        certificate,
        settings,
        jobs,
        _folder: folder,
    }
}

/// The folder of a database.
fn folder_of(db: &Db) -> PathBuf {
    let file = db.read().connect_options().get_filename().to_owned();
    file.parent().unwrap().to_owned()
}

impl Deref for Upkeep {
    type Target = TestApp;

    fn deref(&self) -> &TestApp {
        &self.app
    }
}

impl Upkeep {
    pub fn db(&self) -> &Db {
        &self.app.deps.db
    }

    /// Makes a backup as the owner does, and waits until it is finished.
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
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    fn job(&self, name: &str) -> &Job {
        self.jobs.iter().find(|job| job.name == name).unwrap()
    }

    /// Runs a job once.
    pub async fn run(&self, job: &str) {
        self.job(job).run().await.unwrap();
    }

    /// Runs a job that something has woken, or is about to.
    pub async fn run_woken(&self, job: &str) {
        let woken = self.job(job).wake.called();
        let woken = tokio::time::timeout(Duration::from_secs(10), woken).await;
        woken.expect("it would begin at its next interval");
        self.run(job).await;
    }

    /// The value of a metric.
    pub async fn metric(&self, name: &str) -> SampleValue {
        let samples = self.metrics.samples().await.unwrap();
        let sample = samples.iter().find(|sample| sample.metric.name == name);
        sample.unwrap().value
    }

    pub async fn health(&self) -> Value {
        let (status, health) = self.app.get_as(OWNER, "/admin/health").await;
        assert_eq!(status, 200, "{health}");
        health
    }

    /// Waits until no run is in progress.
    pub async fn rest(&self) -> Value {
        loop {
            let list = self.list().await;
            if list.get("running").is_none() {
                return list;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    pub async fn list(&self) -> Value {
        let (status, list) = self.app.get_as(OWNER, "/admin/backups").await;
        assert_eq!(status, 200, "{list}");
        list
    }
}
