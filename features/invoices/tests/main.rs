//! Numbers after a restore, on real files.

#![allow(clippy::unwrap_used, reason = "a test that cannot prepare stops")]

use std::{path::Path, sync::Arc};

use async_trait::async_trait;
use invoices::{Invoices, Issuer, MoneyReceived};
use kernel::{
    Bill, Bills, Clock, Db, Deps, Failure, Limits, Outbox, Restored, TaxDocuments, Timestamp, Tx,
    bills::BillLines,
    mail::{MailShop, MailShopFacts},
    security_log::SecurityLog,
    tax_documents::{DocumentedPayment, MoneyIn},
    testing::{AnyImage, TEST_TIME, TestPeople},
};
use tempfile::TempDir;

/// Stands in for the other features: no money received, no contacts, an empty shop.
struct Neighbours;

#[async_trait]
impl MoneyReceived for Neighbours {
    async fn received(&self, _: &mut Tx, _: &str, _: &str) -> Result<i64, Failure> {
        Ok(0)
    }
}

#[async_trait]
impl MailShopFacts for Neighbours {
    async fn mail_shop(&self) -> Result<MailShop, Failure> {
        Ok(MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: String::new(),
            phone: String::new(),
            email: String::new(),
            address: Vec::new(),
            theme_colour: "#B5105B".to_owned(),
            logo: None,
        })
    }
}

#[async_trait]
impl Bills for Neighbours {
    fn kind(&self) -> &'static str {
        "advance"
    }

    async fn bill(&self, _: i64) -> Result<Option<Bill>, Failure> {
        Ok(None)
    }

    async fn lines(&self, _: i64) -> Result<BillLines, Failure> {
        Ok(BillLines::default())
    }

    async fn bills(&self) -> Result<Vec<Bill>, Failure> {
        Ok(Vec::new())
    }

    async fn orders_of(&self, _: &[i64]) -> Result<Vec<i64>, Failure> {
        Ok(Vec::new())
    }

    async fn called_off(&self) -> Result<Vec<i64>, Failure> {
        Ok(Vec::new())
    }

    async fn called_off_of(&self, _: &[i64]) -> Result<Vec<i64>, Failure> {
        Ok(Vec::new())
    }

    fn part_terms(&self) -> &'static str {
        "part"
    }

    async fn paid_at_the_counter(
        &self,
        _: &mut Tx,
        _: i64,
        _: i64,
        _: Timestamp,
    ) -> Result<(), Failure> {
        Ok(())
    }
}

struct Store {
    folder: TempDir,
    deps: Deps,
    issuer: Issuer,
    invoices: Invoices,
}

impl Store {
    async fn new() -> Self {
        let store = Self::open(tempfile::tempdir().unwrap()).await;
        let migrations = store.deps.db.migrations();
        kernel::MIGRATOR.run(migrations).await.unwrap();
        invoices::MIGRATOR.run(migrations).await.unwrap();
        store
    }

    async fn open(folder: TempDir) -> Self {
        let db = Db::open(&folder.path().join("shop.db"), true)
            .await
            .unwrap();
        let clock = Clock::fixed(TEST_TIME);
        let deps = Deps {
            security: SecurityLog::new(db.clone(), clock.clone()),
            db: db.clone(),
            limits: Limits::new(clock.clone(), true),
            clock,
            images: Arc::new(AnyImage),
            outbox: Outbox::default(),
        };
        let issuer = Issuer {
            db,
            outbox: deps.outbox.clone(),
            people: Arc::new(TestPeople::default()),
            shop: Arc::new(Neighbours),
            money: Arc::new(Neighbours),
        };
        let invoices = Invoices::new(deps.clone(), Arc::new(Neighbours), issuer.clone());
        Self {
            folder,
            deps,
            issuer,
            invoices,
        }
    }

    fn file(&self) -> std::path::PathBuf {
        self.folder.path().join("shop.db")
    }

    /// Documents of these payments.
    async fn numbers(&self, payments: std::ops::RangeInclusive<i64>) -> Vec<String> {
        let mut numbers = Vec::new();
        for payment in payments {
            let sale = DocumentedPayment {
                of: MoneyIn::Payment(payment),
                kind: "course",
                reference: "1",
                title: "Course 1",
                price: 100,
                coupon: None,
                paid: 100,
                buyer: 1,
                customer: "Asha",
                how: "Online",
                moved_by: "",
                day: TEST_TIME.day(),
                advance: false,
                order: None,
                test: false,
            };
            let mut tx = self.deps.db.write().await.unwrap();
            let issued = self.issuer.issue(&mut tx, &sale, TEST_TIME).await.unwrap();
            tx.commit().await.unwrap();
            numbers.push(issued.number);
        }
        numbers
    }

    async fn backup(&self) -> TempDir {
        let folder = tempfile::tempdir().unwrap();
        sqlx::query("VACUUM INTO ?")
            .bind(folder.path().join("shop.db").display().to_string())
            .execute(self.deps.db.read())
            .await
            .unwrap();
        folder
    }

    /// The backup in place of another shop.
    async fn restored(backup: &TempDir, replaced: Option<&Path>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(backup.path().join("shop.db"), folder.path().join("shop.db")).unwrap();
        let store = Self::open(folder).await;
        let feature = invoices::feature(&store.invoices);
        let hook = feature.gives().after_restore.clone().unwrap();
        let mut tx = store.deps.db.write().await.unwrap();
        let restored = Restored {
            now: TEST_TIME,
            replaced,
        };
        hook.after_restore(&mut tx, restored).await.unwrap();
        tx.commit().await.unwrap();
        store
    }

    /// First, last and whether they were given out, of each gap.
    async fn gaps(&self) -> Vec<(i64, i64, bool)> {
        sqlx::query_as("SELECT first, last, given_out FROM invoices_number_gap ORDER BY id")
            .fetch_all(self.deps.db.read())
            .await
            .unwrap()
    }
}

#[tokio::test]
async fn a_restored_shop_gives_no_number_twice_and_says_which_it_left_out() {
    let live = Store::new().await;
    live.numbers(1..=2).await;
    let backup = live.backup().await;
    let since = live.numbers(3..=4).await;
    assert_eq!(since[1], "HM/26-27/000004");
    let first = Store::restored(&backup, Some(&live.file())).await;
    assert_eq!(first.numbers(3..=4).await[0], "HM/26-27/000005");
    assert_eq!(first.gaps().await, [(3, 4, true)]);
    let second = Store::restored(&backup, Some(&first.file())).await;
    assert_eq!(second.numbers(3..=3).await[0], "HM/26-27/000007");
    assert_eq!(second.gaps().await, [(3, 6, true)]);
    assert!(live.gaps().await.is_empty());
}

#[tokio::test]
async fn many_numbers_are_left_free_when_the_last_one_is_unknown() {
    let live = Store::new().await;
    live.numbers(1..=2).await;
    let backup = live.backup().await;
    let another = Store::new().await;
    let another_shop = another.file();
    let damaged = tempfile::tempdir().unwrap();
    let damaged = damaged.path().join("shop.db");
    std::fs::write(&damaged, "not a database").unwrap();
    for replaced in [None, Some(another_shop.as_path()), Some(damaged.as_path())] {
        let store = Store::restored(&backup, replaced).await;
        assert_eq!(store.numbers(3..=3).await[0], "HM/26-27/010003");
        let gaps = store.gaps().await;
        assert_eq!(gaps.len(), 6, "a new series may have begun since");
        assert!(gaps.iter().all(|(_, _, given_out)| !given_out));
    }
}
