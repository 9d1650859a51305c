//! The commands for an owner who cannot log in.

use std::io::{self, BufRead, Write};

use clap::{Args, Subcommand};
use kernel::{Clock, Email, Failure, Mobile};

use super::closed_shop;
use crate::{config::arguments::ShopFolder, store::Store};

#[derive(Args, Debug)]
pub struct OwnerSettings {
    #[command(subcommand)]
    pub command: OwnerCommand,
}

#[derive(Subcommand, Debug)]
pub enum OwnerCommand {
    /// Create an owner and print a link to set the password
    Create {
        /// Name; prompted for if omitted
        #[arg(long)]
        name: Option<String>,
        /// Mobile number; prompted for if omitted
        #[arg(long)]
        mobile: Option<String>,
        /// Email address; prompted for if omitted
        #[arg(long)]
        email: Option<String>,
        #[command(flatten)]
        shop: ShopFolder,
    },
    /// Print a link with which an owner or staff member sets a new password
    Link {
        /// Mobile number or email address
        who: String,
        #[command(flatten)]
        shop: ShopFolder,
    },
    /// Turn off two-factor authentication for a user who lost their phone and recovery codes
    ResetTwoFactor {
        /// Mobile number or email address
        who: String,
        #[command(flatten)]
        shop: ShopFolder,
    },
}

/// Runs the subcommand and prints its result.
///
/// # Errors
/// A sentence for the operator: an invalid name, mobile number or email address, or what the command below could not
/// do.
pub async fn run(settings: OwnerSettings) -> Result<(), String> {
    let answer = match settings.command {
        OwnerCommand::Create {
            name,
            mobile,
            email,
            shop,
        } => {
            let name = reported("Name", name, |text| match text.trim() {
                "" => Err("Please enter a name.".to_owned()),
                name => Ok(name.to_owned()),
            })?;
            let mobile = reported("Mobile number", mobile, Mobile::parse)?;
            let email = reported("Email address", email, Email::parse)?;
            create(&shop, &name, &mobile, &email).await?
        }
        OwnerCommand::Link { who, shop } => link(&shop, &who).await?,
        OwnerCommand::ResetTwoFactor { who, shop } => reset_two_factor(&shop, &who).await?,
    };
    writeln!(io::stdout(), "{answer}").map_err(|error| format!("Nothing can be printed: {error}."))
}

/// Creates an owner. Returns what is printed, with the link to set a password.
///
/// # Errors
/// A sentence: the shop is running, its folder cannot be opened, or the mobile number or email address is taken.
pub async fn create(
    shop: &ShopFolder,
    name: &str,
    mobile: &Mobile,
    email: &Email,
) -> Result<String, String> {
    let store = closed_shop::open(&shop.store.data, &shop.backups).await?;
    let made =
        auth::console::create_owner(&store.db, Clock::system().now(), name, mobile, email).await;
    let token = finish(&store, made).await?;
    Ok(format!(
        "{name} is an owner. Set the password within an hour at:\n{}",
        address(shop, &token)
    ))
}

/// A link to set a new password, for a user found by mobile number or email address.
///
/// # Errors
/// A sentence: the shop is running, its folder cannot be opened, or there is no such user.
pub async fn link(shop: &ShopFolder, who: &str) -> Result<String, String> {
    let store = closed_shop::open(&shop.store.data, &shop.backups).await?;
    let made = auth::console::link(&store.db, Clock::system().now(), who).await;
    let token = finish(&store, made).await?;
    Ok(format!(
        "Within an hour a new password can be set here, once:\n{}",
        address(shop, &token)
    ))
}

/// Switches two-factor authentication off for a user found by mobile number or email address.
///
/// # Errors
/// A sentence: the shop is running, its folder cannot be opened, or there is no such user.
pub async fn reset_two_factor(shop: &ShopFolder, who: &str) -> Result<String, String> {
    let store = closed_shop::open(&shop.store.data, &shop.backups).await?;
    let done = auth::console::reset_two_factor(&store.db, Clock::system().now(), who).await;
    Ok(if finish(&store, done).await? {
        "Two-factor authentication is off. The password alone logs in; set it up again in the settings.".to_owned()
    } else {
        "Two-factor authentication was not on. The password alone logs in.".to_owned()
    })
}

async fn finish<T>(store: &Store, outcome: Result<T, Failure>) -> Result<T, String> {
    store.db.close().await;
    outcome.map_err(|failure| match failure.cause() {
        Some(cause) => cause.to_string(),
        None => failure.code().message.to_owned(),
    })
}

/// Without the shop's address only the rest of the link is known.
fn address(shop: &ShopFolder, token: &str) -> String {
    let path = format!("/resetpassword/{token}");
    match shop.public_address() {
        Some(public) => format!("{public}{path}"),
        None => format!("the address of your shop, followed by {path}"),
    }
}

/// What was given with the command, or is asked for until it is right.
fn reported<T>(
    label: &str,
    given: Option<String>,
    parse: impl Fn(&str) -> Result<T, String>,
) -> Result<T, String> {
    if let Some(text) = given {
        return parse(&text);
    }
    let unheard = |error: io::Error| format!("{label}: nothing can be read: {error}.");
    let mut lines = io::stdin().lock().lines();
    loop {
        write!(io::stderr(), "{label}: ").map_err(unheard)?;
        let Some(line) = lines.next() else {
            return Err(format!(
                "{label}: please tell it, or give it with the command."
            ));
        };
        match parse(&line.map_err(unheard)?) {
            Ok(value) => return Ok(value),
            Err(hint) => writeln!(io::stderr(), "{hint}").map_err(unheard)?,
        }
    }
}
