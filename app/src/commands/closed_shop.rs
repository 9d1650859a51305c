//! A closed shop whose tables are up to date, for commands that work on it.

use std::path::Path;

use email::{Delivery, DeliverySettings};
use kernel::StoreKind;
use payments::Payments;

use crate::{
    Options,
    config::{payments_config::PaymentsConfig, settings::Settings},
    context::Context,
    features,
    store::Store,
};

/// # Errors
/// A sentence, when the shop is open elsewhere or its data folder is not sound.
pub async fn open(folder: &Path) -> Result<Store, String> {
    let store = Store::open(folder).await?;
    join(&store, Options::at(folder, String::new())).await?;
    Ok(store)
}

/// The same, with payments that ask the provider.
///
/// # Errors
/// A sentence; also when the keys are not those that the shop was last open with.
pub async fn open_with_payments(
    folder: &Path,
    payments_config: PaymentsConfig,
    mails: Option<DeliverySettings>,
) -> Result<(Store, Payments), String> {
    let store = Store::open(folder).await?;
    let settings = Settings::load(folder)?;
    let address = settings.public_address()?;
    let kind = StoreKind::of(store.db.read()).await;
    let kind = kind.map_err(|error| format!("The database does not answer: {error}."))?;
    let options = Options {
        payments_config,
        saved_keys: settings.payment_keys()?,
        delivery: Delivery::of(mails, settings.email_delivery()?),
        demo: kind == Some(StoreKind::Demo),
        ..Options::at(
            folder,
            address
                .map(|address| address.to_string())
                .unwrap_or_default(),
        )
    };
    let payments = join(&store, options).await?;
    payments.refuse_mixed_keys().await?;
    Ok((store, payments))
}

async fn join(store: &Store, options: Options) -> Result<Payments, String> {
    let joined = features::join(&Context::open(store, options).await?)?;
    store.migrate(&joined.gives).await?;
    Ok(joined.payments)
}
