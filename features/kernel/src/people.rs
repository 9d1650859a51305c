//! People by their id, for every feature that stores one. The auth feature implements the lookup.

use std::collections::HashMap;

use async_trait::async_trait;

use crate::{
    contact::Mobile,
    db::Tx,
    email::Email,
    problem::Failure,
    session::{LOGIN_NEEDED, Role, User},
};

/// A person known to the shop: a customer, with or without an account, or a team member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: i64,
    pub name: String,
    pub mobile: Option<Mobile>,
    pub email: Option<Email>,
    /// Can log in; a walk-in cannot.
    pub has_account: bool,
}

/// A customer whom the shop records at the counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPerson {
    pub name: String,
    pub mobile: Option<Mobile>,
    pub email: Option<Email>,
}

/// How to write to a person.
#[derive(Clone, Debug)]
pub struct Contact {
    pub name: String,
    pub email: Email,
    /// Like `+919876543210`; a walk-in may have none.
    pub mobile: Option<String>,
}

impl Contact {
    /// `None` without an email address.
    fn of(person: Person) -> Option<Self> {
        Some(Self {
            name: person.name,
            email: person.email?,
            mobile: person.mobile.map(|mobile| mobile.as_str().to_owned()),
        })
    }
}

/// Looks up people. Deleted accounts are never found.
#[async_trait]
pub trait People: Send + Sync {
    /// The people with these ids; unknown ids are left out.
    ///
    /// # Errors
    /// If the database cannot be read; the same for every other method.
    async fn people(&self, ids: &[i64]) -> Result<HashMap<i64, Person>, Failure>;

    /// The person with this id.
    async fn person(&self, id: i64) -> Result<Option<Person>, Failure> {
        Ok(self.people(&[id]).await?.remove(&id))
    }

    /// How to write to this person; `None` without an email address.
    async fn contact(&self, id: i64) -> Result<Option<Contact>, Failure> {
        Ok(self.person(id).await?.and_then(Contact::of))
    }

    /// The names of these people.
    async fn names(&self, ids: &[i64]) -> Result<HashMap<i64, String>, Failure> {
        let people = self.people(ids).await?.into_iter();
        Ok(people.map(|(id, person)| (id, person.name)).collect())
    }

    /// The person with this id, as the transaction sees it.
    async fn person_in(&self, tx: &mut Tx, id: i64) -> Result<Option<Person>, Failure>;

    /// Fails if the caller's account was deleted after the request was let in. Call in the transaction that stores
    /// something of theirs: the deletion has erased what there was, and does not come again.
    ///
    /// # Errors
    /// [`LOGIN_NEEDED`], as for every later request of the caller.
    async fn expect_account(&self, tx: &mut Tx, id: i64) -> Result<(), Failure> {
        match self.person_in(tx, id).await? {
            Some(_) => Ok(()),
            None => Err(LOGIN_NEEDED.into()),
        }
    }

    /// The person with this id, if the caller sees them: staff members see customers alone, because the team's accounts
    /// are the owner's. To them a team member is like an unknown id.
    async fn person_for(&self, caller: &User, id: i64) -> Result<Option<Person>, Failure> {
        let person = self.person(id).await?;
        if caller.role == Role::Owner {
            return Ok(person);
        }
        let team = self.team().await?;
        Ok(person.filter(|person| team.iter().all(|member| member.id != person.id)))
    }

    /// Owners and staff.
    async fn team(&self) -> Result<Vec<Person>, Failure>;

    /// Those of the team to whom work can be assigned: everyone but editors, makers first.
    async fn makers(&self) -> Result<Vec<Person>, Failure>;

    /// Owners alone.
    async fn owners(&self) -> Result<Vec<Person>, Failure>;

    /// How to write to the owners.
    async fn owner_contacts(&self) -> Result<Vec<Contact>, Failure> {
        let owners = self.owners().await?.into_iter();
        Ok(owners.filter_map(Contact::of).collect())
    }

    /// The ids of people whose name or mobile contains `query`.
    async fn find(&self, query: &str) -> Result<Vec<i64>, Failure>;

    /// The id of the account with this mobile.
    async fn account_of(&self, mobile: &Mobile) -> Result<Option<i64>, Failure>;

    /// The id of a walk-in with this mobile, or of the account it was linked to.
    async fn known_walk_in(&self, tx: &mut Tx, mobile: &Mobile) -> Result<Option<i64>, Failure>;

    /// The id of a walk-in with this mobile, or of the account it was linked to; a new one if there is none.
    async fn walk_in(&self, tx: &mut Tx, actor: i64, person: &NewPerson) -> Result<i64, Failure>;
}
