//! Services are shown and hidden, put in order, deleted and brought back.

use kernel::{
    Failure,
    edit::{expect_all, expect_version},
};
use serde_json::json;

use super::{CatalogueVisibility, service::ServiceDetail};
use crate::{Catalogue, codes};

impl Catalogue {
    pub(super) async fn publish_service(
        &self,
        actor: i64,
        id: i64,
        input: &CatalogueVisibility,
    ) -> Result<ServiceDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let version = sqlx::query_scalar!(
            "SELECT version FROM catalogue_service WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::SERVICE_NOT_FOUND))?;
        expect_version(version, input.version)?;
        sqlx::query!(
            "UPDATE catalogue_service SET published = ?, version = version + 1 WHERE id = ?",
            input.published,
            id
        )
        .execute(&mut *tx)
        .await?;
        let (subject, details) = (
            format!("service:{id}"),
            json!({"published": input.published}),
        );
        self.note(
            &mut tx,
            actor,
            "catalogue.service_updated",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.service_detail(id).await
    }

    pub(super) async fn order_services(
        &self,
        actor: i64,
        category: i64,
        ids: &[i64],
    ) -> Result<Vec<ServiceDetail>, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let stored = sqlx::query_scalar!(
            "SELECT id FROM catalogue_service WHERE category_id = ? AND deleted_at IS NULL",
            category
        )
        .fetch_all(&mut *tx)
        .await?;
        expect_all(&stored, ids)?;
        for (position, id) in (0_i64..).zip(ids) {
            sqlx::query!(
                "UPDATE catalogue_service SET position = ? WHERE id = ?",
                position,
                id
            )
            .execute(&mut *tx)
            .await?;
        }
        let (subject, details) = (format!("category:{category}"), json!({"count": ids.len()}));
        self.note(
            &mut tx,
            actor,
            "catalogue.services_ordered",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.service_details(Some(category), false, None).await
    }

    /// Products stay with it, out of sight.
    pub(super) async fn delete_service(
        &self,
        actor: i64,
        id: i64,
        with_everything: bool,
    ) -> Result<(), Failure> {
        let now = self.deps.clock.now().0;
        let mut tx = self.deps.db.publish().await?;
        let products = sqlx::query_scalar!(
            r#"SELECT (SELECT count(*) FROM catalogue_product p
                       WHERE p.service_id = s.id AND p.deleted_at IS NULL) AS "products!: i64"
               FROM catalogue_service s WHERE id = ? AND deleted_at IS NULL"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::SERVICE_NOT_FOUND))?;
        if products > 0 && !with_everything {
            return Err(Failure::new(codes::NOT_EMPTY).with_message(format!(
                "Below this are products ({products}). They go with it."
            )));
        }
        sqlx::query!(
            "UPDATE catalogue_service SET deleted_at = ?, version = version + 1 WHERE id = ?",
            now,
            id
        )
        .execute(&mut *tx)
        .await?;
        let (subject, details) = (format!("service:{id}"), json!({"products": products}));
        self.note(
            &mut tx,
            actor,
            "catalogue.service_deleted",
            &subject,
            details,
        )
        .await?;
        Ok(tx.commit().await?)
    }

    /// With everything that went along.
    pub(super) async fn restore_service(
        &self,
        actor: i64,
        id: i64,
    ) -> Result<ServiceDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let row = sqlx::query!(
            r#"SELECT (c.deleted_at IS NOT NULL) AS "above_deleted!: bool",
                      EXISTS (SELECT 1 FROM catalogue_service o
                        WHERE o.category_id = s.category_id AND o.deleted_at IS NULL AND o.id <> s.id
                          AND lower(o.name) = lower(s.name)) AS "taken!: bool"
               FROM catalogue_service s JOIN catalogue_category c ON c.id = s.category_id WHERE s.id = ?"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::SERVICE_NOT_FOUND))?;
        if row.above_deleted {
            return Err(codes::ABOVE_DELETED.into());
        }
        if row.taken {
            return Err(codes::NAME_TAKEN.into());
        }
        sqlx::query!(
            "UPDATE catalogue_service SET deleted_at = NULL, version = version + 1
             WHERE id = ? AND deleted_at IS NOT NULL",
            id
        )
        .execute(&mut *tx)
        .await?;
        let subject = format!("service:{id}");
        self.note(
            &mut tx,
            actor,
            "catalogue.service_restored",
            &subject,
            json!({}),
        )
        .await?;
        tx.commit().await?;
        self.service_detail(id).await
    }
}
