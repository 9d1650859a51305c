//! Kinds of files, and files that are no tables.

use std::io::{Cursor, Write};

use poem::http::Method;
use serde_json::Value;
use zip::{ZipWriter, write::SimpleFileOptions};

use crate::support::{OWNER, Shop, counts, stored};

async fn file(shop: &Shop, path: &str) -> Vec<u8> {
    let cookies = format!("{}={}", kernel::session::SESSION_COOKIE, OWNER.token());
    shop.app.download(&cookies, path).await.1
}

#[tokio::test]
async fn what_is_exported_can_be_imported_again() {
    let shop = Shop::open().await;
    *shop.contacts.exported.lock().unwrap() = Some(shop.app.deps.db.clone());
    shop.import("Name,Phone\n\"=Asha, R\",9876500001\nUma,9876500002\n")
        .await;
    let before = stored(&shop.app.deps.db).await;
    for format in ["csv", "xlsx"] {
        let exported = file(&shop, &format!("/admin/exports/customers?format={format}")).await;
        let path = format!("/admin/imports/files?kind=customers&name=all.{format}");
        let (status, detail) = shop.app.upload_as(OWNER, &path, exported).await;
        assert_eq!(status, 201, "{detail}");
        let id = detail["import"]["id"].as_i64().unwrap();
        assert_eq!(shop.post(&format!("{id}/start"), Value::Null).await.0, 200);
        shop.work("imports.run").await;
        assert_eq!(counts(&shop.seen(id).await), [0, 0, 2, 0], "{format}");
        assert_eq!(stored(&shop.app.deps.db).await, before);
    }
    let csv = String::from_utf8(file(&shop, "/admin/exports/customers?format=csv").await).unwrap();
    assert!(csv.contains("\"'=Asha, R\",'+919876500001"), "{csv}");
}

#[tokio::test]
async fn a_sample_has_the_columns_that_can_be_imported() {
    let shop = Shop::open().await;
    let sample = file(&shop, "/admin/import-samples/customers?format=csv").await;
    let sample = String::from_utf8(sample).unwrap();
    assert_eq!(
        sample.trim_start_matches('\u{feff}'),
        "Name,Mobile,Body: Around bust (in)\r\nAsha,9876543210,\r\n"
    );
    let (_, detail) = shop.upload(sample).await;
    assert_eq!(detail["columns"][2]["field"], "bust");
}

#[tokio::test]
async fn an_export_needs_a_password_that_was_given_lately() {
    let shop = Shop::open().await;
    *shop.contacts.exported.lock().unwrap() = Some(shop.app.deps.db.clone());
    shop.app.deps.clock.advance_seconds(3_600);
    let path = "/admin/exports/customers?format=csv";
    let (status, refused) = shop.app.call_as(OWNER, Method::GET, path, None).await;
    assert_eq!(
        (status, refused["code"].as_str()),
        (403, Some("auth.confirmation_needed"))
    );
}

#[tokio::test]
async fn what_is_no_table_is_refused() {
    let shop = Shop::open().await;
    for (bytes, code) in [
        (b"\x89PNG\r\n\x1a\n\0\0".to_vec(), "imports.file_unreadable"),
        (b"PK\x03\x04 nothing".to_vec(), "imports.file_unreadable"),
        (b"Name,Phone\n".to_vec(), "imports.file_empty"),
        (vec![b'x'; 5 * 1024 * 1024 + 1], "imports.file_too_large"),
        (bomb(), "imports.file_too_large"),
    ] {
        let (_, refused) = shop.upload(bytes).await;
        assert_eq!(refused["code"], code);
    }
    let (_, all) = shop.app.get_as(OWNER, "/admin/imports").await;
    assert_eq!(all, serde_json::json!([]));
}

/// A small archive that unpacks to 80 MB.
fn bomb() -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("xl/sharedStrings.xml", SimpleFileOptions::default())
        .unwrap();
    let zeroes = vec![b'0'; 1024 * 1024];
    for _ in 0..80 {
        zip.write_all(&zeroes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}
