//! Customers of an imported file: walk-ins, known by their mobile.

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use kernel::{
    Db, Email, Failure, FieldProblem, Mobile, Timestamp, Tx,
    import::{
        ImportBatch, ImportField, ImportKind, ImportOutcome, ImportRow, ImportRun, ImportTarget,
        Imported, cells, filled, without_problems,
    },
};
use serde::{Deserialize, Serialize};

const LONGEST_NAME: usize = 80;
const LONGEST_ADDRESS: usize = 300;
const LONGEST_NOTE: usize = 2_000;

/// Takes in customers.
pub struct ImportedCustomers(pub Db);

struct Batch {
    run: ImportRun,
}

/// What a walk-in is known by.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
struct Details {
    name: String,
    email: Option<String>,
    address: String,
}

/// What an import changed.
#[derive(Serialize, Deserialize, Debug, Default)]
struct Undo {
    /// Absent for a new walk-in, and for an account, whose details are the customer's own.
    before: Option<Details>,
    after: Option<Details>,
    /// Id of the note that was added.
    note: Option<i64>,
}

/// The person of a row, if known.
struct Known {
    id: i64,
    /// `None` for an account.
    details: Option<Details>,
}

/// What a row says.
struct Wanted {
    mobile: Option<Mobile>,
    email: Option<Email>,
    name: String,
    address: String,
    note: String,
}

impl Wanted {
    fn parse(row: &ImportRow) -> Result<Self, Vec<FieldProblem>> {
        let mut problems = Vec::new();
        let wanted = Self {
            name: row.required("name", LONGEST_NAME, &mut problems),
            mobile: row.parsed("mobile", Mobile::parse, &mut problems),
            email: row.parsed("email", Email::parse, &mut problems),
            address: row.text("address", LONGEST_ADDRESS, &mut problems),
            note: row.text("note", LONGEST_NOTE, &mut problems),
        };
        if row.cell("mobile").is_none() {
            let wording = "Customers are recognised by their mobile number. It is missing.";
            problems.push(FieldProblem::new("mobile", "required", wording));
        }
        without_problems(wanted, problems)
    }

    /// Known details with what the row says; an empty cell changes nothing.
    fn over(&self, before: &Details) -> Details {
        let email = self.email.as_ref().map(|email| email.as_str().to_owned());
        Details {
            name: filled(&self.name, &before.name),
            email: email.or_else(|| before.email.clone()),
            address: filled(&self.address, &before.address),
        }
    }
}

#[async_trait]
impl ImportBatch for Batch {
    async fn import(
        &mut self,
        tx: &mut Tx,
        row: &ImportRow,
    ) -> Result<Result<Imported, Vec<FieldProblem>>, Failure> {
        let wanted = match Wanted::parse(row) {
            Ok(wanted) => wanted,
            Err(problems) => return Ok(Err(problems)),
        };
        let known = match known(tx, &wanted).await? {
            Ok(known) => known,
            Err(problem) => return Ok(Err(vec![problem])),
        };
        let mut undo = Undo::default();
        let (id, mut outcome) = match known {
            Some(Known { id, details: None }) => (id, ImportOutcome::Unchanged),
            Some(Known {
                id,
                details: Some(before),
            }) => {
                let after = wanted.over(&before);
                let changed = after != before;
                if changed {
                    write(tx, id, &after).await?;
                    (undo.before, undo.after) = (Some(before), Some(after));
                }
                let changed = changed.then_some(ImportOutcome::Updated);
                (id, changed.unwrap_or(ImportOutcome::Unchanged))
            }
            None => {
                let details = Details {
                    name: wanted.name.clone(),
                    email: wanted.email.as_ref().map(|email| email.as_str().to_owned()),
                    address: wanted.address.clone(),
                };
                let id = self.create(tx, wanted.mobile.as_ref(), &details).await?;
                undo.after = Some(details);
                (id, ImportOutcome::Created)
            }
        };
        undo.note = self.add_note(tx, id, &wanted.note).await?;
        if undo.note.is_some() && outcome == ImportOutcome::Unchanged {
            outcome = ImportOutcome::Updated;
        }
        Ok(Ok(Imported::new(id, Some(id), outcome, &undo)?))
    }
}

