//! The bin is emptied: what was deleted more than 30 days ago is gone for good.

use kernel::{Failure, edit::DAYS_TO_RESTORE};

use crate::Catalogue;

/// What is below goes first.
pub async fn sweep(catalogue: &Catalogue) -> Result<(), Failure> {
    let before = catalogue.deps.clock.now().plus_days(-DAYS_TO_RESTORE).0;
    let mut tx = catalogue.deps.db.write().await?;
    sqlx::query!(
        "DELETE FROM catalogue_product WHERE deleted_at < ?1 OR service_id IN
           (SELECT s.id FROM catalogue_service s JOIN catalogue_category c ON c.id = s.category_id
            WHERE s.deleted_at < ?1 OR c.deleted_at < ?1)",
        before
    )
    .execute(&mut *tx)
    .await?;
    sqlx::query!(
        "DELETE FROM catalogue_service WHERE deleted_at < ?1 OR category_id IN
           (SELECT id FROM catalogue_category WHERE deleted_at < ?1)",
        before
    )
    .execute(&mut *tx)
    .await?;
    sqlx::query!(
        "DELETE FROM catalogue_category WHERE deleted_at < ?1",
        before
    )
    .execute(&mut *tx)
    .await?;
    Ok(tx.commit().await?)
}
