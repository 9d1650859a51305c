//! Inviting somebody to work for the shop, what she may do, and parting with her. Nobody sets a password for somebody
//! else: she sets her own with a link that works once.

use kernel::{Email, Failure, Mobile, Tx, User};
use poem_openapi::Object;
use serde_json::json;

use super::{
    block::{close_doors, require_owner},
    record, record_plain,
    staff::StaffRole,
};
use crate::{
    auth::Auth,
    codes,
    invitation::{self, Way},
    reset::{self, NO_PASSWORD},
    two_factor,
    user::{self, Account},
};

/// Somebody who shall work for the shop.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateStaff {
    /// What she is called.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub name: String,
    /// Her mobile number.
    pub mobile: Mobile,
    /// Her e-mail address.
    pub email: Email,
    /// What she may do.
    pub role: StaffRole,
    /// Show the link, to be handed over, in place of mailing it.
    pub hand_over: bool,
}

/// A new link for somebody who did not set a password yet.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateInvitation {
    /// Show the link, to be handed over, in place of mailing it.
    pub hand_over: bool,
}

/// What she may do from now on.
#[derive(Object, Debug)]
pub struct StaffRoleChange {
    /// What she may do.
    pub role: StaffRole,
}

/// She is invited.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Invited {
    /// Her number in the shop.
    pub id: i64,
    /// The link to hand over, shown this one time; absent where it was mailed.
    pub link: Option<String>,
    /// For so many hours the link works.
    pub valid_hours: i64,
}

pub async fn create(auth: &Auth, caller: &User, input: &UpdateStaff) -> Result<Invited, Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    let name = input.name.trim();
    let (mobile, email, role) = (
        input.mobile.as_str(),
        input.email.as_str(),
        input.role.as_str(),
    );
    let mut tx = auth.deps.db.write().await?;
    let inserted = sqlx::query!(
        "INSERT INTO auth_user (name, mobile, email, role, password_hash, created_at) VALUES (?, ?, ?, ?, ?, ?)",
        name,
        mobile,
        email,
        role,
        NO_PASSWORD,
        now.0
    )
    .execute(&mut *tx)
    .await;
    let id = match inserted {
        Ok(done) => done.last_insert_rowid(),
        Err(error) => return Err(user::taken(&mut tx, error, Some(mobile), Some(email)).await),
    };
    let account = Account::new(id, name, mobile, email, NO_PASSWORD.to_owned(), now);
    let invited = send(&mut tx, auth, &account, input.hand_over).await?;
    let details = json!({"role": role});
    record(&mut tx, now, caller.id, "auth.staff_invited", id, details).await?;
    tx.commit().await?;
    Ok(invited)
}

/// A newer link makes the older one useless.
pub async fn invite(
    auth: &Auth,
    caller: &User,
    person: i64,
    input: &CreateInvitation,
) -> Result<Invited, Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    let account = member(auth, person).await?;
    if account.password_hash != NO_PASSWORD {
        return Err(codes::HAS_PASSWORD.into());
    }
    let mut tx = auth.deps.db.write().await?;
    if user::is_blocked(&mut tx, person).await? {
        return Err(codes::IS_BLOCKED.into());
    }
    let invited = send(&mut tx, auth, &account, input.hand_over).await?;
    record_plain(&mut tx, now, caller.id, "auth.staff_invited_again", person).await?;
    tx.commit().await?;
    Ok(invited)
}

/// Also makes a customer one of the shop's people. She logs in anew.
pub async fn change_role(
    auth: &Auth,
    caller: &User,
    person: i64,
    role: StaffRole,
) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    let account = user::by_id(&auth.deps.db, person)
        .await?
        .ok_or(codes::STAFF_NOT_FOUND)?;
    let role = role.as_str();
    let before = account.role_name();
    if before == role {
        return Ok(());
    }
    let mut tx = auth.deps.db.write().await?;
    sqlx::query!("UPDATE auth_user SET role = ? WHERE id = ?", role, person)
        .execute(&mut *tx)
        .await?;
    require_owner(&mut tx).await?;
    end_work(&mut tx, auth, person, &account).await?;
    let details = json!({"from": before, "to": role});
    record(
        &mut tx,
        now,
        caller.id,
        "auth.role_changed",
        person,
        details,
    )
    .await?;
    Ok(tx.commit().await?)
}

/// Her account becomes a customer's; whoever never came in is forgotten.
pub async fn remove(auth: &Auth, caller: &User, person: i64) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    if caller.id == person {
        return Err(codes::NOT_YOURSELF.into());
    }
    let account = member(auth, person).await?;
    let mut tx = auth.deps.db.write().await?;
    close_doors(&mut tx, auth, person, now).await?;
    two_factor::forget(&mut tx, person).await?;
    if account.password_hash == NO_PASSWORD {
        sqlx::query!(
            "UPDATE auth_user SET name = '', mobile = NULL, email = NULL, password_hash = NULL, role = 'customer',
                    deleted_at = ?1
             WHERE id = ?2",
            now.0,
            person
        )
        .execute(&mut *tx)
        .await?;
    } else {
        sqlx::query!(
            "UPDATE auth_user SET role = 'customer' WHERE id = ?",
            person
        )
        .execute(&mut *tx)
        .await?;
    }
    require_owner(&mut tx).await?;
    let details = json!({"from": account.role_name(), "to": "customer"});
    record(
        &mut tx,
        now,
        caller.id,
        "auth.staff_removed",
        person,
        details,
    )
    .await?;
    Ok(tx.commit().await?)
}

/// For somebody of the shop who lost her phone and her codes.
pub async fn forget_two_factor(auth: &Auth, caller: &User, person: i64) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    let account = member(auth, person).await?;
    let mut tx = auth.deps.db.write().await?;
    two_factor::forget(&mut tx, person).await?;
    end_work(&mut tx, auth, person, &account).await?;
    record_plain(&mut tx, now, caller.id, "auth.two_factor_reset", person).await?;
    Ok(tx.commit().await?)
}

async fn member(auth: &Auth, person: i64) -> Result<Account, Failure> {
    let account = user::by_id(&auth.deps.db, person).await?;
    Ok(account
        .filter(|account| account.role_name() != "customer")
        .ok_or(codes::STAFF_NOT_FOUND)?)
}

/// Every session ends; the link of somebody who is invited stays, because it is her way in.
async fn end_work(tx: &mut Tx, auth: &Auth, person: i64, account: &Account) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    if account.password_hash == NO_PASSWORD {
        return Ok(());
    }
    close_doors(tx, auth, person, now).await
}

async fn send(
    tx: &mut Tx,
    auth: &Auth,
    account: &Account,
    hand_over: bool,
) -> Result<Invited, Failure> {
    let way = if hand_over { Way::HandOver } else { Way::Mail };
    let token = invitation::send(tx, auth, account, way).await?;
    let shop = auth.neighbours.shop.mail_shop().await?;
    Ok(Invited {
        id: account.id,
        link: hand_over.then(|| reset::link(&shop.public_address, &token)),
        valid_hours: invitation::HOURS,
    })
}
