//! The operations of the API document, each with its plan.

use serde_json::{Value, json};

use super::{
    people_plan,
    plan::{Plan, plan},
    rows::Rows,
};
use crate::support::documented::{Documented, operations_of};

/// Access level in the API document.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    NoLogin,
    Session,
    Staff,
    Editor,
    Counter,
    Manager,
    Owner,
}

impl Needs {
    fn of(operation: &Value) -> Self {
        let schemes = operation["security"].as_array().unwrap();
        if schemes.is_empty() || schemes.contains(&json!({})) {
            return Self::NoLogin;
        }
        match schemes[0]
            .as_object()
            .unwrap()
            .keys()
            .next()
            .unwrap()
            .as_str()
        {
            "Staff" => Self::Staff,
            "Editor" => Self::Editor,
            "Counter" => Self::Counter,
            "Manager" => Self::Manager,
            "Owner" => Self::Owner,
            _ => Self::Session,
        }
    }

    /// Whether it requires a role of the team.
    pub fn is_back_office(self) -> bool {
        !matches!(self, Self::NoLogin | Self::Session)
    }

    /// Whether this person has the role it requires.
    pub fn admits(self, who: &str) -> bool {
        let roles: &[&str] = match self {
            Self::Staff => &["the manager", "the counter", "a maker", "the editor"],
            Self::Editor => &["the manager", "the editor"],
            Self::Counter => &["the manager", "the counter"],
            Self::Manager => &["the manager"],
            Self::Owner | Self::NoLogin | Self::Session => &[],
        };
        roles.contains(&who) || self.is_back_office() && who == "the owner"
    }

    /// Whether this person's job includes customers' rows. For makers and editors, what all of the
    /// team may call is about their own pieces and login.
    pub fn is_work_of(self, who: &str) -> bool {
        let own_alone = ["a maker", "the editor"].contains(&who);
        self.admits(who) && !(self == Self::Staff && own_alone)
    }
}

pub struct Operation {
    pub id: String,
    pub needs: Needs,
    /// Whether its path names a row that can belong to a person. A product is public.
    pub names_rows: bool,
    pub plan: Plan,
}

/// All operations of the API document with their plans. Panics if one has none.
pub fn operations(document: &Value, rows: &Rows) -> Vec<Operation> {
    let mut operations = Vec::new();
    let mut unplanned = Vec::new();
    for documented in operations_of(document) {
        let Documented {
            path, method, id, ..
        } = &documented;
        let Some(plan) = plan(id, rows) else {
            unplanned.push(format!("    \"{id}\" => open(Call::{method}(\"{path}\")),"));
            continue;
        };
        for call in [&plan.own, &plan.tried] {
            assert!(
                call.method.as_str().eq_ignore_ascii_case(method) && fits(path, &call.path),
                "the plan of {id} calls {} {}",
                call.method,
                call.path
            );
        }
        operations.push(Operation {
            id: id.to_owned(),
            needs: Needs::of(&documented.operation),
            names_rows: path.contains('{')
                && !(path.starts_with("/me/") && path.ends_with("{product}")),
            plan,
        });
    }
    assert!(
        unplanned.is_empty(),
        "app/tests/belongings/plan.rs has to say with which rows of the first customer others try each operation. Add \
         with that customer's ids, and the body:\n{}",
        unplanned.join("\n")
    );
    operations.sort_by_key(|operation| {
        people_plan::LAST
            .iter()
            .chain(super::LAST)
            .position(|id| *id == operation.id)
            .map_or(0, |at| at + 1)
    });
    operations
}

/// Whether this path matches the documented one.
fn fits(documented: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let (documented, path) = (documented.split('/'), path.split('/'));
    documented.clone().count() == path.clone().count()
        && documented
            .zip(path)
            .all(|(one, other)| one == other || one.starts_with('{'))
}
