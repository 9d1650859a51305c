//! People of the demo store.

use async_trait::async_trait;
use kernel::{
    Db, DemoContent, DemoLoader, Failure, Outbox, Timestamp, Tx,
    demo::{DEMO_CUSTOMER, DEMO_OWNER, DEMO_STAFF},
    secret,
};

use crate::{
    hasher::{Hasher, Verdict},
    known_browser, open_links, session, user,
};

/// Passwords of the demo people. A publicly reachable demo store gets random ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DemoPasswords {
    pub owner: String,
    pub staff: String,
    pub customer: String,
}

impl DemoPasswords {
    /// The published passwords.
    pub fn published() -> Self {
        Self {
            owner: "demo-owner".to_owned(),
            staff: "demo-staff".to_owned(),
            customer: "demo-customer".to_owned(),
        }
    }

    /// Random passwords, to be printed once.
    pub fn random() -> Self {
        let password = || secret::random_token().chars().take(20).collect();
        Self {
            owner: password(),
            staff: password(),
            customer: password(),
        }
    }

    /// Id, label and password of each person.
    pub fn of_people(&self) -> [(i64, &'static str, &str); 3] {
        [
            (DEMO_OWNER, "owner    9000000001", &self.owner),
            (DEMO_STAFF, "staff    9000000003", &self.staff),
            (DEMO_CUSTOMER, "customer 9000000002", &self.customer),
        ]
    }
}

/// Replaces published passwords with random ones and ends the sessions of their accounts, before a
/// local demo store becomes publicly reachable. Returns the accounts concerned.
///
/// # Errors
/// The passwords cannot be hashed, or the database cannot be written.
pub async fn close_published(
    db: &Db,
    now: Timestamp,
    fresh: &DemoPasswords,
) -> Result<Vec<i64>, Failure> {
    let hasher = Hasher::new();
    let published = DemoPasswords::published();
    let mut changed = Vec::new();
    for ((id, _, old), (_, _, new)) in published.of_people().into_iter().zip(fresh.of_people()) {
        let Some(account) = user::by_id(db, id).await? else {
            continue;
        };
        if hasher.verify(old, Some(&account.password_hash)).await? == Verdict::Wrong {
            continue;
        }
        let hash = hasher.hash(new).await?;
        let mut tx = db.write().await?;
        sqlx::query!(
            "UPDATE auth_user SET password_hash = ? WHERE id = ?",
            hash,
            id
        )
        .execute(&mut *tx)
        .await?;
        session::end_others(&mut tx, id, None, now).await?;
        known_browser::forget_all(&mut tx, id).await?;
        open_links::withdraw_all(&mut tx, &Outbox::default(), id).await?;
        tx.commit().await?;
        changed.push(id);
    }
    Ok(changed)
}

/// Whether this database contains the people of a demo store.
///
/// # Errors
/// If the database cannot be read.
pub async fn has_demo_people(db: &Db) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM auth_user WHERE id = ? AND mobile = '+919000000001')",
    )
    .bind(DEMO_OWNER)
    .fetch_one(db.read())
    .await
}

pub struct People {
    pub passwords: DemoPasswords,
    pub hasher: Hasher,
}

#[async_trait]
impl DemoLoader for People {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
        if !content.made_up_shop {
            return Ok(());
        }
        let passwords = &self.passwords;
        let people = [
            (
                DEMO_OWNER,
                "Malarvizhi A.",
                "+919000000001",
                "owner@example.com",
                "owner",
                &passwords.owner,
            ),
            (
                DEMO_STAFF,
                "Selvi M.",
                "+919000000003",
                "staff@example.com",
                "staff",
                &passwords.staff,
            ),
            (
                DEMO_CUSTOMER,
                "Asha Raman",
                "+919000000002",
                "customer@example.com",
                "customer",
                &passwords.customer,
            ),
        ];
        let created_at = content.now.plus_days(-200).0;
        for (id, name, mobile, email, role, password) in people {
            let hash = self.hasher.hash(password).await?;
            sqlx::query!(
                "INSERT INTO auth_user (id, name, mobile, email, role, password_hash, created_at)
                 VALUES (?, ?, ?, ?, ?, ?, ?)",
                id,
                name,
                mobile,
                email,
                role,
                hash,
                created_at
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }
}
