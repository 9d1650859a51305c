//! The inbox of enquiries, with which of them staff members have read and answered.

use std::sync::Arc;

use kernel::{
    Access, Deps, Failure, People, Timestamp, Tx,
    edit::expect_version,
    record::{Kind, Selection, Stored},
};
use poem_openapi::Object;

use super::{Tag, record};
use crate::codes;

/// Page size of the list.
const PAGE: usize = 50;

/// A question to the shop, as received.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EnquiryEntry {
    /// Row id.
    pub id: i64,
    /// Increases with every change.
    pub version: i64,
    /// Who asks.
    pub name: String,
    /// Where the shop can call back: `+91XXXXXXXXXX`.
    pub phone: String,
    /// Where the shop can write.
    pub email: Option<String>,
    /// The question; empty if the visitor only asks for a call.
    pub message: String,
    /// When it was received.
    pub created_at: Timestamp,
    /// Absent while it is unread.
    pub read_at: Option<Timestamp>,
    /// Absent while it is unanswered.
    pub answered_at: Option<Timestamp>,
    /// Absent if the account is gone or unknown.
    pub answered_by: Option<String>,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A part of the inbox.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EnquiryPage {
    /// Newest first.
    pub items: Vec<EnquiryEntry>,
    /// What to send as `before` for the next part; absent at the end.
    pub next: Option<i64>,
    /// How many in the whole inbox are unread.
    pub unread: i64,
    /// How many in the whole inbox wait for an answer, read or not.
    pub unanswered: i64,
}

/// Whether it was read.
#[derive(Object, Debug)]
pub struct EnquiryMark {
    /// `true` for read, `false` for unread.
    read: bool,
    /// The version that was read.
    version: i64,
}

/// Whether it was answered, by whatever way.
#[derive(Object, Debug)]
pub struct EnquiryAnswer {
    /// `true` for answered, `false` for not answered.
    answered: bool,
    /// The version that was read.
    version: i64,
}

/// Which enquiries to list.
#[derive(Debug, Default)]
pub struct EnquiryFilter {
    pub query: Option<String>,
    pub unread: bool,
    pub unanswered: bool,
    pub deleted: bool,
    pub before: Option<i64>,
}

pub const KIND: Kind = Kind::new(
    "enquiry",
    "content_enquiry",
    "/admin/content/enquiries",
    codes::ENTRY_NOT_FOUND,
)
.called("an enquiry", "enquiries")
.private()
.access(Access::Counter)
.notes(&[
    (
        "delete",
        "It stays in the trash for 30 days, and is forgotten for good afterwards.",
    ),
    (
        "restore",
        "It comes back at its place, read or unread as it was.",
    ),
]);

/// Where enquiries lie, and who knows those who answer them.
#[derive(Clone)]
pub struct Inbox {
    pub deps: Deps,
    pub people: Arc<dyn People>,
}

/// Fifty at a time. The words are looked for in everything that was written; blanks in a number are no matter.
pub async fn page(inbox: &Inbox, filter: &EnquiryFilter) -> Result<EnquiryPage, Failure> {
    let digits = filter.query.as_deref().and_then(number);
    let most = PAGE as i64 + 1;
    let mut connection = inbox.deps.db.read().acquire().await?;
    let mut rows = sqlx::query_as!(
        Row,
        "SELECT id, version, name, phone, email, message, created_at, read_at, answered_at, answered_by, deleted_at
         FROM content_enquiry
         WHERE (?1 IS NULL OR id < ?1) AND (deleted_at IS NOT NULL) = ?2 AND (?3 = 0 OR read_at IS NULL)
           AND (?4 IS NULL OR instr(lower(name || ' ' || coalesce(email, '') || ' ' || message), ?4) > 0
                OR (?5 IS NOT NULL AND instr(phone, ?5) > 0))
           AND (?7 = 0 OR answered_at IS NULL)
         ORDER BY id DESC LIMIT ?6",
        filter.before,
        filter.deleted,
        filter.unread,
        filter.query,
        digits,
        most,
        filter.unanswered
    )
    .fetch_all(&mut *connection)
    .await?;
    let counts = sqlx::query!(
        r#"SELECT (SELECT count(*) FROM content_enquiry WHERE read_at IS NULL AND deleted_at IS NULL) AS "unread!: i64",
                  (SELECT count(*) FROM content_enquiry
                   WHERE answered_at IS NULL AND deleted_at IS NULL) AS "unanswered!: i64""#
    )
    .fetch_one(&mut *connection)
    .await?;
    drop(connection);
    let more = rows.len() > PAGE;
    rows.truncate(PAGE);
    let items = shown(inbox, rows).await?;
    Ok(EnquiryPage {
        next: items.last().map(|entry| entry.id).filter(|_| more),
        items,
        unread: counts.unread,
        unanswered: counts.unanswered,
    })
}

