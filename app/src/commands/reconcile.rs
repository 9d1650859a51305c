//! `boutique reconcile`: what the payment provider knows and the shop does not, looked up and put right.

use clap::Args;
use kernel::mail::rupees;
use payments::{LookedUp, ProviderError};

use super::{closed_shop, why};
use crate::config::{
    arguments::{BackupPlace, PaymentSettings, StorePlace},
    email::EmailArguments,
};

#[derive(Args, Debug)]
pub struct ReconcileSettings {
    #[command(flatten)]
    pub store: StorePlace,
    #[command(flatten)]
    pub backups: BackupPlace,
    #[command(flatten)]
    pub payments: PaymentSettings,
    #[command(flatten)]
    pub mail: EmailArguments,
}

pub async fn run(settings: ReconcileSettings) -> Result<(), String> {
    let config = settings.payments.config()?;
    let mails = settings.mail.settings()?;
    let shop =
        closed_shop::open_with_payments(&settings.store.data, &settings.backups, config, mails)
            .await?;
    let looked_up = shop.payments.look_up_everything().await;
    drop(shop.sandbox);
    shop.store.db.close().await;
    let looked_up = looked_up.map_err(|failure| {
        format!(
            "Not everything could be looked up: {}. What was found is kept.",
            why(&failure)
        )
    })?;
    let looked_up = looked_up.map_err(|problem| match problem {
        ProviderError::Down(says) => format!("The payment provider does not answer: {says}."),
        ProviderError::Refused(says) => {
            format!("The payment provider does not accept the keys: {says}.")
        }
    })?;
    for line in lines(&looked_up) {
        say!("{line}");
    }
    Ok(())
}

fn lines(looked_up: &LookedUp) -> Vec<String> {
    let mut lines = Vec::new();
    for found in &looked_up.found {
        let done = if found.refund_due {
            "is to be given back"
        } else {
            "is recorded, and the buyer has what they paid for"
        };
        lines.push(format!(
            "Purchase {} ({}): {} of payment {} {done}.",
            found.purchase,
            found.title,
            rupees(found.amount_paise),
            found.payment
        ));
    }
    if looked_up.found.is_empty() {
        lines.push("No payment was missing.".to_owned());
    }
    for unmatched in &looked_up.unmatched {
        lines.push(format!(
            "Paid at the provider, not here: {} of payment {}. Look under Payments.",
            rupees(unmatched.payment.amount),
            unmatched.payment.id
        ));
    }
    lines.push(match looked_up.open {
        0 => "No purchase is open.".to_owned(),
        1 => "One purchase is open: it may still be paid.".to_owned(),
        open => format!("{open} purchases are open: they may still be paid."),
    });
    lines
}

#[cfg(test)]
mod tests {
    use payments::Found;

    use super::*;

    #[test]
    fn it_says_what_it_found_and_what_it_did() {
        assert_eq!(lines(&LookedUp::default()).len(), 2);
        let found = |refund_due| Found {
            purchase: 7,
            title: "Blouse basics".to_owned(),
            payment: "pay_1".to_owned(),
            amount_paise: 180_000,
            refund_due,
        };
        let looked_up = LookedUp {
            found: vec![found(false), found(true)],
            open: 1,
            unmatched: Vec::new(),
        };
        let said = lines(&looked_up).join("\n");
        assert!(said.contains("Purchase 7 (Blouse basics): ₹1,800 of payment pay_1 is recorded"));
        assert!(said.contains("is to be given back") && said.contains("One purchase is open"));
    }
}
