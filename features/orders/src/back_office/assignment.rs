//! Team members to whom pieces are assigned.

use kernel::{Failure, FieldProblem, Person, edit::RECORD_CONFLICT};
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

/// The problem of an assignee who makes no pieces; none if no one is named.
pub fn assignee_problem(
    team: &[TeamMember],
    assignee: Option<i64>,
    field: impl Into<String>,
) -> Option<FieldProblem> {
    let is_known = assignee.is_none() || at_work(team, assignee).is_some();
    (!is_known).then(|| FieldProblem::new(field, "unknown", "Choose someone who makes pieces."))
}

/// Looks up an assignee; `None` once the person has left the team or makes no pieces any more.
pub fn at_work(team: &[TeamMember], id: Option<i64>) -> Option<TeamMember> {
    team.iter().find(|member| Some(member.id) == id).cloned()
}

/// Checks that what is assigned to `stored` is still assigned as the caller saw it. Someone who has
/// left the team has nothing assigned.
///
/// # Errors
/// [`RECORD_CONFLICT`].
pub fn expect_assignee(
    team: &[TeamMember],
    stored: Option<i64>,
    seen: Option<i64>,
) -> Result<(), Failure> {
    if at_work(team, stored).map(|member| member.id) == seen {
        Ok(())
    } else {
        Err(RECORD_CONFLICT.into())
    }
}

impl Orders {
    /// Lists everyone to whom a piece can be assigned.
    pub(crate) async fn team(&self) -> Result<Vec<TeamMember>, Failure> {
        let members = self.setup.people.makers().await?.into_iter();
        Ok(members.map(TeamMember::from).collect())
    }
}
