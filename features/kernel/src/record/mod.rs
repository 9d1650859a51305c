//! Records that the shop's own people edit: each is created, changed with its version, shown or hidden, reordered, moved
//! to the trash and restored in the same way, and each change is in the audit log.
//!
//! A feature describes the table of a record in a [`Kind`], says in [`Stored`] and [`Record`] how a record is read and
//! written, and mounts the operations with [`Feature::record`](crate::Feature::record) and its neighbours.

mod acts;
mod api;
mod bodies;
mod caller;
mod kind;
mod one_path;
mod table;

use std::future::Future;

use poem_openapi::{
    Tags,
    types::{ParseFromJSON, ToJSON},
};
use serde_json::Value;

use crate::{Deps, Failure, Tx, User, edit::search_query};

pub use acts::{copy_name, finish_copy};
pub use bodies::{Created, PublishRecord, ReorderRecords, Update};
pub use kind::{Kind, Parent, Unique};
pub use one_path::OnePath;
pub use table::{claim, empty_trash, expired, name_problem, sweep, undo_creation};

/// Which records to read.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// This one alone, also when it is in the trash.
    pub id: Option<i64>,
    /// Only what belongs to this one.
    pub parent: Option<i64>,
    /// What is in the trash, or what is not; both without it.
    pub deleted: Option<bool>,
    /// Text to search for, in small letters.
    pub query: Option<String>,
}

impl Selection {
    /// One record, also when it is in the trash.
    pub fn one(id: i64) -> Self {
        Self {
            id: Some(id),
            ..Self::default()
        }
    }

    /// A list, or its trash.
    pub fn list(parent: Option<i64>, deleted: bool, q: Option<&str>) -> Self {
        Self {
            id: None,
            parent,
            deleted: Some(deleted),
            query: search_query(q),
        }
    }
}

/// A record that can be moved to the trash and restored.
pub trait Stored: Send + Sync + 'static {
    const KIND: &'static Kind;

    /// The part of the API document that its operations belong to.
    type Tag: Tags;
    const TAG: Self::Tag;

    /// A record as the shop's own people see it.
    type Item: ToJSON;

    fn deps(&self) -> &Deps;

    /// The selected records in their order.
    fn select(
        &self,
        selection: &Selection,
    ) -> impl Future<Output = Result<Vec<Self::Item>, Failure>> + Send;

    /// Refuses to move a record outside the trash to the trash.
    fn check_delete(
        &self,
        _tx: &mut Tx,
        _id: i64,
    ) -> impl Future<Output = Result<(), Failure>> + Send {
        async { Ok(()) }
    }

    /// How many records of other kinds go to the trash with it, by their name in the plural.
    fn below(
        &self,
        _tx: &mut Tx,
        _id: i64,
    ) -> impl Future<Output = Result<Vec<(&'static str, i64)>, Failure>> + Send {
        async { Ok(Vec::new()) }
    }

    /// One record, also when it is in the trash.
    ///
    /// # Errors
    /// The kind's own code when there is none.
    fn one(&self, id: i64) -> impl Future<Output = Result<Self::Item, Failure>> + Send {
        async move {
            let found = self.select(&Selection::one(id)).await?.pop();
            found.ok_or_else(|| Self::KIND.not_found.into())
        }
    }
}

/// A record whose fields are edited; mostly one that is also created from them, shown and hidden.
pub trait Record: Stored {
    /// The body that creates one, named `Create` and the noun. The body that changes one is the same with the version.
    /// Of a record that is created by an upload only the second is in use.
    type Fields: ParseFromJSON;

    /// Checks the fields and writes them, under a new id or under that of a record whose version is claimed.
    fn save(
        &self,
        tx: &mut Tx,
        writer: &User,
        id: Option<i64>,
        fields: &Self::Fields,
    ) -> impl Future<Output = Result<Saved, Failure>> + Send;

    /// Refuses to show or hide a record whose version is claimed.
    fn check_publish(
        &self,
        _tx: &mut Tx,
        _id: i64,
        _published: bool,
    ) -> impl Future<Output = Result<(), Failure>> + Send {
        async { Ok(()) }
    }
}

/// A record that was written.
pub struct Saved {
    pub id: i64,
    /// What the audit log says about the change. Never personal data.
    pub details: Value,
}

impl Saved {
    /// Only that it was written.
    pub fn new(id: i64) -> Self {
        Self::with(id, Value::Object(serde_json::Map::new()))
    }

    pub fn with(id: i64, details: Value) -> Self {
        Self { id, details }
    }
}
