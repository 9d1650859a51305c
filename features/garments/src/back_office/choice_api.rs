//! Operations on choices, for the shop's own people. Prices are the owner's, so only the owner changes them.

use kernel::{Checked, Editor, Failure, Owner};
use poem_openapi::{OpenApi, param::Path, payload::Json};

use super::{
    Tag,
    choice_list::{self, ChoiceList, ChoiceListSummary, ChoiceOwner, UpdateChoiceList},
};
use crate::Garments;

pub struct ChoiceApi(pub Garments);

#[OpenApi(prefix_path = "/admin/garments/choices", tag = "Tag::BackOffice")]
impl ChoiceApi {
    /// List what has choices.
    ///
    /// Garment types and products whose choices can be copied.
    #[oai(path = "/", method = "get", operation_id = "admin_choice_list_list")]
    async fn list(&self, _staff: Editor) -> Result<Json<Vec<ChoiceListSummary>>, Failure> {
        Ok(Json(choice_list::all(&self.0).await?))
    }

    /// View choices for the shop.
    ///
    /// Those of one garment type, or a product's own.
    #[oai(
        path = "/:owner/:id",
        method = "get",
        operation_id = "admin_choice_list_view"
    )]
    async fn view(
        &self,
        _staff: Editor,
        /// What the choices belong to.
        owner: Path<ChoiceOwner>,
        /// Its id.
        id: Path<i64>,
    ) -> Result<Json<ChoiceList>, Failure> {
        Ok(Json(choice_list::view(&self.0, owner.0, id.0).await?))
    }

    /// Update choices.
    ///
    /// All at once.
    #[oai(
        path = "/:owner/:id",
        method = "put",
        operation_id = "admin_choice_list_update"
    )]
    async fn update(
        &self,
        caller: Owner,
        /// What the choices belong to.
        owner: Path<ChoiceOwner>,
        /// Its id.
        id: Path<i64>,
        update: Checked<UpdateChoiceList>,
    ) -> Result<Json<ChoiceList>, Failure> {
        choice_list::update(&self.0, caller.0.id, owner.0, id.0, &update).await?;
        Ok(Json(choice_list::view(&self.0, owner.0, id.0).await?))
    }
}
