//! Pages of text, as the shop writes them.

use std::collections::HashSet;

use kernel::{
    Day, Deps, Failure, FieldProblem, MultiLine, Tx,
    edit::{RECORD_CONFLICT, refuse},
};
use poem_openapi::Object;

use super::record;
use crate::{
    codes,
    page::{self, Page},
};

/// A page in the list.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct PageEntry {
    /// Name of the page.
    pub slug: String,
    /// Title.
    pub title: String,
    /// The day on which the text last changed.
    pub changed_on: Day,
}

/// A page, with the version that a change names.
#[derive(Object, Clone, Debug)]
pub struct PageDetail {
    /// What visitors see.
    pub page: Page,
    /// Counts the changes.
    pub version: i64,
}

/// What a page says.
#[derive(Object, Debug)]
pub struct PageDraft {
    /// Title; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    title: String,
    /// The sections in order: one to thirty.
    #[oai(validator(min_items = 1, max_items = 30))]
    sections: Vec<PageSectionDraft>,
    /// The version that was read.
    version: i64,
}

/// One section of a page.
#[derive(Object, Debug)]
pub struct PageSectionDraft {
    /// Names it after the hash of an address: small letters, digits and hyphens; unique on a page.
    #[oai(validator(min_length = 1, max_length = 40))]
    id: String,
    /// Heading; at most 120 characters.
    #[oai(validator(max_length = 120))]
    heading: Option<String>,
    /// Plain text; a blank line parts paragraphs. At most 5,000 characters.
    #[oai(validator(min_length = 1, max_length = 5000))]
    text: MultiLine,
}

pub async fn list(deps: &Deps) -> Result<Vec<PageEntry>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT slug, title, changed_on AS "changed_on: Day" FROM content_page ORDER BY title"#
    )
    .fetch_all(deps.db.read())
    .await?;
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        entries.push(PageEntry {
            changed_on: row.changed_on,
            slug: row.slug,
            title: row.title,
        });
    }
    Ok(entries)
}

pub async fn view(deps: &Deps, slug: &str) -> Result<PageDetail, Failure> {
    let page = page::view(&deps.db, slug).await?;
    let version = sqlx::query_scalar!("SELECT version FROM content_page WHERE slug = ?1", slug)
        .fetch_one(deps.db.read())
        .await?;
    Ok(PageDetail { page, version })
}

pub async fn update(
    deps: &Deps,
    actor: i64,
    slug: &str,
    draft: &PageDraft,
) -> Result<PageDetail, Failure> {
    let mut tx = deps.db.publish().await?;
    let version = sqlx::query_scalar!("SELECT version FROM content_page WHERE slug = ?1", slug)
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::PAGE_NOT_FOUND)?;
    if version != draft.version {
        return Err(RECORD_CONFLICT.into());
    }
    refuse(wrong_names(&draft.sections))?;
    let (title, today) = (draft.title.trim(), deps.clock.today().to_string());
    sqlx::query!(
        "UPDATE content_page SET title = ?2, changed_on = ?3, version = version + 1 WHERE slug = ?1",
        slug,
        title,
        today
    )
    .execute(&mut *tx)
    .await?;
    put_sections(&mut tx, slug, &draft.sections).await?;
    let action = "content.page_updated";
    record(&mut tx, deps, actor, action, format!("page:{slug}")).await?;
    tx.commit().await?;
    view(deps, slug).await
}

async fn put_sections(
    tx: &mut Tx,
    slug: &str,
    sections: &[PageSectionDraft],
) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM content_page_section WHERE slug = ?1", slug)
        .execute(&mut **tx)
        .await?;
    for (position, section) in (0_i64..).zip(sections) {
        let heading = section.heading.as_deref().map(str::trim);
        let heading = heading.filter(|heading| !heading.is_empty());
        let text = section.text.0.trim();
        sqlx::query!(
            "INSERT INTO content_page_section (slug, position, anchor, heading, text) VALUES (?1, ?2, ?3, ?4, ?5)",
            slug,
            position,
            section.id,
            heading,
            text
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

fn wrong_names(sections: &[PageSectionDraft]) -> Vec<FieldProblem> {
    let mut seen = HashSet::new();
    let mut problems = Vec::new();
    for (at, section) in sections.iter().enumerate() {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let (code, wording) = if !section.id.chars().all(plain) {
            ("invalid", "Use small letters, digits and hyphens.")
        } else if !seen.insert(&section.id) {
            ("taken", "Another section has this name.")
        } else {
            continue;
        };
        problems.push(FieldProblem::new(
            format!("sections.{at}.id"),
            code,
            wording,
        ));
    }
    problems
}
