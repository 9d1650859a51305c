//! Creates a shop as a whole or not at all. Samples take longer than a request may: they are loaded at the next start.

use auth::{Browser, LoggedIn};
use kernel::{Failure, FieldProblem};

use super::{
    Setup,
    api::{Beginning, NO_ROOM_FOR_SAMPLES, NOTHING_TO_SET, NewShop},
    link_file,
};
use crate::config::{public_address::PublicAddress, settings::Settings};

/// Answers the address people type, and the owner's session.
pub async fn open(
    setup: &Setup,
    shop: &NewShop,
    browser: &Browser,
) -> Result<(String, LoggedIn), Failure> {
    let typed_address = match &setup.place.public_address {
        Some(_) => None,
        None => Some(address_of(shop.public_address.as_deref())?),
    };
    let (deps, business_name) = (&setup.deps, shop.business_name.trim());
    if business_name.is_empty() {
        return Err(refuse("businessName", "Please give the shop a name."));
    }
    let name = shop.name.trim();
    if name.is_empty() {
        return Err(refuse("name", "Please tell us your name."));
    }
    let owner = setup
        .auth
        .prepare_owner(name, &shop.mobile, &shop.email, &shop.password)
        .await?;
    let samples = shop.beginning == Beginning::Samples;
    if samples {
        let room = setup.media.expect_room().await;
        room.map_err(|failure| failure.with_code(NO_ROOM_FOR_SAMPLES))?;
    }
    let mut tx = deps.db.publish().await?;
    let entered = setup
        .auth
        .create_first_owner(&mut tx, &owner, browser)
        .await?;
    let facts = content::NewShop {
        business_name,
        owner: name,
        mobile: &shop.mobile,
        email: &shop.email,
    };
    content::name_shop(&mut tx, &facts).await?;
    content::prepare(&mut tx).await?;
    // Before the commit: a store whose owner exists has an address, whenever the machine stops.
    let folder = &setup.place.folder;
    Settings::change(folder, |settings| {
        if typed_address.is_some() {
            settings.public_address.clone_from(&typed_address);
        }
        settings.samples = samples;
    })
    .map_err(Failure::internal)?;
    tx.commit().await?;
    setup.link.end();
    link_file::remove(&setup.place.folder);
    if typed_address.is_some() || samples {
        setup.reopen.now();
    }
    let address = typed_address.or_else(|| setup.place.public_address.clone());
    Ok((address.unwrap_or_default(), entered))
}

/// Stores the public address and returns it as stored. The shop opens there.
pub async fn set_address(setup: &Setup, typed: &str) -> Result<String, Failure> {
    if setup.place.public_address.is_some() || !setup.auth.has_owner().await? {
        return Err(NOTHING_TO_SET.into());
    }
    let address = address_of(Some(typed))?;
    Settings::change(&setup.place.folder, |settings| {
        settings.public_address = Some(address.clone());
    })
    .map_err(Failure::internal)?;
    setup.link.end();
    link_file::remove(&setup.place.folder);
    setup.reopen.now();
    Ok(address)
}

fn address_of(typed: Option<&str>) -> Result<String, Failure> {
    let typed = typed.unwrap_or_default();
    let address: PublicAddress = typed.parse().map_err(|_| {
        refuse(
            "publicAddress",
            "Please write the address people type, without a path, like https://shop.example.",
        )
    })?;
    if !address.suits_a_real_store() {
        return Err(refuse(
            "publicAddress",
            "A real shop needs an address that begins with https://.",
        ));
    }
    Ok(address.to_string())
}

fn refuse(field: &str, sentence: &'static str) -> Failure {
    Failure::invalid(vec![FieldProblem::new(field, "invalid", sentence)])
}
