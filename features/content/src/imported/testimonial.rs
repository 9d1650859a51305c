//! Testimonials, known by name and text.

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, ImageId, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce, filled},
    record::Kind,
};

use crate::back_office::testimonial;

/// Creates testimonials.
#[derive(Clone)]
pub struct ImportedTestimonials;

/// What a row says of a testimonial.
pub struct WantedTestimonial {
    name: String,
    company: String,
    quote: String,
    image: ImageId,
    /// With a blank image it is hidden.
    published: bool,
}

#[async_trait]
impl ImportedOnce for ImportedTestimonials {
    type Wanted = WantedTestimonial;
    const KIND: ImportKind = ImportKind::Testimonials;
    const RECORD: Option<&'static Kind> = Some(&testimonial::KIND);

    fn fields(&self) -> Vec<ImportField> {
        vec![
            ImportField::new("name", "Name", &[]).required(),
            ImportField::new("company", "Company", &[]),
            ImportField::new("quote", "Quote", &[]).required(),
            ImportField::images("image", "Image"),
        ]
    }

    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> WantedTestimonial {
        let image = row.image("image");
        WantedTestimonial {
            name: row.required("name", 80, problems),
            company: filled(&row.text("company", 80, problems), "Customer"),
            quote: row.required("quote", 600, problems),
            image: image.unwrap_or(row.blank_image),
            published: image.is_some(),
        }
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &WantedTestimonial,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let known = sqlx::query_scalar!(
            "SELECT id FROM content_testimonial
             WHERE name = ? COLLATE NOCASE AND quote = ? AND deleted_at IS NULL LIMIT 1",
            wanted.name,
            wanted.quote
        );
        Ok(Ok(known.fetch_optional(&mut **tx).await?))
    }

    /// On the day of the import: the website has none.
    async fn create(
        &self,
        tx: &mut Tx,
        run: &ImportRun,
        wanted: &WantedTestimonial,
    ) -> Result<i64, Failure> {
        let day = run.at.day().to_string();
        let created = sqlx::query!(
            "INSERT INTO content_testimonial (name, company, quote, day, image_id, published)
             VALUES (?, ?, ?, ?, ?, ?)",
            wanted.name,
            wanted.company,
            wanted.quote,
            day,
            wanted.image,
            wanted.published
        )
        .execute(&mut **tx)
        .await?;
        Ok(created.last_insert_rowid())
    }
}
