//! A coupon as the owner sees and writes it.

use kernel::{
    Day, Failure, FieldProblem, Timestamp, Tx,
    audit::{self, Entry},
    edit::CHANGED_MEANWHILE,
};
use poem_openapi::Object;
use serde_json::{Value, json};

use super::coupon_check::check_coupon;
use crate::{Payments, codes};

/// A coupon and how often it was used.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CouponDetail {
    /// Its id.
    pub id: i64,
    /// What a customer types, in capitals.
    pub code: String,
    /// Percent off the price.
    pub percent: i64,
    /// The first day on which it counts; absent for at once.
    pub first_day: Option<Day>,
    /// The last day on which it counts; absent for ever.
    pub last_day: Option<Day>,
    /// How many customers may use it; absent for any number. Each of them once.
    pub most_uses: Option<i64>,
    /// Only for this kind of item: `course`; absent for all that take coupons.
    pub kind: Option<String>,
    /// Only for this one: the id of a course.
    pub reference: Option<String>,
    /// Whether it is on.
    pub active: bool,
    /// How many customers have used it.
    pub used: i64,
    /// For how many checkouts that are not paid yet it is set aside.
    pub set_aside: i64,
    /// When it was made.
    pub created_at: Timestamp,
    /// To be sent with a change.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// A coupon as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CouponForm {
    /// What a customer types: 3 to 40 letters, digits and hyphens. Written in capitals; no other coupon has it.
    #[oai(validator(min_length = 3, max_length = 40))]
    pub(super) code: String,
    /// Percent off the price.
    #[oai(validator(minimum(value = "1"), maximum(value = "100")))]
    pub(super) percent: i64,
    /// The first day on which it counts; absent for at once.
    pub(super) first_day: Option<Day>,
    /// The last day on which it counts, not before the first; absent for ever.
    pub(super) last_day: Option<Day>,
    /// How many customers may use it; absent for any number. Each of them once.
    #[oai(validator(minimum(value = "1"), maximum(value = "1000000")))]
    pub(super) most_uses: Option<i64>,
    /// Only for this kind of item: `course`; absent for all that take coupons.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub(super) kind: Option<String>,
    /// Only for this one: the id of a course.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub(super) reference: Option<String>,
    /// Whether it is on.
    pub(super) active: bool,
    /// The version that was looked at; needed for a change.
    pub(super) version: Option<i64>,
}

impl Payments {
    pub(super) async fn coupon_details(
        &self,
        deleted: bool,
        q: Option<&str>,
    ) -> Result<Vec<CouponDetail>, Failure> {
        let wording = q.map(|q| q.trim().to_uppercase()).filter(|q| !q.is_empty());
        self.details_of_coupons(None, Some(deleted), wording).await
    }

    pub(super) async fn coupon_detail(&self, id: i64) -> Result<CouponDetail, Failure> {
        self.details_of_coupons(Some(id), None, None)
            .await?
            .pop()
            .ok_or_else(|| codes::COUPON_NOT_FOUND.into())
    }

    async fn details_of_coupons(
        &self,
        id: Option<i64>,
        deleted: Option<bool>,
        wording: Option<String>,
    ) -> Result<Vec<CouponDetail>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT c.id AS "id!", c.code, c.percent, c.first_day, c.last_day, c.most_uses, c.kind, c.reference,
                      c.active AS "active: bool", c.created_at, c.version, c.deleted_at,
                      (SELECT count(*) FROM payments_coupon_use u JOIN payments_order o ON o.id = u.order_id
                       WHERE u.coupon_id = c.id AND u.state = 'consumed' AND NOT o.test) AS "used!: i64",
                      (SELECT count(*) FROM payments_coupon_use u JOIN payments_order o ON o.id = u.order_id
                       WHERE u.coupon_id = c.id AND u.state = 'reserved' AND NOT o.test) AS "set_aside!: i64"
               FROM payments_coupon c
               WHERE (?1 IS NULL OR c.id = ?1) AND (?2 IS NULL OR (c.deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(c.code, ?3) > 0)
               ORDER BY c.id DESC"#,
            id,
            deleted,
            wording
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let day = |text: Option<String>| text.as_deref().and_then(Day::parse);
        Ok(rows
            .into_iter()
            .map(|row| CouponDetail {
                id: row.id,
                code: row.code,
                percent: row.percent,
                first_day: day(row.first_day),
                last_day: day(row.last_day),
                most_uses: row.most_uses,
                kind: row.kind,
                reference: row.reference,
                active: row.active,
                used: row.used,
                set_aside: row.set_aside,
                created_at: Timestamp(row.created_at),
                version: row.version,
                deleted_at: row.deleted_at.map(Timestamp),
            })
            .collect())
    }

