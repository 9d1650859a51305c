//! Checks that private files are not public, and that no page contains personal data.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use crate::belongings::{
    person::{Person, Shop},
    rows::Rows,
    support::DemoShop,
};

const PAGES: &[&str] = &[
    "/",
    "/home",
    "/products",
    "/courses",
    "/events",
    "/gallery",
    "/search?q=zebrawood",
    "/login",
    "/register",
    "/forgetpassword",
    "/bookappointment",
    "/myorders",
    "/profile",
    "/Mycourses",
    "/resetpassword/x",
    "/account",
    "/account/measurements",
];

fn files_under(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files_under(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// All URLs by which a file of the data folder might be reachable.
fn addresses(data: &Path, file: &Path) -> Vec<String> {
    let inside = file.strip_prefix(data).unwrap().to_str().unwrap();
    let name = file.file_name().unwrap().to_str().unwrap();
    let mut addresses = vec![format!("/{inside}"), format!("/{name}")];
    for folder in ["uploads", "media", "assets", "api", "api/media", "docs"] {
        addresses.push(format!("/{folder}/{name}"));
        addresses.push(format!("/{folder}/{inside}"));
        addresses.push(format!("/{folder}/../{inside}"));
        addresses.push(format!("/{folder}/..%2f{}", inside.replace('/', "%2f")));
        addresses.push(format!("/{folder}/%2e%2e/{inside}"));
    }
    addresses
}

/// Private files and personal data of the customer that are reachable by URL.
pub async fn reached(
    demo: &DemoShop,
    shop: &Shop,
    others: &mut [Person],
    asha: &mut Person,
    marks: &BTreeSet<String>,
) -> Vec<String> {
    let data = demo.folder.path();
    let mut files = Vec::new();
    files_under(data, &mut files);
    files.retain(|file| !file.starts_with(data.join("uploads")));
    let private_photos = files
        .iter()
        .filter(|file| file.starts_with(data.join("private/photos")))
        .count();
    assert!(
        private_photos >= 2,
        "the customer's photos are not in private/photos, where this test looks among {} files",
        files.len()
    );
    let mut wrong = Vec::new();
    for file in &files {
        let bytes = std::fs::read(file).unwrap_or_default();
        for address in addresses(data, file) {
            for other in others.iter_mut() {
                let answer = other.look_at(shop, &address).await;
                if answer.status.is_success() && !answer.text().contains("<html")
                    || !bytes.is_empty() && answer.bytes == bytes
                {
                    wrong.push(format!(
                        "{address} gives {} {} with {} bytes",
                        other.who,
                        answer.status,
                        answer.bytes.len()
                    ));
                }
            }
        }
    }
    for page in PAGES {
        let text = asha.look_at(shop, page).await.text();
        if let Some(mark) = marks.iter().find(|mark| text.contains(mark.as_str())) {
            wrong.push(format!(
                "the page {page} contains the customer's data: {mark}"
            ));
        }
    }
    wrong
}

/// Checks that a video opened by the customer plays in no other user's browser. (A client without a
/// session may be the customer's television.)
pub async fn video_reached(
    shop: &Shop,
    others: &mut [Person],
    asha: &mut Person,
    rows: &Rows,
) -> Vec<String> {
    let mut wrong = Vec::new();
    for other in others.iter_mut().filter(|other| other.login.is_some()) {
        let answer = other.look_at(shop, &rows.video).await;
        if answer.status.as_u16() != 403 {
            wrong.push(format!(
                "the customer's video gives {} {}",
                other.who, answer.status
            ));
        }
    }
    let own = asha.look_at(shop, &rows.video).await;
    if !own.status.is_success() || own.bytes.len() < 10_000 {
        wrong.push(format!(
            "the customer's video gives the customer {}",
            own.status
        ));
    }
    wrong
}
