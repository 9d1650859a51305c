//! Inviting people to the team, changing their roles and removing them. Every member sets their own
//! password with a link that works once.

use kernel::{Email, Failure, Mobile, Tx, User, secret};
use poem_openapi::Object;
use serde_json::json;

use super::{
    block::{close_doors, require_owner},
    record, record_plain,
    staff::TeamRole,
};
use crate::{
    auth::Auth,
    codes,
    invitation::{self, NO_MAIL, Way},
    reset::{self, NO_PASSWORD},
    two_factor,
    user::{self, Account},
};

/// Hours for which a link for a new password works.
const RESET_HOURS: i64 = 24;

/// A person to invite.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateStaff {
    /// Name.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub name: String,
    /// Mobile number.
    pub mobile: Mobile,
    /// Email address; absent for none.
    pub email: Option<Email>,
    /// Role.
    pub role: TeamRole,
    /// Return the link instead of emailing it.
    pub hand_over: bool,
}

/// A new link for a pending invitation.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateInvitation {
    /// Return the link instead of emailing it.
    pub hand_over: bool,
}

/// A new role for a team member.
#[derive(Object, Debug)]
pub struct StaffRoleChange {
    /// Role.
    pub role: TeamRole,
}

/// The pending invitation.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Invited {
    /// Id of the account.
    pub id: i64,
    /// The link to pass on, returned only once; absent if it was emailed.
    pub link: Option<String>,
    /// Hours for which the link works.
    pub valid_hours: i64,
}

/// A link with which a team member sets a new password.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct PasswordLink {
    /// The link to pass on, returned only once.
    pub link: String,
    /// Hours for which the link works.
    pub valid_hours: i64,
}

pub async fn create(auth: &Auth, caller: &User, input: &UpdateStaff) -> Result<Invited, Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    let name = input.name.trim();
    let (mobile, email) = (input.mobile.as_str(), input.email.as_ref());
    let email = email.map_or("", Email::as_str);
    let (role, staff_role) = input.role.stored();
    let mut tx = auth.deps.db.write().await?;
    let inserted = sqlx::query!(
        "INSERT INTO auth_user (name, mobile, email, role, staff_role, password_hash, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)",
        name,
        mobile,
        email,
        role,
        staff_role,
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
    let details = json!({"role": input.role.as_str()});
    record(&mut tx, now, caller.id, "auth.staff_invited", id, details).await?;
    tx.commit().await?;
    Ok(invited)
}

/// Creates a new invitation link and invalidates the previous one.
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

/// Creates a link with which a member who forgot their password sets a new one, to be passed on. It
/// invalidates the previous one. Owners get none: it would let one owner work as another.
pub async fn reset_password(
    auth: &Auth,
    caller: &User,
    person: i64,
) -> Result<PasswordLink, Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    let account = member(auth, person).await?;
    if account.role_name() == TeamRole::Owner.as_str() {
        return Err(codes::OWNERS_PASSWORD.into());
    }
    let mut tx = auth.deps.db.write().await?;
    if user::is_blocked(&mut tx, person).await? {
        return Err(codes::IS_BLOCKED.into());
    }
    let token = secret::random_token();
    let expires_at = now.plus_seconds(RESET_HOURS * 3_600);
    let invites = account.password_hash == NO_PASSWORD;
    reset::withdraw(&mut tx, &auth.deps.outbox, person).await?;
    reset::keep(&mut tx, person, &token, expires_at, NO_MAIL, invites).await?;
    record_plain(&mut tx, now, caller.id, "auth.staff_reset_link", person).await?;
    tx.commit().await?;
    let shop = auth.neighbours.shop.mail_shop().await?;
    Ok(PasswordLink {
        link: reset::link(&shop.public_address, &token),
        valid_hours: RESET_HOURS,
    })
}

/// Changes the role of a team member or customer, who has to log in again.
pub async fn change_role(
    auth: &Auth,
    caller: &User,
    person: i64,
    role: TeamRole,
) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    let account = user::by_id(&auth.deps.db, person)
        .await?
        .ok_or(codes::STAFF_NOT_FOUND)?;
    let before = account.role_name();
    if before == role.as_str() {
        return Ok(());
    }
    let (stored, staff_role) = role.stored();
    let mut tx = auth.deps.db.write().await?;
    sqlx::query!(
        "UPDATE auth_user SET role = ?, staff_role = ? WHERE id = ?",
        stored,
        staff_role,
        person
    )
    .execute(&mut *tx)
    .await?;
    require_owner(&mut tx).await?;
    end_work(&mut tx, auth, person, &account).await?;
    let details = json!({"from": before, "to": role.as_str()});
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

/// Turns the account into a customer's. A member who never accepted the invitation is deleted.
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

/// Resets two-factor authentication for a member who lost both phone and recovery codes.
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

/// Ends every session. A pending invitation link stays valid, because the member needs it to log in
/// at all.
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
