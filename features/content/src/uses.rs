//! Which pictures and films the rows of this feature show.

use async_trait::async_trait;
use kernel::{Deps, Failure, FilmId, KeptUse, KeptUses, PictureId};

pub struct ContentUses(pub Deps);

#[async_trait]
impl KeptUses for ContentUses {
    async fn of_pictures(
        &self,
        pictures: &[PictureId],
    ) -> Result<Vec<(PictureId, KeptUse)>, Failure> {
        let pictures = format!("{pictures:?}");
        let rows = sqlx::query!(
            r#"WITH wanted (id) AS (SELECT value FROM json_each(?1))
               SELECT picture_id AS "picture!: i64", 'Testimonial' AS "what!: String", name AS "title!: String",
                      '/admin/content/testimonials/' || id AS "href!: String"
                 FROM content_testimonial WHERE picture_id IN wanted
               UNION SELECT main_picture_id, 'Story', title, '/admin/content/events/' || id
                 FROM content_event WHERE main_picture_id IN wanted
               UNION SELECT picture.picture_id, 'Story', event.title, '/admin/content/events/' || event.id
                 FROM content_event_picture AS picture JOIN content_event AS event ON event.id = picture.event_id
                 WHERE picture.picture_id IN wanted
               UNION SELECT picture.picture_id, 'Gallery', item.title, '/admin/content/gallery/' || item.id
                 FROM content_gallery_picture AS picture JOIN content_gallery_item AS item ON item.id = picture.item_id
                 WHERE picture.picture_id IN wanted
               UNION SELECT picture_id, 'How to measure', 'Film ' || (position + 1), '/admin/content/how-to-measure'
                 FROM content_measure_film WHERE picture_id IN wanted"#,
            pictures
        )
        .fetch_all(self.0.db.read())
        .await?;
        let used = rows
            .into_iter()
            .map(|row| (row.picture, KeptUse::new(&row.what, row.title, row.href)));
        Ok(used.collect())
    }

    async fn of_films(&self, films: &[FilmId]) -> Result<Vec<(FilmId, KeptUse)>, Failure> {
        let films = format!("{films:?}");
        let rows = sqlx::query!(
            r#"SELECT film_id, 'Film ' || (position + 1) AS "title!: String" FROM content_measure_film
               WHERE film_id IN (SELECT value FROM json_each(?1))"#,
            films
        )
        .fetch_all(self.0.db.read())
        .await?;
        let used = rows.into_iter().map(|row| {
            let href = "/admin/content/how-to-measure";
            (row.film_id, KeptUse::new("How to measure", row.title, href))
        });
        Ok(used.collect())
    }
}
