//! Trials: fittings of an unfinished piece.

use kernel::{
    Day, Failure, FieldProblem,
    audit::{self, Entry},
};
use poem_openapi::Object;
use serde_json::json;

use crate::{Orders, codes, slot::VisitSlot, status::OrderStatus};

/// A trial. It does not use slot capacity.
#[derive(Object, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct Trial {
    /// The day.
    pub day: Day,
    /// Part of the day; absent for any.
    pub slot: Option<VisitSlot>,
}

impl Trial {
    pub fn stored(day: Option<&str>, slot: Option<VisitSlot>) -> Result<Option<Self>, String> {
        let Some(text) = day else {
            return Ok(None);
        };
        let day = Day::parse(text).ok_or_else(|| format!("a trial has the day {text}"))?;
        Ok(Some(Self { day, slot }))
    }

    /// Refuses a day in the past.
    pub fn problem(&self, today: Day) -> Option<FieldProblem> {
        (self.day < today)
            .then(|| FieldProblem::new("trial.day", "too_early", "Choose today or a later day."))
    }
}

impl Orders {
    /// Sets, moves or removes a trial. Only while the order is in progress.
    pub(crate) async fn set_trial(
        &self,
        order: i64,
        actor: i64,
        trial: Option<Trial>,
    ) -> Result<(), Failure> {
        let today = self.deps.clock.today();
        if let Some(problem) = trial.and_then(|trial| trial.problem(today)) {
            return Err(Failure::invalid(vec![problem]));
        }
        let day = trial.map(|trial| trial.day.to_string());
        let slot = trial.and_then(|trial| trial.slot).map(VisitSlot::wording);
        let mut tx = self.deps.db.write().await?;
        let status = sqlx::query_scalar!(
            r#"SELECT status AS "status!: OrderStatus" FROM orders_order WHERE id = ?1"#,
            order
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        if !status.takes_advance() {
            return Err(codes::WRONG_STATUS.into());
        }
        sqlx::query!(
            "UPDATE orders_order SET trial_day = ?2, trial_slot = ?3 WHERE id = ?1",
            order,
            day,
            slot
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "orders.trial_changed",
            subject: &format!("order:{order}"),
            details: json!({"day": day, "slot": slot}),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        Ok(tx.commit().await?)
    }
}
