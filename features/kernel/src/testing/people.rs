//! People for the tests of features that ask about them.

use std::collections::HashMap;

use async_trait::async_trait;

use crate::{Email, Failure, Mobile, NewPerson, People, Person, Tx};

/// A person with an account: `user7@example.com`, +91 98765 00007.
pub fn test_person(id: i64, name: &str) -> Person {
    Person {
        id,
        name: name.to_owned(),
        mobile: Mobile::parse(&format!("98765{id:05}")).ok(),
        email: Email::parse(&format!("user{id}@example.com")).ok(),
        has_account: true,
    }
}

/// The people of a test.
#[derive(Clone, Debug, Default)]
pub struct TestPeople {
    pub owners: Vec<Person>,
    pub staff: Vec<Person>,
    /// Staff to whom no work can be assigned.
    pub editors: Vec<Person>,
    pub customers: Vec<Person>,
    /// Name of every person who is in none of these lists; without one they are unknown.
    pub others: Option<&'static str>,
    /// Ids of deleted accounts.
    pub deleted: Vec<i64>,
    /// The id of every walk-in.
    pub walk_in: i64,
}

impl TestPeople {
    fn all(&self) -> impl Iterator<Item = &Person> {
        let team = self.owners.iter().chain(&self.staff).chain(&self.editors);
        team.chain(&self.customers)
    }
}

#[async_trait]
impl People for TestPeople {
    async fn people(&self, ids: &[i64]) -> Result<HashMap<i64, Person>, Failure> {
        let others = ids
            .iter()
            .filter(|id| !self.deleted.contains(id))
            .filter_map(|id| Some((*id, test_person(*id, self.others?))));
        let found = self.all().filter(|person| ids.contains(&person.id));
        let found = found.map(|person| (person.id, person.clone()));
        Ok(others.chain(found).collect())
    }

    async fn person_in(&self, _: &mut Tx, id: i64) -> Result<Option<Person>, Failure> {
        self.person(id).await
    }

    async fn team(&self) -> Result<Vec<Person>, Failure> {
        let team = self.owners.iter().chain(&self.staff).chain(&self.editors);
        Ok(team.cloned().collect())
    }

    async fn makers(&self) -> Result<Vec<Person>, Failure> {
        Ok(self.owners.iter().chain(&self.staff).cloned().collect())
    }

    async fn owners(&self) -> Result<Vec<Person>, Failure> {
        Ok(self.owners.clone())
    }

    async fn find(&self, query: &str) -> Result<Vec<i64>, Failure> {
        let has = |person: &&Person| {
            let mobile = person.mobile.as_ref().map_or("", Mobile::as_str);
            person.name.to_lowercase().contains(query) || mobile.contains(query)
        };
        Ok(self.all().filter(has).map(|person| person.id).collect())
    }

    async fn account_of(&self, mobile: &Mobile) -> Result<Option<i64>, Failure> {
        let mut all = self.all().filter(|person| person.has_account);
        let found = all.find(|person| person.mobile.as_ref() == Some(mobile));
        Ok(found.map(|person| person.id))
    }

    async fn known_walk_in(&self, _: &mut Tx, mobile: &Mobile) -> Result<Option<i64>, Failure> {
        self.account_of(mobile).await
    }

    async fn walk_in(&self, _: &mut Tx, _: i64, _: &NewPerson) -> Result<i64, Failure> {
        Ok(self.walk_in)
    }
}
