//! What is wrong with a coupon's fields.

use kernel::{Failure, FieldProblem, Tx};

use super::coupon::{CreateCoupon, written};
use crate::Payments;

impl Payments {
    /// What is wrong with the item that it is only for. The feature that sells it knows.
    pub(super) async fn check_item(
        &self,
        actor: i64,
        form: &CreateCoupon,
    ) -> Result<Vec<FieldProblem>, Failure> {
        let wrong = |field: &str, wording: &str| vec![FieldProblem::new(field, "invalid", wording)];
        let Some(kind) = &form.kind else {
            return Ok(match form.reference {
                Some(_) => wrong("kind", "Say of which kind this item is."),
                None => Vec::new(),
            });
        };
        let Ok(payable) = self.payable(kind) else {
            return Ok(wrong("kind", "Nothing of this kind is sold."));
        };
        let Some(reference) = &form.reference else {
            return Ok(Vec::new());
        };
        match payable.quote(actor, reference).await {
            Ok(quote) if !quote.coupons => Ok(wrong("kind", "These take no coupons.")),
            Err(failure) if failure.code().status == 404 => {
                Ok(wrong("reference", "There is no such item."))
            }
            Err(failure) if failure.code().status >= 500 => Err(failure),
            // Also when the owner has it already, or may not buy it.
            Ok(_) | Err(_) => Ok(Vec::new()),
        }
    }
}

/// Whether a code has nothing but letters, digits and hyphens.
pub fn is_code(code: &str) -> bool {
    let mut bytes = code.bytes();
    bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

pub(super) async fn check_coupon(
    tx: &mut Tx,
    id: Option<i64>,
    form: &CreateCoupon,
) -> Result<Vec<FieldProblem>, Failure> {
    let code = written(&form.code);
    let taken = sqlx::query_scalar!(
        r#"SELECT (deleted_at IS NOT NULL) AS "deleted!: bool" FROM payments_coupon
           WHERE code = ?1 AND id IS NOT ?2"#,
        code,
        id
    )
    .fetch_optional(&mut **tx)
    .await?;
    let mut problems = Vec::new();
    let mut wrong = |field: &str, code: &str, wording: &str| {
        problems.push(FieldProblem::new(field, code, wording));
    };
    match taken {
        Some(true) => wrong(
            "code",
            "taken",
            "A deleted coupon has this code. Bring that back instead.",
        ),
        Some(false) => wrong("code", "taken", "There is a coupon with this code already."),
        None if !is_code(&code) => wrong("code", "invalid", "Use letters, digits and hyphens."),
        None => {}
    }
    if form
        .first_day
        .zip(form.last_day)
        .is_some_and(|(first, last)| last < first)
    {
        let wording = "The last day cannot come before the first.";
        wrong("lastDay", "out_of_range", wording);
    }
    Ok(problems)
}
