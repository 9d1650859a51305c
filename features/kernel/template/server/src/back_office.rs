//! An item as the shop's own people see and write it.

use kernel::{
    Deps, Failure, Timestamp, Tx, User,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::{Object, Tags};

use crate::codes::ITEM_NOT_FOUND;

#[derive(Tags)]
pub enum Tag {
    /// For the shop's own people: what FEATURE is about.
    #[oai(rename = "Back office: FEATURE")]
    BackOffice,
}

/// An item, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct AdminFEATURE_TITLEItem {
    /// Id of the item.
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// Whether visitors see it.
    pub published: bool,
    /// To be sent with a change.
    pub version: i64,
    /// Since when it is in the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A new item.
#[derive(Object, Debug)]
pub struct CreateFEATURE_TITLEItem {
    /// What it is called; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    name: String,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "FEATURE_item",
    "FEATURE_item",
    "/admin/FEATURE/items",
    ITEM_NOT_FOUND,
)
.called("an item of FEATURE", "items of FEATURE");

pub struct Items(pub Deps);

impl Stored for Items {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = AdminFEATURE_TITLEItem;

    fn deps(&self) -> &Deps {
        &self.0
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<AdminFEATURE_TITLEItem>, Failure> {
        let items = sqlx::query_as!(
            AdminFEATURE_TITLEItem,
            r#"SELECT id, name, published AS "published: bool", version, deleted_at AS "deleted_at: Timestamp"
               FROM FEATURE_item
               WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR (deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(name), ?3) > 0)
               ORDER BY position, id"#,
            selection.id,
            selection.deleted,
            selection.query
        );
        Ok(items.fetch_all(self.0.db.read()).await?)
    }
}

impl Record for Items {
    type Fields = CreateFEATURE_TITLEItem;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateFEATURE_TITLEItem,
    ) -> Result<Saved, Failure> {
        let name = fields.name.trim();
        let id = sqlx::query_scalar!(
            r#"INSERT INTO FEATURE_item (id, name, published, position)
               VALUES (?1, ?2, ?3, (SELECT coalesce(max(position) + 1, 0) FROM FEATURE_item))
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            name,
            fields.published
        );
        Ok(Saved::new(id.fetch_one(&mut **tx).await?))
    }
}
