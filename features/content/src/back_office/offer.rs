//! Offers, as the shop writes them.

use kernel::{
    Deps, Failure, Timestamp, Tx, User,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::Object;

use super::Tag;
use crate::codes::ENTRY_NOT_FOUND;

/// An offer, with what the shop knows about it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OfferEntry {
    /// Row id.
    pub id: i64,
    /// The offer in a sentence.
    pub text: String,
    /// Whether visitors see it.
    pub published: bool,
    /// Goes up with each change; a change names the version that was read.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// An offer to make.
#[derive(Object, Debug)]
pub struct CreateOffer {
    /// The offer in a sentence; at most 200 characters.
    #[oai(validator(min_length = 1, max_length = 200))]
    text: String,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "offer",
    "content_offer",
    "/admin/content/offers",
    ENTRY_NOT_FOUND,
)
.called("an offer", "offers")
.notes(&[(
    "create",
    "It takes the last place; the last one that is shown is the current one.",
)]);

pub struct Offers(pub Deps);

impl Stored for Offers {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = OfferEntry;

    fn deps(&self) -> &Deps {
        &self.0
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<OfferEntry>, Failure> {
        let entries = sqlx::query_as!(
            OfferEntry,
            r#"SELECT id, text, published AS "published!: bool", version, deleted_at AS "deleted_at: Timestamp"
               FROM content_offer
               WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR (deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(text), ?3) > 0)
               ORDER BY position, id"#,
            selection.id,
            selection.deleted,
            selection.query
        );
        Ok(entries.fetch_all(self.0.db.read()).await?)
    }
}

impl Record for Offers {
    type Fields = CreateOffer;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateOffer,
    ) -> Result<Saved, Failure> {
        let text = fields.text.trim();
        let id = sqlx::query_scalar!(
            r#"INSERT INTO content_offer (id, position, text, published)
               VALUES (?1, (SELECT coalesce(max(position) + 1, 0) FROM content_offer), ?2, ?3)
               ON CONFLICT (id) DO UPDATE SET text = excluded.text, published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            text,
            fields.published
        );
        Ok(Saved::new(id.fetch_one(&mut **tx).await?))
    }
}
