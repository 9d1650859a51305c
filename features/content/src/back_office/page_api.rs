//! Operations on pages of text.

use kernel::{Checked, Deps, Editor, Failure};
use poem_openapi::{OpenApi, param::Path, payload::Json};

use super::{
    Tag,
    page::{self, PageDetail, PageDraft, PageEntry},
};

pub struct PageApi(pub Deps);

#[OpenApi(prefix_path = "/admin/content/pages", tag = "Tag::BackOffice")]
impl PageApi {
    /// List pages of text.
    ///
    /// Their titles, and the day on which each last changed.
    #[oai(path = "/", method = "get", operation_id = "admin_page_list")]
    async fn list(&self, _staff: Editor) -> Result<Json<Vec<PageEntry>>, Failure> {
        Ok(Json(page::list(&self.0).await?))
    }

    /// View a page of text for a change.
    ///
    /// As visitors see it.
    #[oai(path = "/:slug", method = "get", operation_id = "admin_page_view")]
    async fn view(
        &self,
        _staff: Editor,
        /// `about`, `stories`, `privacy`, `terms`, `refunds` or `quality`.
        #[oai(validator(max_length = 40))]
        slug: Path<String>,
    ) -> Result<Json<PageDetail>, Failure> {
        Ok(Json(page::view(&self.0, &slug.0).await?))
    }

    /// Update a page of text.
    ///
    /// Title and all sections at once.
    #[oai(path = "/:slug", method = "put", operation_id = "admin_page_update")]
    async fn update(
        &self,
        staff: Editor,
        /// `about`, `stories`, `privacy`, `terms`, `refunds` or `quality`.
        #[oai(validator(max_length = 40))]
        slug: Path<String>,
        draft: Checked<PageDraft>,
    ) -> Result<Json<PageDetail>, Failure> {
        let detail = page::update(&self.0, staff.0.id, &slug.0, &draft).await?;
        Ok(Json(detail))
    }
}
