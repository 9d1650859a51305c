//! No two pictures that stand beside each other in the demo store look alike.

#![allow(clippy::unwrap_used, reason = "a test that stumbles has failed")]

use std::{collections::HashMap, fs, path::PathBuf};

use image::imageops::FilterType;
use kernel::shuffled;
use serde_json::Value;

/// Of 64 bits. Two drawings of one garment in other colours differ by about 6, unlike ones by 15 and more.
const LEAST_DIFFERENCE: u32 = 10;

fn demo() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../data/demo")
}

fn document(name: &str) -> Value {
    let text = fs::read_to_string(demo().join(format!("{name}.json"))).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Whether each of 9 by 8 grey fields is darker than the one at its right.
fn difference_hash(file: &str) -> u64 {
    let bytes = fs::read(demo().join("pictures").join(file)).unwrap();
    let small = image::load_from_memory(&bytes)
        .unwrap()
        .resize_exact(9, 8, FilterType::Triangle)
        .to_luma8();
    let mut hash = 0;
    for y in 0..8 {
        for x in 0..8 {
            hash = hash << 1 | u64::from(small.get_pixel(x, y)[0] < small.get_pixel(x + 1, y)[0]);
        }
    }
    hash
}

fn files(list: &Value, field: &str) -> Vec<String> {
    let name = |item: &Value| item[field]["file"].as_str().map(str::to_owned);
    list.as_array().unwrap().iter().filter_map(name).collect()
}

/// First pictures of gallery items: one tile an item.
fn tiles(gallery: &Value) -> Vec<String> {
    let first = |item: &Value| item["images"][0]["file"].as_str().map(str::to_owned);
    gallery
        .as_array()
        .unwrap()
        .iter()
        .filter_map(first)
        .collect()
}

fn all_lists() -> Vec<(String, Vec<String>)> {
    let (catalogue, content, courses) = (
        document("catalogue"),
        document("content"),
        document("courses"),
    );
    let mut lists = vec![
        ("events".to_owned(), files(&content["events"], "mainImage")),
        (
            "testimonials".to_owned(),
            files(&content["testimonials"], "image"),
        ),
        (
            "course categories".to_owned(),
            files(&courses["categories"], "image"),
        ),
        ("gallery".to_owned(), tiles(&content["gallery"])),
        (
            "categories".to_owned(),
            files(&catalogue["categories"], "image"),
        ),
    ];
    for seed in 1..=4 {
        lists.push((
            format!("gallery, seed {seed}"),
            shuffled(tiles(&content["gallery"]), seed),
        ));
        let categories = files(&catalogue["categories"], "image");
        lists.push((
            format!("categories, seed {seed}"),
            shuffled(categories, seed),
        ));
    }
    for event in content["events"].as_array().unwrap() {
        let images = event["images"].as_array().unwrap().iter();
        let images = images.filter_map(|image| image["file"].as_str().map(str::to_owned));
        lists.push((format!("event {}", event["title"]), images.collect()));
    }
    for category in courses["categories"].as_array().unwrap() {
        lists.push((
            format!("courses of {}", category["categoryName"]),
            files(&category["courses"], "image"),
        ));
    }
    for category in catalogue["categories"].as_array().unwrap() {
        let name = &category["categoryName"];
        lists.push((
            format!("services of {name}"),
            files(&category["services"], "image"),
        ));
        let services = category["services"].as_array().unwrap().iter();
        let products = services.flat_map(|service| files(&service["products"], "image"));
        lists.push((format!("products of {name}"), products.collect()));
    }
    lists
}

#[test]
fn neighbours_do_not_look_alike() {
    let mut hashes = HashMap::new();
    let mut alike = Vec::new();
    let mut pairs = 0;
    for (list, files) in all_lists() {
        for pair in files.windows(2) {
            let hash = |file: &String, hashes: &mut HashMap<String, u64>| {
                *hashes
                    .entry(file.clone())
                    .or_insert_with(|| difference_hash(file))
            };
            let (one, other) = (hash(&pair[0], &mut hashes), hash(&pair[1], &mut hashes));
            pairs += 1;
            let difference = (one ^ other).count_ones();
            if difference < LEAST_DIFFERENCE {
                alike.push(format!(
                    "{list}: {} and {} differ by {difference}",
                    pair[0], pair[1]
                ));
            }
        }
    }
    assert!(pairs > 100, "only {pairs} pairs were compared");
    assert!(alike.is_empty(), "{alike:#?}");
}

#[test]
fn a_picture_looks_like_itself() {
    assert_eq!(
        difference_hash("category-ladies-wear.webp"),
        difference_hash("category-ladies-wear.webp")
    );
}
