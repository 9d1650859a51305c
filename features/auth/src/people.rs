//! People as other features ask about them.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{Clock, Db, Email, Failure, Mobile, NewPerson, People, Person, Tx};

use crate::{directory, walk_in};

/// Answers from the accounts.
#[derive(Clone)]
pub struct PeopleOfAuth {
    pub db: Db,
    pub clock: Clock,
}

struct Row {
    id: i64,
    name: String,
    mobile: Option<String>,
    email: Option<String>,
    has_account: bool,
}

impl Row {
    fn person(self) -> Result<Person, Failure> {
        let mobile = self.mobile.as_deref().map(Mobile::parse);
        let email = self.email.as_deref().map(Email::parse);
        Ok(Person {
            id: self.id,
            name: self.name,
            mobile: mobile.transpose().map_err(Failure::internal)?,
            email: email.transpose().map_err(Failure::internal)?,
            has_account: self.has_account,
        })
    }
}

impl PeopleOfAuth {
    async fn team_of(&self, owners_alone: bool) -> Result<Vec<Person>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id, name, nullif(mobile, '') AS "mobile: String", nullif(email, '') AS "email: String",
                      walk_in = 0 AS "has_account!: bool"
               FROM auth_user
               WHERE role <> 'customer' AND (role = 'owner' OR NOT ?) AND deleted_at IS NULL ORDER BY id"#,
            owners_alone
        )
        .fetch_all(self.db.read())
        .await?;
        rows.into_iter().map(Row::person).collect()
    }
}

#[async_trait]
impl People for PeopleOfAuth {
    async fn people(&self, ids: &[i64]) -> Result<HashMap<i64, Person>, Failure> {
        let ids = format!("{ids:?}");
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id, name, nullif(mobile, '') AS "mobile: String", nullif(email, '') AS "email: String",
                      walk_in = 0 AS "has_account!: bool"
               FROM auth_user WHERE id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL"#,
            ids
        )
        .fetch_all(self.db.read())
        .await?;
        rows.into_iter()
            .map(|row| Ok((row.id, row.person()?)))
            .collect()
    }

    async fn person_in(&self, tx: &mut Tx, id: i64) -> Result<Option<Person>, Failure> {
        let row = sqlx::query_as!(
            Row,
            r#"SELECT id, name, nullif(mobile, '') AS "mobile: String", nullif(email, '') AS "email: String",
                      walk_in = 0 AS "has_account!: bool"
               FROM auth_user WHERE id = ? AND deleted_at IS NULL"#,
            id
        )
        .fetch_optional(&mut **tx)
        .await?;
        row.map(Row::person).transpose()
    }

    async fn team(&self) -> Result<Vec<Person>, Failure> {
        self.team_of(false).await
    }

    async fn makers(&self) -> Result<Vec<Person>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id, name, nullif(mobile, '') AS "mobile: String", nullif(email, '') AS "email: String",
                      walk_in = 0 AS "has_account!: bool"
               FROM auth_user
               WHERE (role = 'owner' OR role = 'staff' AND staff_role <> 'editor') AND deleted_at IS NULL
               ORDER BY role = 'staff' AND staff_role = 'maker' DESC, id"#
        )
        .fetch_all(self.db.read())
        .await?;
        rows.into_iter().map(Row::person).collect()
    }

    async fn owners(&self) -> Result<Vec<Person>, Failure> {
        self.team_of(true).await
    }

    async fn find(&self, query: &str) -> Result<Vec<i64>, Failure> {
        directory::found(&self.db, query).await
    }

    async fn account_of(&self, mobile: &Mobile) -> Result<Option<i64>, Failure> {
        directory::account_of(&self.db, mobile).await
    }

    async fn known_walk_in(&self, tx: &mut Tx, mobile: &Mobile) -> Result<Option<i64>, Failure> {
        walk_in::known(tx, mobile).await
    }

    async fn walk_in(&self, tx: &mut Tx, actor: i64, person: &NewPerson) -> Result<i64, Failure> {
        walk_in::walk_in(tx, self.clock.now(), actor, person).await
    }
}
