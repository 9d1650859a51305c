//! A demo store in this process, with everything a visitor of the real one meets.

pub mod documented;
pub mod lists;

use std::{
    fs,
    io::Read,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{Arc, mpsc},
    thread,
    time::Duration,
};

use auth::TwoFactorKey;
use boutique::{
    BuiltIn, Options, assemble, demo, metrics::Metrics, setup::SetupLink, site::Site, store::Store,
};
use invoices::Invoices;
use kernel::{Clock, Job, testing::TEST_TIME};
use maintenance::Maintenance;
use payments::Payments;
use poem::{Response, endpoint::BoxEndpoint, test::TestClient};
use tokio::sync::OnceCell;

use crate::{
    belongings::person::{Person, Shop},
    kills::filled,
};

pub const ADDRESS: &str = "http://127.0.0.1:3000";

/// The checked-in API document, which another test proves to be current.
pub fn published_document() -> String {
    fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../openapi.json")).unwrap()
}

pub struct DemoShop {
    /// Its data folder.
    pub folder: tempfile::TempDir,
    pub backups: tempfile::TempDir,
    pub invoices: Invoices,
    /// Background work, which tests run themselves.
    pub jobs: Vec<Job>,
    pub maintenance: Maintenance,
    pub metrics: Arc<Metrics>,
    pub payments: Payments,
    pub store: Store,
    pub site: Site,
    /// The whole program, as clients see it.
    pub router: Arc<BoxEndpoint<'static, Response>>,
    /// Link of the first start, which a demo store has completed.
    pub setup: SetupLink,
    pub two_factor_key: TwoFactorKey,
}

impl DemoShop {
    pub async fn open() -> Self {
        Self::open_at(Clock::fixed(TEST_TIME)).await
    }

    /// With a clock that begins at `TEST_TIME`, when the store was filled.
    pub async fn open_at(clock: Clock) -> Self {
        Self::with(clock, |options| options).await
    }

    /// The same people and content as a real shop without payment keys.
    pub async fn open_as_shop() -> Self {
        let as_shop = |options| Options {
            demo: false,
            ..options
        };
        Self::with(Clock::fixed(TEST_TIME), as_shop).await
    }

    /// With the limits by network address that a public shop has.
    pub async fn open_with_limits(clock: Clock) -> Self {
        let limited = |options| Options {
            counts_addresses: true,
            ..options
        };
        Self::with(clock, limited).await
    }

    pub fn client(&self) -> Shop {
        TestClient::new(self.router.clone())
    }

    /// The customer, staff member or owner of the demo store, logged in.
    pub async fn person(&self, who: &'static str, password: &'static str) -> Person {
        let email = format!("{who}@example.com");
        let browser = "Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0";
        let mut person = Person::new(who, browser, Some((&email, password)));
        person.be_logged_in(&self.client()).await;
        person
    }

    /// With changed options.
    pub async fn with(clock: Clock, changed: impl FnOnce(Options) -> Options) -> Self {
        assert_eq!(clock.now(), TEST_TIME);
        let folder = filled::new_folder();
        filled::copy(filled_store().await, folder.path());
        let backups = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let setup = SetupLink::default();
        let two_factor_key = TwoFactorKey::for_now();
        let options = Options {
            clock,
            setup: setup.clone(),
            two_factor_key: two_factor_key.clone(),
            generous: true,
            import_from_this_machine: true,
            backups: backups.path().to_owned(),
            demo: true,
            ..Options::at(folder.path(), ADDRESS.to_owned())
        };
        let shop = assemble(&store, BuiltIn::read().unwrap(), changed(options))
            .await
            .unwrap();
        Self {
            folder,
            backups,
            maintenance: shop.maintenance,
            metrics: shop.metrics,
            invoices: shop.invoices,
            jobs: shop.jobs,
            payments: shop.payments,
            store,
            site: shop.site,
            router: shop.router,
            setup,
            two_factor_key,
        }
    }
}

/// Folder of the demo store that was filled at `TEST_TIME`, once for all tests, which copy it.
async fn filled_store() -> &'static Path {
    static FILLED: OnceCell<PathBuf> = OnceCell::const_new();
    let fill = || async {
        let folder = filled::empty_folder("test-time");
        let store = Store::open(&folder).await.unwrap();
        let options = Options {
            clock: Clock::fixed(TEST_TIME),
            ..Options::at(&folder, ADDRESS.to_owned())
        };
        let shop = assemble(&store, BuiltIn::read().unwrap(), options)
            .await
            .unwrap();
        store.migrate(&shop.gives).await.unwrap();
        demo::fill(&store.db, &shop.media, &shop.gives, TEST_TIME, true)
            .await
            .unwrap();
        store.db.close().await;
        folder
    };
    FILLED.get_or_init(fill).await
}

/// Time limit of a start that has to be refused: it may fill a demo store first, on a busy machine.
const REFUSAL: Duration = Duration::from_secs(60);

/// Runs a command that has to fail. Returns the exit code and stderr.
///
/// # Panics If it succeeds, or runs longer than the limit; then it is killed.
pub fn refusal(command: &mut Command) -> (i32, String) {
    let mut process = command
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stderr = process.stderr.take().unwrap();
    let (tell, reported) = mpsc::channel();
    thread::spawn(move || {
        let mut said = String::new();
        stderr.read_to_string(&mut said).unwrap();
        tell.send(said).unwrap();
    });
    let in_time = reported.recv_timeout(REFUSAL);
    if in_time.is_err() {
        process.kill().unwrap();
    }
    let said = in_time.or_else(|_| reported.recv()).unwrap();
    let code = process.wait().unwrap().code();
    match code {
        Some(code) if code != 0 => (code, said),
        _ => panic!("{command:?} was not refused: {code:?}, {said}"),
    }
}
