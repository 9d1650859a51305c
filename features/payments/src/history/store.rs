//! A store on a real file that dies and is opened again.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use kernel::{
    Clock, Db, Deps, Limits, Outbox, Timestamp, security_log::SecurityLog, testing::AnyImage,
};
use rand::{Rng, rngs::StdRng};
use tempfile::TempDir;

use super::{
    counter::{CounterSales, client},
    goods::{Documents, Doorstep, Everybody, Goods, NoKeys, OneBill, TABLES},
};
use crate::{
    payments::{Payments, Provision, Setup},
    provider_error::{Faults, Guard},
    sandbox::{OwnAddress, Sandbox, Switch},
};

/// Long enough for everything to be asked about once more, short enough for the clock.
const WAITS: [i64; 12] = [
    20, 130, 130, 310, 910, 1_810, 3_610, 21_600, 86_400, 172_800, 259_200, 345_600,
];

pub struct Store {
    _folder: Option<TempDir>,
    file: PathBuf,
    without: Option<Guard>,
    pub clock: Clock,
    pub switch: Switch,
    pub db: Db,
    pub payments: Payments,
    /// Who takes the money.
    pub counter: CounterSales,
    pub sandbox: Arc<Sandbox>,
    pub faults: Faults,
    pub crashes: u32,
}

impl Store {
    /// A new store over the sandbox, gone with this value.
    pub async fn new(without: Option<Guard>) -> Self {
        let clock = Clock::fixed(kernel::testing::TEST_TIME);
        Self::over(CounterSales::Sandbox, clock, without).await
    }

    /// A new store over the provider's own client, gone with this value.
    pub async fn over_http(without: Option<Guard>) -> Self {
        let clock = Clock::fixed(kernel::testing::TEST_TIME);
        Self::over(CounterSales::razorpay(&clock).await, clock, without).await
    }

    async fn over(counter: CounterSales, clock: Clock, without: Option<Guard>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Self::at(folder.path(), counter, clock, without).await;
        store._folder = Some(folder);
        store
    }

    /// The store of a folder, made if there is none.
    pub async fn open(folder: &Path, now: Timestamp, without: Option<Guard>) -> Self {
        Self::at(folder, CounterSales::Sandbox, Clock::fixed(now), without).await
    }

    async fn at(
        folder: &Path,
        counter: CounterSales,
        clock: Clock,
        without: Option<Guard>,
    ) -> Self {
        let file = folder.join("shop.db");
        let switch = Switch::default();
        let fresh = !file.exists();
        let db = Db::open(&file, true).await.unwrap();
        if fresh {
            kernel::MIGRATOR.run(db.migrations()).await.unwrap();
            crate::MIGRATOR.run(db.migrations()).await.unwrap();
            sqlx::raw_sql(TABLES)
                .execute(db.migrations())
                .await
                .unwrap();
        }
        let faults = Faults::new(without);
        let (payments, sandbox) = shop(&db, &clock, &counter, &switch, &faults);
        Self {
            _folder: None,
            file,
            without,
            clock,
            switch,
            db,
            payments,
            counter,
            sandbox,
            faults,
            crashes: 0,
        }
    }

    /// Dies within the next step, or not.
    pub fn perhaps_die(&self, random: &mut StdRng) {
        if random.random_bool(0.3) {
            self.faults.die_after(random.random_range(0..12));
        }
    }

    /// A dead process is started again on the same file: nothing of its memory is left.
    pub async fn rise(&mut self) {
        if !self.faults.is_dead() {
            self.faults.die_after(i64::MAX);
            return;
        }
        self.crashes += 1;
        self.db.close().await;
        self.db = Db::open(&self.file, false).await.unwrap();
        self.faults = Faults::new(self.without);
        let (payments, sandbox) = shop(
            &self.db,
            &self.clock,
            &self.counter,
            &self.switch,
            &self.faults,
        );
        self.payments = payments;
        self.sandbox = sandbox;
    }

    /// The provider answers, customers do nothing more, and days go by.
    pub async fn come_to_rest(&mut self) {
        self.no_error();
        self.payments.work_on_webhooks().await.unwrap();
        for wait in WAITS {
            self.clock.advance_seconds(wait);
            self.payments.reconcile().await.unwrap();
        }
        self.write_charges_down().await;
    }
}

fn shop(
    db: &Db,
    clock: &Clock,
    counter: &CounterSales,
    switch: &Switch,
    faults: &Faults,
) -> (Payments, Arc<Sandbox>) {
    let deps = Deps {
        db: db.clone(),
        clock: clock.clone(),
        limits: Limits::new(clock.clone(), true),
        security: SecurityLog::new(db.clone(), clock.clone()),
        images: Arc::new(AnyImage),
        outbox: Outbox::default(),
    };
    let own = OwnAddress::default();
    let sandbox = Arc::new(Sandbox::new(db.clone(), clock.clone(), own, switch.clone()));
    let setup = Setup {
        payables: vec![Arc::new(Goods { db: db.clone() })],
        buyers: Arc::new(Everybody),
        storefront: Arc::new(Doorstep),
        bills: Arc::new(OneBill),
        documents: Arc::new(Documents),
        keys: Arc::new(NoKeys),
        public_address: "https://shop.example".to_owned(),
        method: match counter {
            CounterSales::Sandbox => Provision::Sandbox(sandbox.clone()),
            CounterSales::Razorpay(stand_in) => client(stand_in, clock),
        },
        most_checkouts: 10_000,
    };
    (Payments::with_faults(deps, setup, faults.clone()), sandbox)
}
