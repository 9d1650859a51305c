//! Empties the trash: what was deleted more than 30 days ago is gone for good.

use kernel::{Failure, edit::DAYS_TO_RESTORE, record::empty_trash};

use super::{category, product, service};
use crate::Catalogue;

pub async fn sweep(catalogue: &Catalogue) -> Result<(), Failure> {
    let before = catalogue.deps.clock.now().plus_days(-DAYS_TO_RESTORE);
    let mut tx = catalogue.deps.db.write().await?;
    empty_trash(
        &mut tx,
        &[&product::KIND, &service::KIND, &category::KIND],
        before,
    )
    .await?;
    Ok(tx.commit().await?)
}
