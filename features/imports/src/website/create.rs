//! Enters a previous website, and where its lists are.

use kernel::import::ImportKind;
use kernel::{Failure, FieldProblem, edit::refuse};
use poem_openapi::Object;

use super::{
    detail::{ListStatus, WebsiteDetail},
    fetch::Website,
    shape::{LISTS, call_name},
};
use crate::{codes, imports::Imports};

/// A previous website.
#[derive(Object, Debug)]
pub struct CreateImportWebsite {
    /// Address of its server, such as `https://old.example.com`.
    #[oai(validator(min_length = 1, max_length = 300))]
    pub address: String,
    /// What the names of its calls begin with; may be empty.
    #[oai(default, validator(max_length = 60))]
    pub prefix: String,
    /// Folder of its images.
    #[oai(validator(min_length = 1, max_length = 100))]
    pub uploads: String,
}

/// Where a list of the website is.
#[derive(Object, Debug)]
pub struct ReadWebsiteList {
    /// Path on the website, such as `/api/shop_GalleryList`.
    #[oai(validator(min_length = 1, max_length = 300))]
    pub path: String,
}

impl CreateImportWebsite {
    /// The address without a slash at the end and without `/api`.
    fn base(&self, website: &Website) -> Result<String, Failure> {
        let text = self.address.trim();
        let text = if text.contains("://") {
            text.to_owned()
        } else {
            format!("https://{text}")
        };
        let url = website.address(&text).filter(|url| url.query().is_none());
        let wording = "Enter the address of your previous website on the internet, such as https://old.example.com.";
        let problem = || FieldProblem::new("address", "invalid", wording);
        let Some(url) = url else {
            refuse(vec![problem()])?;
            return Ok(String::new());
        };
        let base = url.as_str().trim_end_matches('/');
        Ok(base
            .trim_end_matches("/api")
            .trim_end_matches('/')
            .to_owned())
    }

    fn problems(&self) -> Vec<FieldProblem> {
        let mut problems = Vec::new();
        let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        if !self.prefix.trim().chars().all(is_name) {
            let wording = "Use letters, digits, - and _.";
            problems.push(FieldProblem::new("prefix", "invalid", wording));
        }
        let uploads = self.uploads.trim();
        if !uploads
            .chars()
            .all(|c| is_name(c) || matches!(c, '/' | '.'))
            || uploads.contains("..")
        {
            let wording = "Enter a folder such as uploads.";
            problems.push(FieldProblem::new("uploads", "invalid", wording));
        }
        problems
    }
}

impl Imports {
    /// Stores a website. The job reads its lists.
    pub(crate) async fn create_website(
        &self,
        actor: i64,
        fields: &CreateImportWebsite,
    ) -> Result<WebsiteDetail, Failure> {
        refuse(fields.problems())?;
        let address = fields.base(&self.website)?;
        let uploads = fields.uploads.trim().trim_matches('/').to_owned();
        let prefix = fields.prefix.trim().trim_end_matches('_');
        let now = self.deps.clock.now();
        let mut tx = self.deps.db.write().await?;
        let id = sqlx::query!(
            "INSERT INTO imports_website (address, uploads, actor, created_at) VALUES (?, ?, ?, ?)",
            address,
            uploads,
            actor,
            now.0
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        for (position, kind) in (1_i64..).zip(LISTS) {
            let path = call_name(kind).map(|name| api_path(prefix, name));
            let status = if path.is_some() {
                ListStatus::Waiting
            } else {
                ListStatus::Unknown
            };
            let path = path.unwrap_or_default();
            sqlx::query!(
                "INSERT INTO imports_website_list (website_id, position, kind, path, status) VALUES (?, ?, ?, ?, ?)",
                id,
                position,
                kind,
                path,
                status
            )
            .execute(&mut *tx)
            .await?;
        }
        tx.after_commit(self.read_wake.clone());
        tx.commit().await?;
        self.website_detail(id).await
    }

    /// Reads a list again, perhaps at another path. What was read of it before is replaced.
    pub(crate) async fn read_list(
        &self,
        id: i64,
        kind: ImportKind,
        fields: &ReadWebsiteList,
    ) -> Result<WebsiteDetail, Failure> {
        let website = self.website_row(id).await?;
        let path = fields.path.trim();
        let whole = format!("{}{path}", website.address);
        if !path.starts_with('/') || self.website.address(&whole).is_none() {
            let wording = "Enter a path that begins with /.";
            refuse(vec![FieldProblem::new("path", "invalid", wording)])?;
        }
        let mut tx = self.deps.db.write().await?;
        let started = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM imports_website_list l JOIN imports_run r ON r.id = l.run_id
                              WHERE l.website_id = ? AND l.kind = ? AND r.status <> 'draft') AS "started!: bool""#,
            id,
            kind
        )
        .fetch_one(&mut *tx)
        .await?;
        if started {
            return Err(codes::ALREADY_STARTED.into());
        }
        sqlx::query!(
            "DELETE FROM imports_run WHERE id =
                (SELECT run_id FROM imports_website_list WHERE website_id = ? AND kind = ?)",
            id,
            kind
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "UPDATE imports_website_list SET path = ?, status = 'waiting', problem = NULL, notes = ''
             WHERE website_id = ? AND kind = ?",
            path,
            id,
            kind
        )
        .execute(&mut *tx)
        .await?;
        tx.after_commit(self.read_wake.clone());
        tx.commit().await?;
        self.website_detail(id).await
    }
}

/// Path of a call. The website's prefix and the call's name are joined by an underscore.
pub fn api_path(prefix: &str, name: &str) -> String {
    if prefix.is_empty() {
        format!("/api/{name}")
    } else {
        format!("/api/{prefix}_{name}")
    }
}
