//! Sends a password reset link to a customer at the owner's request. The link is not shown in the
//! back office.

use kernel::Failure;

use super::record_plain;
use crate::{auth::Auth, codes, reset, tries::FORGOT_FOR_EMAIL, user};

pub async fn send(auth: &Auth, actor: i64, customer: i64) -> Result<(), Failure> {
    let account = user::by_id(&auth.deps.db, customer)
        .await?
        .ok_or(codes::CUSTOMER_NOT_FOUND)?;
    if account.blocked {
        return Err(codes::IS_BLOCKED.into());
    }
    let mailbox = account.mailbox()?.ok_or(codes::NO_EMAIL)?;
    auth.deps
        .limits
        .allow_address(FORGOT_FOR_EMAIL, mailbox.as_str())?;
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    if !reset::mail_link(&mut tx, auth, &account, &mailbox).await? {
        return Err(codes::IS_BLOCKED.into());
    }
    record_plain(&mut tx, now, actor, "auth.reset_sent", customer).await?;
    Ok(tx.commit().await?)
}
