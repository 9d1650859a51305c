//! Coupons, as the owner edits them.

use kernel::{
    Access, Day, Deps, Failure, Timestamp, Tx, User,
    audit::changes,
    edit::refuse,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::Object;
use serde_json::{Value, json};

use super::{Tag, coupon_check::check_coupon};
use crate::{Payments, codes::COUPON_NOT_FOUND};

/// A coupon and how often it was used.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct AdminCoupon {
    /// Its id.
    pub id: i64,
    /// What a customer types, in capitals.
    pub code: String,
    /// Percent off the price.
    pub percent: i64,
    /// First day on which it counts; absent for at once.
    pub first_day: Option<Day>,
    /// The last day on which it counts; absent for ever.
    pub last_day: Option<Day>,
    /// How many customers may use it, each once; absent for any number.
    pub most_uses: Option<i64>,
    /// Only for this kind of item: `course`; absent for all that take coupons.
    pub kind: Option<String>,
    /// Only for this one: the id of a course.
    pub reference: Option<String>,
    /// Whether it can be used.
    pub published: bool,
    /// How many customers have used it.
    pub used: i64,
    /// For how many unpaid checkouts it is set aside.
    pub set_aside: i64,
    /// When it was created.
    pub created_at: Timestamp,
    /// To be sent with a change.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A new coupon.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateCoupon {
    /// What a customer types: letters, digits and hyphens, unique, in capitals.
    #[oai(validator(min_length = 3, max_length = 40))]
    pub(super) code: String,
    /// Percent off the price.
    #[oai(validator(minimum(value = "1"), maximum(value = "100")))]
    pub(super) percent: i64,
    /// First day on which it counts; absent for at once.
    pub(super) first_day: Option<Day>,
    /// Last day on which it counts; absent for ever.
    pub(super) last_day: Option<Day>,
    /// How many customers may use it, each once; absent for any number.
    #[oai(validator(minimum(value = "1"), maximum(value = "1000000")))]
    pub(super) most_uses: Option<i64>,
    /// Only for this kind of item: `course`; absent for all that take coupons.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub(super) kind: Option<String>,
    /// Only for this one: the id of a course.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub(super) reference: Option<String>,
    /// Whether it can be used.
    pub(super) published: bool,
}

pub const KIND: Kind = Kind::new(
    "coupon",
    "payments_coupon",
    "/admin/payments/coupons",
    COUPON_NOT_FOUND,
)
.called("a coupon", "coupons")
.private()
.access(Access::Owner)
.needed(
    "EXISTS (SELECT 1 FROM payments_order o WHERE o.coupon_id = payments_coupon.id)
     OR EXISTS (SELECT 1 FROM payments_coupon_use u WHERE u.coupon_id = payments_coupon.id)",
)
.notes(&[
    (
        "list",
        "Newest first, each with how many customers have used it; or the trash.",
    ),
    (
        "create",
        "A code belongs to one coupon for ever, even to one that is deleted.",
    ),
    (
        "update",
        "Checkouts that have begun keep their price.",
    ),
    (
        "publish",
        "A hidden one cannot be used. Checkouts that have begun keep their price.",
    ),
    (
        "delete",
        "No purchase can begin with it any more. It can be restored for 30 days, and without limit if it was used.",
    ),
]);

pub struct Coupons(pub Payments);

impl Stored for Coupons {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = AdminCoupon;

    fn deps(&self) -> &Deps {
        &self.0.0.deps
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<AdminCoupon>, Failure> {
        let coupons = sqlx::query_as!(
            AdminCoupon,
            r#"SELECT c.id AS "id!", c.code, c.percent, c.first_day AS "first_day: Day", c.last_day AS "last_day: Day",
                      c.most_uses, c.kind, c.reference, c.published AS "published: bool",
                      c.created_at AS "created_at: Timestamp", c.version, c.deleted_at AS "deleted_at: Timestamp",
                      (SELECT count(*) FROM payments_coupon_use u JOIN payments_order o ON o.id = u.order_id
                       WHERE u.coupon_id = c.id AND u.state = 'consumed' AND NOT o.test) AS "used!: i64",
                      (SELECT count(*) FROM payments_coupon_use u JOIN payments_order o ON o.id = u.order_id
                       WHERE u.coupon_id = c.id AND u.state = 'reserved' AND NOT o.test) AS "set_aside!: i64"
               FROM payments_coupon c
               WHERE (?1 IS NULL OR c.id = ?1) AND (?2 IS NULL OR (c.deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(c.code), ?3) > 0)
               ORDER BY c.id DESC"#,
            selection.id,
            selection.deleted,
            selection.query
        );
        Ok(coupons.fetch_all(self.deps().db.read()).await?)
    }
}

impl Record for Coupons {
    type Fields = CreateCoupon;

    async fn save(
        &self,
        tx: &mut Tx,
        writer: &User,
        id: Option<i64>,
        fields: &CreateCoupon,
    ) -> Result<Saved, Failure> {
        let mut problems = self.0.check_item(writer.id, fields).await?;
        problems.extend(check_coupon(tx, id, fields).await?);
        refuse(problems)?;
        let before = match id {
            Some(id) => Some(facts(tx, id).await?),
            None => None,
        };
        let code = written(&fields.code);
        let day = |day: Option<Day>| day.map(|day| day.to_string());
        let (first, last) = (day(fields.first_day), day(fields.last_day));
        let now = self.0.now().0;
        let id = sqlx::query_scalar!(
            r#"INSERT INTO payments_coupon
                 (id, code, percent, first_day, last_day, most_uses, kind, reference, published, created_at)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
               ON CONFLICT (id) DO UPDATE SET code = excluded.code, percent = excluded.percent,
                 first_day = excluded.first_day, last_day = excluded.last_day, most_uses = excluded.most_uses,
                 kind = excluded.kind, reference = excluded.reference, published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            code,
            fields.percent,
            first,
            last,
            fields.most_uses,
            fields.kind,
            fields.reference,
            fields.published,
            now
        )
        .fetch_one(&mut **tx)
        .await?;
        let details = match before {
            Some(before) => changes(&before, &facts(tx, id).await?),
            None => json!({"code": code, "percent": fields.percent}),
        };
        Ok(Saved::with(id, details))
    }
}

/// A coupon as the audit log shows it.
async fn facts(tx: &mut Tx, id: i64) -> Result<Value, Failure> {
    let row = sqlx::query!(
        r#"SELECT code, percent, first_day, last_day, most_uses, kind, reference, published AS "published: bool"
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
        "published": row.published,
    }))
}

pub fn written(code: &str) -> String {
    code.trim().to_uppercase()
}
