//! The payments of a demo store without keys: a fake provider on loopback that the provider's client calls, and what the
//! page's test dialog calls in place of a checkout. A real shop never starts it.

mod api;

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use fake_provider::{Config, FakeProvider, Time};
use kernel::{
    Clock, Feature,
    secret::{Secret, random_token},
};
use payments::razorpay::{self, Keys, Mode, Razorpay};
use poem::http::Uri;
use poem_openapi::OpenApi;

use crate::options::Options;

/// In the data folder. Not in the database: a provider's own records do not come back with a backup of the shop.
const FILE: &str = "sandbox.json";
const KEY_ID: &str = "rzp_test_Sandbox";
/// Seconds after which a webhook that was not accepted is sent again.
const RETRIES: [u64; 8] = [5, 15, 60, 120, 300, 900, 3_600, 21_600];

/// # Errors
/// A sentence for the operator, if the file cannot be read or loopback cannot be listened on.
pub async fn start(options: &Options) -> Result<FakeProvider, String> {
    let (clock, file) = (options.clock.clone(), options.data.join(FILE));
    let config = Config {
        key_id: KEY_ID.to_owned(),
        key_secret: random_token(),
        webhook_secret: random_token(),
        webhook_url: options.own_address.and_then(webhook_url),
        retries: RETRIES.map(Duration::from_secs).to_vec(),
        time: Time::set_by(move || clock.now().0),
        control: false,
        payment_method: "test".to_owned(),
        file: Some(file.clone()),
        ..Config::default()
    };
    FakeProvider::start(config).await.map_err(|error| {
        format!(
            "Test payments cannot be taken: {error}. If {} is damaged, remove it: it holds no real payments.",
            file.display()
        )
    })
}

/// The shop's address as it reaches itself: a server on every address is called on loopback.
fn webhook_url(mut own: SocketAddr) -> Option<Uri> {
    match own.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => own.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => own.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    let url = format!("http://{own}/api/payments/webhooks/{}", razorpay::SANDBOX);
    url.parse().ok()
}

/// # Errors
/// A sentence, when this machine cannot make calls.
pub fn client(provider: &FakeProvider, clock: Clock) -> Result<Razorpay, String> {
    let secrets = provider.with(|book| (book.key_secret.clone(), book.webhook_secret.clone()));
    let keys = Keys {
        key_id: KEY_ID.to_owned(),
        mode: Mode::Test,
        key_secret: Secret::new(secrets.0),
        webhook_secret: Secret::new(secrets.1),
        webhook_secret_previous: None,
        api: format!("{}/v1", provider.api()),
        checkout: provider.script(),
    };
    Razorpay::sandbox(keys, clock)
}

pub fn feature(provider: Option<Arc<FakeProvider>>) -> Feature<impl OpenApi + use<>> {
    Feature::new("sandbox", api::SandboxApi { provider }).codes(api::CODES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shop_on_every_address_is_called_on_loopback() {
        for (own, host) in [
            ("0.0.0.0:3000", "127.0.0.1:3000"),
            ("[::]:3000", "[::1]:3000"),
            ("192.168.1.7:80", "192.168.1.7:80"),
        ] {
            let url = webhook_url(own.parse().unwrap()).unwrap();
            assert_eq!(
                url.to_string(),
                format!("http://{host}/api/payments/webhooks/sandbox")
            );
        }
    }
}
