//! The user table and its lookups.

use kernel::{
    Db, Email, Failure, FieldProblem, Mobile, Role, StaffRole, Timestamp, Tx, edit::refuse,
    name_problem,
};

use crate::codes;

/// A user with an account: neither a walk-in nor deleted.
#[derive(Clone, Debug)]
pub struct Account {
    pub id: i64,
    pub name: String,
    /// Empty once released.
    pub mobile: String,
    /// Empty once released.
    pub email: String,
    pub password_hash: String,
    pub created_at: i64,
    pub blocked: bool,
    role: String,
    staff_role: String,
}

/// What a user logs in with.
#[derive(Clone, Debug)]
pub enum Identifier {
    Mobile(Mobile),
    Email(Email),
}

impl Account {
    /// A new customer.
    pub fn new(
        id: i64,
        name: &str,
        mobile: &str,
        email: &str,
        password_hash: String,
        now: Timestamp,
    ) -> Self {
        Self {
            id,
            name: name.to_owned(),
            mobile: mobile.to_owned(),
            email: email.to_owned(),
            password_hash,
            created_at: now.0,
            blocked: false,
            role: "customer".to_owned(),
            staff_role: DEFAULT_STAFF_ROLE.to_owned(),
        }
    }

    /// The owner of a new shop.
    pub fn owner(
        id: i64,
        name: &str,
        mobile: &str,
        email: &str,
        password_hash: String,
        now: Timestamp,
    ) -> Self {
        Self {
            role: "owner".to_owned(),
            ..Self::new(id, name, mobile, email, password_hash, now)
        }
    }

    pub fn role(&self) -> Role {
        role(&self.role)
    }

    /// Present for staff alone.
    pub fn staff_role(&self) -> Option<StaffRole> {
        staff_role(&self.role, &self.staff_role)
    }

    /// `owner`, `customer`, or which role of the team.
    pub fn role_name(&self) -> &str {
        match self.role.as_str() {
            "staff" => &self.staff_role,
            role => role,
        }
    }

    /// The address for emails; `None` once released.
    pub fn mailbox(&self) -> Result<Option<Email>, Failure> {
        let email = Some(self.email.as_str()).filter(|email| !email.is_empty());
        email
            .map(Email::parse)
            .transpose()
            .map_err(Failure::internal)
    }
}

/// Parses a stored role. Unknown values become customer, the role with the fewest rights.
pub fn role(text: &str) -> Role {
    match text {
        "owner" => Role::Owner,
        "staff" => Role::Staff,
        _ => Role::Customer,
    }
}

/// Stored with users who are not staff; it has no meaning then.
pub const DEFAULT_STAFF_ROLE: &str = "manager";

/// Parses a stored role of a team member. Unknown values become maker, the role with the fewest rights.
pub fn staff_role(role: &str, staff_role: &str) -> Option<StaffRole> {
    match (role, staff_role) {
        ("staff", "manager") => Some(StaffRole::Manager),
        ("staff", "counter") => Some(StaffRole::Counter),
        ("staff", "editor") => Some(StaffRole::Editor),
        ("staff", _) => Some(StaffRole::Maker),
        _ => None,
    }
}

impl Identifier {
    pub fn as_str(&self) -> &str {
        match self {
            Self::Mobile(mobile) => mobile.as_str(),
            Self::Email(email) => email.as_str(),
        }
    }
}

/// Checks a name that users give themselves.
///
/// # Errors
/// The name contains a link.
pub fn check_name(name: &str) -> Result<(), Failure> {
    refuse(Vec::from_iter(name_problem("name", name)))
}

