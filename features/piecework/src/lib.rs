//! What makers earn: piece rates, counted pieces, and monthly statements.

mod codes;
mod counting;
mod demo;
mod entry;
mod overview;
mod paid;
mod piece;
mod rate;
mod rate_api;
mod statement;
mod statement_api;
mod statement_csv;
mod statement_pdf;

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{Deps, Failure, Feature, People, Person, Tx, mail::MailShopFacts};
use poem_openapi::{OpenApi, Tags};
use sqlx::migrate::Migrator;

pub use counting::{DoneWork, DoneWorkId};

static MIGRATOR: Migrator = sqlx::migrate!();

#[derive(Tags)]
enum Tag {
    /// Back office: piece rates and statements of makers.
    #[oai(rename = "Back office: piecework")]
    BackOffice,
}

/// A garment type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkType {
    pub id: i64,
    pub name: String,
}

/// Knows the garment types. Implemented outside this feature.
#[async_trait]
pub trait WorkTypes: Send + Sync {
    /// All published garment types, in the owner's order.
    async fn all(&self) -> Result<Vec<WorkType>, Failure>;

    /// A garment type, also a hidden one.
    async fn one(&self, id: i64) -> Result<Option<WorkType>, Failure>;

    /// The garment type that alterations are paid as.
    fn alteration(&self) -> i64;
}

/// Piece rates and statements. Cheap to clone.
#[derive(Clone)]
pub struct Piecework {
    deps: Deps,
    people: Arc<dyn People>,
    types: Arc<dyn WorkTypes>,
    shop: Arc<dyn MailShopFacts>,
}

impl Piecework {
    /// `shop` is what statements name as the shop.
    pub fn new(
        deps: Deps,
        people: Arc<dyn People>,
        types: Arc<dyn WorkTypes>,
        shop: Arc<dyn MailShopFacts>,
    ) -> Self {
        Self {
            deps,
            people,
            types,
            shop,
        }
    }

    /// A team member, or a former one whose work was counted.
    async fn maker(&self, id: i64) -> Result<Person, Failure> {
        let team = self.people.team().await?;
        if let Some(member) = team.into_iter().find(|member| member.id == id) {
            return Ok(member);
        }
        let counted = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM piecework_piece WHERE maker_id = ?1)
                   OR EXISTS (SELECT 1 FROM piecework_entry WHERE maker_id = ?1) AS "counted!: bool""#,
            id
        )
        .fetch_one(self.deps.db.read())
        .await?;
        if !counted {
            return Err(codes::MAKER_NOT_FOUND.into());
        }
        let person = self.people.person(id).await?;
        Ok(person.unwrap_or_else(|| Person {
            id,
            name: FORMER_MEMBER.to_owned(),
            mobile: None,
            email: None,
            has_account: false,
        }))
    }

    /// Whether the statement of this maker and month, `yyyy-mm`, is closed.
    async fn is_closed(&self, tx: &mut Tx, maker: i64, month: &str) -> Result<bool, Failure> {
        Ok(sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM piecework_closed WHERE maker_id = ?1 AND month = ?2) AS "closed!: bool""#,
            maker,
            month
        )
        .fetch_one(&mut **tx)
        .await?)
    }

    /// # Errors
    /// [`codes::STATEMENT_CLOSED`].
    async fn expect_open(&self, tx: &mut Tx, maker: i64, month: &str) -> Result<(), Failure> {
        if self.is_closed(tx, maker, month).await? {
            Err(codes::STATEMENT_CLOSED.into())
        } else {
            Ok(())
        }
    }
}

/// Name of a maker whose account is deleted.
const FORMER_MEMBER: &str = "Former team member";

/// The feature.
pub fn feature(piecework: &Piecework) -> Feature<impl OpenApi + use<>> {
    let api = (
        rate_api::RateApi(piecework.clone()),
        statement_api::StatementApi(piecework.clone()),
    );
    Feature::new("piecework", api)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .demo(Arc::new(demo::Rows))
}
