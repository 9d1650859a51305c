//! The State of a buyer: with tax in the price, the law needs the place of supply.

use async_trait::async_trait;
use kernel::{Failure, FieldProblem, PersonalRecords, Tx, tax_documents::STATE_NEEDED};
use serde_json::{Value, json};
use sqlx::SqliteExecutor;

use crate::{
    Invoices,
    setting::{self, TaxMode},
    states::{self, GstState},
};

/// Notes the State that the buyer named. Asks for it when documents need one and none is known.
pub async fn check(tx: &mut Tx, buyer: i64, named: Option<&str>) -> Result<(), Failure> {
    if let Some(code) = named {
        let Some(state) = states::find(code) else {
            let wording = "Choose a State or union territory from the list.";
            return Err(Failure::invalid(vec![FieldProblem::new(
                "state", "invalid", wording,
            )]));
        };
        return note(tx, buyer, &state.code).await;
    }
    let asks = setting::load(&mut **tx).await?.mode == TaxMode::Regular;
    if asks && known(&mut **tx, buyer).await?.is_none() {
        let field = FieldProblem::new("state", "required", STATE_NEEDED.message);
        return Err(Failure::new(STATE_NEEDED).with_fields(vec![field]));
    }
    Ok(())
}

async fn note(tx: &mut Tx, buyer: i64, state: &str) -> Result<(), Failure> {
    sqlx::query!(
        "INSERT INTO invoices_buyer (user_id, state) VALUES (?1, ?2) ON CONFLICT (user_id) DO UPDATE SET state = ?2",
        buyer,
        state
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

pub async fn known(
    executor: impl SqliteExecutor<'_>,
    buyer: i64,
) -> Result<Option<GstState>, Failure> {
    let code = sqlx::query_scalar!("SELECT state FROM invoices_buyer WHERE user_id = ?", buyer)
        .fetch_optional(executor)
        .await?;
    Ok(code.as_deref().and_then(states::find))
}

/// Nothing in the books needs the State that a person named.
#[async_trait]
impl PersonalRecords for Invoices {
    fn name(&self) -> &'static str {
        "taxDetails"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        let state = known(self.deps.db.read(), user).await?;
        Ok(json!({"state": state.map(|state| state.name)}))
    }

    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        sqlx::query!("DELETE FROM invoices_buyer WHERE user_id = ?", user)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }
}
