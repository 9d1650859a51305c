//! Links that open an account or change its contacts. They must not outlive a change of
//! credentials.

use kernel::{Failure, Outbox, Tx};

use crate::{contact_change, reset};

/// Withdraws every open link of an account: the one to set a password and those to confirm a new
/// mobile number or email address, with their emails if still queued.
///
/// Every change of credentials calls this in its transaction: a new password, two-factor
/// authentication turned on or off, new recovery codes, a confirmed or released contact, another
/// role, blocking, ending a session elsewhere. Otherwise an intruder could request a change of
/// address and use it to take over the account later.
///
/// # Errors
/// If the database fails.
pub async fn withdraw_all(tx: &mut Tx, outbox: &Outbox, user: i64) -> Result<(), Failure> {
    reset::withdraw(tx, outbox, user).await?;
    for kind in contact_change::KINDS {
        contact_change::withdraw(tx, outbox, user, kind).await?;
    }
    Ok(())
}
