//! What clients said, as the shop writes it down.

use kernel::{
    Day, Deps, Failure, Image, ImageId, MultiLine, Timestamp, Tx, User,
    edit::refuse,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::Object;

use super::Tag;
use crate::codes::ENTRY_NOT_FOUND;

/// What a client said, for the back office.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct TestimonialEntry {
    /// Row id.
    pub id: i64,
    /// Who said it.
    pub name: String,
    /// Where they are from, or what they had made.
    pub company: String,
    /// What they said.
    pub quote: String,
    /// The day they said it; the newest comes first.
    pub date: Day,
    /// Id of the image.
    pub image_id: ImageId,
    /// Absent if it was deleted: then visitors do not see the testimonial.
    pub image: Option<Image>,
    /// Whether visitors see it.
    pub published: bool,
    /// Goes up with each change; a change names the version that was read.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// What a client said.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateTestimonial {
    /// Who said it; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    name: String,
    /// Where they are from, or what they had made; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    company: String,
    /// What they said; at most 600 characters.
    #[oai(validator(min_length = 1, max_length = 600))]
    quote: MultiLine,
    /// The day they said it.
    date: Day,
    /// Id of an image of the person or of the piece.
    image_id: ImageId,
    /// Whether visitors see it.
    published: bool,
}

pub const KIND: Kind = Kind::new(
    "testimonial",
    "content_testimonial",
    "/admin/content/testimonials",
    ENTRY_NOT_FOUND,
)
.called("a testimonial", "testimonials")
.notes(&[(
    "list",
    "All of them, newest first, hidden ones too; or what is in the trash.",
)]);

pub struct Testimonials(pub Deps);

impl Stored for Testimonials {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = TestimonialEntry;

    fn deps(&self) -> &Deps {
        &self.0
    }

    /// Newest first; the words are looked for in names and in what was said.
    async fn select(&self, selection: &Selection) -> Result<Vec<TestimonialEntry>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, name, company, quote, day AS "day: Day", image_id, published AS "published!: bool", version,
                      deleted_at AS "deleted_at: Timestamp"
               FROM content_testimonial
               WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR (deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(name || ' ' || company || ' ' || quote), ?3) > 0)
               ORDER BY day DESC, id DESC"#,
            selection.id,
            selection.deleted,
            selection.query
        )
        .fetch_all(self.0.db.read())
        .await?;
        let ids: Vec<ImageId> = rows.iter().map(|row| row.image_id).collect();
        let stored = self.0.images.images(&ids).await?;
        let entries = rows.into_iter().map(|row| TestimonialEntry {
            id: row.id,
            name: row.name,
            company: row.company,
            quote: row.quote,
            date: row.day,
            image_id: row.image_id,
            image: stored.get(&row.image_id).cloned(),
            published: row.published,
            version: row.version,
            deleted_at: row.deleted_at,
        });
        Ok(entries.collect())
    }
}

impl Record for Testimonials {
    type Fields = CreateTestimonial;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreateTestimonial,
    ) -> Result<Saved, Failure> {
        refuse(self.0.unknown_image(fields.image_id).await?)?;
        let (name, company) = (fields.name.trim(), fields.company.trim());
        let (quote, day) = (fields.quote.0.trim(), fields.date.to_string());
        let id = sqlx::query_scalar!(
            r#"INSERT INTO content_testimonial (id, name, company, quote, day, image_id, published)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, company = excluded.company, quote = excluded.quote,
                   day = excluded.day, image_id = excluded.image_id, published = excluded.published
               RETURNING id AS "id!: i64""#,
            id,
            name,
            company,
            quote,
            day,
            fields.image_id,
            fields.published
        );
        Ok(Saved::new(id.fetch_one(&mut **tx).await?))
    }
}
