//! The storefront put together: features, server, site and store.

pub mod adapters;
pub mod cli;
pub mod client;
pub mod client_files;
pub mod config;
pub mod demo;
pub mod docs;
pub mod doctor;
pub mod document;
pub mod features;
pub mod health;
pub mod jobs;
pub mod logs;
pub mod mails;
pub mod opening;
pub mod owner;
pub mod payment_means;
pub mod public_address;
pub mod server;
pub mod settings;
pub mod setup;
pub mod site;
pub mod store;
pub mod updating;
pub mod upkeep;
pub mod uploads;
