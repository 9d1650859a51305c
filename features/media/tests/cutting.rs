//! Cropping, using, deleting and restoring images.

use std::sync::Arc;

use crate::support::samples;
use async_trait::async_trait;
use image::ImageFormat;
use kernel::{
    Failure, ImageId, MediaUse, MediaUses,
    testing::{Caller, TestApp},
};
use media::Media;
use poem::http::Method;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{runtime::Handle, task::block_in_place};

const SELVI: Caller = Caller::staff(3);
const LIST: &str = "/admin/media/images";

/// A feature that shows the first image.
struct NoUses;

#[async_trait]
impl MediaUses for NoUses {
    async fn of_images(&self, ids: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let shown = MediaUse::new("product", "Product", 4, "Silk blouse");
        Ok(ids
            .iter()
            .filter(|id| **id == 1)
            .map(|id| (*id, shown.clone()))
            .collect())
    }
}

struct Library {
    app: TestApp,
    data: TempDir,
}

impl Library {
    /// A library with one image of 600 by 400: red above, blue below.
    async fn open() -> Self {
        let data = tempfile::tempdir().unwrap();
        let app = TestApp::of(
            |deps| {
                let media = Media::open(deps.db.clone(), deps.clock.clone(), data.path());
                let media = block_in_place(|| Handle::current().block_on(media)).unwrap();
                media::feature(
                    deps,
                    Arc::new(media.with_space_floor(0)),
                    vec![Arc::new(NoUses)],
                )
            },
            &[],
        )
        .await;
        let photo = samples::encoded(&samples::cloth(600, 400), ImageFormat::Png);
        let path = format!("{LIST}?alt=A%20blouse");
        assert_eq!(app.upload_as(SELVI, &path, photo).await.0, 201);
        Self { app, data }
    }

    async fn crop(&self, id: i64, crop: &Value) -> (u16, Value) {
        self.app
            .post_as(SELVI, &format!("{LIST}/{id}/crop"), crop)
            .await
    }

    async fn delete(&self, id: i64) -> (u16, Value) {
        let path = format!("{LIST}/{id}");
        self.app.call_as(SELVI, Method::DELETE, &path, None).await
    }

    async fn view(&self, id: i64) -> Value {
        self.app.get_as(SELVI, &format!("{LIST}/{id}")).await.1
    }

    async fn listed(&self, query: &str) -> usize {
        let (_, page) = self.app.get_as(SELVI, &format!("{LIST}{query}")).await;
        page["items"].as_array().unwrap().len()
    }
}

fn cut(x: f64, y: f64, width: f64, height: f64, turn: u32) -> Value {
    json!({"x": x, "y": y, "width": width, "height": height, "turn": turn, "focusX": 0.25, "focusY": 0.75})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crop_is_a_new_image_and_can_be_changed() {
    let library = Library::open().await;
    let (status, first) = library.crop(1, &cut(0.0, 0.5, 0.5, 0.5, 0)).await;
    assert_eq!(status, 201, "{first}");
    let image = &first["image"];
    assert_eq!(
        (&image["width"], &image["height"]),
        (&json!(300), &json!(200))
    );
    assert_eq!(
        (&image["alt"], &image["focus"]),
        (&json!("A blouse"), &json!({"x": 0.25, "y": 0.75}))
    );
    assert_eq!(
        (&first["source"]["id"], &first["crop"]["height"]),
        (&json!(1), &json!(0.5))
    );
    let file = image["src"]
        .as_str()
        .unwrap()
        .trim_start_matches("/uploads/");
    let bytes = std::fs::read(library.data.path().join("uploads").join(file)).unwrap();
    let pixel = image::load_from_memory(&bytes)
        .unwrap()
        .to_rgb8()
        .get_pixel(150, 20)
        .0;
    assert!(
        pixel[2] > 180 && pixel[0] < 90,
        "the lower half is blue: {pixel:?}"
    );

    // Cropping a crop starts from the original: rotated first, then cropped.
    let (status, second) = library.crop(2, &cut(0.0, 0.0, 1.0, 0.5, 90)).await;
    assert_eq!(status, 201, "{second}");
    assert_eq!(second["source"]["id"], 1);
    let image = &second["image"];
    assert_eq!(
        (&image["width"], &image["height"]),
        (&json!(400), &json!(300))
    );
    assert_eq!(library.view(1).await["image"]["width"], 600);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crop_has_to_be_inside_the_image() {
    let library = Library::open().await;
    let (status, problem) = library.crop(1, &cut(0.6, 0.0, 0.5, 1.0, 45)).await;
    assert_eq!(status, 422, "{problem}");
    let fields: Vec<&str> = problem["fields"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|field| field["field"].as_str())
        .collect();
    assert_eq!(fields, ["turn", "width"]);
    let (status, problem) = library.crop(1, &cut(-0.1, 0.0, 0.5, 1.0, 0)).await;
    assert_eq!((status, &problem["fields"][0]["field"]), (422, &json!("x")));
    assert_eq!(library.crop(9, &cut(0.0, 0.0, 1.0, 1.0, 0)).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shown_image_cannot_be_deleted_and_others_can_be_restored() {
    let library = Library::open().await;
    assert_eq!(library.crop(1, &cut(0.0, 0.0, 0.5, 0.5, 0)).await.0, 201);
    let uses = &library.view(1).await["uses"];
    assert_eq!(
        (&uses[0]["kind"], &uses[0]["id"]),
        (&json!("product"), &json!(4))
    );
    let (status, problem) = library.delete(1).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("media.image_used"))
    );
    let wording = problem["message"].as_str().unwrap();
    assert!(
        wording.contains("Product \u{201c}Silk blouse\u{201d}"),
        "{wording}"
    );

    assert_eq!(library.delete(2).await.0, 204);
    assert_eq!(library.delete(2).await.0, 404, "it is already in the trash");
    assert_eq!(
        (
            library.listed("").await,
            library.listed("?deleted=true").await
        ),
        (1, 1)
    );
    let path = format!("{LIST}/2/restore");
    let (status, back) = library.app.post_as(SELVI, &path, &json!({})).await;
    assert_eq!((status, back["deletedAt"].is_null()), (200, true), "{back}");
    assert_eq!(library.listed("").await, 2);
}
