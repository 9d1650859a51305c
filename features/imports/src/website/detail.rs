//! A previous website as the back office sees it.

use kernel::{Failure, Timestamp, import::ImportKind};
use poem_openapi::{Enum, Object};

use crate::{
    codes,
    imports::Imports,
    run::{ImportStatus, ImportSummary},
};

/// Images that could not be fetched, of which addresses are listed.
const MOST_IMAGES: i64 = 20;
/// How many websites are listed.
const MOST_LISTED: i64 = 20;

/// Whether a list is read.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum ListStatus {
    /// Not read yet.
    Waiting,
    /// Read.
    Read,
    /// Could not be read.
    Failed,
    /// Its path is not known.
    Unknown,
}

/// How far the import of a website is.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum WebsiteStage {
    /// Its lists are being read.
    Reading,
    /// Lists can be chosen.
    Ready,
    /// Chosen lists are being imported.
    Importing,
    /// Imported.
    Done,
    /// Being undone.
    Undoing,
    /// Undone.
    Undone,
}

/// A previous website.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct WebsiteSummary {
    /// Id.
    pub id: i64,
    /// Its address.
    pub address: String,
    /// How far it is.
    pub stage: WebsiteStage,
    /// Stopped for now: nothing more is read or imported.
    pub stopped: bool,
    /// When it was entered.
    pub created_at: Timestamp,
}

/// A previous website with its lists.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct WebsiteDetail {
    /// The website.
    pub website: WebsiteSummary,
    /// Its lists, in the order in which they are imported.
    pub lists: Vec<WebsiteList>,
    /// Whether what was imported can be undone.
    pub can_undo: bool,
    /// Images that could not be fetched.
    pub images_missing: i64,
    /// The first of them.
    pub missing: Vec<MissingImage>,
}

/// A list of a website.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct WebsiteList {
    /// What it becomes.
    pub kind: ImportKind,
    /// Its path on the website; empty if it is not known.
    pub path: String,
    /// Whether it is read.
    pub status: ListStatus,
    /// Why it could not be read.
    pub problem: Option<String>,
    /// What was left out while reading, a sentence each.
    pub notes: Vec<String>,
    /// Its entries as an import, once they are read.
    pub import: Option<ImportSummary>,
}

/// An image that could not be fetched.
#[derive(Object, Clone, Debug)]
pub struct MissingImage {
    /// Its address.
    pub address: String,
    /// Why.
    pub problem: String,
}

/// A row of the table of websites.
pub struct WebsiteRow {
    pub id: i64,
    pub address: String,
    pub uploads: String,
    pub actor: i64,
    pub stopped: bool,
    pub created_at: Timestamp,
}

impl Imports {
    pub(crate) async fn websites(&self) -> Result<Vec<WebsiteSummary>, Failure> {
        let ids = sqlx::query_scalar!(
            "SELECT id FROM imports_website ORDER BY id DESC LIMIT ?",
            MOST_LISTED
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut websites = Vec::new();
        for id in ids {
            websites.push(self.website_detail(id).await?.website);
        }
        Ok(websites)
    }

    pub(crate) async fn website_row(&self, id: i64) -> Result<WebsiteRow, Failure> {
        let row = sqlx::query_as!(
            WebsiteRow,
            r#"SELECT id, address, uploads, actor, stopped AS "stopped: bool", created_at AS "created_at: Timestamp"
               FROM imports_website WHERE id = ?"#,
            id
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        row.ok_or_else(|| codes::WEBSITE_NOT_FOUND.into())
    }

    pub(crate) async fn website_detail(&self, id: i64) -> Result<WebsiteDetail, Failure> {
        let row = self.website_row(id).await?;
        let now = self.deps.clock.now();
        let lists = sqlx::query!(
            r#"SELECT kind AS "kind: ImportKind", path, status AS "status: ListStatus", problem, notes, run_id
               FROM imports_website_list WHERE website_id = ? ORDER BY position"#,
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut all = Vec::new();
        for list in lists {
            let import = match list.run_id {
                Some(run) => Some(self.run(run).await?.summary(now)),
                None => None,
            };
            all.push(WebsiteList {
                kind: list.kind,
                path: list.path,
                status: list.status,
                problem: list.problem,
                notes: list.notes.lines().map(str::to_owned).collect(),
                import,
            });
        }
        let images_missing = sqlx::query_scalar!(
            "SELECT count(*) FROM imports_image WHERE website_id = ? AND image_id IS NULL",
            id
        )
        .fetch_one(self.deps.db.read())
        .await?;
        let missing = sqlx::query_as!(
            MissingImage,
            r#"SELECT address, coalesce(problem, '') AS "problem!: String" FROM imports_image
               WHERE website_id = ? AND image_id IS NULL ORDER BY address LIMIT ?"#,
            id,
            MOST_IMAGES
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let imports = || all.iter().filter_map(|list| list.import.as_ref());
        Ok(WebsiteDetail {
            website: WebsiteSummary {
                id,
                address: row.address,
                stage: stage(&all),
                stopped: row.stopped,
                created_at: row.created_at,
            },
            can_undo: imports().any(|import| import.can_undo),
            lists: all,
            images_missing,
            missing,
        })
    }
}

/// Follows from the lists and their imports.
fn stage(lists: &[WebsiteList]) -> WebsiteStage {
    let any = |status: ImportStatus| {
        let imports = lists.iter().filter_map(|list| list.import.as_ref());
        imports.into_iter().any(|import| import.status == status)
    };
    if any(ImportStatus::Running) {
        WebsiteStage::Importing
    } else if any(ImportStatus::Undoing) {
        WebsiteStage::Undoing
    } else if lists.iter().any(|list| list.status == ListStatus::Waiting) {
        WebsiteStage::Reading
    } else if any(ImportStatus::Done) {
        WebsiteStage::Done
    } else if any(ImportStatus::Undone) {
        WebsiteStage::Undone
    } else {
        WebsiteStage::Ready
    }
}
