//! What every feature is built from.

use std::sync::Arc;

use crate::{
    clock::Clock, db::Db, image::ImageBook, limits::Limits, mail::Outbox, security_log::SecurityLog,
};

/// A handful of shared handles; cheap to clone.
#[derive(Clone)]
pub struct Deps {
    pub db: Db,
    pub clock: Clock,
    pub limits: Limits,
    pub security: SecurityLog,
    pub images: Arc<dyn ImageBook>,
    pub outbox: Outbox,
}
