//! What WhatsApp reports of a message after it took it. Reports come in any order and more than once.

use kernel::{Failure, Tx};

use crate::report::{Delivery, Status};

/// Applies a report to the message with this id. What is known of a message only grows: a later report of an earlier step
/// changes nothing, and what was delivered has not failed.
pub async fn apply(tx: &mut Tx, status: &Status) -> Result<(), Failure> {
    let statement = match status.delivery {
        Delivery::Delivered => {
            "UPDATE kernel_message SET delivered_at = coalesce(delivered_at, ?2), state = 'sent', last_error = NULL
             WHERE service_id = ?1 AND state IN ('sent', 'failed')"
        }
        Delivery::Read => {
            "UPDATE kernel_message SET delivered_at = coalesce(delivered_at, ?2), read_at = coalesce(read_at, ?2),
                    state = 'sent', last_error = NULL
             WHERE service_id = ?1 AND state IN ('sent', 'failed')"
        }
        Delivery::Failed => {
            "UPDATE kernel_message SET state = 'failed', last_error = ?3
             WHERE service_id = ?1 AND state = 'sent' AND delivered_at IS NULL"
        }
    };
    sqlx::query(statement)
        .bind(&status.id)
        .bind(status.at.0)
        .bind(&status.why)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
