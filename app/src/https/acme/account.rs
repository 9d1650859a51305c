//! The shop's account at the authority.

use std::{fs, path::Path};

use instant_acme::{Account, AccountCredentials, Error, NewAccount};
use serde::{Deserialize, Serialize};

use super::http_client::AuthorityClient;
use crate::{config::https::AcmeConfig, store::private_file};

const FILE: &str = "account.json";

/// The file of an account, which contains its key.
#[derive(Serialize, Deserialize)]
struct StoredAccount {
    contact: Option<String>,
    credentials: AccountCredentials,
}

/// The stored account, or a new one if there is none, it is damaged or the authority no longer knows it. Who sets a
/// domain accepts the authority's terms (docs/ops/https.md).
///
/// # Errors
/// The authority refuses or does not answer, or the account cannot be stored.
pub async fn open(
    client: &AuthorityClient,
    config: &AcmeConfig,
    folder: &Path,
) -> Result<Account, Error> {
    let stored = fs::read(folder.join(FILE)).ok();
    let stored: Option<StoredAccount> =
        stored.and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let contact = config
        .contact
        .as_ref()
        .map(|email| format!("mailto:{email}"));
    let contact: Vec<&str> = contact.as_deref().into_iter().collect();
    let builder = Account::builder_with_http(Box::new(client.clone()));
    let Some(stored) = stored else {
        let new = NewAccount {
            contact: &contact,
            terms_of_service_agreed: true,
            only_return_existing: false,
        };
        let directory = config.directory.clone();
        let (account, credentials) = builder.create(&new, directory, None).await?;
        store(folder, config, credentials)?;
        return Ok(account);
    };
    let changed = stored.contact != config.contact;
    if !changed {
        return builder.from_credentials(stored.credentials).await;
    }
    let copy: AccountCredentials =
        serde_json::from_value(serde_json::to_value(&stored.credentials)?)?;
    let account = builder.from_credentials(stored.credentials).await?;
    account.update_contacts(&contact).await?;
    store(folder, config, copy)?;
    Ok(account)
}

/// Forgets an account that the authority no longer knows; the next request makes a new one.
pub fn forget(folder: &Path) {
    if let Err(error) = fs::remove_file(folder.join(FILE)) {
        tracing::warn!(%error, "{FILE} could not be removed");
    }
}

fn store(folder: &Path, config: &AcmeConfig, credentials: AccountCredentials) -> Result<(), Error> {
    let stored = StoredAccount {
        contact: config.contact.clone(),
        credentials,
    };
    let bytes = serde_json::to_vec_pretty(&stored)?;
    private_file::replace(folder, FILE, &bytes).map_err(|error| Error::Other(Box::new(error)))
}
