//! A closed shop whose tables are up to date, for commands that work on it.

use std::{path::Path, sync::Arc};

use email::{Delivery, DeliverySettings};
use fake_provider::FakeProvider;
use kernel::{Clock, StoreKind};
use payments::{Payments, PaymentsConfig};

use crate::{
    Options,
    config::{arguments::BackupPlace, settings::Settings},
    context::Context,
    features,
    store::Store,
};

/// A closed shop with payments that ask the provider.
pub struct WithPayments {
    pub store: Store,
    pub payments: Payments,
    /// The provider of a demo store without keys, which answers until this is dropped.
    pub sandbox: Option<Arc<FakeProvider>>,
}

/// # Errors
/// A sentence, when the shop is open elsewhere or its data folder is not sound.
pub async fn open(folder: &Path, backups: &BackupPlace) -> Result<Store, String> {
    let store = Store::open(folder).await?;
    let options = Options {
        backups: backups.of(folder),
        ..Options::at(folder, String::new())
    };
    join(&store, options).await?;
    Ok(store)
}

/// The same, with payments that ask the provider.
///
/// # Errors
/// A sentence; also when the keys are not those that the shop was last open with.
pub async fn open_with_payments(
    folder: &Path,
    backups: &BackupPlace,
    payments_config: PaymentsConfig,
    mails: Option<DeliverySettings>,
) -> Result<WithPayments, String> {
    let store = Store::open(folder).await?;
    let settings = Settings::load(folder)?;
    let address = settings.public_address()?;
    let kind = StoreKind::of(store.db.read()).await;
    let kind = kind.map_err(|error| format!("The database does not answer: {error}."))?;
    let options = Options {
        backups: backups.of(folder),
        payments_config,
        saved_keys: settings.payment_keys()?,
        delivery: Delivery::of(mails, settings.email_delivery()?),
        message_channels: settings.message_channels()?,
        file_storage: settings.file_storage()?,
        demo: kind == Some(StoreKind::Demo),
        ..Options::at(
            folder,
            address
                .map(|address| address.to_string())
                .unwrap_or_default(),
        )
    };
    let (payments, sandbox) = join(&store, options).await?;
    payments.refuse_mixed_keys().await?;
    Ok(WithPayments {
        store,
        payments,
        sandbox,
    })
}

async fn join(
    store: &Store,
    options: Options,
) -> Result<(Payments, Option<Arc<FakeProvider>>), String> {
    let joined = features::join(&Context::open(store, options).await?)?;
    store
        .update_tables(&joined.gives, &joined.maintenance, Clock::system().now())
        .await?;
    Ok((joined.payments, joined.sandbox))
}
