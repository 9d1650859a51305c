//! Empties the bins.

use kernel::{Deps, Failure, edit::DAYS_TO_RESTORE};

use super::{banner, enquiry, event, gallery, how_to_measure, offer, testimonial};

/// Nobody sees what is in a bin, so nothing that visitors keep gets stale.
pub async fn sweep(deps: Deps) -> Result<(), Failure> {
    let before = deps.clock.now().plus_days(-DAYS_TO_RESTORE);
    let mut tx = deps.db.write().await?;
    banner::empty_trash(&mut tx, before).await?;
    offer::empty_trash(&mut tx, before).await?;
    testimonial::empty_trash(&mut tx, before).await?;
    enquiry::empty_trash(&mut tx, before).await?;
    event::empty_trash(&mut tx, before).await?;
    gallery::empty_trash(&mut tx, before).await?;
    how_to_measure::empty_trash(&mut tx, before).await?;
    Ok(tx.commit().await?)
}
