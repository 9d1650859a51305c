//! Empties the trash.

use kernel::{Deps, Failure, edit::DAYS_TO_RESTORE, record::empty_trash};

use super::{banner, enquiry, event, gallery, how_to_measure, offer, testimonial};

/// Visitors see nothing of what is in the trash, so no cached page gets stale.
pub async fn sweep(deps: Deps) -> Result<(), Failure> {
    let before = deps.clock.now().plus_days(-DAYS_TO_RESTORE);
    let kinds = [
        &banner::KIND,
        &offer::KIND,
        &testimonial::KIND,
        &enquiry::KIND,
        &event::KIND,
        &gallery::KIND,
        &how_to_measure::KIND,
    ];
    let mut tx = deps.db.write().await?;
    empty_trash(&mut tx, &kinds, before).await?;
    Ok(tx.commit().await?)
}