impl Batch {
    /// One line of the audit log is for the whole import, instead of one for each customer.
    async fn create(
        &self,
        tx: &mut Tx,
        mobile: Option<&Mobile>,
        details: &Details,
    ) -> Result<i64, Failure> {
        let mobile = mobile.map(Mobile::as_str);
        let created = sqlx::query!(
            "INSERT INTO auth_user (name, mobile, email, address, walk_in, created_at) VALUES (?, ?, ?, ?, 1, ?)",
            details.name,
            mobile,
            details.email,
            details.address,
            self.run.at.0
        )
        .execute(&mut **tx)
        .await?;
        Ok(created.last_insert_rowid())
    }

    /// Adds a note, unless the customer has it already. An export joins the notes of a customer.
    async fn add_note(&self, tx: &mut Tx, user: i64, note: &str) -> Result<Option<i64>, Failure> {
        if note.is_empty() {
            return Ok(None);
        }
        let added = sqlx::query!(
            "INSERT INTO auth_note (user_id, author, text, at)
             SELECT ?1, ?2, ?3, ?4
             WHERE NOT EXISTS (SELECT 1 FROM auth_note WHERE user_id = ?1 AND text = ?3)
               AND ?3 IS NOT (SELECT group_concat(text, char(10) ORDER BY id) FROM auth_note WHERE user_id = ?1)",
            user,
            self.run.actor,
            note,
            self.run.at.0
        )
        .execute(&mut **tx)
        .await?;
        Ok((added.rows_affected() > 0).then(|| added.last_insert_rowid()))
    }
}

/// Finds the walk-in with this mobile, or the account that it was linked to. An account that is not linked is the same
/// customer only if the email address is the same too: numbers of accounts are not verified, and an import must not show
/// a customer's measurements to a stranger who registered with their number.
async fn known(
    tx: &mut Tx,
    wanted: &Wanted,
) -> Result<Result<Option<Known>, FieldProblem>, Failure> {
    let mobile = wanted.mobile.as_ref().map(Mobile::as_str);
    let walk_in = sqlx::query!(
        r#"SELECT coalesce(linked_to, id) AS "id!: i64", name, nullif(email, '') AS "email: String", address,
                  linked_to IS NOT NULL AS "linked!: bool"
           FROM auth_user WHERE mobile = ? AND walk_in = 1 AND deleted_at IS NULL ORDER BY id LIMIT 1"#,
        mobile
    )
    .fetch_optional(&mut **tx)
    .await?;
    if let Some(row) = walk_in {
        let details = Details {
            name: row.name,
            email: row.email,
            address: row.address,
        };
        return Ok(Ok(Some(Known {
            id: row.id,
            details: (!row.linked).then_some(details),
        })));
    }
    let account = sqlx::query!(
        r#"SELECT id AS "id!: i64", email AS "email: String" FROM auth_user WHERE mobile = ? AND walk_in = 0 AND mobile <> ''"#,
        mobile
    )
    .fetch_optional(&mut **tx)
    .await?;
    let Some(account) = account else {
        return Ok(Ok(None));
    };
    let email = wanted.email.as_ref().map(Email::as_str);
    if email.is_some() && email == account.email.as_deref() {
        return Ok(Ok(Some(Known {
            id: account.id,
            details: None,
        })));
    }
    let wording =
        "This number has an account with another email address. Add this customer by hand.";
    Ok(Err(FieldProblem::new("mobile", "taken", wording)))
}

async fn write(tx: &mut Tx, id: i64, details: &Details) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE auth_user SET name = ?, email = ?, address = ?, version = version + 1 WHERE id = ?",
        details.name,
        details.email,
        details.address,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

#[async_trait]
impl ImportTarget for ImportedCustomers {
    fn kind(&self) -> ImportKind {
        ImportKind::Customers
    }

