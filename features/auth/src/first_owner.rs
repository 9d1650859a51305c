//! Creating the first owner of a new shop.

use kernel::{Email, Failure, Mobile, NewPassword, Tx};
use serde_json::json;

use crate::{
    audit,
    auth::Auth,
    browser::Browser,
    codes,
    login::{self, LoggedIn},
    user::{self, Account},
};

/// An owner whose password is checked and hashed, which takes too long to do inside the
/// transaction.
pub struct NewOwner {
    name: String,
    mobile: String,
    email: String,
    password_hash: String,
}

impl Auth {
    /// Whether the shop has an owner.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn has_owner(&self) -> Result<bool, Failure> {
        Ok(sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM auth_user WHERE role = 'owner' AND deleted_at IS NULL) AS "has!: bool""#
        )
        .fetch_one(self.deps.db.read())
        .await?)
    }

    /// Checks and hashes the password. A password that is too easy is a problem of the field
    /// "password".
    ///
    /// # Errors
    /// The password is too easy, or too many hashes are waiting.
    pub async fn prepare_owner(
        &self,
        name: &str,
        mobile: &Mobile,
        email: &Email,
        password: &NewPassword,
    ) -> Result<NewOwner, Failure> {
        let name = name.trim();
        let (mobile, email) = (mobile.as_str(), email.as_str());
        self.check_password("password", password, name, mobile, email)
            .await?;
        Ok(NewOwner {
            name: name.to_owned(),
            mobile: mobile.to_owned(),
            email: email.to_owned(),
            password_hash: self.hasher.hash(password.as_str()).await?,
        })
    }

    /// Creates the first owner and logs in. Refused once the shop has an owner.
    ///
    /// # Errors
    /// The shop has an owner, or the database cannot be written.
    pub async fn create_first_owner(
        &self,
        tx: &mut Tx,
        owner: &NewOwner,
        browser: &Browser,
    ) -> Result<LoggedIn, Failure> {
        let has_owner = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM auth_user WHERE role = 'owner' AND deleted_at IS NULL) AS "has!: bool""#
        )
        .fetch_one(&mut **tx)
        .await?;
        if has_owner {
            return Err(codes::OWNER_EXISTS.into());
        }
        let now = self.deps.clock.now();
        let inserted = sqlx::query!(
            "INSERT INTO auth_user (name, mobile, email, role, password_hash, created_at)
             VALUES (?, ?, ?, 'owner', ?, ?)",
            owner.name,
            owner.mobile,
            owner.email,
            owner.password_hash,
            now.0
        )
        .execute(&mut **tx)
        .await;
        let id = match inserted {
            Ok(done) => done.last_insert_rowid(),
            Err(error) => {
                let (mobile, email) = (Some(owner.mobile.as_str()), Some(owner.email.as_str()));
                return Err(user::taken(tx, error, mobile, email).await);
            }
        };
        let account = Account::owner(
            id,
            &owner.name,
            &owner.mobile,
            &owner.email,
            owner.password_hash.clone(),
            now,
        );
        let logged_in = login::enter(tx, self, &account, browser).await?;
        audit::own(tx, now, id, "auth.owner_created", json!({})).await?;
        Ok(logged_in)
    }
}
