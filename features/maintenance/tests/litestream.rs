//! Litestream beside an open shop: docs/ops/litestream.md promises that it replicates all of its database.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use kernel::Db;

use crate::support::upkeep;

/// Made by `just python-tools`; its version is pinned in web/e2e/clients/requirements.txt.
fn program() -> Option<PathBuf> {
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/python-tools/bin");
    let program = tools.join("litestream");
    program.exists().then_some(program)
}

fn litestream(program: &Path, arguments: &[&str]) {
    let run = Command::new(program).args(arguments).output().unwrap();
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "litestream {arguments:?}: {said}");
}

#[tokio::test]
async fn it_replicates_an_open_shop_with_our_backups_in_between() {
    let Some(program) = program() else {
        eprintln!("Skipped: Litestream is not installed. Install it with: just python-tools");
        return;
    };
    let shop = upkeep().await;
    let folder = tempfile::tempdir().unwrap();
    let database = shop.data.join("shop.db").display().to_string();
    let replica = format!("file://{}", folder.path().join("replica").display());
    let replicate = || litestream(&program, &["replicate", "-once", &database, &replica]);
    replicate();
    for round in 0..50 {
        let recipient = format!("asha{round}@example.com");
        shop.mail("test.plain", &recipient, "sent", None).await;
    }
    shop.back_up().await;
    replicate();
    shop.mail("test.plain", "last@example.com", "sent", None)
        .await;
    replicate();

    let restored = folder.path().join("shop.db").display().to_string();
    litestream(&program, &["restore", "-o", &restored, &replica]);
    let db = Db::open(Path::new(&restored), false).await.unwrap();
    let of = async |db: &Db| -> (i64, Option<String>, String) {
        sqlx::query_as(
            "SELECT count(*), max(recipient), (SELECT group_concat(integrity_check) FROM pragma_integrity_check)
             FROM kernel_outbox",
        )
        .fetch_one(db.read())
        .await
        .unwrap()
    };
    let found = of(&db).await;
    assert_eq!(found, of(shop.db()).await);
    assert_eq!((found.0, found.2.as_str()), (51, "ok"));
}
