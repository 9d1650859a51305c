//! Whether the domains lead anywhere, before an authority is asked.

use std::{future::Future, io, net::IpAddr, pin::Pin, sync::Arc};

use crate::config::https::Domain;

type Addresses = Pin<Box<dyn Future<Output = io::Result<Vec<IpAddr>>> + Send>>;

/// Finds the addresses of a name.
pub type Lookup = Arc<dyn Fn(String) -> Addresses + Send + Sync>;

/// Asks the machine's resolver.
pub fn of_the_machine() -> Lookup {
    Arc::new(|name| {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name, 80)).await?;
            Ok(found.map(|address| address.ip()).collect())
        })
    })
}

/// # Errors
/// A sentence that names the first domain without an address.
pub async fn all_resolve(lookup: &Lookup, domains: &[Domain]) -> Result<(), String> {
    for domain in domains {
        let found = lookup(domain.to_string()).await;
        if found.is_ok_and(|addresses| !addresses.is_empty()) {
            continue;
        }
        return Err(format!(
            "{domain} has no address: add an A record with this machine's IP address where the domain is registered. \
             It is looked up again every minute."
        ));
    }
    Ok(())
}