    async fn fields(&self) -> Result<Vec<ImportField>, Failure> {
        Ok(vec![
            ImportField::new(
                "name",
                "Name",
                &[
                    "customer",
                    "customer name",
                    "full name",
                    "client",
                    "client name",
                ],
            )
            .required()
            .example("Lakshmi R"),
            ImportField::mobile("Mobile").header("number").required(),
            ImportField::new(
                "email",
                "Email",
                &["email address", "e mail", "email id", "mail", "mail id"],
            )
            .example("lakshmi@example.com"),
            ImportField::new(
                "address",
                "Address",
                &["full address", "home address", "location", "area"],
            )
            .example("12, North Mada Street, Mylapore"),
            ImportField::note().example("Likes hooks at the front"),
        ])
    }

    async fn batch(&self, run: &ImportRun) -> Result<Box<dyn ImportBatch>, Failure> {
        Ok(Box::new(Batch { run: *run }))
    }

    async fn undo(
        &self,
        tx: &mut Tx,
        imported: &Imported,
        _: Timestamp,
    ) -> Result<Option<String>, Failure> {
        let undo: Undo = imported.noted()?;
        let Some(now) = current(tx, imported.record).await? else {
            return Ok(None);
        };
        if undo
            .after
            .as_ref()
            .is_some_and(|after| *after != now.details)
        {
            return Ok(Some("The details were changed since.".to_owned()));
        }
        if let Some(note) = undo.note {
            sqlx::query!(
                "DELETE FROM auth_note WHERE id = ? AND user_id = ?",
                note,
                imported.record
            )
            .execute(&mut **tx)
            .await?;
        }
        if imported.outcome == ImportOutcome::Created {
            return remove(tx, imported.record, now.linked).await;
        }
        if let Some(before) = &undo.before {
            write(tx, imported.record, before).await?;
        }
        Ok(None)
    }

    async fn export(&self, _: &[i64]) -> Result<BTreeMap<i64, HashMap<String, String>>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT u.id AS "id!: i64", u.name, nullif(u.mobile, '') AS "mobile: String",
                      nullif(u.email, '') AS "email: String", u.address,
                      (SELECT group_concat(n.text, char(10) ORDER BY n.id) FROM auth_note n WHERE n.user_id = u.id)
                        AS "note: String"
               FROM auth_user u
               WHERE u.role = 'customer' AND u.deleted_at IS NULL AND u.linked_to IS NULL ORDER BY u.id"#
        )
        .fetch_all(self.0.read())
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| {
                let mobile = row.mobile.unwrap_or_default();
                let mobile = mobile.strip_prefix("+91").unwrap_or(&mobile).to_owned();
                let cells = cells([
                    ("name", row.name),
                    ("mobile", mobile),
                    ("email", row.email.unwrap_or_default()),
                    ("address", row.address),
                    ("note", row.note.unwrap_or_default()),
                ]);
                (row.id, cells)
            })
            .collect())
    }
}

struct Current {
    details: Details,
    linked: bool,
}

async fn current(tx: &mut Tx, id: i64) -> Result<Option<Current>, Failure> {
    let row = sqlx::query!(
        r#"SELECT name, nullif(email, '') AS "email: String", address, linked_to IS NOT NULL AS "linked!: bool"
           FROM auth_user WHERE id = ? AND deleted_at IS NULL"#,
        id
    )
    .fetch_optional(&mut **tx)
    .await?;
    Ok(row.map(|row| Current {
        details: Details {
            name: row.name,
            email: row.email,
            address: row.address,
        },
        linked: row.linked,
    }))
}

/// Removes a walk-in that an import created.
async fn remove(tx: &mut Tx, id: i64, linked: bool) -> Result<Option<String>, Failure> {
    if linked {
        return Ok(Some("Linked to an account since.".to_owned()));
    }
    let has_notes = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM auth_note WHERE user_id = ?) AS "has!: bool""#,
        id
    )
    .fetch_one(&mut **tx)
    .await?;
    if has_notes {
        return Ok(Some("A note was added since.".to_owned()));
    }
    sqlx::query!("DELETE FROM auth_user WHERE id = ? AND walk_in = 1", id)
        .execute(&mut **tx)
        .await?;
    Ok(None)
}
