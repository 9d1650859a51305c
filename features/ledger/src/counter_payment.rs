//! Cash and UPI payments at the counter. Nothing is edited: a wrong entry is reversed by another one.

use kernel::{
    Access, CounterMethod, Day, Failure, Tx, User,
    audit::{self, Entry},
    bills::BILL_CLOSED,
    idempotency::{self, Claim, Claimed},
    secret::token_hash,
    session::NOT_ALLOWED,
};
use poem_openapi::{Object, types::ToJSON};
use serde_json::json;
use sqlx::SqliteConnection;

use crate::{
    ENTRY_NOT_FOUND, Ledger, ORDER_NOT_CANCELLED,
    counter::{CounterSale, Reversal},
    received::received_now,
};

const OPERATION: &str = "admin_counter_payment_create";

/// Money that came at the counter.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CreateCounterPayment {
    /// How.
    pub method: CounterMethod,
    /// How much, in paise.
    #[oai(validator(minimum(value = "1"), maximum(value = "1000000000")))]
    pub amount_paise: i64,
    /// On which day; today without it. No later one.
    pub day: Option<Day>,
    /// A note, such as the number of the transfer.
    #[oai(validator(max_length = 200))]
    pub note: Option<String>,
}

/// Why it is reversed.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct ReverseCounterPayment {
    /// A note; it stays in the ledger.
    #[oai(validator(max_length = 200))]
    pub note: Option<String>,
    /// The money went back to the customer today, instead of never having come.
    #[oai(default)]
    pub returned: bool,
}

/// What becomes of the payment of a cancelled order.
#[derive(Object, Clone, Debug)]
pub struct RetainCounterPayment {
    /// Whether the shop retains it.
    pub retained: bool,
}

impl Ledger {
    /// Records what came for an order, once for each key. Cash of a past day whose drawer is closed needs who may
    /// reopen it; today's drawer may be closed before the last customer has paid.
    pub(crate) async fn take(
        &self,
        by: &User,
        order: i64,
        input: &CreateCounterPayment,
        key: Option<&str>,
    ) -> Result<(), Failure> {
        let (bill, actor) = (self.bill(order).await?, by.id);
        let now = self.now();
        let day = input.day.unwrap_or_else(|| now.day());
        if let Some(problem) = day.past_problem("day", now.day()) {
            return Err(Failure::invalid(vec![problem]));
        }
        let claim = key.map(|key| Claim {
            user: actor,
            operation: OPERATION,
            key,
            request_hash: token_hash(&format!("{order}:{}", input.to_json_string())),
        });
        let mut tx = self.deps.db.write().await?;
        if let Some(claim) = &claim
            && let Claimed::Again { .. } = idempotency::claim(&mut tx, claim, now).await?
        {
            return Ok(());
        }
        if !bill.is_approved {
            return Err(BILL_CLOSED.into());
        }
        let counted = day < now.day() && input.method == CounterMethod::Cash;
        if counted && !by.may(Access::Manager) {
            self.expect_drawer_open(&mut tx, day).await?;
        }
        let sale = CounterSale {
            kind: self.bills.kind(),
            reference: &order.to_string(),
            title: &bill.title(),
            order: Some(&bill),
            advance: true,
            buyer: bill.buyer,
            customer: &bill.customer,
            method: input.method,
            paise: input.amount_paise,
            day,
            note: input.note.as_deref().unwrap_or_default().trim(),
            actor,
        };
        self.counter.take(&mut tx, &sale).await?;
        let details = json!({
            "method": input.method.wording(), "amountPaise": input.amount_paise, "day": day.to_string(),
        });
        self.counted(
            &mut tx,
            actor,
            order,
            "payments.counter_payment_recorded",
            details,
        )
        .await?;
        if let Some(claim) = &claim {
            idempotency::answer(&mut tx, claim, 200, "").await?;
        }
        Ok(tx.commit().await?)
    }

