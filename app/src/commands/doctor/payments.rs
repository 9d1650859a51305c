//! Whether money can be taken, asked at the provider itself.

use std::path::Path;

use kernel::{Clock, Db, Timestamp};
use payments::{
    Provider, ProviderError,
    razorpay::{Keys, Mode, NAME, Razorpay},
};

use super::Finding;
use crate::config::{arguments::PaymentSettings, payments_config::keys_in_use, settings::Settings};

const ABOUT: &str = "Payments";

pub async fn payments(data: &Path, settings: &PaymentSettings) -> Vec<Finding> {
    match keys(data, settings) {
        Err(hint) => vec![Finding::bad(ABOUT, hint)],
        Ok(None) => vec![Finding::note(
            ABOUT,
            "no payment keys are set up: nothing can be bought online",
        )],
        Ok(Some(keys)) => vec![asked(keys).await, last_webhook(data).await],
    }
}

fn keys(data: &Path, settings: &PaymentSettings) -> Result<Option<Keys>, String> {
    let saved = Settings::load(data)?.payment_keys()?;
    keys_in_use(&settings.config()?, saved.as_ref())
}

async fn asked(keys: Keys) -> Finding {
    let (key_id, mode) = (keys.key_id.clone(), keys.mode);
    let provider = match Razorpay::new(keys, Clock::system()) {
        Ok(provider) => provider,
        Err(says) => return Finding::bad(ABOUT, says),
    };
    match provider.check().await {
        Ok(()) if mode == Mode::Live => {
            Finding::good(ABOUT, format!("the provider accepts the keys of {key_id}"))
        }
        Ok(()) => {
            let says = format!(
                "the provider accepts the test keys of {key_id}: the shop is in test mode and no money moves; put live keys in \
                 before you sell"
            );
            Finding::note(ABOUT, says)
        }
        Err(ProviderError::Refused(why)) => {
            let says = format!(
                "the provider does not accept the keys of {key_id} ({why}); copy key id and secret from its \
                 dashboard once more"
            );
            Finding::bad(ABOUT, says)
        }
        Err(ProviderError::Down(why)) => {
            let says = format!(
                "the provider does not answer ({why}); is this machine online, and may it call out by https?"
            );
            Finding::bad(ABOUT, says)
        }
    }
}

/// Without webhooks the shop finds payments all the same, only later.
async fn last_webhook(data: &Path) -> Finding {
    const ABOUT: &str = "Webhooks";
    let file = data.join("shop.db");
    let Ok(db) = Db::open(&file, false).await else {
        return Finding::note(ABOUT, "the database cannot be read");
    };
    let last: Result<Option<i64>, _> = sqlx::query_scalar(
        "SELECT max(received_at) FROM payments_webhook_event WHERE provider = ?",
    )
    .bind(NAME)
    .fetch_one(db.read())
    .await;
    db.close().await;
    match last {
        Ok(Some(at)) => {
            let at = Timestamp(at).to_rfc3339();
            Finding::good(ABOUT, format!("the last one came at {at}"))
        }
        Ok(None) => Finding::note(
            ABOUT,
            "none has come yet; give the provider the address that stands under Settings, Payments",
        ),
        Err(error) => Finding::note(ABOUT, format!("they cannot be read ({error})")),
    }
}
