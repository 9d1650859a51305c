//! The storefront put together: features, server, site and store.

pub mod access_scopes;
pub mod adapters;
pub mod assemble;
pub mod commands;
pub mod config;
mod context;
pub mod demo;
pub mod document;
mod features;
pub mod http;
pub mod https;
pub mod incidents;
pub mod jobs;
pub mod metrics;
pub mod options;
mod sandbox;
pub mod setup;
pub mod site;
pub mod store;

pub use assemble::{BuiltIn, Shop, assemble};
pub use options::Options;
