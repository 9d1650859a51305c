//! The migration of orders to pieces, on a full store.

use kernel::Db;
use sqlx::{migrate::Migrator, sqlite::SqlitePool};

const BEFORE: &str = include_str!("before.sql");

/// What stays: the same rows from the old tables and the new ones.
const KEPT: &[(&str, &str, &str)] = &[
    (
        "orders",
        "SELECT id, user_id, service_name, service_model, image_id, first_name, last_name, contact_number, address,
             pin_code, status, reason, advance_paise, advance_paid_paise, advance_paid_at, price_paise, promised_day,
             created_at, day, slot, taken_by, status_key FROM was_order",
        "SELECT id, user_id, service_name, service_model, image_id, first_name, last_name, contact_number, address,
             pin_code, status, reason, advance_paise, advance_paid_paise, advance_paid_at,
             price_paise + rush_paise - discount_paise, promised_day, created_at, day, slot, taken_by, status_key
         FROM orders_order",
    ),
    (
        "one piece of each order",
        "SELECT id, 1, product_id, service_name, service_model, image_id, fabric, price_paise, promised_day, trial_day,
             trial_slot, assigned_to, 1, '' FROM was_order",
        "SELECT order_id, position, product_id, service_name, service_model, image_id, fabric, price_paise, promised_day,
             trial_day, trial_slot, assigned_to, quantity, for_whom FROM orders_piece",
    ),
    (
        "status of the piece: of an order that was called off, the step to which it had come",
        "SELECT id, CASE WHEN status = 'Rejected' THEN 'Pending' WHEN status = 'Cancelled' THEN
             iif(taken_by IS NOT NULL AND id % 5 = 0, 'Pending', (SELECT s.status FROM step s WHERE s.place = id % 5))
             ELSE status END FROM was_order",
        "SELECT order_id, status FROM orders_piece",
    ),
    (
        "measurements",
        "SELECT order_id, 'height', height FROM was_measurement WHERE height IS NOT NULL
         UNION ALL SELECT order_id, 'shoulder', shoulder FROM was_measurement WHERE shoulder IS NOT NULL
         UNION ALL SELECT order_id, 'frontNeck', front_neck FROM was_measurement WHERE front_neck IS NOT NULL
         UNION ALL SELECT order_id, 'backNeck', back_neck FROM was_measurement WHERE back_neck IS NOT NULL
         UNION ALL SELECT order_id, 'aroundArm', around_arm FROM was_measurement WHERE around_arm IS NOT NULL
         UNION ALL SELECT order_id, 'aroundWaist', around_waist FROM was_measurement WHERE around_waist IS NOT NULL
         UNION ALL SELECT order_id, 'aroundHip', around_hip FROM was_measurement WHERE around_hip IS NOT NULL
         UNION ALL SELECT order_id, 'aroundBust', around_bust FROM was_measurement WHERE around_bust IS NOT NULL",
        "SELECT p.order_id, m.field, m.mm FROM orders_piece_measurement m JOIN orders_piece p ON p.id = m.piece_id",
    ),
    (
        "units of the measurements",
        "SELECT order_id, unit FROM was_measurement",
        "SELECT order_id, measured_unit FROM orders_piece WHERE measured_unit IS NOT NULL",
    ),
    (
        "photos, now of the piece",
        "SELECT id, order_id, order_id, stored_photo, kind, shown, added_at FROM was_photo",
        "SELECT f.id, f.order_id, p.order_id, stored_photo, kind, shown, added_at
         FROM orders_photo f JOIN orders_piece p ON p.id = f.piece_id",
    ),
    (
        "history of the orders",
        "SELECT id, order_id, status, actor, at, undone_at FROM was_change",
        "SELECT id, order_id, status, actor, at, undone_at FROM orders_status_change",
    ),
    (
        "history of the pieces",
        "SELECT order_id, status, actor, at, undone_at FROM was_change WHERE status NOT IN ('Rejected', 'Cancelled')",
        "SELECT p.order_id, c.status, c.actor, c.at, c.undone_at
         FROM orders_piece_change c JOIN orders_piece p ON p.id = c.piece_id",
    ),
    (
        "measurements of profiles",
        "SELECT id, profile_id, height, around_bust, unit FROM was_profile_measurement",
        "SELECT id, profile_id, lengths ->> 'height', lengths ->> 'aroundBust', unit FROM orders_profile_measurement",
    ),
];

async fn number(db: &SqlitePool, sql: String) -> i64 {
    sqlx::query_scalar(sqlx::AssertSqlSafe(sql))
        .fetch_one(db)
        .await
        .unwrap()
}

async fn text(db: &SqlitePool, sql: &'static str) -> String {
    sqlx::query_scalar(sql).fetch_one(db).await.unwrap()
}

#[tokio::test]
async fn ten_thousand_orders_keep_everything_as_orders_of_one_piece() {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::open(&folder.path().join("shop.db"), true)
        .await
        .unwrap();
    let db = db.migrations();
    let all: Migrator = sqlx::migrate!();
    let mut before: Migrator = sqlx::migrate!();
    let old = before.migrations.iter().filter(|step| step.version <= 14);
    before.migrations = old.cloned().collect::<Vec<_>>().into();
    before.run(db).await.unwrap();
    sqlx::raw_sql(BEFORE).execute(db).await.unwrap();

    all.run(db).await.unwrap();
    for (what, was, is) in KEPT {
        let rows = number(db, format!("SELECT count(*) FROM ({was})")).await;
        assert!(rows > 500, "{what}: {rows}");
        assert_eq!(
            number(db, format!("SELECT count(*) FROM ({is})")).await,
            rows,
            "{what}"
        );
        let lost = format!("SELECT count(*) FROM ({was} EXCEPT {is})");
        assert_eq!(number(db, lost).await, 0, "{what}");
    }
    let sums = "SELECT sum(price_paise) FROM";
    assert_eq!(
        number(db, format!("{sums} orders_piece")).await,
        number(db, format!("{sums} was_order")).await
    );
    let lengths = text(
        db,
        "SELECT group_concat(field || ' ' || mm, ', ' ORDER BY m.position) FROM orders_piece_measurement m
         JOIN orders_piece p ON p.id = m.piece_id WHERE p.order_id = 1045",
    )
    .await;
    assert_eq!(
        lengths,
        "height 1545, shoulder 350, frontNeck 180, backNeck 200, aroundArm 302, aroundWaist 745, aroundBust 915"
    );
    let broken = "SELECT count(*) FROM pragma_foreign_key_check";
    assert_eq!(number(db, broken.to_owned()).await, 0);
}
