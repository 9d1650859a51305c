//! What is done with a record: one transaction, one line in the audit log, and the record as it is then.

use serde_json::{Value, json};

use super::{PublishRecord, Record, Saved, Selection, Stored, Update, table};
use crate::{
    Failure, Tx, User,
    audit::{self, Entry},
};

pub(super) async fn create<R: Record>(
    record: &R,
    writer: &User,
    fields: &R::Fields,
) -> Result<R::Item, Failure> {
    let mut tx = begin(record).await?;
    let saved = record.save(&mut tx, writer, None, fields).await?;
    finish(record, tx, writer, "created", saved).await
}

pub(super) async fn update<R: Record>(
    record: &R,
    writer: &User,
    id: i64,
    update: &Update<R::Fields>,
) -> Result<R::Item, Failure> {
    let mut tx = begin(record).await?;
    table::claim(&mut tx, R::KIND, id, update.version).await?;
    let saved = record.save(&mut tx, writer, Some(id), &update.fields);
    let saved = saved.await?;
    finish(record, tx, writer, "updated", saved).await
}

pub(super) async fn publish<R: Record>(
    record: &R,
    writer: &User,
    id: i64,
    wanted: &PublishRecord,
) -> Result<R::Item, Failure> {
    let published = wanted.published;
    let mut tx = begin(record).await?;
    table::claim(&mut tx, R::KIND, id, wanted.version).await?;
    record.check_publish(&mut tx, id, published).await?;
    table::publish(&mut tx, R::KIND, id, published).await?;
    let saved = Saved::with(id, json!({"published": published}));
    finish(record, tx, writer, "updated", saved).await
}

/// The list, or the part of it below one parent, in its new order.
pub(super) async fn reorder<R: Record>(
    record: &R,
    writer: &User,
    ids: &[i64],
) -> Result<Vec<R::Item>, Failure> {
    let mut tx = begin(record).await?;
    let parent = table::reorder(&mut tx, R::KIND, ids).await?;
    let subject = match (R::KIND.parent, parent) {
        (Some(parent), Some(id)) => parent.kind.subject(id),
        _ => R::KIND.id.to_owned(),
    };
    let details = json!({"count": ids.len()});
    note(record, &mut tx, writer, "ordered", &subject, details).await?;
    tx.commit().await?;
    record.select(&Selection::list(parent, false, None)).await
}

pub(super) async fn delete<R: Stored>(
    record: &R,
    writer: &User,
    id: i64,
    with_everything: bool,
) -> Result<(), Failure> {
    let mut tx = begin(record).await?;
    table::trash(&mut tx, R::KIND, id, record.deps().clock.now()).await?;
    record.check_delete(&mut tx, id).await?;
    let below = record.below(&mut tx, id).await?;
    if let Some(code) = R::KIND.not_empty
        && !with_everything
        && below.iter().any(|(_, count)| *count > 0)
    {
        let parts = below
            .iter()
            .map(|(name, count)| format!("{name} ({count})"));
        let parts = parts.collect::<Vec<_>>().join(" and ");
        return Err(
            Failure::new(code).with_message(format!("This also moves {parts} to the trash."))
        );
    }
    let details = below
        .into_iter()
        .map(|(name, count)| (name.to_owned(), count.into()))
        .collect();
    let subject = R::KIND.subject(id);
    note(
        record,
        &mut tx,
        writer,
        "deleted",
        &subject,
        Value::Object(details),
    )
    .await?;
    Ok(tx.commit().await?)
}

/// What is not in the trash stays as it is.
pub(super) async fn restore<R: Stored>(
    record: &R,
    writer: &User,
    id: i64,
) -> Result<R::Item, Failure> {
    let mut tx = begin(record).await?;
    if table::restore(&mut tx, R::KIND, id).await? {
        finish(record, tx, writer, "restored", Saved::new(id)).await
    } else {
        record.one(id).await
    }
}

/// Records in the audit log that a record was created as a copy, commits, and returns it.
///
/// # Errors
/// When the database cannot be written.
pub async fn finish_copy<R: Stored>(
    record: &R,
    tx: Tx,
    writer: &User,
    saved: Saved,
) -> Result<R::Item, Failure> {
    finish(record, tx, writer, "created", saved).await
}

async fn begin<R: Stored>(record: &R) -> Result<Tx, Failure> {
    let db = &record.deps().db;
    Ok(if R::KIND.private {
        db.write().await?
    } else {
        db.publish().await?
    })
}

async fn finish<R: Stored>(
    record: &R,
    mut tx: Tx,
    writer: &User,
    done: &str,
    saved: Saved,
) -> Result<R::Item, Failure> {
    let subject = R::KIND.subject(saved.id);
    note(record, &mut tx, writer, done, &subject, saved.details).await?;
    tx.commit().await?;
    record.one(saved.id).await
}

async fn note<R: Stored>(
    record: &R,
    tx: &mut Tx,
    writer: &User,
    done: &str,
    subject: &str,
    details: Value,
) -> Result<(), Failure> {
    let entry = Entry {
        actor: Some(writer.id),
        action: &R::KIND.action(done),
        subject,
        details,
    };
    audit::record(tx, record.deps().clock.now(), entry).await
}

/// The name with "(copy)" behind it, or "(copy 2)" and so on; at most 80 characters. `taken` is in small letters.
pub fn copy_name(name: &str, taken: &[String]) -> String {
    let base: String = name.chars().take(68).collect();
    let mut copy = format!("{} (copy)", base.trim_end());
    let mut number = 1;
    while taken.contains(&copy.to_ascii_lowercase()) {
        number += 1;
        copy = format!("{} (copy {number})", base.trim_end());
    }
    copy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_of_copies_have_names_of_their_own() {
        let taken = ["lined".to_owned(), "lined (copy)".to_owned()];
        assert_eq!(copy_name("Lined", &[]), "Lined (copy)");
        assert_eq!(copy_name("Lined", &taken), "Lined (copy 2)");
        assert!(copy_name(&"é".repeat(80), &[]).chars().count() <= 80);
    }
}
