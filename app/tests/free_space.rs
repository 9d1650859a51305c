//! How much of the disk uploads leave free, as the operator sets it.

use boutique::Options;
use kernel::{Clock, testing::TEST_TIME};

use crate::{belongings::person::Call, support::DemoShop};

#[tokio::test]
async fn the_floor_of_the_options_refuses_uploads_and_warns() {
    const FLOOR: u64 = 1 << 50;
    let shop = DemoShop::with(Clock::fixed(TEST_TIME), |options| Options {
        space_floor: FLOOR,
        ..options
    })
    .await;
    let mut owner = shop.person("owner", "demo-owner").await;
    let client = shop.client();
    let health = owner.call(&client, &Call::get("/admin/health")).await;
    let space = &health.value()["space"];
    assert_eq!(
        (&space["floorBytes"], &space["low"]),
        (&FLOOR.into(), &true.into())
    );
    let image = include_bytes!("../../web/public/icon-192.png");
    let upload = Call::post("/admin/media/images?alt=Silk")
        .header("content-type", "application/octet-stream")
        .bytes(image.to_vec());
    let refused = owner.call(&client, &upload).await;
    assert!(
        refused.text().contains("media.disk_nearly_full"),
        "{}",
        refused.text()
    );
}
