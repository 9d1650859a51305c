//! What the shop's upkeep asks about people.

use async_trait::async_trait;
use kernel::{Db, Failure};
use maintenance::{People, Person};

pub struct PeopleOfAuth(pub Db);

#[async_trait]
impl People for PeopleOfAuth {
    async fn named(&self, ids: &[i64]) -> Result<Vec<Person>, Failure> {
        let found = auth::named(&self.0, ids).await?;
        Ok(found.into_iter().map(person).collect())
    }

    async fn team(&self) -> Result<Vec<Person>, Failure> {
        let found = auth::team(&self.0).await?;
        Ok(found.into_iter().map(person).collect())
    }

    async fn owners(&self) -> Result<Vec<Person>, Failure> {
        let found = auth::owners(&self.0).await?;
        Ok(found.into_iter().map(person).collect())
    }
}

fn person(named: auth::Named) -> Person {
    Person {
        id: named.id,
        name: named.name,
        email: named.email,
    }
}
