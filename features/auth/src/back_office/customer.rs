//! One customer: contact details, notes, and possible duplicates.

use kernel::{
    Email, Failure, FieldProblem, Mobile, NewPerson, Role, Timestamp, User, edit::RECORD_CONFLICT,
};
use poem_openapi::Object;

use super::{
    link::{self, LinkedWalkIn},
    note::{self, CustomerNote},
    record_plain, sees_team,
};
use crate::{auth::Auth, codes, walk_in};

/// A customer, as shown in the back office.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Customer {
    /// Id of the customer.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Mobile number, `+91XXXXXXXXXX`.
    pub mobile: Option<String>,
    /// Email address.
    pub email: Option<String>,
    /// As the shop wrote it down; of a linked walk-in for an account.
    pub address: Option<String>,
    /// Role; staff members can be customers too.
    pub role: Role,
    /// A customer without an account.
    pub walk_in: bool,
    /// When the account was blocked; absent if it is not.
    pub blocked_at: Option<Timestamp>,
    /// When the customer was added or registered.
    pub created_at: Timestamp,
    /// When the account was last used.
    pub last_seen_at: Option<Timestamp>,
    /// The version that was read.
    pub version: i64,
    /// Notes about the customer, newest first.
    pub notes: Vec<CustomerNote>,
    /// Walk-ins linked to this account.
    pub walk_ins: Vec<LinkedWalkIn>,
    /// Records with the same mobile or email: walk-ins for an account, the account for a walk-in.
    pub same: Vec<SameContact>,
}

/// A record with the same contact details.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct SameContact {
    /// Id of the customer.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Mobile number, `+91XXXXXXXXXX`.
    pub mobile: Option<String>,
    /// Email address.
    pub email: Option<String>,
}

/// A new walk-in.
#[derive(Object, Debug)]
pub struct CreateWalkIn {
    /// Name.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub name: String,
    /// Mobile number, if known.
    pub mobile: Option<Mobile>,
    /// Without it the customer gets no emails.
    pub email: Option<Email>,
}

/// New details of a walk-in.
#[derive(Object, Debug)]
pub struct WalkInChange {
    /// Name.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub name: String,
    /// Mobile number; absent for none.
    pub mobile: Option<Mobile>,
    /// Email address; absent for none.
    pub email: Option<Email>,
    /// The version that was read.
    pub version: i64,
}

struct Row {
    name: String,
    mobile: Option<String>,
    email: Option<String>,
    address: Option<String>,
    role: String,
    walk_in: bool,
    blocked_at: Option<i64>,
    created_at: i64,
    last_seen_at: Option<i64>,
    version: i64,
}

/// The customer with this id. To the owner also a team member, who can be a customer too.
///
/// # Errors
/// There is none, or the database cannot be read.
pub async fn view(auth: &Auth, caller: &User, id: i64) -> Result<Customer, Failure> {
    let sees_team = sees_team(caller);
    let row = sqlx::query_as!(
        Row,
        r#"SELECT name, nullif(mobile, '') AS "mobile: String", nullif(email, '') AS "email: String",
                  nullif(iif(walk_in, address,
                             (SELECT max(w.address) FROM auth_user w WHERE w.linked_to = ?1)), '') AS "address: String",
                  role, walk_in AS "walk_in!: bool", blocked_at, created_at, version,
                  (SELECT max(seen_at) FROM auth_session WHERE user_id = ?1) AS "last_seen_at: i64"
           FROM auth_user
           WHERE id = ?1 AND (role = 'customer' OR ?2) AND deleted_at IS NULL AND linked_to IS NULL"#,
        id,
        sees_team
    )
    .fetch_optional(auth.deps.db.read())
    .await?
    .ok_or(codes::CUSTOMER_NOT_FOUND)?;
    let same = sqlx::query_as!(
        SameContact,
        r#"SELECT id, name, nullif(mobile, '') AS "mobile: String", nullif(email, '') AS "email: String"
           FROM auth_user
           WHERE id <> ?1 AND walk_in <> ?2 AND deleted_at IS NULL AND linked_to IS NULL AND role = 'customer'
             AND (mobile = ?3 AND mobile <> '' OR email = ?4 AND email <> '')
           ORDER BY id DESC LIMIT 5"#,
        id,
        row.walk_in,
        row.mobile,
        row.email
    )
    .fetch_all(auth.deps.db.read())
    .await?;
    Ok(Customer {
        id,
        role: crate::user::role(&row.role),
        walk_in: row.walk_in,
        blocked_at: row.blocked_at.map(Timestamp),
        created_at: Timestamp(row.created_at),
        last_seen_at: row.last_seen_at.map(Timestamp),
        version: row.version,
        notes: note::list(auth, id).await?,
        walk_ins: link::list(auth, id).await?,
        same,
        name: row.name,
        mobile: row.mobile,
        email: row.email,
        address: row.address,
    })
}

