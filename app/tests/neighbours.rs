//! Neighbouring images in the demo store look different.

use std::{collections::HashMap, fs, path::PathBuf};

use image::DynamicImage;
use kernel::shuffled;
use serde_json::Value;

/// Minimum difference, of 192 bits. An image and its slightly cropped, slightly darker copy differ
/// by about 10.
const LEAST_DIFFERENCE: u32 = 40;

type Hash = [u64; 3];

fn demo() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../data/demo")
}

fn document(name: &str) -> Value {
    let text = fs::read_to_string(demo().join(format!("{name}.json"))).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Difference hash for red, green and blue: whether each of 9 by 8 cells is darker than its right
/// neighbour.
fn difference_hash(image: &DynamicImage) -> Hash {
    let small = image.thumbnail_exact(9, 8).to_rgb8();
    let mut hash = [0; 3];
    for (colour, bits) in hash.iter_mut().enumerate() {
        for y in 0..8 {
            for x in 0..8 {
                let less = small.get_pixel(x, y)[colour] < small.get_pixel(x + 1, y)[colour];
                *bits = *bits << 1 | u64::from(less);
            }
        }
    }
    hash
}

fn difference(one: Hash, other: Hash) -> u32 {
    one.iter()
        .zip(other)
        .map(|(a, b)| (a ^ b).count_ones())
        .sum()
}

fn image(file: &str) -> DynamicImage {
    image::load_from_memory(&fs::read(demo().join("images").join(file)).unwrap()).unwrap()
}

fn files(list: &Value, field: &str) -> Vec<String> {
    let name = |item: &Value| item[field]["file"].as_str().map(str::to_owned);
    list.as_array().unwrap().iter().filter_map(name).collect()
}

/// First images of gallery items, one tile per item.
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
            let hash = |file: &String, hashes: &mut HashMap<String, Hash>| {
                *hashes
                    .entry(file.clone())
                    .or_insert_with(|| difference_hash(&image(file)))
            };
            let (one, other) = (hash(&pair[0], &mut hashes), hash(&pair[1], &mut hashes));
            pairs += 1;
            let difference = difference(one, other);
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
fn an_image_matches_its_slightly_changed_copy() {
    for file in ["category-ladies-wear.webp", "product-frock-twirl.webp"] {
        let image = image(file);
        let (width, height) = (image.width(), image.height());
        let copy = image
            .crop_imm(
                width / 100,
                height / 100,
                width * 98 / 100,
                height * 98 / 100,
            )
            .brighten(-10);
        let difference = difference(difference_hash(&image), difference_hash(&copy));
        assert!(
            difference < LEAST_DIFFERENCE,
            "{file} and its copy differ by {difference}"
        );
    }
}
