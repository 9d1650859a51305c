//! The audit log in the back office.

use std::collections::{BTreeSet, HashMap};

use kernel::{
    Failure, Person, Timestamp,
    audit::{self, Filter, Written},
};
use poem_openapi::Object;
use serde_json::Value;

use crate::Maintenance;

/// Entries per page.
const PAGE: usize = 50;

/// The user who performed an action.
#[derive(Object, Clone, Debug)]
pub struct AuditPerson {
    /// User id.
    pub id: i64,
    /// Name; empty once the account is deleted.
    pub name: String,
}

/// A detail of an entry.
#[derive(Object, Clone, Debug)]
pub struct AuditDetail {
    /// Name; nested names are joined with dots.
    pub name: String,
    /// Value.
    pub value: String,
}

/// An audit log entry.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct AuditEntry {
    /// Row id.
    pub id: i64,
    /// When.
    pub at: Timestamp,
    /// Actor; absent for the system itself.
    pub actor: Option<AuditPerson>,
    /// Feature and action, such as `orders.cancelled`.
    pub action: String,
    /// Kind and id of the subject, such as `order:12`.
    pub subject: String,
    /// Details.
    pub details: Vec<AuditDetail>,
}

/// A page of the audit log.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct AuditPage {
    /// Newest first.
    pub items: Vec<AuditEntry>,
    /// `before` of the next page; absent on the last one.
    pub next: Option<i64>,
    /// Owners and staff, for the actor filter.
    pub people: Vec<AuditPerson>,
}

impl From<Person> for AuditPerson {
    fn from(person: Person) -> Self {
        Self {
            id: person.id,
            name: person.name,
        }
    }
}

impl Maintenance {
    pub(super) async fn audit_page(&self, filter: &Filter) -> Result<AuditPage, Failure> {
        let written = audit::page(&self.0.deps.db, filter, PAGE as i64 + 1).await?;
        let more = written.len() > PAGE;
        let actors: BTreeSet<i64> = written.iter().filter_map(|line| line.actor).collect();
        let actors: Vec<i64> = actors.into_iter().collect();
        let people = &self.0.setup.people;
        let named = people.people(&actors).await?;
        let items: Vec<AuditEntry> = written
            .into_iter()
            .take(PAGE)
            .map(|line| entry(line, &named))
            .collect();
        let team = people.team().await?;
        Ok(AuditPage {
            next: items.last().map(|line| line.id).filter(|_| more),
            items,
            people: team.into_iter().map(AuditPerson::from).collect(),
        })
    }
}

fn entry(line: Written, named: &HashMap<i64, Person>) -> AuditEntry {
    let mut details = Vec::new();
    flatten("", &line.details, &mut details);
    AuditEntry {
        id: line.id,
        at: line.at,
        actor: line.actor.map(|id| AuditPerson {
            id,
            name: named
                .get(&id)
                .map_or_else(String::new, |person| person.name.clone()),
        }),
        action: line.action,
        subject: line.subject,
        details,
    }
}

fn flatten(name: &str, value: &Value, into: &mut Vec<AuditDetail>) {
    let text = match value {
        Value::Null => return,
        Value::Object(parts) => {
            for (part, value) in parts {
                let inner = match name {
                    "" => part.clone(),
                    _ => format!("{name}.{part}"),
                };
                flatten(&inner, value, into);
            }
            return;
        }
        Value::String(text) => text.clone(),
        Value::Array(items) => items
            .iter()
            .map(|item| {
                item.as_str()
                    .map_or_else(|| item.to_string(), str::to_owned)
            })
            .collect::<Vec<_>>()
            .join(", "),
        other => other.to_string(),
    };
    into.push(AuditDetail {
        name: name.to_owned(),
        value: text,
    });
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn details_become_names_and_values() {
        let mut found = Vec::new();
        let noted =
            json!({"price": {"from": 100, "to": 200}, "ids": [1, 2], "none": null, "name": "a"});
        flatten("", &noted, &mut found);
        let found: Vec<(&str, &str)> = found
            .iter()
            .map(|detail| (detail.name.as_str(), detail.value.as_str()))
            .collect();
        assert_eq!(
            found,
            [
                ("price.from", "100"),
                ("price.to", "200"),
                ("ids", "1, 2"),
                ("name", "a")
            ]
        );
    }
}
