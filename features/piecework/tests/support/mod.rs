//! A test shop with only the piecework feature, and steps that finish pieces.

use std::sync::{Arc, OnceLock};

use async_trait::async_trait;
use kernel::{
    Failure,
    testing::{Caller, TestApp, TestPeople, TestShop, test_person},
};
use piecework::{DoneWork, DoneWorkId, Piecework, WorkType, WorkTypes};
use poem::http::Method;
use serde_json::{Value, json};

pub const ROSHNI: Caller = Caller::owner(1);
pub const SELVI: Caller = Caller::staff(3);
pub const KALA: Caller = Caller::staff(4);
pub const ASHA: Caller = Caller::customer(11);

pub const BLOUSE: i64 = 1;
pub const LEHENGA: i64 = 6;
pub const ALTERATION: i64 = 10;
/// The month of the test clock.
pub const MONTH: &str = "2026-08";

struct Types;

#[async_trait]
impl WorkTypes for Types {
    async fn all(&self) -> Result<Vec<WorkType>, Failure> {
        let names = [
            (BLOUSE, "Blouse"),
            (LEHENGA, "Lehenga"),
            (ALTERATION, "Alteration"),
        ];
        Ok(names
            .map(|(id, name)| WorkType {
                id,
                name: name.to_owned(),
            })
            .into())
    }

    async fn one(&self, id: i64) -> Result<Option<WorkType>, Failure> {
        let all = self.all().await?;
        Ok(all.into_iter().find(|known| known.id == id))
    }

    fn alteration(&self) -> i64 {
        ALTERATION
    }
}

pub struct Shop {
    pub app: TestApp,
    pub piecework: Piecework,
}

/// A piece finished by a step.
pub fn piece(id: i64, step: i64, garment: i64, maker: Option<i64>) -> DoneWork {
    DoneWork {
        id: DoneWorkId::Piece { id, step },
        order: 1_000 + id,
        number: format!("HM-{}", 1_000 + id),
        garment_type: Some(garment),
        item: "Princess cut".to_owned(),
        image: None,
        quantity: 1,
        maker,
        at: kernel::testing::TEST_TIME,
    }
}

impl Shop {
    pub async fn open() -> Self {
        let stored = OnceLock::new();
        let people = TestPeople {
            owners: vec![test_person(1, "Roshni")],
            staff: vec![test_person(3, "Selvi"), test_person(4, "Kala")],
            ..TestPeople::default()
        };
        let app = TestApp::of(
            |deps| {
                let piecework = stored.get_or_init(|| {
                    Piecework::new(deps, Arc::new(people), Arc::new(Types), Arc::new(TestShop))
                });
                piecework::feature(piecework)
            },
            &[],
        )
        .await;
        Self {
            app,
            piecework: stored.into_inner().unwrap(),
        }
    }

    /// Counts this work now.
    pub async fn finish(&self, work: DoneWork) {
        let at = self.app.deps.clock.now();
        let mut tx = self.app.deps.db.write().await.unwrap();
        let work = DoneWork { at, ..work };
        self.piecework.count(&mut tx, &work).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Counts work again that is something else now.
    pub async fn change(&self, work: DoneWork) {
        let at = self.app.deps.clock.now();
        let mut tx = self.app.deps.db.write().await.unwrap();
        let work = DoneWork { at, ..work };
        self.piecework.recount(&mut tx, &work).await.unwrap();
        tx.commit().await.unwrap();
    }

    pub async fn undo(&self, id: DoneWorkId) {
        let now = self.app.deps.clock.now();
        let mut tx = self.app.deps.db.write().await.unwrap();
        self.piecework.uncount(&mut tx, id, now).await.unwrap();
        tx.commit().await.unwrap();
    }

    pub fn pass_days(&self, days: i64) {
        self.app.deps.clock.advance_seconds(days * 86_400);
    }

    /// A call by the owner below `/admin/piecework`.
    pub async fn call(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let path = format!("/admin/piecework{path}");
        let body = (!body.is_null()).then_some(body);
        self.app.call_as(ROSHNI, method, &path, body.as_ref()).await
    }

    /// The same, expecting success.
    pub async fn done(&self, method: Method, path: &str, body: Value) -> Value {
        let (status, answer) = self.call(method, path, body).await;
        assert!(status < 300, "{path}: {status} {answer}");
        answer
    }

    /// Sets a rate from today, or from a day, on.
    pub async fn rate(&self, garment: i64, maker: Option<i64>, paise: i64, from: Option<&str>) {
        let mut body = json!({"garmentTypeId": garment, "ratePaise": paise});
        if let Some(maker) = maker {
            body["makerId"] = json!(maker);
        }
        if let Some(from) = from {
            body["fromDay"] = json!(from);
        }
        self.done(Method::PUT, "/rates", body).await;
    }

    pub async fn statement(&self, maker: i64, month: &str) -> Value {
        let path = format!("/statements/{maker}?month={month}");
        self.done(Method::GET, &path, Value::Null).await
    }

    /// Pieces, and what they earn and leave due, of this month.
    pub async fn sums(&self, maker: i64) -> (i64, i64, i64) {
        let seen = self.statement(maker, MONTH).await;
        let of = |name: &str| seen[name].as_i64().unwrap();
        (of("pieces"), of("earnedPaise"), of("duePaise"))
    }
}
