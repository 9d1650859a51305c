//! Texts of the owner: about, privacy, terms and the like.

use kernel::{Day, Db, Failure};
use poem_openapi::Object;

use crate::codes;

/// A text in sections.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct Page {
    /// `about`, `stories`, `privacy`, `terms`, `refunds` or `quality`.
    pub slug: String,
    /// Title.
    pub title: String,
    /// The sections in order.
    pub sections: Vec<PageSection>,
    /// The day on which the text last changed.
    pub changed_on: Day,
}

/// One section of a page.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct PageSection {
    /// What an address names after its hash.
    pub id: String,
    /// Heading.
    pub heading: Option<String>,
    /// Plain text; a blank line parts paragraphs. Never HTML.
    pub text: String,
}

pub async fn view(db: &Db, slug: &str) -> Result<Page, Failure> {
    let row = sqlx::query!(
        "SELECT slug, title, changed_on FROM content_page WHERE slug = ?1",
        slug
    )
    .fetch_optional(db.read())
    .await?
    .ok_or(codes::PAGE_NOT_FOUND)?;
    let sections = sqlx::query_as!(
        PageSection,
        "SELECT anchor AS id, heading, text FROM content_page_section WHERE slug = ?1 ORDER BY position",
        slug
    )
    .fetch_all(db.read())
    .await?;
    let changed_on = Day::parse(&row.changed_on)
        .ok_or_else(|| Failure::internal(format!("{} is not a day", row.changed_on)))?;
    Ok(Page {
        slug: row.slug,
        title: row.title,
        sections,
        changed_on,
    })
}
