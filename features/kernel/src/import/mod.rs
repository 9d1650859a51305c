//! Rows of a table that become records, such as customers of a spreadsheet. The features that own the records
//! implement [`ImportTarget`]; the imports feature reads files, maps columns and keeps the runs.

mod imported;
mod once;
mod row;

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use poem_openapi::Enum;

pub use imported::{ImportOutcome, Imported, Written};
pub use once::{ImportedOnce, Once};
pub use row::{ImportRow, cells, filled, without_problems};

use crate::{
    calendar::Timestamp,
    db::Tx,
    length_unit::LengthUnit,
    problem::{Failure, FieldProblem},
};

/// What an import is about.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[oai(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum ImportKind {
    /// Customers with their measurements, known by mobile.
    Customers,
    /// Products, known by service and name.
    Products,
    /// Orders of an older system, known by its order number.
    PastOrders,
    /// Categories of services, known by name.
    Categories,
    /// Services, known by category and name.
    Services,
    /// Items of the gallery, known by category and title.
    GalleryItems,
    /// Blog posts, known by title.
    Events,
    /// Testimonials, known by name and text.
    Testimonials,
    /// Offers, known by text.
    Offers,
    /// Lines of the banner, known by text.
    BannerLines,
    /// Pin codes where the shop picks up.
    PinCodes,
    /// Courses without their videos, known by category and name.
    Courses,
    /// Courses that customers have bought, known by mobile and course.
    Enrolments,
    /// Coupons, known by code.
    Coupons,
}

impl ImportKind {
    /// Whether visitors see such records.
    pub fn is_public(self) -> bool {
        !matches!(
            self,
            Self::Customers | Self::PastOrders | Self::Enrolments | Self::Coupons
        )
    }

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Customers => "customers",
            Self::Products => "products",
            Self::PastOrders => "past_orders",
            Self::Categories => "categories",
            Self::Services => "services",
            Self::GalleryItems => "gallery_items",
            Self::Events => "events",
            Self::Testimonials => "testimonials",
            Self::Offers => "offers",
            Self::BannerLines => "banner_lines",
            Self::PinCodes => "pin_codes",
            Self::Courses => "courses",
            Self::Enrolments => "enrolments",
            Self::Coupons => "coupons",
        }
    }
}

/// What a column can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportField {
    /// Key in mappings, such as `mobile`; never changes.
    pub key: String,
    /// Name, which is also the header of an export.
    pub label: String,
    /// Heading under which the field is listed; `None` for the main ones.
    pub group: Option<String>,
    /// A row without it is rejected.
    pub required: bool,
    /// A length: its header may name the unit.
    pub is_length: bool,
    /// Addresses of images, one a line: only a previous website has them, files do not.
    pub is_image: bool,
    /// Other headers that mean it, in lower case.
    pub headers: Vec<String>,
    /// A value as it may stand in a file.
    pub example: String,
}

impl ImportField {
    pub fn new(key: impl Into<String>, label: impl Into<String>, headers: &[&str]) -> Self {
        Self {
            key: key.into(),
            label: label.into(),
            group: None,
            required: false,
            is_length: false,
            is_image: false,
            headers: headers.iter().map(|header| (*header).to_owned()).collect(),
            example: String::new(),
        }
    }

    /// The mobile of a customer. "Number" alone is left out: it may be the number of an order.
    pub fn mobile(label: &str) -> Self {
        let headers = [
            "mobile",
            "phone",
            "phone number",
            "mobile number",
            "mobile no",
            "phone no",
            "contact",
            "contact number",
            "contact no",
            "whatsapp",
            "whatsapp number",
            "cell",
        ];
        Self::new("mobile", label, &headers).example("9876543210")
    }

    pub fn note() -> Self {
        let headers = ["note", "remark", "remarks", "comment", "comments"];
        Self::new("note", "Notes", &headers)
    }

    pub fn required(mut self) -> Self {
        self.required = true;
        self
    }

    /// One more header that means it.
    pub fn header(mut self, header: &str) -> Self {
        self.headers.push(header.to_owned());
        self
    }

    /// Images of a record.
    pub fn images(key: &str, label: &str) -> Self {
        Self {
            is_image: true,
            ..Self::new(key, label, &[])
        }
    }

    pub fn example(mut self, example: &str) -> Self {
        example.clone_into(&mut self.example);
        self
    }
}

/// The run that a row belongs to.
#[derive(Clone, Copy, Debug)]
pub struct ImportRun {
    pub id: i64,
    /// User id of the owner who started it.
    pub actor: i64,
    pub at: Timestamp,
    /// Unit of lengths that name none.
    pub unit: LengthUnit,
}

/// Takes in the rows of a batch, with what is read once for all of them.
#[async_trait]
pub trait ImportBatch: Send {
    /// Imports a row, or returns what is wrong with it, each by field. Whatever a refused row has written is rolled
    /// back. Importing the same row again changes nothing.
    ///
    /// # Errors
    /// If the database cannot be written.
    async fn import(
        &mut self,
        tx: &mut Tx,
        row: &ImportRow,
    ) -> Result<Result<Imported, Vec<FieldProblem>>, Failure>;
}

/// A feature that owns imported records, or a part of them.
#[async_trait]
pub trait ImportTarget: Send + Sync {
    fn kind(&self) -> ImportKind;

    /// What columns can be, in the order of an export.
    async fn fields(&self) -> Result<Vec<ImportField>, Failure>;

    /// Begins a batch.
    async fn batch(&self, run: &ImportRun) -> Result<Box<dyn ImportBatch>, Failure>;

    /// Undoes what the target did with a row, unless it was used or changed since: then it returns why, as a
    /// sentence.
    async fn undo(
        &self,
        tx: &mut Tx,
        imported: &Imported,
        at: Timestamp,
    ) -> Result<Option<String>, Failure>;

    /// The records of the kind, or those of these records for targets after the first: cells by field and record, in
    /// the order of the ids.
    async fn export(&self, of: &[i64]) -> Result<BTreeMap<i64, HashMap<String, String>>, Failure>;
}

/// A feature whose rows name records that an import may have created.
#[async_trait]
pub trait ImportUses: Send + Sync {
    /// What the feature has of this record, as in "has an order"; `None` for nothing.
    async fn used(
        &self,
        tx: &mut Tx,
        kind: ImportKind,
        record: i64,
    ) -> Result<Option<&'static str>, Failure>;
}
