//! A program and the store of another version.

use std::fs;

use super::{backups, orders, refused, said, sql, store};
use crate::kills::program::Program;

#[test]
fn a_store_of_the_previous_version_is_updated_after_a_backup() {
    let (_folder, data) = store();
    sql(
        &data,
        "DROP TABLE kernel_program; DELETE FROM kernel_migrations WHERE version = 2;",
    );
    let compared = said(&data, &["upgrade", "--check"]);
    for wording in ["left no version", "kernel 1 → 2", "Nothing was changed"] {
        assert!(compared.contains(wording), "{compared}");
    }
    assert!(backups(&data).is_empty());

    said(&data, &["upgrade"]);
    let name = backups(&data).pop().unwrap();
    let summary = fs::read_to_string(data.join("backups").join(name).join("backup.json")).unwrap();
    assert!(summary.contains("before_update"), "{summary}");
    let compared = said(&data, &["upgrade", "--check"]);
    let version = env!("CARGO_PKG_VERSION");
    assert!(
        compared.contains(&format!("opened by boutique {version}"))
            && compared.contains("changes nothing"),
        "{compared}"
    );
    said(&data, &["upgrade"]);
    assert_eq!(
        backups(&data).len(),
        1,
        "an update that changes nothing needs no backup"
    );
    let shop = Program::open(&data);
    assert!(!orders(shop.port).is_empty());
    shop.close();
}

#[test]
fn a_program_older_than_the_store_names_the_way_back() {
    let (_folder, data) = store();
    let shop = Program::open(&data);
    let before = orders(shop.port);
    shop.close();
    said(&data, &["backup"]);
    let name = backups(&data).pop().unwrap();
    // Tables of a feature that this program has never heard of.
    sql(
        &data,
        "INSERT INTO kernel_program (version, first_opened_at) VALUES ('99.0.0', 0);
         CREATE TABLE loyalty_migrations (version INTEGER NOT NULL) STRICT;
         INSERT INTO loyalty_migrations VALUES (1);",
    );
    said(&data, &["backup"]);
    for command in [
        &["upgrade", "--check"][..],
        &["upgrade"],
        &["demo", "--listen", "127.0.0.1:0"],
        &["owner", "link", "customer@example.com"],
    ] {
        let why = refused(&data, command);
        for wording in ["'loyalty'", "boutique 99.0.0", &name, "boutique restore"] {
            assert!(why.contains(wording), "{command:?}: {why}");
        }
    }
    said(&data, &["restore", &name]);
    let shop = Program::open(&data);
    assert_eq!(orders(shop.port), before);
    shop.close();
}

#[test]
fn tables_of_a_newer_program_with_the_same_version_are_refused_too() {
    let (_folder, data) = store();
    said(&data, &["backup"]);
    let name = backups(&data).pop().unwrap();
    sql(
        &data,
        "INSERT INTO kernel_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'between two releases', 1, x'00', 0)",
    );
    for command in [
        &["upgrade", "--check"][..],
        &["upgrade"],
        &["demo", "--listen", "127.0.0.1:0"],
    ] {
        let why = refused(&data, command);
        for wording in ["'kernel'", "a newer program", &name, "--undo"] {
            assert!(why.contains(wording), "{command:?}: {why}");
        }
    }
}
