//! People of the demo store.

use async_trait::async_trait;
use kernel::{
    Db, DemoContent, DemoLoader, Failure, Outbox, Timestamp, Tx,
    demo::{
        DEMO_COUNTER, DEMO_CUSTOMER, DEMO_EDITOR, DEMO_MAKER, DEMO_OWNER, DEMO_SECOND_MAKER,
        DEMO_STAFF,
    },
    secret,
};
use serde::Deserialize;

use crate::{
    access_token,
    hasher::{Hasher, Verdict},
    known_browser, open_links, session,
    user::{self, DEFAULT_STAFF_ROLE},
};

/// A person of the demo store.
struct DemoPerson {
    id: i64,
    /// What they are called where passwords are listed.
    label: &'static str,
    name: &'static str,
    /// Ten digits.
    mobile: &'static str,
    email: &'static str,
    /// Columns `role` and `staff_role`.
    role: (&'static str, &'static str),
    /// The published password.
    password: &'static str,
}

const PEOPLE: [DemoPerson; 7] = [
    DemoPerson {
        id: DEMO_OWNER,
        label: "owner",
        name: "Malarvizhi A.",
        mobile: "9000000001",
        email: "owner@example.com",
        role: ("owner", DEFAULT_STAFF_ROLE),
        password: "demo-owner",
    },
    DemoPerson {
        id: DEMO_STAFF,
        label: "manager",
        name: "Selvi M.",
        mobile: "9000000003",
        email: "staff@example.com",
        role: ("staff", "manager"),
        password: "demo-staff",
    },
    DemoPerson {
        id: DEMO_COUNTER,
        label: "counter",
        name: "Revathi K.",
        mobile: "9000000004",
        email: "counter@example.com",
        role: ("staff", "counter"),
        password: "demo-counter",
    },
    DemoPerson {
        id: DEMO_MAKER,
        label: "maker",
        name: "Kannan P.",
        mobile: "9000000005",
        email: "maker@example.com",
        role: ("staff", "maker"),
        password: "demo-maker",
    },
    DemoPerson {
        id: DEMO_SECOND_MAKER,
        label: "maker",
        name: "Fathima S.",
        mobile: "9000000006",
        email: "maker2@example.com",
        role: ("staff", "maker"),
        password: "demo-maker-2",
    },
    DemoPerson {
        id: DEMO_EDITOR,
        label: "editor",
        name: "Divya R.",
        mobile: "9000000007",
        email: "editor@example.com",
        role: ("staff", "editor"),
        password: "demo-editor",
    },
    DemoPerson {
        id: DEMO_CUSTOMER,
        label: "customer",
        name: "Asha Raman",
        mobile: "9000000002",
        email: "customer@example.com",
        role: ("customer", DEFAULT_STAFF_ROLE),
        password: "demo-customer",
    },
];

/// Passwords of the demo people, in their order. A publicly reachable demo store gets random ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DemoPasswords([String; PEOPLE.len()]);

impl DemoPasswords {
    /// The published passwords.
    pub fn published() -> Self {
        Self(PEOPLE.map(|person| person.password.to_owned()))
    }

    /// Random passwords, to be printed once.
    pub fn random() -> Self {
        Self(PEOPLE.map(|_| secret::random_token().chars().take(20).collect()))
    }

    /// Id, label with mobile number, and password of each person.
    pub fn of_people(&self) -> impl Iterator<Item = (i64, String, &str)> {
        let label = |person: &DemoPerson| format!("{:<8} {}", person.label, person.mobile);
        let people = PEOPLE.iter().zip(&self.0);
        people.map(move |(person, password)| (person.id, label(person), password.as_str()))
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
    for ((id, _, old), (_, _, new)) in published.of_people().zip(fresh.of_people()) {
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
        access_token::revoke_all(&mut tx, id).await?;
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

/// What `data/demo/customers.json` says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Document {
    walk_ins: Vec<WalkInRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct WalkInRow {
    id: i64,
    name: String,
    /// Ten digits.
    mobile: String,
    days_ago: i64,
}

async fn load_walk_ins(content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
    let document: Document = content.document("customers")?;
    for row in document.walk_ins {
        let mobile = format!("+91{}", row.mobile);
        let created_at = content.now.plus_days(-row.days_ago).0;
        sqlx::query!(
            "INSERT INTO auth_user (id, name, mobile, walk_in, created_at) VALUES (?, ?, ?, 1, ?)",
            row.id,
            row.name,
            mobile,
            created_at
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
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
        let created_at = content.now.plus_days(-200).0;
        for (person, password) in PEOPLE.iter().zip(&self.passwords.0) {
            let hash = self.hasher.hash(password).await?;
            let mobile = format!("+91{}", person.mobile);
            let (role, staff_role) = person.role;
            sqlx::query!(
                "INSERT INTO auth_user (id, name, mobile, email, role, staff_role, password_hash, created_at)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                person.id,
                person.name,
                mobile,
                person.email,
                role,
                staff_role,
                hash,
                created_at
            )
            .execute(&mut **tx)
            .await?;
        }
        load_walk_ins(content, tx).await
    }
}
