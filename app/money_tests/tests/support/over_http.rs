//! A shop whose provider is asked over HTTP and played by the fake provider.

use std::sync::Arc;

use fake_provider::{Config, FakeProvider, Time};
use kernel::{
    Clock, Deps, Outbox,
    secret::Secret,
    testing::{TEST_TIME, TestApp},
};
use payments::{
    Payments, Provision,
    razorpay::{self, Keys, Razorpay},
};

use super::{features, prepare, setup};

pub async fn fake_provider() -> FakeProvider {
    fake_provider_at(Time::set_by(|| TEST_TIME.0)).await
}

/// Live keys: what is paid counts.
pub fn config() -> Config {
    Config {
        key_id: "rzp_live_FakeProvider01".to_owned(),
        ..Config::default()
    }
}

pub fn keys(fake_provider: &FakeProvider) -> Keys {
    let config = config();
    Keys {
        mode: razorpay::key_id(&config.key_id).unwrap(),
        key_id: config.key_id,
        key_secret: Secret::new(config.key_secret),
        webhook_secret: Secret::new(config.webhook_secret),
        webhook_secret_previous: None,
        api: razorpay::api(&fake_provider.api()).unwrap(),
        checkout: razorpay::checkout(&fake_provider.script()).unwrap(),
    }
}

pub fn provider(fake_provider: &FakeProvider) -> Razorpay {
    Razorpay::new(keys(fake_provider), Clock::fixed(TEST_TIME)).unwrap()
}

pub async fn fake_provider_at(time: Time) -> FakeProvider {
    let config = Config { time, ..config() };
    FakeProvider::start(config).await.unwrap()
}

/// A shop whose provider is the fake provider.
pub async fn shop(fake_provider: &FakeProvider) -> (TestApp, Payments) {
    shop_with(fake_provider, Outbox::default()).await
}

/// The same with an outbox of its own.
pub async fn shop_with(fake_provider: &FakeProvider, outbox: Outbox) -> (TestApp, Payments) {
    let mut stored = None;
    let app = TestApp::of_features(
        |deps| {
            let deps = Deps { outbox, ..deps };
            let provider = Razorpay::new(keys(fake_provider), deps.clock.clone()).unwrap();
            let setup = setup(&deps, Provision::Provider(Arc::new(provider)));
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