/// Keeps the time of the first reading if it is marked as read again.
pub async fn mark(
    inbox: &Inbox,
    actor: i64,
    id: i64,
    mark: &EnquiryMark,
) -> Result<EnquiryEntry, Failure> {
    let now = inbox.deps.clock.now().0;
    let mut tx = inbox.deps.db.write().await?;
    expect_unchanged(&mut tx, id, mark.version).await?;
    sqlx::query!(
        "UPDATE content_enquiry
         SET read_at = CASE WHEN ?2 THEN coalesce(read_at, ?3) END, version = version + 1
         WHERE id = ?1",
        id,
        mark.read,
        now
    )
    .execute(&mut *tx)
    .await?;
    let action = if mark.read {
        "content.enquiry_read"
    } else {
        "content.enquiry_unread"
    };
    noted(inbox, tx, actor, action, id).await
}

/// Keeps the first answer if it is marked as answered again. An answered enquiry counts as read.
pub async fn answer(
    inbox: &Inbox,
    actor: i64,
    id: i64,
    input: &EnquiryAnswer,
) -> Result<EnquiryEntry, Failure> {
    let now = inbox.deps.clock.now().0;
    let mut tx = inbox.deps.db.write().await?;
    expect_unchanged(&mut tx, id, input.version).await?;
    sqlx::query!(
        "UPDATE content_enquiry
         SET answered_at = CASE WHEN ?2 THEN coalesce(answered_at, ?3) END,
             answered_by = CASE WHEN ?2 AND answered_at IS NULL THEN ?4 WHEN ?2 THEN answered_by END,
             read_at = CASE WHEN ?2 THEN coalesce(read_at, ?3) ELSE read_at END,
             version = version + 1
         WHERE id = ?1",
        id,
        input.answered,
        now,
        actor
    )
    .execute(&mut *tx)
    .await?;
    let action = if input.answered {
        "content.enquiry_answered"
    } else {
        "content.enquiry_unanswered"
    };
    noted(inbox, tx, actor, action, id).await
}

/// Writes into the log what was done with one, and ends the transaction.
async fn noted(
    inbox: &Inbox,
    mut tx: Tx,
    actor: i64,
    action: &'static str,
    id: i64,
) -> Result<EnquiryEntry, Failure> {
    record(&mut tx, &inbox.deps, actor, action, format!("enquiry:{id}")).await?;
    tx.commit().await?;
    inbox.one(id).await
}

impl Stored for Inbox {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = EnquiryEntry;

    fn deps(&self) -> &Deps {
        &self.deps
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<EnquiryEntry>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            "SELECT id, version, name, phone, email, message, created_at, read_at, answered_at, answered_by, deleted_at
             FROM content_enquiry WHERE id = ?1",
            selection.id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        shown(self, rows).await
    }
}

/// Refuses the change of an enquiry in the trash, and of one that has changed since the caller read it.
async fn expect_unchanged(tx: &mut Tx, id: i64, seen: i64) -> Result<(), Failure> {
    let stored = sqlx::query_scalar!(
        "SELECT version FROM content_enquiry WHERE id = ? AND deleted_at IS NULL",
        id
    )
    .fetch_optional(&mut **tx)
    .await?;
    expect_version(stored.ok_or(codes::ENTRY_NOT_FOUND)?, seen)
}

struct Row {
    id: i64,
    version: i64,
    name: String,
    phone: String,
    email: Option<String>,
    message: String,
    created_at: i64,
    read_at: Option<i64>,
    answered_at: Option<i64>,
    answered_by: Option<i64>,
    deleted_at: Option<i64>,
}

async fn shown(inbox: &Inbox, rows: Vec<Row>) -> Result<Vec<EnquiryEntry>, Failure> {
    let people: Vec<i64> = rows.iter().filter_map(|row| row.answered_by).collect();
    let people = inbox.people.people(&people).await?;
    let entries = rows.into_iter().map(|row| EnquiryEntry {
        id: row.id,
        version: row.version,
        name: row.name,
        phone: row.phone,
        email: row.email,
        message: row.message,
        created_at: Timestamp(row.created_at),
        read_at: row.read_at.map(Timestamp),
        answered_at: row.answered_at.map(Timestamp),
        answered_by: row
            .answered_by
            .and_then(|id| Some(people.get(&id)?.name.clone())),
        deleted_at: row.deleted_at.map(Timestamp),
    });
    Ok(entries.collect())
}

/// The digits of words that look like a part of a phone number.
fn number(query: &str) -> Option<String> {
    let plain = |c: char| c.is_ascii_digit() || " +-".contains(c);
    let digits: String = query.chars().filter(char::is_ascii_digit).collect();
    (query.chars().all(plain) && !digits.is_empty()).then_some(digits)
}
