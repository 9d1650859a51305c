//! The demo store's texts and images, from `data/demo/content.json`.

mod document;

use async_trait::async_trait;
use kernel::{DemoContent, DemoLoader, Failure, Tx};

use crate::back_office::gallery::put_images;
use document::{DemoEvent, DemoGalleryItem, DemoPage, DemoShop, DemoTestimonial, Document};

pub struct Rows;

#[async_trait]
impl DemoLoader for Rows {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
        let document: Document = content.document("content")?;
        if content.made_up_shop {
            load_shop(&document.shop, tx).await?;
            for testimonial in &document.testimonials {
                load_testimonial(testimonial, content, tx).await?;
            }
        }
        for (position, line) in (0_i64..).zip(&document.banner) {
            sqlx::query!(
                "INSERT INTO content_banner (position, subtitle) VALUES (?1, ?2)",
                position,
                line.subtitle
            )
            .execute(&mut **tx)
            .await?;
        }
        for (position, offer) in (0_i64..).zip(&document.offers) {
            sqlx::query!(
                "INSERT INTO content_offer (position, text) VALUES (?1, ?2)",
                position,
                offer.text
            )
            .execute(&mut **tx)
            .await?;
        }
        for (position, item) in (0_i64..).zip(&document.gallery) {
            load_gallery_item(position, item, content, tx).await?;
        }
        for event in &document.events {
            load_event(event, content, tx).await?;
        }
        for (position, video) in (0_i64..).zip(&document.measure_videos) {
            let (video_id, image) = (content.video(&video.video)?, content.image(&video.image)?);
            sqlx::query!(
                "INSERT INTO content_measure_video (position, video_id, image_id) VALUES (?1, ?2, ?3)",
                position,
                video_id,
                image
            )
            .execute(&mut **tx)
            .await?;
        }
        for page in &document.pages {
            load_page(page, tx).await?;
        }
        Ok(())
    }
}

async fn load_shop(shop: &DemoShop, tx: &mut Tx) -> Result<(), Failure> {
    let address = shop.address.join("\n");
    let designer_name = shop.designer_credit.as_ref().map(|credit| &credit.name);
    let designer_url = shop.designer_credit.as_ref().map(|credit| &credit.url);
    let officer = &shop.grievance_officer;
    sqlx::query!(
        "UPDATE content_setting SET business_name = ?1, legal_name = ?2, tagline = ?3, greeting = ?4,
             whatsapp = ?5, phone = ?6, email = ?7, address = ?8, grievance_name = ?9,
             grievance_designation = ?10, grievance_phone = ?11, grievance_email = ?12, copyright_year = ?13,
             designer_name = ?14, designer_url = ?15, colours = ?16, order_prefix = ?17,
             latitude = ?18, longitude = ?19
         WHERE id = 1",
        shop.business_name,
        shop.legal_name,
        shop.tagline,
        shop.greeting,
        shop.whatsapp,
        shop.phone,
        shop.email,
        address,
        officer.name,
        officer.designation,
        officer.phone,
        officer.email,
        shop.copyright_year,
        designer_name,
        designer_url,
        shop.colours,
        shop.order_prefix,
        shop.location.latitude,
        shop.location.longitude
    )
    .execute(&mut **tx)
    .await?;
    // Its set-up is complete.
    sqlx::query!(
        "INSERT INTO content_setup_step (step)
         SELECT value FROM json_each('[\"email\", \"gst\", \"look\", \"backup\"]')"
    )
    .execute(&mut **tx)
    .await?;
    for (position, line) in (0_i64..).zip(&shop.hours) {
        sqlx::query!(
            "INSERT INTO content_opening_hours (position, days, hours) VALUES (?1, ?2, ?3)",
            position,
            line.days,
            line.time
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

async fn load_gallery_item(
    position: i64,
    item: &DemoGalleryItem,
    content: &DemoContent,
    tx: &mut Tx,
) -> Result<(), Failure> {
    let id = sqlx::query!(
        "INSERT INTO content_gallery_item (position, title, category) VALUES (?1, ?2, ?3)",
        position,
        item.title,
        item.category
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    let images = item.images.iter().map(|image| content.image(image));
    let images = images.collect::<Result<Vec<_>, _>>()?;
    put_images(tx, id, &images).await
}

async fn load_event(event: &DemoEvent, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
    let day = content.now.day().plus_days(-event.days_ago).to_string();
    let main = content.image(&event.main_image)?;
    let id = sqlx::query!(
        "INSERT INTO content_event (title, description, day, main_image_id) VALUES (?1, ?2, ?3, ?4)",
        event.title,
        event.description,
        day,
        main
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    for (position, image) in (0_i64..).zip(&event.images) {
        let image = content.image(image)?;
        sqlx::query!(
            "INSERT INTO content_event_image (event_id, position, image_id) VALUES (?1, ?2, ?3)",
            id,
            position,
            image
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

async fn load_testimonial(
    testimonial: &DemoTestimonial,
    content: &DemoContent,
    tx: &mut Tx,
) -> Result<(), Failure> {
    let day = content
        .now
        .day()
        .plus_days(-testimonial.days_ago)
        .to_string();
    let image = content.image(&testimonial.image)?;
    sqlx::query!(
        "INSERT INTO content_testimonial (name, company, quote, day, image_id) VALUES (?1, ?2, ?3, ?4, ?5)",
        testimonial.name,
        testimonial.company,
        testimonial.quote,
        day,
        image
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// The demo's text takes the place of the one that a new store has.
async fn load_page(page: &DemoPage, tx: &mut Tx) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM content_page WHERE slug = ?1", page.slug)
        .execute(&mut **tx)
        .await?;
    sqlx::query!(
        "INSERT INTO content_page (slug, title, changed_on) VALUES (?1, ?2, ?3)",
        page.slug,
        page.title,
        page.changed_on
    )
    .execute(&mut **tx)
    .await?;
    for (position, section) in (0_i64..).zip(&page.sections) {
        sqlx::query!(
            "INSERT INTO content_page_section (slug, position, anchor, heading, text) VALUES (?1, ?2, ?3, ?4, ?5)",
            page.slug,
            position,
            section.id,
            section.heading,
            section.text
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}