/// Finds an account by its login identifier.
pub async fn find(db: &Db, identifier: &Identifier) -> Result<Option<Account>, Failure> {
    let id = match identifier {
        Identifier::Mobile(mobile) => {
            let mobile = mobile.as_str();
            sqlx::query_scalar!(
                r#"SELECT id AS "id!" FROM auth_user WHERE mobile = ? AND walk_in = 0 AND mobile <> ''"#,
                mobile
            )
            .fetch_optional(db.read())
            .await?
        }
        Identifier::Email(email) => {
            let email = email.as_str();
            sqlx::query_scalar!(
                r#"SELECT id AS "id!" FROM auth_user WHERE email = ? AND walk_in = 0 AND email <> ''"#,
                email
            )
            .fetch_optional(db.read())
            .await?
        }
    };
    match id {
        Some(id) => by_id(db, id).await,
        None => Ok(None),
    }
}

pub async fn by_id(db: &Db, id: i64) -> Result<Option<Account>, Failure> {
    Ok(sqlx::query_as!(
        Account,
        r#"SELECT id, name, mobile AS "mobile!", email AS "email!", password_hash AS "password_hash!", role,
                  staff_role,
                  created_at, blocked_at IS NOT NULL AS "blocked!: bool"
           FROM auth_user WHERE id = ? AND walk_in = 0 AND deleted_at IS NULL"#,
        id
    )
    .fetch_optional(db.read())
    .await?)
}

/// Whether the account is blocked or deleted. Call in the transaction that queues an email to it.
///
/// # Errors
/// If the database fails.
pub async fn is_blocked(tx: &mut Tx, id: i64) -> Result<bool, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT NOT EXISTS (SELECT 1 FROM auth_user
             WHERE id = ? AND blocked_at IS NULL AND deleted_at IS NULL) AS "blocked!: bool""#,
        id
    )
    .fetch_one(&mut **tx)
    .await?)
}

/// Fails if the caller's account was blocked or deleted after the request was let in. Call in the transaction that
/// stores something of theirs.
///
/// # Errors
/// As for every later request of the caller; or the database fails.
pub async fn expect_account(tx: &mut Tx, id: i64) -> Result<(), Failure> {
    if is_blocked(tx, id).await? {
        return Err(kernel::session::LOGIN_NEEDED.into());
    }
    Ok(())
}

/// The account of a logged-in user.
pub async fn own(db: &Db, id: i64) -> Result<Account, Failure> {
    by_id(db, id)
        .await?
        .ok_or_else(|| kernel::session::LOGIN_NEEDED.into())
}

/// Turns the database's unique violation into an error that names the mobile or email already in use. Other errors
/// are passed on.
pub async fn taken(
    tx: &mut Tx,
    error: sqlx::Error,
    mobile: Option<&str>,
    email: Option<&str>,
) -> Failure {
    let refused = error
        .as_database_error()
        .is_some_and(|database| database.is_unique_violation());
    if !refused {
        return error.into();
    }
    match what_is_taken(tx, 0, mobile, email).await {
        Ok(Some(failure)) => failure,
        Ok(None) => error.into(),
        Err(failure) => failure,
    }
}

/// Finds which of the two contacts another user has. `user` is the caller; 0 for a new account.
pub async fn what_is_taken(
    tx: &mut Tx,
    user: i64,
    mobile: Option<&str>,
    email: Option<&str>,
) -> Result<Option<Failure>, Failure> {
    let row = sqlx::query!(
        r#"SELECT EXISTS (SELECT 1 FROM auth_user WHERE mobile = ?1 AND walk_in = 0 AND mobile <> '' AND id <> ?3) AS "mobile!: bool",
                  EXISTS (SELECT 1 FROM auth_user WHERE email = ?2 AND walk_in = 0 AND email <> '' AND id <> ?3) AS "email!: bool""#,
        mobile,
        email,
        user
    )
    .fetch_one(&mut **tx)
    .await?;
    let found = [
        (row.mobile, "mobile", codes::MOBILE_TAKEN),
        (row.email, "email", codes::EMAIL_TAKEN),
    ]
    .map(|(taken, field, code)| taken.then_some((field, code)));
    let found: Vec<_> = found.into_iter().flatten().collect();
    Ok(found.first().map(|(_, first)| {
        let fields = found
            .iter()
            .map(|(field, code)| FieldProblem::new(*field, "taken", code.message))
            .collect();
        Failure::new(*first).with_fields(fields)
    }))
}
