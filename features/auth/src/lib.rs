//! Accounts, sessions, passwords: who somebody is.

mod account;
mod account_api;
mod audit;
mod auth;
mod browser;
mod codes;
mod confirmation;
mod contact_change;
mod deletion;
mod demo;
mod door_api;
mod download;
mod hasher;
mod known_browser;
mod live_sessions;
mod login;
mod mails;
mod password_change;
mod password_rules;
mod personal_records;
mod phc;
mod registration;
mod reset;
mod session;
mod session_list;
mod session_view;
mod sweep;
mod tries;
mod user;

use std::sync::Arc;

use kernel::Feature;
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use auth::{Auth, Neighbours, OpenOrders};
pub use demo::{DemoPasswords, close_published};
pub use live_sessions::LiveSessions;
pub use personal_records::PersonalRecords;
pub use user::{Contact, contact};

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature. `demo` are the passwords of a demo store's people.
pub fn feature(auth: &Auth, demo: DemoPasswords) -> Feature<impl OpenApi + use<>> {
    let people = demo::People {
        passwords: demo,
        hasher: auth.hasher.clone(),
    };
    let api = (
        door_api::DoorApi(auth.clone()),
        account_api::AccountApi(auth.clone()),
    );
    Feature::new("auth", api)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .mails(mails::TEMPLATES)
        .job(sweep::job(auth.deps.clone()))
        .demo(Arc::new(people))
}
