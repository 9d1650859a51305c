//! What every feature is built from.

use std::sync::Arc;

use crate::{
    clock::Clock, db::Db, limits::Limits, mail::Outbox, picture::PictureBook,
    security_log::SecurityLog,
};

/// A handful of shared handles; cheap to clone.
#[derive(Clone)]
pub struct Deps {
    pub db: Db,
    pub clock: Clock,
    pub limits: Limits,
    pub security: SecurityLog,
    pub pictures: Arc<dyn PictureBook>,
    pub outbox: Outbox,
}
