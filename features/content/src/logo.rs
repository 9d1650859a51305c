//! The shop's own logo.

use kernel::{Deps, Failure, Image, ImageId};
use poem_openapi::Object;

/// Width in pixels that is enough for the logo on a sharp screen.
const SHOWN_WIDTH: u32 = 240;

/// The shop's logo, as it stands beside its name.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct ShopLogo {
    /// URL.
    pub src: String,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
}

impl ShopLogo {
    /// The narrowest copy of an image that is wide enough.
    fn of(image: &Image) -> Self {
        let wide_enough = |width: u32| width >= SHOWN_WIDTH;
        let copy = image.sizes.iter().find(|copy| wide_enough(copy.width));
        let (src, width) = copy.map_or((&image.src, image.width), |copy| (&copy.src, copy.width));
        Self {
            src: src.clone(),
            width,
            height: (image.height * width).div_ceil(image.width.max(1)),
        }
    }
}

/// The image that the owner chose, and its id. One that was deleted from the library is as good as none.
pub async fn chosen(deps: &Deps) -> Result<Option<(ImageId, Image)>, Failure> {
    let id = sqlx::query_scalar!("SELECT logo_image_id FROM content_setting WHERE id = 1")
        .fetch_one(deps.db.read())
        .await?;
    let Some(id) = id else { return Ok(None) };
    let mut stored = deps.images.images(&[id]).await?;
    Ok(stored.remove(&id).map(|image| (id, image)))
}

/// The logo that visitors see.
///
/// # Errors
/// The database cannot be read.
pub async fn shown(deps: &Deps) -> Result<Option<ShopLogo>, Failure> {
    let chosen = chosen(deps).await?;
    Ok(chosen.map(|(_, image)| ShopLogo::of(&image)))
}

#[cfg(test)]
mod tests {
    use kernel::{ImageSize, testing::test_image};

    use super::*;

    #[test]
    fn the_narrowest_copy_that_is_wide_enough_is_shown() {
        let mut image = test_image(1);
        (image.width, image.height) = (1200, 600);
        let copy = |width: u32| ImageSize {
            src: format!("/uploads/{width}.webp"),
            width,
        };
        image.sizes = vec![copy(160), copy(480), copy(960)];
        let logo = ShopLogo::of(&image);
        assert_eq!(
            (logo.src.as_str(), logo.width, logo.height),
            ("/uploads/480.webp", 480, 240)
        );
        image.sizes.clear();
        let logo = ShopLogo::of(&image);
        assert_eq!((logo.src, logo.width, logo.height), (image.src, 1200, 600));
    }
}
