//! Wish lists of customers. One on a device joins that of the account at login.

use kernel::{Checked, Failure, NoContent, SignedIn};
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};

use crate::{Catalogue, api::Tag};

/// Longest wish list. The oldest favourites make room.
const MOST: i64 = 100;

/// Favourite products.
#[derive(Object)]
struct Favourites {
    /// Ids of the products that can still be ordered, newest first.
    products: Vec<i64>,
}

/// Products to add to your favourites.
#[derive(Object, Debug)]
struct AddFavourites {
    /// Newest first. Unknown ones are left out.
    #[oai(validator(max_items = "100"))]
    products: Vec<i64>,
}

pub struct FavouriteApi(pub Catalogue);

#[OpenApi(prefix_path = "/me/favourites", tag = "Tag::Catalogue")]
impl FavouriteApi {
    /// List your favourites.
    ///
    /// Your favourite products.
    #[oai(path = "/", method = "get", operation_id = "favourite_list")]
    async fn list(&self, customer: SignedIn) -> Result<Json<Favourites>, Failure> {
        self.of(customer.0.id).await
    }

    /// Add to your favourites.
    ///
    /// Answers the whole list.
    #[oai(path = "/", method = "post", operation_id = "favourite_create")]
    async fn add(
        &self,
        customer: SignedIn,
        favourites: Checked<AddFavourites>,
    ) -> Result<Json<Favourites>, Failure> {
        let user = customer.0.id;
        let now = self.0.deps.clock.now().0;
        let mut tx = self.0.deps.db.write().await?;
        self.0.people.expect_account(&mut tx, user).await?;
        // Within one second the order of the list counts.
        for product in favourites.products.iter().rev() {
            sqlx::query!(
                "INSERT INTO catalogue_favourite (user_id, product_id, added_at)
                 SELECT ?1, id, max(?3, (SELECT coalesce(max(added_at) + 1, 0) FROM catalogue_favourite WHERE user_id = ?1))
                 FROM catalogue_product WHERE id = ?2 AND deleted_at IS NULL
                 ON CONFLICT DO NOTHING",
                user,
                product,
                now
            )
            .execute(&mut *tx)
            .await?;
        }
        sqlx::query!(
            "DELETE FROM catalogue_favourite WHERE user_id = ?1 AND product_id NOT IN
                (SELECT product_id FROM catalogue_favourite WHERE user_id = ?1 ORDER BY added_at DESC LIMIT ?2)",
            user,
            MOST
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        self.of(user).await
    }

    /// Remove from your favourites.
    ///
    /// Removes a product; one that is not on the list changes nothing.
    #[oai(
        path = "/:product",
        method = "delete",
        operation_id = "favourite_delete"
    )]
    async fn remove(
        &self,
        customer: SignedIn,
        /// Id of the product.
        product: Path<i64>,
    ) -> Result<NoContent, Failure> {
        let user = customer.0.id;
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!(
            "DELETE FROM catalogue_favourite WHERE user_id = ? AND product_id = ?",
            user,
            product.0
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(NoContent::Done)
    }
}

impl FavouriteApi {
    async fn of(&self, user: i64) -> Result<Json<Favourites>, Failure> {
        let products = sqlx::query_scalar!(
            "SELECT w.product_id FROM catalogue_favourite w
             JOIN catalogue_product p ON p.id = w.product_id AND p.published = 1 AND p.deleted_at IS NULL
             JOIN catalogue_service s ON s.id = p.service_id AND s.published = 1 AND s.deleted_at IS NULL
             JOIN catalogue_category c ON c.id = s.category_id AND c.published = 1 AND c.deleted_at IS NULL
             WHERE w.user_id = ? ORDER BY w.added_at DESC",
            user
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        Ok(Json(Favourites { products }))
    }
}
