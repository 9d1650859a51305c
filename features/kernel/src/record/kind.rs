//! The description of a kind of record.

use std::{collections::BTreeSet, sync::Mutex};

use crate::{problem::Code, session::Access};

/// A kind of record: its table and what its operations are called.
///
/// The table has the columns `id`, `version` and `deleted_at`; of a [`Record`](super::Record) also `published`, and
/// `position` where the owner puts records in order.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The noun in the ids of operations (`admin_category_list`) and in the audit log (`catalogue.category_created`).
    pub id: &'static str,
    /// Name of the table; what comes before its first underscore is the feature.
    pub table: &'static str,
    /// Address of the list, below `/api`.
    pub path: &'static str,
    /// One of them with its article, as the API document says it.
    pub one: &'static str,
    /// Several of them.
    pub many: &'static str,
    pub not_found: Code,
    pub parent: Option<Parent>,
    pub unique: Option<Unique>,
    /// The refusal to delete one with others below it.
    pub not_empty: Option<Code>,
    /// Visitors never see one.
    pub private: bool,
    /// Who lists and edits them; editors unless it says otherwise.
    pub access: Access,
    /// The SQL condition under which one stays in the trash after 30 days, because other rows still need it.
    pub needed: Option<&'static str>,
    /// What the document says of single operations beside the usual.
    pub notes: &'static [(&'static str, &'static str)],
}

/// The record that one belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Parent {
    pub kind: &'static Kind,
    /// The column with the parent's id.
    pub column: &'static str,
    /// The refusal to restore one while its parent is in the trash.
    pub in_trash: Code,
}

/// A name that only one record has, or only one of its parent. Names in the trash are free; capitals do not matter.
#[derive(Clone, Copy, Debug)]
pub struct Unique {
    pub column: &'static str,
    /// The refusal to restore one whose name is in use again.
    pub taken: Code,
}

impl Kind {
    pub const fn new(
        id: &'static str,
        table: &'static str,
        path: &'static str,
        not_found: Code,
    ) -> Self {
        Self {
            id,
            table,
            path,
            one: "a record",
            many: "records",
            not_found,
            parent: None,
            unique: None,
            not_empty: None,
            private: false,
            access: Access::Editor,
            needed: None,
            notes: &[],
        }
    }

    pub const fn called(mut self, one: &'static str, many: &'static str) -> Self {
        self.one = one;
        self.many = many;
        self
    }

    pub const fn below(
        mut self,
        kind: &'static Kind,
        column: &'static str,
        in_trash: Code,
    ) -> Self {
        self.parent = Some(Parent {
            kind,
            column,
            in_trash,
        });
        self
    }

    pub const fn unique(mut self, column: &'static str, taken: Code) -> Self {
        self.unique = Some(Unique { column, taken });
        self
    }

    pub const fn not_empty(mut self, code: Code) -> Self {
        self.not_empty = Some(code);
        self
    }

    pub const fn private(mut self) -> Self {
        self.private = true;
        self
    }

    pub const fn access(mut self, access: Access) -> Self {
        self.access = access;
        self
    }

    pub const fn needed(mut self, condition: &'static str) -> Self {
        self.needed = Some(condition);
        self
    }

    pub const fn notes(mut self, notes: &'static [(&'static str, &'static str)]) -> Self {
        self.notes = notes;
        self
    }

    /// Id of an operation.
    pub(super) fn operation(&self, act: &str) -> &'static str {
        stored(format!("admin_{}_{act}", self.id))
    }

    /// Action in the audit log.
    pub(crate) fn action(&self, done: &str) -> String {
        let feature = self.table.split('_').next().unwrap_or_default();
        format!("{feature}.{}_{done}", self.id)
    }

    /// Subject in the audit log.
    pub(crate) fn subject(&self, id: i64) -> String {
        format!("{}:{id}", self.id)
    }

    /// A text of the API document about this kind.
    pub(super) fn text(&self, text: &'static str) -> &'static str {
        stored(text.replace("{one}", self.one).replace("{many}", self.many))
    }

    pub(super) fn note(&self, act: &str) -> Option<&'static str> {
        let note = self.notes.iter().find(|(of, _)| *of == act);
        note.map(|(_, text)| *text)
    }
}

/// The framework takes texts of the document for the whole run of the program; each is made once.
fn stored(text: String) -> &'static str {
    static TEXTS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut texts = TEXTS
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(known) = texts.get(text.as_str()) {
        return known;
    }
    let text: &'static str = Box::leak(text.into_boxed_str());
    texts.insert(text);
    text
}
