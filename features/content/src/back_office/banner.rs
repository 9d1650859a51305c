//! The words that take turns, as the shop writes them.

use kernel::{
    Deps, Failure, Timestamp, Tx, User,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::Object;

use super::Tag;
use crate::codes::ENTRY_NOT_FOUND;

/// One of the texts that take turns, for the back office.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct BannerEntry {
    /// Row id.
    pub id: i64,
    /// A service in two or three words.
    pub subtitle: String,
    /// Whether visitors see it.
    pub published: bool,
    /// Goes up with each change; a change names the version that was read.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A text of the banner.
#[derive(Object, Debug)]
pub struct CreateBanner {
    /// A service in two or three words; at most 40 characters.
    #[oai(validator(min_length = 1, max_length = 40))]
    subtitle: String,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "banner",
    "content_banner",
    "/admin/content/banner",
    ENTRY_NOT_FOUND,
)
.called("a text of the banner", "texts of the banner");

pub struct Banners(pub Deps);

impl Stored for Banners {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = BannerEntry;

    fn deps(&self) -> &Deps {
        &self.0
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<BannerEntry>, Failure> {
        let entries = sqlx::query_as!(
            BannerEntry,
            r#"SELECT id, subtitle, published AS "published!: bool", version, deleted_at AS "deleted_at: Timestamp"
               FROM content_banner
               WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR (deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(subtitle), ?3) > 0)
               ORDER BY position, id"#,
            selection.id,
            selection.deleted,
            selection.query
        );
        Ok(entries.fetch_all(self.0.db.read()).await?)
    }
}

impl Record for Banners {
    type Fields = CreateBanner;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateBanner,
    ) -> Result<Saved, Failure> {
        let subtitle = fields.subtitle.trim();
        let id = sqlx::query_scalar!(
            r#"INSERT INTO content_banner (id, position, subtitle, published)
               VALUES (?1, (SELECT coalesce(max(position) + 1, 0) FROM content_banner), ?2, ?3)
               ON CONFLICT (id) DO UPDATE SET subtitle = excluded.subtitle, published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            subtitle,
            fields.published
        );
        Ok(Saved::new(id.fetch_one(&mut **tx).await?))
    }
}
