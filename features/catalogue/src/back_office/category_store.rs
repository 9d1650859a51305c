//! Categories are shown and hidden, put in order, deleted and brought back.

use kernel::{
    Failure,
    edit::{expect_all, expect_version},
};
use serde_json::json;

use super::{CatalogueVisibility, category::CategoryDetail};
use crate::{Catalogue, codes};

impl Catalogue {
    pub(super) async fn publish_category(
        &self,
        actor: i64,
        id: i64,
        input: &CatalogueVisibility,
    ) -> Result<CategoryDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let version = sqlx::query_scalar!(
            "SELECT version FROM catalogue_category WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::CATEGORY_NOT_FOUND))?;
        expect_version(version, input.version)?;
        sqlx::query!(
            "UPDATE catalogue_category SET published = ?, version = version + 1 WHERE id = ?",
            input.published,
            id
        )
        .execute(&mut *tx)
        .await?;
        let (subject, details) = (
            format!("category:{id}"),
            json!({"published": input.published}),
        );
        self.note(
            &mut tx,
            actor,
            "catalogue.category_updated",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.category_detail(id).await
    }

    pub(super) async fn order_categories(
        &self,
        actor: i64,
        ids: &[i64],
    ) -> Result<Vec<CategoryDetail>, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let stored =
            sqlx::query_scalar!("SELECT id FROM catalogue_category WHERE deleted_at IS NULL")
                .fetch_all(&mut *tx)
                .await?;
        expect_all(&stored, ids)?;
        for (position, id) in (0_i64..).zip(ids) {
            sqlx::query!(
                "UPDATE catalogue_category SET position = ? WHERE id = ?",
                position,
                id
            )
            .execute(&mut *tx)
            .await?;
        }
        let details = json!({"count": ids.len()});
        self.note(
            &mut tx,
            actor,
            "catalogue.categories_ordered",
            "categories",
            details,
        )
        .await?;
        tx.commit().await?;
        self.category_details(false, None).await
    }

    /// Services and products stay with it, out of sight.
    pub(super) async fn delete_category(
        &self,
        actor: i64,
        id: i64,
        with_everything: bool,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now().0;
        let mut tx = self.deps.db.publish().await?;
        let below = sqlx::query!(
            r#"SELECT (SELECT count(*) FROM catalogue_service s
                       WHERE s.category_id = c.id AND s.deleted_at IS NULL) AS "services!: i64",
                      (SELECT count(*) FROM catalogue_service s JOIN catalogue_product p ON p.service_id = s.id
                       WHERE s.category_id = c.id AND s.deleted_at IS NULL AND p.deleted_at IS NULL) AS "products!: i64"
               FROM catalogue_category c WHERE id = ? AND deleted_at IS NULL"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::CATEGORY_NOT_FOUND))?;
        if below.services > 0 && !with_everything {
            return Err(Failure::new(codes::NOT_EMPTY).with_message(format!(
                "Below this are services ({}) and products ({}). They go with it.",
                below.services, below.products
            )));
        }
        sqlx::query!(
            "UPDATE catalogue_category SET deleted_at = ?, version = version + 1 WHERE id = ?",
            now,
            id
        )
        .execute(&mut *tx)
        .await?;
        let subject = format!("category:{id}");
        let details = json!({"services": below.services, "products": below.products});
        self.note(
            &mut tx,
            actor,
            "catalogue.category_deleted",
            &subject,
            details,
        )
        .await?;
        Ok(tx.commit().await?)
    }

    /// With everything that went along.
    pub(super) async fn restore_category(
        &self,
        actor: i64,
        id: i64,
    ) -> Result<CategoryDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let is_taken = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM catalogue_category o
                 WHERE o.deleted_at IS NULL AND o.id <> c.id AND lower(o.name) = lower(c.name)) AS "taken!: bool"
               FROM catalogue_category c WHERE c.id = ?"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::CATEGORY_NOT_FOUND))?;
        if is_taken {
            return Err(codes::NAME_TAKEN.into());
        }
        sqlx::query!(
            "UPDATE catalogue_category SET deleted_at = NULL, version = version + 1
             WHERE id = ? AND deleted_at IS NOT NULL",
            id
        )
        .execute(&mut *tx)
        .await?;
        let subject = format!("category:{id}");
        self.note(
            &mut tx,
            actor,
            "catalogue.category_restored",
            &subject,
            json!({}),
        )
        .await?;
        tx.commit().await?;
        self.category_detail(id).await
    }
}
