//! Who does an order.

use kernel::{
    Failure, FieldProblem, Person,
    audit::{self, Entry},
    edit::CHANGED_MEANWHILE,
};
use poem_openapi::Object;
use serde_json::json;

use crate::{Orders, codes};

/// Somebody who works in the shop.
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

/// Whoever has left the shop does nothing any more.
pub(super) fn at_work(team: &[TeamMember], id: Option<i64>) -> Option<TeamMember> {
    team.iter().find(|member| Some(member.id) == id).cloned()
}

impl Orders {
    /// Everybody to whom an order can be given.
    pub(crate) async fn team(&self) -> Result<Vec<TeamMember>, Failure> {
        let members = self.setup.people.team().await?.into_iter();
        Ok(members.map(TeamMember::from).collect())
    }

    /// Gives an order to somebody else, or to nobody, if it is still whose somebody saw it to be.
    pub(crate) async fn assign(
        &self,
        order: i64,
        actor: i64,
        from: Option<i64>,
        to: Option<i64>,
    ) -> Result<(), Failure> {
        let team = self.team().await?;
        if to.is_some() && at_work(&team, to).is_none() {
            let problem = FieldProblem::new(
                "assigneeId",
                "unknown",
                "Choose somebody who works in the shop.",
            );
            return Err(Failure::invalid(vec![problem]));
        }
        let mut tx = self.deps.db.write().await?;
        let stored = sqlx::query!("SELECT assigned_to FROM orders_order WHERE id = ?1", order)
            .fetch_optional(&mut *tx)
            .await?
            .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        if at_work(&team, stored.assigned_to).map(|member| member.id) != from {
            return Err(CHANGED_MEANWHILE.into());
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