    /// An entry of this order never came, or went back to the customer.
    ///
    /// # Errors
    /// [`NOT_ALLOWED`] unless the caller may reverse it; only the owner says that money went back.
    pub(crate) async fn reverse(
        &self,
        by: &User,
        order: i64,
        entry: i64,
        why: &ReverseCounterPayment,
    ) -> Result<(), Failure> {
        let note = why.note.as_deref().unwrap_or_default().trim();
        let (reversal, action) = if why.returned {
            (Reversal::Returned, "payments.counter_payment_returned")
        } else {
            (Reversal::Mistake, "payments.counter_payment_reversed")
        };
        let actor = by.id;
        let mut tx = self.deps.db.write().await?;
        let paise = self.amount(&mut tx, order, entry).await?;
        if !by.may(Access::Owner)
            && (why.returned || !self.reversible(&mut tx, by, order).await?.contains(&entry))
        {
            return Err(NOT_ALLOWED.into());
        }
        self.counter
            .reverse(&mut tx, actor, entry, reversal, note)
            .await?;
        let details = json!({"entry": entry, "amountPaise": paise});
        self.counted(&mut tx, actor, order, action, details).await?;
        Ok(tx.commit().await?)
    }

    /// Ids of the entries of an order that a team member may reverse: the owner all, others what they recorded
    /// themselves today, as long as no closed drawer was counted with it.
    pub(crate) async fn reversible(
        &self,
        connection: &mut SqliteConnection,
        by: &User,
        order: i64,
    ) -> Result<Vec<i64>, Failure> {
        let (kind, reference) = (self.bills.kind(), order.to_string());
        let (owner, today) = (by.may(Access::Owner), self.now().day().start().0);
        Ok(sqlx::query_scalar!(
            r#"SELECT t.id AS "id!: i64" FROM ledger_counter_payment t
               LEFT JOIN ledger_drawer d ON d.day = t.day AND t.method = 'cash'
               WHERE t.kind = ?1 AND t.reference = ?2 AND t.reverses IS NULL
                 AND NOT EXISTS (SELECT 1 FROM ledger_counter_payment b WHERE b.reverses = t.id)
                 AND (?3 OR (t.actor = ?4 AND t.at >= ?5 AND (d.closed_at IS NULL OR d.closed_at < t.at)))"#,
            kind,
            reference,
            owner,
            by.id,
            today
        )
        .fetch_all(connection)
        .await?)
    }

    /// Decides that nothing of an entry is returned, or undoes that decision.
    pub(crate) async fn retain(
        &self,
        actor: i64,
        order: i64,
        entry: i64,
        retained: bool,
    ) -> Result<(), Failure> {
        let bill = self.bill(order).await?;
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        let paise = self.amount(&mut tx, order, entry).await?;
        let action = if retained {
            if !bill.is_called_off {
                return Err(ORDER_NOT_CANCELLED.into());
            }
            sqlx::query!(
                "INSERT INTO ledger_counter_retained (payment_id, actor, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                entry,
                actor,
                now.0
            )
            .execute(&mut *tx)
            .await?;
            "payments.retained"
        } else {
            sqlx::query!(
                "DELETE FROM ledger_counter_retained WHERE payment_id = ?",
                entry
            )
            .execute(&mut *tx)
            .await?;
            "payments.retained_undone"
        };
        let log = Entry {
            actor: Some(actor),
            action,
            subject: &format!("order:{order}"),
            details: json!({"entry": entry, "amountPaise": paise}),
        };
        audit::record(&mut tx, now, log).await?;
        Ok(tx.commit().await?)
    }

    /// The amount of an entry of this order, in paise.
    async fn amount(&self, tx: &mut Tx, order: i64, entry: i64) -> Result<i64, Failure> {
        let (kind, reference) = (self.bills.kind(), order.to_string());
        let paise = sqlx::query_scalar!(
            "SELECT amount_paise FROM ledger_counter_payment WHERE id = ?1 AND kind = ?2 AND reference = ?3",
            entry,
            kind,
            reference
        )
        .fetch_optional(&mut **tx)
        .await?;
        paise.ok_or_else(|| ENTRY_NOT_FOUND.into())
    }

    /// Reports the total at the counter so far to the order, and the entry to the audit log.
    async fn counted(
        &self,
        tx: &mut Tx,
        actor: i64,
        order: i64,
        action: &'static str,
        details: serde_json::Value,
    ) -> Result<(), Failure> {
        let now = self.now();
        let (kind, reference) = (self.bills.kind(), order.to_string());
        let total = received_now(tx, kind, &reference).await?;
        let bills = &self.bills;
        bills.paid_at_the_counter(tx, order, total, now).await?;
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("order:{order}"),
            details,
        };
        audit::record(tx, now, entry).await
    }
}
