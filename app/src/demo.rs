//! Fills an empty store with the checked-in demo content, or with the part of it that a real shop may begin with.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet, HashMap},
};

use kernel::{
    Db, DemoContent, DemoImage, Failure, FileStore, Gives, PhotoStore, Timestamp, file::NewFile,
};
use media::{DemoImageFile, DemoVideo, Media};
use rust_embed::RustEmbed;
use serde_json::Value;

/// Everything of `data/demo` that a store can use; in a debug build read from the folder itself.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../data/demo"]
#[include = "*.json"]
#[include = "images/*"]
#[include = "videos/*"]
#[include = "files/*"]
#[exclude = "art/*"]
struct Checked;

/// `PRAGMA user_version` of a store that has its demo content: it changes in the same transaction as the rows.
const FILLED: i64 = 1;

/// Loads images and videos into the media feature, then every feature's rows in one transaction: a store is filled
/// or empty, never half full. Without the made-up shop it is the part that a real one may begin with. Does nothing on
/// a store that was filled before; whether it did something is the answer.
///
/// # Errors
/// A file of the content is missing or invalid, or the database or the media folder cannot be written.
pub async fn fill(
    db: &Db,
    media: &Media,
    features: &[Gives],
    now: Timestamp,
    made_up_shop: bool,
) -> Result<bool, Failure> {
    let version: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(db.read())
        .await?;
    if version == FILLED {
        return Ok(false);
    }
    tracing::info!("filling the store with demo content");
    let documents = documents()?;
    let mut named = BTreeMap::new();
    for text in documents.values() {
        let value: Value = serde_json::from_str(text).map_err(Failure::internal)?;
        collect_images(&value, &mut named);
    }
    let mut images = Vec::with_capacity(named.len());
    for (file, alt) in named {
        let bytes = file_of("images", &file)?;
        images.push(DemoImageFile { file, alt, bytes });
    }
    let (images, videos) = media::keep_demo(media, images, videos()?).await?;
    let mut photos = HashMap::new();
    if made_up_shop {
        for file in photos_of(&documents)? {
            let photo =
                PhotoStore::store(media, file_of("images", &file)?.into_owned().into(), true);
            photos.insert(file, photo.await?);
        }
    }
    let content = DemoContent {
        now,
        made_up_shop,
        documents,
        images,
        videos,
        photos,
        files: files(db, media).await?,
    };
    let mut tx = db.publish().await?;
    for loader in features.iter().filter_map(|feature| feature.demo.as_ref()) {
        loader.load_demo(&content, &mut tx).await?;
    }
    sqlx::raw_sql("PRAGMA user_version = 1")
        .execute(&mut *tx)
        .await?;
    tx.commit().await?;
    Ok(true)
}

/// Stores the files that customers download, and records them.
async fn files(db: &Db, media: &Media) -> Result<HashMap<String, (i64, NewFile)>, Failure> {
    let mut files = HashMap::new();
    for path in Checked::iter() {
        let Some(name) = path.strip_prefix("files/") else {
            continue;
        };
        let stored = FileStore::store(media, bytes_of(&path)?.into_owned().into()).await?;
        let mut tx = db.write().await?;
        let id = media.record(&mut tx, &stored).await?;
        tx.commit().await?;
        files.insert(name.to_owned(), (id, stored));
    }
    Ok(files)
}

fn documents() -> Result<HashMap<String, String>, Failure> {
    Checked::iter()
        .filter_map(|path| Some((path.strip_suffix(".json")?.to_owned(), path)))
        .filter(|(name, _)| !name.contains('/'))
        .map(|(name, path)| {
            let bytes = bytes_of(&path)?;
            let text = String::from_utf8(bytes.into_owned()).map_err(Failure::internal)?;
            Ok((name, text))
        })
        .collect()
}

fn videos() -> Result<Vec<DemoVideo>, Failure> {
    Checked::iter()
        .filter_map(|path| {
            Some(
                path.strip_prefix("videos/")?
                    .strip_suffix(".mp4")?
                    .to_owned(),
            )
        })
        .map(|name| {
            let mp4 = file_of("videos", &format!("{name}.mp4"))?;
            let captions = file_of("videos", &format!("{name}.vtt"))?;
            Ok(DemoVideo::named(name, mp4, Some(captions)))
        })
        .collect()
}

fn file_of(folder: &str, name: &str) -> Result<Cow<'static, [u8]>, Failure> {
    bytes_of(&format!("{folder}/{name}"))
}

fn bytes_of(path: &str) -> Result<Cow<'static, [u8]>, Failure> {
    Checked::get(path)
        .map(|file| file.data)
        .ok_or_else(|| Failure::internal(format!("demo content has no {path}")))
}

/// Every image that a document names, with its words; the first use of a file decides them.
fn collect_images(value: &Value, found: &mut BTreeMap<String, String>) {
    // A list of two texts would pass for an image too.
    if value.is_object()
        && let Ok(image) = serde_json::from_value::<DemoImage>(value.clone())
    {
        found.entry(image.file).or_insert(image.alt);
        return;
    }
    match value {
        Value::Object(members) => members
            .values()
            .for_each(|member| collect_images(member, found)),
        Value::Array(items) => items.iter().for_each(|item| collect_images(item, found)),
        _ => {}
    }
}

/// File names of the photos that reviews by the made-up shop's customers have.
fn photos_of(documents: &HashMap<String, String>) -> Result<BTreeSet<String>, Failure> {
    fn collect(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Object(members) => {
                let photos = members.get("photos").and_then(Value::as_array);
                let photos = photos.into_iter().flatten().filter_map(Value::as_str);
                found.extend(photos.map(str::to_owned));
                members.values().for_each(|member| collect(member, found));
            }
            Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    for text in documents.values() {
        let value = serde_json::from_str(text).map_err(Failure::internal)?;
        collect(&value, &mut found);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_image_and_video_is_there() {
        let documents = documents().unwrap();
        for name in ["catalogue", "content", "courses", "orders"] {
            assert!(documents.contains_key(name), "{name}.json is missing");
        }
        let mut named = BTreeMap::new();
        for text in documents.values() {
            collect_images(&serde_json::from_str(text).unwrap(), &mut named);
        }
        assert!(named.len() > 90, "only {} images are named", named.len());
        for (file, alt) in named {
            assert!(
                file_of("images", &file).is_ok(),
                "{file} is named and missing"
            );
            assert!(!alt.trim().is_empty(), "{file} has no words");
        }
        assert_eq!(
            videos()
                .unwrap()
                .iter()
                .filter(|video| !video.public)
                .count(),
            6
        );
    }

    #[test]
    fn all_media_together_stay_small() {
        let bytes: usize = Checked::iter()
            .filter(|path| !path.ends_with(".json"))
            .map(|path| bytes_of(&path).unwrap().len())
            .sum();
        assert!(bytes < 12_000_000, "the demo's media weigh {bytes} bytes");
    }
}
