//! Team members to whom pieces are assigned.

use kernel::{Failure, FieldProblem, Person};
use poem_openapi::Object;

use crate::Orders;

/// A team member.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct TeamMember {
    /// User id.
    pub id: i64,
    /// Name.
    pub name: String,
}

impl From<Person> for TeamMember {
    fn from(Person { id, name, .. }: Person) -> Self {
        Self { id, name }
    }
}

/// The problem of an assignee who makes no pieces.
pub fn no_maker(field: String) -> FieldProblem {
    FieldProblem::new(field, "unknown", "Choose someone who makes pieces.")
}

/// Looks up an assignee; `None` once the person has left the team or makes no pieces any more.
pub fn at_work(team: &[TeamMember], id: Option<i64>) -> Option<TeamMember> {
    team.iter().find(|member| Some(member.id) == id).cloned()
}

impl Orders {
    /// Lists everyone to whom a piece can be assigned.
    pub(crate) async fn team(&self) -> Result<Vec<TeamMember>, Failure> {
        let members = self.setup.people.makers().await?.into_iter();
        Ok(members.map(TeamMember::from).collect())
    }
}
