//! What the import of a previous website brings: gallery, blog posts, testimonials, offers and the banner.

mod banner;
mod event;
mod gallery;
mod offer;
mod testimonial;

pub use banner::ImportedBanner;
pub use event::ImportedEvents;
pub use gallery::ImportedGallery;
pub use offer::ImportedOffers;
pub use testimonial::ImportedTestimonials;

use kernel::{ImageId, import::ImportRow};

/// The images of a row, or the blank one.
fn images(row: &ImportRow) -> Vec<ImageId> {
    let images = row.images.get("images").cloned().unwrap_or_default();
    if images.is_empty() {
        vec![row.blank_image]
    } else {
        images
    }
}
