//! The inbox: who wrote, and what somebody of the shop has read.

use kernel::{Deps, Failure, Timestamp};
use poem_openapi::Object;
use sqlx::SqliteConnection;

use super::{record, rows};
use crate::codes;

/// How many a list shows at once.
const PAGE: usize = 50;

/// A question to the shop, as it came in.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EnquiryEntry {
    /// Row id.
    pub id: i64,
    /// Who asks.
    pub name: String,
    /// Where the shop can call back: `+91XXXXXXXXXX`.
    pub phone: String,
    /// Where the shop can write.
    pub email: Option<String>,
    /// The question; empty when somebody only wants to be called.
    pub message: String,
    /// When it came in.
    pub created_at: Timestamp,
    /// When somebody of the shop read it; absent while it is unread.
    pub read_at: Option<Timestamp>,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// A part of the inbox.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EnquiryPage {
    /// Newest first.
    pub items: Vec<EnquiryEntry>,
    /// What to ask with for the next part; absent at the end.
    pub next: Option<i64>,
    /// How many in the whole inbox are unread.
    pub unread: i64,
}

/// Whether somebody has read it.
#[derive(Object, Debug)]
pub struct EnquiryMark {
    /// `true` for read, `false` for unread.
    read: bool,
}

/// Which ones somebody looks for.
#[derive(Debug, Default)]
pub struct EnquiryFilter {
    pub words: Option<String>,
    pub unread: bool,
    pub deleted: bool,
    pub before: Option<i64>,
}

rows::bin!("content_enquiry");

/// Fifty at a time. The words are looked for in everything that was written; blanks in a number are no matter.
pub async fn page(deps: &Deps, filter: &EnquiryFilter) -> Result<EnquiryPage, Failure> {
    let digits = filter.words.as_deref().and_then(number);
    let most = PAGE as i64 + 1;
    let mut connection = deps.db.read().acquire().await?;
    let rows = sqlx::query_as!(
        Row,
        "SELECT id, name, phone, email, message, created_at, read_at, deleted_at FROM content_enquiry
         WHERE (?1 IS NULL OR id < ?1) AND (deleted_at IS NOT NULL) = ?2 AND (?3 = 0 OR read_at IS NULL)
           AND (?4 IS NULL OR instr(lower(name || ' ' || coalesce(email, '') || ' ' || message), ?4) > 0
                OR (?5 IS NOT NULL AND instr(phone, ?5) > 0))
         ORDER BY id DESC LIMIT ?6",
        filter.before,
        filter.deleted,
        filter.unread,
        filter.words,
        digits,
        most
    )
    .fetch_all(&mut *connection)
    .await?;
    let unread = sqlx::query_scalar!(
        r#"SELECT count(*) AS "count!: i64" FROM content_enquiry WHERE read_at IS NULL AND deleted_at IS NULL"#
    )
    .fetch_one(&mut *connection)
    .await?;
    let more = rows.len() > PAGE;
    let items: Vec<EnquiryEntry> = rows.into_iter().take(PAGE).map(Row::entry).collect();
    Ok(EnquiryPage {
        next: items.last().map(|entry| entry.id).filter(|_| more),
        items,
        unread,
    })
}

/// The first reading counts; marked as read again nothing changes.
pub async fn mark(
    deps: &Deps,
    actor: i64,
    id: i64,
    mark: &EnquiryMark,
) -> Result<EnquiryEntry, Failure> {
    let now = deps.clock.now().0;
    let mut tx = deps.db.write().await?;
    let done = sqlx::query!(
        "UPDATE content_enquiry SET read_at = CASE WHEN ?2 THEN coalesce(read_at, ?3) END
         WHERE id = ?1 AND deleted_at IS NULL",
        id,
        mark.read,
        now
    )
    .execute(&mut *tx)
    .await?;
    rows::one(&done)?;
    let action = if mark.read {
        "content.enquiry_read"
    } else {
        "content.enquiry_unread"
    };
    record(&mut tx, deps, actor, action, format!("enquiry:{id}")).await?;
    let entry = one(&mut tx, id).await?;
    tx.commit().await?;
    Ok(entry)
}

pub async fn delete(deps: &Deps, actor: i64, id: i64) -> Result<(), Failure> {
    let mut tx = deps.db.write().await?;
    put_into_bin(&mut tx, id, deps.clock.now()).await?;
    let action = "content.enquiry_deleted";
    record(&mut tx, deps, actor, action, format!("enquiry:{id}")).await?;
    Ok(tx.commit().await?)
}

pub async fn restore(deps: &Deps, actor: i64, id: i64) -> Result<EnquiryEntry, Failure> {
    let mut tx = deps.db.write().await?;
    take_out_of_bin(&mut tx, id).await?;
    let action = "content.enquiry_restored";
    record(&mut tx, deps, actor, action, format!("enquiry:{id}")).await?;
    let entry = one(&mut tx, id).await?;
    tx.commit().await?;
    Ok(entry)
}

struct Row {
    id: i64,
    name: String,
    phone: String,
    email: Option<String>,
    message: String,
    created_at: i64,
    read_at: Option<i64>,
    deleted_at: Option<i64>,
}

impl Row {
    fn entry(self) -> EnquiryEntry {
        EnquiryEntry {
            id: self.id,
            name: self.name,
            phone: self.phone,
            email: self.email,
            message: self.message,
            created_at: Timestamp(self.created_at),
            read_at: self.read_at.map(Timestamp),
            deleted_at: self.deleted_at.map(Timestamp),
        }
    }
}

async fn one(connection: &mut SqliteConnection, id: i64) -> Result<EnquiryEntry, Failure> {
    let row = sqlx::query_as!(
        Row,
        "SELECT id, name, phone, email, message, created_at, read_at, deleted_at FROM content_enquiry
         WHERE id = ?1 AND deleted_at IS NULL",
        id
    )
    .fetch_optional(connection)
    .await?
    .ok_or(codes::ENTRY_NOT_FOUND)?;
    Ok(row.entry())
}

/// The digits of words that look like a part of a phone number.
fn number(words: &str) -> Option<String> {
    let plain = |c: char| c.is_ascii_digit() || " +-".contains(c);
    let digits: String = words.chars().filter(char::is_ascii_digit).collect();
    (words.chars().all(plain) && !digits.is_empty()).then_some(digits)
}
