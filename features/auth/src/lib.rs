//! Accounts, sessions and passwords.

mod access_token;
mod account;
mod account_api;
mod after_restore;
mod audit;
mod auth;
mod back_office;
mod browser;
mod calendar_feed;
mod calendar_feed_api;
mod codes;
mod confirmation;
pub mod console;
mod contact_change;
mod deletion;
mod demo;
mod directory;
mod download;
mod first_owner;
mod hasher;
mod imported;
mod invitation;
mod known_browser;
mod live_sessions;
mod live_tokens;
mod login;
mod login_devices;
mod mail_links;
mod mails;
mod open_links;
mod operation_codes;
mod password_change;
mod password_rules;
mod people;
mod registration;
mod reset;
mod scope;
mod session;
mod session_api;
mod session_list;
mod session_view;
mod sweep;
mod tries;
mod two_factor;
mod two_factor_api;
mod two_factor_key;
mod two_factor_setup;
mod user;
mod walk_in;

use std::sync::Arc;

use kernel::Feature;
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use auth::{Auth, Neighbours, OpenOrders};
pub use browser::Browser;
pub use codes::{EMAIL_TAKEN, MOBILE_TAKEN, OWNER_EXISTS};
pub use demo::{DemoPasswords, close_published, has_demo_people};
pub use first_owner::NewOwner;
pub use imported::ImportedCustomers;
pub use live_sessions::LiveSessions;
pub use login::LoggedIn;
pub use login_devices::{browser_of, ended_among};
pub use people::PeopleOfAuth;
pub use scope::Scope;
pub use two_factor::unreadable_apps;
pub use two_factor_key::TwoFactorKey;
pub use walk_in::walk_in;

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature. `demo` holds the passwords of a demo store's people.
pub fn feature(auth: &Auth, demo: DemoPasswords) -> Feature<impl OpenApi + use<>> {
    let people = demo::People {
        passwords: demo,
        hasher: auth.hasher.clone(),
    };
    let api = (
        session_api::SessionApi(auth.clone()),
        account_api::AccountApi(auth.clone()),
        two_factor_api::TwoFactorApi(auth.clone()),
        calendar_feed_api::CalendarFeedApi(auth.clone()),
        back_office::api(auth),
    );
    Feature::new("auth", api)
        .codes(operation_codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .mails(mails::TEMPLATES)
        .mail_links(Arc::new(mail_links::LinksOfAuth(auth.clone())))
        .after_restore(Arc::new(after_restore::RevokeAccess(auth.clone())))
        .counted(&[("customers", "auth_user")])
        .job(sweep::job(auth.deps.clone()))
        .demo(Arc::new(people))
}
