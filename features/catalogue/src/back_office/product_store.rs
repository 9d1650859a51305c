//! Products are shown and hidden, copied, put in order, deleted and brought back.

use kernel::{
    Failure, Role, User,
    edit::{expect_all, expect_version, refuse},
};
use serde_json::json;

use super::{
    CatalogueVisibility,
    product::{ProductDetail, ProductDetailPage, ProductFilter},
    product_form::{expect_price, next_position},
};
use crate::{Catalogue, codes};

impl Catalogue {
    pub(super) async fn publish_product(
        &self,
        actor: i64,
        id: i64,
        input: &CatalogueVisibility,
    ) -> Result<ProductDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let stored = sqlx::query!(
            "SELECT version, price_paise FROM catalogue_product WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PRODUCT_NOT_FOUND))?;
        expect_version(stored.version, input.version)?;
        refuse(
            expect_price(input.published, stored.price_paise)
                .into_iter()
                .collect(),
        )?;
        sqlx::query!(
            "UPDATE catalogue_product SET published = ?, version = version + 1 WHERE id = ?",
            input.published,
            id
        )
        .execute(&mut *tx)
        .await?;
        let (subject, details) = (
            format!("product:{id}"),
            json!({"published": input.published}),
        );
        self.note(
            &mut tx,
            actor,
            "catalogue.product_updated",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.product_detail(id).await
    }

    /// Hidden, last in its service, with a model that nothing else has.
    pub(super) async fn duplicate_product(
        &self,
        writer: &User,
        id: i64,
    ) -> Result<ProductDetail, Failure> {
        let today = self.deps.clock.today().to_string();
        let mut tx = self.deps.db.publish().await?;
        let stored = sqlx::query!(
            "SELECT service_id, model, price_paise FROM catalogue_product WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PRODUCT_NOT_FOUND))?;
        let models = sqlx::query_scalar!(
            r#"SELECT lower(model) AS "model!: String" FROM catalogue_product WHERE service_id = ? AND deleted_at IS NULL"#,
            stored.service_id
        )
        .fetch_all(&mut *tx)
        .await?;
        let model = name_of_copy(&stored.model, &models);
        let price = match writer.role {
            Role::Owner => stored.price_paise,
            Role::Staff | Role::Customer => 0,
        };
        let position = next_position(&mut tx, stored.service_id).await?;
        let copy = sqlx::query!(
            "INSERT INTO catalogue_product
                (service_id, model, main_title, main_description, price_paise, day, image_id, position, published)
             SELECT service_id, ?1, main_title, main_description, ?2, ?3, image_id, ?4, 0
             FROM catalogue_product WHERE id = ?5",
            model,
            price,
            today,
            position,
            id
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        let (subject, details) = (format!("product:{copy}"), json!({"copyOf": id}));
        self.note(
            &mut tx,
            writer.id,
            "catalogue.product_created",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.product_detail(copy).await
    }

    pub(super) async fn order_products(
        &self,
        actor: i64,
        service: i64,
        ids: &[i64],
    ) -> Result<ProductDetailPage, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let stored = sqlx::query_scalar!(
            "SELECT id FROM catalogue_product WHERE service_id = ? AND deleted_at IS NULL",
            service
        )
        .fetch_all(&mut *tx)
        .await?;
        expect_all(&stored, ids)?;
        for (position, id) in (0_i64..).zip(ids) {
            sqlx::query!(
                "UPDATE catalogue_product SET position = ? WHERE id = ?",
                position,
                id
            )
            .execute(&mut *tx)
            .await?;
        }
        let (subject, details) = (format!("service:{service}"), json!({"count": ids.len()}));
        self.note(
            &mut tx,
            actor,
            "catalogue.products_ordered",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        let filter = ProductFilter {
            service: Some(service),
            ..ProductFilter::default()
        };
        self.product_details(&filter).await
    }

    pub(super) async fn delete_product(&self, actor: i64, id: i64) -> Result<(), Failure> {
        let now = self.deps.clock.now().0;
        let mut tx = self.deps.db.publish().await?;
        let deleted = sqlx::query!(
            "UPDATE catalogue_product SET deleted_at = ?, version = version + 1 WHERE id = ? AND deleted_at IS NULL",
            now,
            id
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if deleted == 0 {
            return Err(codes::PRODUCT_NOT_FOUND.into());
        }
        let subject = format!("product:{id}");
        self.note(
            &mut tx,
            actor,
            "catalogue.product_deleted",
            &subject,
            json!({}),
        )
        .await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn restore_product(
        &self,
        actor: i64,
        id: i64,
    ) -> Result<ProductDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let row = sqlx::query!(
            r#"SELECT (s.deleted_at IS NOT NULL OR c.deleted_at IS NOT NULL) AS "above_deleted!: bool",
                      EXISTS (SELECT 1 FROM catalogue_product o
                        WHERE o.service_id = p.service_id AND o.deleted_at IS NULL AND o.id <> p.id
                          AND lower(o.model) = lower(p.model)) AS "taken!: bool"
               FROM catalogue_product p
               JOIN catalogue_service s ON s.id = p.service_id
               JOIN catalogue_category c ON c.id = s.category_id WHERE p.id = ?"#,
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PRODUCT_NOT_FOUND))?;
        if row.above_deleted {
            return Err(codes::ABOVE_DELETED.into());
        }
        if row.taken {
            return Err(codes::NAME_TAKEN.into());
        }
        sqlx::query!(
            "UPDATE catalogue_product SET deleted_at = NULL, version = version + 1
             WHERE id = ? AND deleted_at IS NOT NULL",
            id
        )
        .execute(&mut *tx)
        .await?;
        let subject = format!("product:{id}");
        self.note(
            &mut tx,
            actor,
            "catalogue.product_restored",
            &subject,
            json!({}),
        )
        .await?;
        tx.commit().await?;
        self.product_detail(id).await
    }
}

/// The model with "(copy)" behind it, or "(copy 2)" and so on; never longer than a model may be.
fn name_of_copy(model: &str, taken: &[String]) -> String {
    let base: String = model.chars().take(68).collect();
    let mut copy = format!("{} (copy)", base.trim_end());
    let mut number = 1;
    while taken.contains(&copy.to_ascii_lowercase()) {
        number += 1;
        copy = format!("{} (copy {number})", base.trim_end());
    }
    copy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_of_copies_have_names_of_their_own() {
        let taken = ["lined".to_owned(), "lined (copy)".to_owned()];
        assert_eq!(name_of_copy("Lined", &[]), "Lined (copy)");
        assert_eq!(name_of_copy("Lined", &taken), "Lined (copy 2)");
        assert!(name_of_copy(&"é".repeat(80), &[]).chars().count() <= 80);
    }
}
