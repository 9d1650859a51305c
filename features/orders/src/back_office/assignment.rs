//! Assigning orders to team members.

use kernel::{
    Failure, FieldProblem, Person,
    audit::{self, Entry},
    edit::RECORD_CONFLICT,
};
use poem_openapi::Object;
use serde_json::json;

use crate::{Orders, codes};

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

/// Looks up an assignee; `None` once the person has left the team.
pub(super) fn at_work(team: &[TeamMember], id: Option<i64>) -> Option<TeamMember> {
    team.iter().find(|member| Some(member.id) == id).cloned()
}

impl Orders {
    /// Lists everyone to whom an order can be assigned.
    pub(crate) async fn team(&self) -> Result<Vec<TeamMember>, Failure> {
        let members = self.setup.people.team().await?.into_iter();
        Ok(members.map(TeamMember::from).collect())
    }

    /// Assigns an order, or removes the assignment, if it is still assigned as `from` says.
    pub(crate) async fn assign(
        &self,
        order: i64,
        actor: i64,
        from: Option<i64>,
        to: Option<i64>,
    ) -> Result<(), Failure> {
        let team = self.team().await?;
        if to.is_some() && at_work(&team, to).is_none() {
            let problem =
                FieldProblem::new("assigneeId", "unknown", "Choose a member of the team.");
            return Err(Failure::invalid(vec![problem]));
        }
        let mut tx = self.deps.db.write().await?;
        let stored = sqlx::query!("SELECT assigned_to FROM orders_order WHERE id = ?1", order)
            .fetch_optional(&mut *tx)
            .await?
            .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        if at_work(&team, stored.assigned_to).map(|member| member.id) != from {
            return Err(RECORD_CONFLICT.into());
        }
        sqlx::query!(
            "UPDATE orders_order SET assigned_to = ?2 WHERE id = ?1",
            order,
            to
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "orders.assigned",
            subject: &format!("order:{order}"),
            details: json!({"from": stored.assigned_to, "to": to}),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        Ok(tx.commit().await?)
    }
}
