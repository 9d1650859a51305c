//! A shop whose provider is asked over HTTP and played by the stand-in.

use std::sync::Arc;

use kernel::{
    Clock, Deps, Outbox,
    secret::Secret,
    testing::{TEST_TIME, TestApp},
};
use payments::{
    OwnAddress, Payments, Provision, Setup, Switch,
    razorpay::{self, Keys, Razorpay},
};
use payments_stand_in::{Config, StandIn, Time};

use super::{features, prepare, setup};

pub async fn stand_in() -> StandIn {
    stand_in_at(Time::set_by(|| TEST_TIME.0)).await
}

/// Live keys: what is paid counts.
fn config() -> Config {
    Config {
        key_id: "rzp_live_StandIn0000001".to_owned(),
        ..Config::default()
    }
}

pub fn keys(stand_in: &StandIn) -> Keys {
    let config = config();
    Keys {
        mode: razorpay::key_id(&config.key_id).unwrap(),
        key_id: config.key_id,
        key_secret: Secret::new(config.key_secret),
        webhook_secret: Secret::new(config.webhook_secret),
        webhook_secret_previous: None,
        api: razorpay::api(&stand_in.api()).unwrap(),
        checkout: razorpay::checkout(&stand_in.script()).unwrap(),
    }
}

pub fn provider(stand_in: &StandIn) -> Razorpay {
    Razorpay::new(keys(stand_in), Clock::fixed(TEST_TIME)).unwrap()
}

pub async fn stand_in_at(time: Time) -> StandIn {
    let config = Config { time, ..config() };
    StandIn::start(config).await.unwrap()
}

/// A shop whose provider is the stand-in.
pub async fn shop(stand_in: &StandIn) -> (TestApp, Payments) {
    shop_with(stand_in, Outbox::default()).await
}

/// The same with an outbox of its own.
pub async fn shop_with(stand_in: &StandIn, outbox: Outbox) -> (TestApp, Payments) {
    let mut stored = None;
    let app = TestApp::of_features(
        |deps| {
            let deps = Deps { outbox, ..deps };
            let provider = Razorpay::new(keys(stand_in), deps.clock.clone()).unwrap();
            let setup = Setup {
                method: Provision::Provider(Arc::new(provider)),
                ..setup(&deps, &Switch::default(), OwnAddress::default())
            };
            let payments = Payments::new(deps.clone(), setup);
            stored = Some(payments.clone());
            features(&deps, payments)
        },
        &[],
    )
    .await;
    prepare(&app.deps.db).await;
    (app, stored.unwrap())
}
