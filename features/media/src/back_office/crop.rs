//! Cropping images. The original is retained, so that it can be cropped differently later.

use image::imageops::{crop_imm, rotate90, rotate180, rotate270};
use image_copies::{Decoded, Origin};
use kernel::{
    Failure, FieldProblem,
    audit::{self, Entry},
    edit::refuse,
};
use poem::Body;
use poem_openapi::Object;
use serde_json::json;

use super::{Uses, library::LibraryImage};
use crate::{Media, codes};

/// Minimum width and height of a crop, as a fraction.
const LEAST: f64 = 0.02;
/// Tolerance for rounding by browsers: a crop may end this far behind the edge.
const ROUNDING: f64 = 0.005;

/// How an image is cropped: rotated first, then reduced to a part.
#[derive(Object, Clone, Copy, Debug, PartialEq)]
#[oai(rename_all = "camelCase")]
pub(crate) struct ImageCrop {
    /// Left edge, as a fraction of the rotated width.
    #[oai(validator(minimum(value = "0.0"), maximum(value = "1.0")))]
    pub x: f64,
    /// Top edge, as a fraction of the rotated height.
    #[oai(validator(minimum(value = "0.0"), maximum(value = "1.0")))]
    pub y: f64,
    /// As a fraction of the rotated width.
    #[oai(validator(minimum(value = "0.02"), maximum(value = "1.0")))]
    pub width: f64,
    /// As a fraction of the rotated height.
    #[oai(validator(minimum(value = "0.02"), maximum(value = "1.0")))]
    pub height: f64,
    /// Clockwise rotation of the original: 0, 90, 180 or 270 degrees.
    pub turn: u32,
    /// As a fraction of the crop's width.
    #[oai(validator(minimum(value = "0.0"), maximum(value = "1.0")))]
    pub focus_x: f64,
    /// As a fraction of the crop's height.
    #[oai(validator(minimum(value = "0.0"), maximum(value = "1.0")))]
    pub focus_y: f64,
}

impl ImageCrop {
    fn check(&self) -> Result<(), Failure> {
        let mut problems = Vec::new();
        if ![0, 90, 180, 270].contains(&self.turn) {
            let wording = "Images can be rotated by 0, 90, 180 or 270 degrees.";
            problems.push(FieldProblem::new("turn", "invalid", wording));
        }
        for (field, start, length) in [
            ("width", self.x, self.width),
            ("height", self.y, self.height),
        ] {
            if start + length > 1.0 + ROUNDING || 1.0 - start < LEAST {
                let wording = "The crop has to be inside the image.";
                problems.push(FieldProblem::new(field, "out_of_range", wording));
            }
        }
        refuse(problems)
    }

    fn of(&self, decoded: Decoded) -> Decoded {
        let image = match self.turn {
            90 => rotate90(&decoded.image),
            180 => rotate180(&decoded.image),
            270 => rotate270(&decoded.image),
            _ => decoded.image,
        };
        let (x, width) = part(image.width(), self.x, self.width);
        let (y, height) = part(image.height(), self.y, self.height);
        Decoded {
            image: crop_imm(&image, x, y, width, height).to_image(),
            ..decoded
        }
    }
}

/// Start and length in whole pixels, never empty and always within the image.
fn part(side: u32, start: f64, length: f64) -> (u32, u32) {
    let pixels = |fraction: f64| (fraction * f64::from(side)).round() as u32;
    let start = pixels(start).min(side.saturating_sub(1));
    (start, pixels(length).clamp(1, side - start))
}

impl Media {
    /// Crops the original of an image: the uploaded one, even if the given image is a crop itself.
    pub(super) async fn crop(
        &self,
        uses: &Uses,
        actor: i64,
        id: i64,
        crop: ImageCrop,
    ) -> Result<LibraryImage, Failure> {
        crop.check()?;
        self.expect_room().await?;
        let original = sqlx::query!(
            r#"SELECT original.id AS "id!", original.file AS "file!", named.alt AS "alt!"
               FROM media_image AS named
               JOIN media_image AS original ON original.id = coalesce(named.source_id, named.id)
               WHERE named.id = ? AND named.deleted_at IS NULL"#,
            id
        )
        .fetch_optional(self.db.read())
        .await?
        .ok_or(codes::IMAGE_NOT_FOUND)?;
        let path = self.at_hand(true, &original.file).await?;
        let file = tokio::fs::File::open(path).await;
        let file = Body::from_async_read(file.map_err(Failure::internal)?);
        let focus = (crop.focus_x, crop.focus_y);
        let cut = move |decoded| image_copies::make(crop.of(decoded), focus);
        let copies = self.with_image(file.into(), Origin::Stored, cut).await?;
        let stored = self.store_copies(copies).await?;
        let library_image = json!({
            "x": crop.x, "y": crop.y, "width": crop.width, "height": crop.height, "turn": crop.turn,
            "focusX": crop.focus_x, "focusY": crop.focus_y,
        })
        .to_string();
        let mut tx = self.db.write().await?;
        let cut = self.insert_image(&mut tx, &stored, &original.alt).await?;
        sqlx::query!(
            "UPDATE media_image SET source_id = ?2, crop = ?3 WHERE id = ?1",
            cut,
            original.id,
            library_image
        )
        .execute(&mut *tx)
        .await?;
        let cropped = Entry {
            actor: Some(actor),
            action: "media.image_cropped",
            subject: &format!("image:{cut}"),
            details: json!({"source": original.id}),
        };
        audit::record(&mut tx, self.clock.now(), cropped).await?;
        tx.commit().await?;
        self.library_image(uses, cut).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: ImageCrop = ImageCrop {
        x: 0.0,
        y: 0.0,
        width: 1.0,
        height: 1.0,
        turn: 0,
        focus_x: 0.5,
        focus_y: 0.5,
    };

    #[test]
    fn a_crop_is_never_empty_and_ends_inside_the_image() {
        assert_eq!(part(100, 0.25, 0.5), (25, 50));
        assert_eq!(part(100, 0.5, 0.504), (50, 50));
        assert_eq!(part(1, 0.9, 0.02), (0, 1));
    }

    #[test]
    fn a_crop_outside_the_image_is_refused() {
        assert!(WHOLE.check().is_ok());
        assert!(ImageCrop { x: 0.001, ..WHOLE }.check().is_ok());
        assert!(ImageCrop { x: 0.3, ..WHOLE }.check().is_err());
        assert!(ImageCrop { turn: 45, ..WHOLE }.check().is_err());
    }
}
