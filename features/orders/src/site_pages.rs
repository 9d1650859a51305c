//! Query values of the home page that belong to this feature.

use std::collections::HashSet;

use async_trait::async_trait;
use kernel::{Failure, NamedQuery, PinCode, SitePage, SitePages};

use crate::{Orders, pin_code};

/// Represents every pin code that is not served and every invalid one. Also defined in
/// `web/src/features/orders/pinCodes.ts`.
const NOT_SERVED: &str = "000000";
const NO_PIN_CODE: &str = "0";

#[async_trait]
impl SitePages for Orders {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure> {
        Ok(Vec::new())
    }

    async fn named_queries(&self) -> Result<Vec<NamedQuery>, Failure> {
        let areas = pin_code::all(&self.deps.db).await?;
        Ok(vec![NamedQuery {
            key: "pin",
            names: areas.into_iter().map(|area| area.pin_code).collect(),
            stand_in,
        }])
    }
}

/// Maps a typed pin code to a served one or to the representative of all others, so that few page
/// variants are cached.
fn stand_in(typed: &str, served: &HashSet<String>) -> String {
    match PinCode::parse(&typed.replace('-', "")) {
        Ok(pin_code) if served.contains(pin_code.as_str()) => pin_code.as_str().to_owned(),
        Ok(_) => NOT_SERVED.to_owned(),
        Err(_) => NO_PIN_CODE.to_owned(),
    }
}
