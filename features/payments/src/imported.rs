//! Coupons of a previous website, known by code.

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, Timestamp, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce},
};

use crate::back_office::{coupon::written, coupon_check::is_code};

/// Creates coupons.
#[derive(Clone)]
pub struct ImportedCoupons;

/// What a row says of a coupon.
pub struct WantedCoupon {
    code: String,
    percent: i64,
}

fn percent(cell: &str) -> Result<i64, String> {
    let number = cell.trim_end_matches('%').trim().parse();
    let percent = number.ok().filter(|percent| (1..=100).contains(percent));
    percent.ok_or_else(|| "Enter a whole number from 1 to 100.".to_owned())
}

#[async_trait]
impl ImportedOnce for ImportedCoupons {
    type Wanted = WantedCoupon;
    const KIND: ImportKind = ImportKind::Coupons;

    fn fields(&self) -> Vec<ImportField> {
        vec![
            ImportField::new("code", "Code", &[]).required(),
            ImportField::new("percent", "Percent", &[]).required(),
        ]
    }

    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> WantedCoupon {
        let code = written(&row.required("code", 40, problems));
        if !code.is_empty() && (code.len() < 3 || !is_code(&code)) {
            let wording = "Use 3 to 40 letters, digits and hyphens.";
            problems.push(FieldProblem::new("code", "invalid", wording));
        }
        row.required("percent", 10, problems);
        WantedCoupon {
            code,
            percent: row.parsed("percent", percent, problems).unwrap_or_default(),
        }
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &WantedCoupon,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let known = sqlx::query!(
            r#"SELECT id AS "id!", (deleted_at IS NOT NULL) AS "deleted!: bool" FROM payments_coupon WHERE code = ?"#,
            wanted.code
        )
        .fetch_optional(&mut **tx)
        .await?;
        let wording = "A deleted coupon has this code. Restore it instead.";
        Ok(match known {
            Some(coupon) if coupon.deleted => Err(FieldProblem::new("code", "taken", wording)),
            known => Ok(known.map(|coupon| coupon.id)),
        })
    }

    /// Off: who has used it on the website is not known, and each customer uses a coupon once.
    async fn create(
        &self,
        tx: &mut Tx,
        run: &ImportRun,
        wanted: &WantedCoupon,
    ) -> Result<i64, Failure> {
        let created = sqlx::query!(
            "INSERT INTO payments_coupon (code, percent, published, created_at) VALUES (?, ?, 0, ?)",
            wanted.code,
            wanted.percent,
            run.at.0
        )
        .execute(&mut **tx)
        .await?;
        Ok(created.last_insert_rowid())
    }

    /// Deletes it: in the trash it would keep its code from the next import.
    async fn remove(
        &self,
        tx: &mut Tx,
        record: i64,
        _: Timestamp,
    ) -> Result<Option<String>, Failure> {
        let removed = sqlx::query!(
            "DELETE FROM payments_coupon
             WHERE id = ?1 AND (version = 1 AND published = 0 OR deleted_at IS NOT NULL)
               AND NOT EXISTS (SELECT 1 FROM payments_order WHERE coupon_id = ?1)
               AND NOT EXISTS (SELECT 1 FROM payments_coupon_use WHERE coupon_id = ?1)",
            record
        )
        .execute(&mut **tx)
        .await?
        .rows_affected();
        Ok((removed == 0).then(|| "Used or changed since.".to_owned()))
    }
}