    pub(super) async fn create_coupon(
        &self,
        actor: i64,
        form: &CouponForm,
    ) -> Result<CouponDetail, Failure> {
        let mut problems = self.check_item(actor, form).await?;
        let now = self.now().0;
        let mut tx = self.0.deps.db.write().await?;
        problems.extend(check_coupon(&mut tx, None, form).await?);
        if !problems.is_empty() {
            return Err(Failure::invalid(problems));
        }
        let code = written(&form.code);
        let (first, last) = days(form);
        let id = sqlx::query!(
            "INSERT INTO payments_coupon
                (code, percent, first_day, last_day, most_uses, kind, reference, active, created_at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            code,
            form.percent,
            first,
            last,
            form.most_uses,
            form.kind,
            form.reference,
            form.active,
            now
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        let details = json!({"code": code, "percent": form.percent});
        self.note_coupon(&mut tx, actor, "payments.coupon_created", id, details)
            .await?;
        tx.commit().await?;
        self.coupon_detail(id).await
    }

    /// Purchases that have begun keep their price.
    pub(super) async fn update_coupon(
        &self,
        actor: i64,
        id: i64,
        form: &CouponForm,
    ) -> Result<CouponDetail, Failure> {
        let mut problems = self.check_item(actor, form).await?;
        let mut tx = self.0.deps.db.write().await?;
        let seen = form.version.ok_or_else(|| {
            let wording = "Say which version this changes.";
            Failure::invalid(vec![FieldProblem::new("version", "required", wording)])
        })?;
        expect_version(&mut tx, id, seen).await?;
        problems.extend(check_coupon(&mut tx, Some(id), form).await?);
        if !problems.is_empty() {
            return Err(Failure::invalid(problems));
        }
        let code = written(&form.code);
        let (first, last) = days(form);
        let before = facts(&mut tx, id).await?;
        sqlx::query!(
            "UPDATE payments_coupon SET code = ?, percent = ?, first_day = ?, last_day = ?, most_uses = ?, kind = ?,
                reference = ?, active = ?, version = version + 1
             WHERE id = ?",
            code,
            form.percent,
            first,
            last,
            form.most_uses,
            form.kind,
            form.reference,
            form.active,
            id
        )
        .execute(&mut *tx)
        .await?;
        let details = audit::changes(&before, &facts(&mut tx, id).await?);
        self.note_coupon(&mut tx, actor, "payments.coupon_updated", id, details)
            .await?;
        tx.commit().await?;
        self.coupon_detail(id).await
    }

    pub(super) async fn note_coupon(
        &self,
        tx: &mut Tx,
        actor: i64,
        action: &'static str,
        id: i64,
        details: Value,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("coupon:{id}"),
            details,
        };
        audit::record(tx, self.now(), entry).await
    }
}

/// A coupon as the audit log shows it.
async fn facts(tx: &mut Tx, id: i64) -> Result<Value, Failure> {
    let row = sqlx::query!(
        r#"SELECT code, percent, first_day, last_day, most_uses, kind, reference, active AS "active: bool"
           FROM payments_coupon WHERE id = ?"#,
        id
    )
    .fetch_one(&mut **tx)
    .await?;
    Ok(json!({
        "code": row.code,
        "percent": row.percent,
        "firstDay": row.first_day,
        "lastDay": row.last_day,
        "mostUses": row.most_uses,
        "kind": row.kind,
        "reference": row.reference,
        "active": row.active,
    }))
}

pub(super) async fn expect_version(tx: &mut Tx, id: i64, seen: i64) -> Result<(), Failure> {
    let version = sqlx::query_scalar!(
        "SELECT version FROM payments_coupon WHERE id = ? AND deleted_at IS NULL",
        id
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or_else(|| Failure::new(codes::COUPON_NOT_FOUND))?;
    if version == seen {
        Ok(())
    } else {
        Err(CHANGED_MEANWHILE.into())
    }
}

pub(super) fn written(code: &str) -> String {
    code.trim().to_uppercase()
}

fn days(form: &CouponForm) -> (Option<String>, Option<String>) {
    let text = |day: Option<Day>| day.map(|day| day.to_string());
    (text(form.first_day), text(form.last_day))
}
