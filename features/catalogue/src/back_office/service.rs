//! A service as the shop's own people see and write it.

use kernel::{
    Deps, Failure, FieldProblem, Image, Timestamp, Tx, User,
    edit::refuse,
    record::{Kind, Record, Saved, Selection, Stored, name_problem},
};
use poem_openapi::Object;
use serde_json::json;

use super::{Tag, category};
use crate::{Catalogue, codes};

/// A service, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ServiceDetail {
    /// Id of the service.
    pub id: i64,
    /// Id of its category.
    pub ctid: i64,
    /// Name of its category.
    pub category_name: String,
    /// Name.
    pub service_name: String,
    /// Type it is listed under.
    pub service_type: String,
    /// Id of its image.
    pub image_id: i64,
    /// The image; absent when the library has lost it.
    pub service_image: Option<Image>,
    /// Id of its garment type.
    pub garment_type_id: Option<i64>,
    /// Whether it is to be seen.
    pub published: bool,
    /// Whether visitors see it: its category is neither hidden nor deleted.
    pub visible: bool,
    /// How many products it has, hidden ones too.
    pub product_count: i64,
    /// To be sent with a change.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A service as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateService {
    /// Id of its category.
    ctid: i64,
    /// Unique in the category.
    #[oai(validator(min_length = 1, max_length = 60))]
    service_name: String,
    /// Type it is listed under; its category's name without it.
    #[oai(validator(min_length = 1, max_length = 60))]
    service_type: Option<String>,
    /// Id of an image of the library, best 4:5.
    image_id: i64,
    /// Id of its garment type.
    garment_type_id: Option<i64>,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "service",
    "catalogue_service",
    "/admin/catalogue/services",
    codes::SERVICE_NOT_FOUND,
)
.called("a service", "services")
.below(&category::KIND, "category_id", codes::ABOVE_DELETED)
.unique("name", codes::NAME_TAKEN)
.not_empty(codes::NOT_EMPTY)
.notes(&[
    (
        "list",
        "Hidden ones too, in the owner's order; or what is in the trash. One whose category is in the trash is not \
         listed: it is restored with that.",
    ),
    ("create", "It comes last in its category."),
    (
        "update",
        "In another category it comes last.",
    ),
    ("publish", "Its products are shown and hidden with it."),
]);

pub struct Services(pub Catalogue);

impl Stored for Services {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = ServiceDetail;

    fn deps(&self) -> &Deps {
        &self.0.deps
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<ServiceDetail>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT s.id, s.category_id, c.name AS category_name, s.name, s.service_type, s.image_id, s.garment_type_id,
                      s.published AS "published: bool", s.version, s.deleted_at AS "deleted_at: Timestamp",
                      (s.published = 1 AND s.deleted_at IS NULL AND c.published = 1 AND c.deleted_at IS NULL)
                        AS "visible!: bool",
                      (SELECT count(*) FROM catalogue_product p
                       WHERE p.service_id = s.id AND p.deleted_at IS NULL) AS "products!: i64"
               FROM catalogue_service s JOIN catalogue_category c ON c.id = s.category_id
               WHERE (?1 IS NULL OR s.id = ?1) AND (?2 IS NULL OR s.category_id = ?2)
                 AND (?3 IS NULL OR ((s.deleted_at IS NOT NULL) = ?3 AND (?3 OR c.deleted_at IS NULL)))
                 AND (?4 IS NULL OR instr(lower(s.name || ' ' || s.service_type), ?4) > 0)
               ORDER BY c.position, c.id, s.position, s.id"#,
            selection.id,
            selection.parent,
            selection.deleted,
            selection.query
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.0.deps.images.images(&ids).await?;
        Ok(rows
            .into_iter()
            .map(|row| ServiceDetail {
                id: row.id,
                ctid: row.category_id,
                category_name: row.category_name,
                service_name: row.name,
                service_type: row.service_type,
                image_id: row.image_id,
                service_image: images.get(&row.image_id).cloned(),
                garment_type_id: row.garment_type_id,
                published: row.published,
                visible: row.visible,
                product_count: row.products,
                version: row.version,
                deleted_at: row.deleted_at,
            })
            .collect())
    }

    async fn below(&self, tx: &mut Tx, id: i64) -> Result<Vec<(&'static str, i64)>, Failure> {
        let products = sqlx::query_scalar!(
            "SELECT count(*) FROM catalogue_product WHERE service_id = ? AND deleted_at IS NULL",
            id
        );
        Ok(vec![("products", products.fetch_one(&mut **tx).await?)])
    }
}

impl Record for Services {
    type Fields = CreateService;

    /// In another category it comes last.
    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateService,
    ) -> Result<Saved, Failure> {
        let name = fields.service_name.trim();
        let category = sqlx::query_scalar!(
            "SELECT name FROM catalogue_category WHERE id = ? AND deleted_at IS NULL",
            fields.ctid
        )
        .fetch_optional(&mut **tx)
        .await?;
        let mut problems = Vec::new();
        if category.is_none() {
            let unknown = FieldProblem::new("ctid", "unknown", "Choose one of the categories.");
            problems.push(unknown);
        }
        let named = ("serviceName", name);
        problems.extend(name_problem(tx, &KIND, Some(fields.ctid), named, id).await?);
        problems.extend(self.0.deps.unknown_image(fields.image_id).await?);
        problems.extend(self.0.unknown_garment_type(fields.garment_type_id).await?);
        refuse(problems)?;
        let kind = fields.service_type.as_deref().map(str::trim);
        let kind = kind.map(str::to_owned).or(category);
        let id = sqlx::query_scalar!(
            r#"INSERT INTO catalogue_service (id, category_id, name, service_type, image_id, published, garment_type_id, position)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7,
                       (SELECT coalesce(max(position) + 1, 0) FROM catalogue_service WHERE category_id = ?2))
               ON CONFLICT (id) DO UPDATE SET category_id = excluded.category_id, name = excluded.name,
                   service_type = excluded.service_type, image_id = excluded.image_id,
                   published = excluded.published, garment_type_id = excluded.garment_type_id,
                   position = iif(category_id = excluded.category_id, position, excluded.position)
               RETURNING id AS "id!: i64""#,
            id,
            fields.ctid,
            name,
            kind,
            fields.image_id,
            fields.published,
            fields.garment_type_id
        )
        .fetch_one(&mut **tx)
        .await?;
        Ok(Saved::with(id, json!({"name": name})))
    }
}
