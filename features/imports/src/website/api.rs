//! Operations on the import of a previous website, for the owner.

use kernel::{Checked, Failure, NoContent, Owner, import::ImportKind};
use poem_openapi::{ApiResponse, OpenApi, param::Path, payload::Json};

use super::{
    control::ChooseWebsiteLists,
    create::{CreateImportWebsite, ReadWebsiteList},
    detail::{WebsiteDetail, WebsiteSummary},
    preview::WebsiteListPreview,
};
use crate::imports::{Imports, Tag};

#[derive(ApiResponse)]
enum WebsiteCreated {
    /// Its lists are being read.
    #[oai(status = 201)]
    Created(Json<WebsiteDetail>),
}

pub struct WebsiteApi(pub Imports);

#[OpenApi(prefix_path = "/admin/import-websites", tag = "Tag::BackOffice")]
impl WebsiteApi {
    /// List previous websites.
    ///
    /// The last 20, newest first.
    #[oai(path = "/", method = "get", operation_id = "admin_import_website_list")]
    async fn list(&self, _owner: Owner) -> Result<Json<Vec<WebsiteSummary>>, Failure> {
        Ok(Json(self.0.websites().await?))
    }

    /// Read a previous website.
    ///
    /// Its lists are read in the background, each at most 20 MB and 20,000 entries; passwords and videos never.
    /// Addresses in private networks are refused.
    #[oai(
        path = "/",
        method = "post",
        operation_id = "admin_import_website_create"
    )]
    async fn create(
        &self,
        owner: Owner,
        website: Checked<CreateImportWebsite>,
    ) -> Result<WebsiteCreated, Failure> {
        let created = self.0.create_website(owner.0.id, &website).await?;
        Ok(WebsiteCreated::Created(Json(created)))
    }

    /// View a previous website.
    ///
    /// With its lists, their problems and their progress.
    #[oai(
        path = "/:id",
        method = "get",
        operation_id = "admin_import_website_view"
    )]
    async fn view(
        &self,
        _owner: Owner,
        /// Id of the website.
        id: Path<i64>,
    ) -> Result<Json<WebsiteDetail>, Failure> {
        Ok(Json(self.0.website_detail(id.0).await?))
    }

    /// Discard a previous website.
    ///
    /// What was read of it is deleted. Only if nothing was imported.
    #[oai(
        path = "/:id",
        method = "delete",
        operation_id = "admin_import_website_delete"
    )]
    async fn delete(
        &self,
        _owner: Owner,
        /// Id of the website.
        id: Path<i64>,
    ) -> Result<NoContent, Failure> {
        self.0.delete_website(id.0).await?;
        Ok(NoContent::Done)
    }

    /// Read a list again.
    ///
    /// At this path. What was read of it before is replaced.
    #[oai(
        path = "/:id/lists/:kind",
        method = "put",
        operation_id = "admin_import_website_list_read"
    )]
    async fn read_list(
        &self,
        _owner: Owner,
        /// Id of the website.
        id: Path<i64>,
        /// What the list becomes.
        kind: Path<ImportKind>,
        list: Checked<ReadWebsiteList>,
    ) -> Result<Json<WebsiteDetail>, Failure> {
        Ok(Json(self.0.read_list(id.0, kind.0, &list).await?))
    }

    /// Preview the import of lists.
    ///
    /// Tries the first 400 entries of each without importing them. Images are not fetched.
    #[oai(
        path = "/:id/preview",
        method = "post",
        operation_id = "admin_import_website_preview"
    )]
    async fn preview(
        &self,
        _owner: Owner,
        /// Id of the website.
        id: Path<i64>,
        chosen: Checked<ChooseWebsiteLists>,
    ) -> Result<Json<Vec<WebsiteListPreview>>, Failure> {
        Ok(Json(self.0.preview_website(id.0, &chosen).await?))
    }

    /// Import lists.
    ///
    /// In the background, with their images. Known records are not doubled.
    #[oai(
        path = "/:id/start",
        method = "post",
        operation_id = "admin_import_website_start"
    )]
    async fn start(
        &self,
        owner: Owner,
        /// Id of the website.
        id: Path<i64>,
        chosen: Checked<ChooseWebsiteLists>,
    ) -> Result<Json<WebsiteDetail>, Failure> {
        let started = self.0.start_website(id.0, owner.0.id, &chosen);
        Ok(Json(started.await?))
    }

    /// Stop reading and importing.
    ///
    /// What is done stays, and it can be continued.
    #[oai(
        path = "/:id/stop",
        method = "post",
        operation_id = "admin_import_website_stop"
    )]
    async fn stop(
        &self,
        _owner: Owner,
        /// Id of the website.
        id: Path<i64>,
    ) -> Result<Json<WebsiteDetail>, Failure> {
        Ok(Json(self.0.stop_website(id.0, true).await?))
    }

    /// Continue reading and importing.
    ///
    /// After the last entry that was imported.
    #[oai(
        path = "/:id/continue",
        method = "post",
        operation_id = "admin_import_website_continue"
    )]
    async fn resume(
        &self,
        _owner: Owner,
        /// Id of the website.
        id: Path<i64>,
    ) -> Result<Json<WebsiteDetail>, Failure> {
        Ok(Json(self.0.stop_website(id.0, false).await?))
    }

    /// Undo the import of a website.
    ///
    /// All lists, within 30 days, except for what was used or changed since. Images stay in the library.
    #[oai(
        path = "/:id/undo",
        method = "post",
        operation_id = "admin_import_website_undo"
    )]
    async fn undo(
        &self,
        _owner: Owner,
        /// Id of the website.
        id: Path<i64>,
    ) -> Result<Json<WebsiteDetail>, Failure> {
        Ok(Json(self.0.undo_website(id.0).await?))
    }
}
