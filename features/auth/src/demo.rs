//! The demo store's people.

use async_trait::async_trait;
use kernel::{
    DemoContent, DemoLoader, Failure, Tx,
    demo::{DEMO_CUSTOMER, DEMO_OWNER, DEMO_STAFF},
    secret,
};

use crate::hasher::Hasher;

/// A demo store that strangers can reach gets passwords of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DemoPasswords {
    pub owner: String,
    pub staff: String,
    pub customer: String,
}

impl DemoPasswords {
    /// The ones that everybody may know.
    pub fn published() -> Self {
        Self {
            owner: "demo-owner".to_owned(),
            staff: "demo-staff".to_owned(),
            customer: "demo-customer".to_owned(),
        }
    }

    /// Fresh ones, to be printed once.
    pub fn random() -> Self {
        let password = || secret::random_token().chars().take(20).collect();
        Self {
            owner: password(),
            staff: password(),
            customer: password(),
        }
    }
}

pub struct People {
    pub passwords: DemoPasswords,
    pub hasher: Hasher,
}

#[async_trait]
impl DemoLoader for People {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
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
