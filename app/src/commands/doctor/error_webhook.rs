//! Whether errors reach those who operate the shop.

use kernel::incident::{Incident, IncidentKind};

use super::Finding;
use crate::{
    config::monitoring::ErrorWebhookSettings,
    incidents::{ErrorWebhook, Pace},
};

/// Sends a test.
pub async fn error_webhook(settings: &ErrorWebhookSettings, shop: Option<&str>) -> Option<Finding> {
    const ABOUT: &str = "Error webhook";
    let address = settings.address()?;
    let pace = Pace {
        retries: Vec::new(),
        ..Pace::default()
    };
    let webhook = match ErrorWebhook::new(address, shop.unwrap_or_default().to_owned(), pace) {
        Ok(webhook) => webhook,
        Err(sentence) => return Some(Finding::bad(ABOUT, sentence)),
    };
    let incident = Incident {
        kind: IncidentKind::Test,
        message: "A test by `boutique doctor`.".to_owned(),
        request_id: None,
    };
    Some(match webhook.send(&incident, 1).await {
        Ok(()) => Finding::good(ABOUT, "took a test"),
        Err(problem) => {
            let says = format!("did not take a test: {problem}; check BOUTIQUE_ERROR_WEBHOOK_URL");
            Finding::bad(ABOUT, says)
        }
    })
}