pub async fn create(auth: &Auth, caller: &User, input: &CreateWalkIn) -> Result<Customer, Failure> {
    check_name(&input.name)?;
    let now = auth.deps.clock.now();
    let person = NewPerson {
        name: input.name.clone(),
        mobile: input.mobile.clone(),
        email: input.email.clone(),
    };
    let mut tx = auth.deps.db.write().await?;
    refuse_known(&mut tx, 0, input.mobile.as_ref()).await?;
    let id = walk_in::create(&mut tx, now, caller.id, &person).await?;
    tx.commit().await?;
    view(auth, caller, id).await
}

pub async fn update(
    auth: &Auth,
    caller: &User,
    id: i64,
    change: &WalkInChange,
) -> Result<Customer, Failure> {
    check_name(&change.name)?;
    let name = change.name.trim();
    let mobile = change.mobile.as_ref().map(Mobile::as_str);
    let email = change.email.as_ref().map(Email::as_str);
    let mut tx = auth.deps.db.write().await?;
    let version = sqlx::query_scalar!(
        "SELECT version FROM auth_user WHERE id = ? AND walk_in = 1 AND deleted_at IS NULL AND linked_to IS NULL",
        id
    )
    .fetch_optional(&mut *tx)
    .await?
    .ok_or(codes::CUSTOMER_NOT_FOUND)?;
    if version != change.version {
        return Err(RECORD_CONFLICT.into());
    }
    refuse_known(&mut tx, id, change.mobile.as_ref()).await?;
    sqlx::query!(
        "UPDATE auth_user SET name = ?, mobile = ?, email = ?, version = version + 1 WHERE id = ?",
        name,
        mobile,
        email,
        id
    )
    .execute(&mut *tx)
    .await?;
    record_plain(
        &mut tx,
        auth.deps.clock.now(),
        caller.id,
        "auth.walk_in_changed",
        id,
    )
    .await?;
    tx.commit().await?;
    view(auth, caller, id).await
}

/// Refuses a second walk-in with the same mobile number, which would split one customer into two
/// records.
async fn refuse_known(
    tx: &mut kernel::Tx,
    own: i64,
    mobile: Option<&Mobile>,
) -> Result<(), Failure> {
    let Some(mobile) = mobile.map(Mobile::as_str) else {
        return Ok(());
    };
    let known = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM auth_user
             WHERE mobile = ?1 AND walk_in = 1 AND linked_to IS NULL AND deleted_at IS NULL AND id <> ?2) AS "known!: bool""#,
        mobile,
        own
    )
    .fetch_one(&mut **tx)
    .await?;
    if known {
        let problem = FieldProblem::new("mobile", "taken", codes::WALK_IN_KNOWN.message);
        return Err(Failure::new(codes::WALK_IN_KNOWN).with_fields(vec![problem]));
    }
    Ok(())
}

fn check_name(name: &str) -> Result<(), Failure> {
    if name.trim().is_empty() {
        let problem = FieldProblem::new("name", "required", "Please fill this in.");
        return Err(Failure::invalid(vec![problem]));
    }
    Ok(())
}
