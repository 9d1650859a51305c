//! What a row says of a product.

use kernel::{
    FieldProblem, ImageId,
    import::{ImportRow, filled, without_problems},
};
use serde::{Deserialize, Serialize};

const MOST_DAYS: i64 = 365;
const LEAST_PAISE: i64 = 100;

/// What an import writes of a product.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    pub title: String,
    pub description: String,
    pub price: i64,
    pub days: Option<i64>,
    pub published: bool,
}

/// What a row says; absent where its cell is empty.
pub struct Wanted {
    pub category: String,
    pub service: String,
    pub name: String,
    pub title: String,
    pub description: String,
    pub price: Option<i64>,
    pub days: Option<i64>,
    pub published: Option<bool>,
    /// An image of its own, which only a new product gets.
    pub image: Option<ImageId>,
}

impl Wanted {
    pub fn parse(row: &ImportRow) -> Result<Self, Vec<FieldProblem>> {
        let mut problems = Vec::new();
        let wanted = Self {
            category: row.required("category", 60, &mut problems),
            service: row.text("service", 60, &mut problems),
            name: row.required("name", 80, &mut problems),
            title: row.text("title", 120, &mut problems),
            description: row.text("description", 4_000, &mut problems),
            price: row.paise("price", &mut problems),
            days: days(row, &mut problems),
            published: row.yes("published", &mut problems),
            image: row.image("image"),
        };
        if wanted.price.is_some_and(|price| price < LEAST_PAISE) {
            let wording = "A price is at least ₹1.";
            problems.push(FieldProblem::new("price", "out_of_range", wording));
        }
        without_problems(wanted, problems)
    }

    /// A new product is hidden unless the row says otherwise or has an image and a price for it.
    pub fn new_product(&self) -> Stored {
        let title = filled(&self.title, &self.name);
        Stored {
            description: filled(&self.description, &title),
            title,
            price: self.price.unwrap_or_default(),
            days: self.days,
            published: self
                .published
                .unwrap_or(self.image.is_some() && self.price.is_some()),
        }
    }

    pub fn over(&self, before: &Stored) -> Stored {
        Stored {
            title: filled(&self.title, &before.title),
            description: filled(&self.description, &before.description),
            price: self.price.unwrap_or(before.price),
            days: self.days.or(before.days),
            published: self.published.unwrap_or(before.published),
        }
    }
}

/// Days until it is ready, as in `7` or `7 days`.
fn days(row: &ImportRow, problems: &mut Vec<FieldProblem>) -> Option<i64> {
    let days = |cell: &str| {
        let cell = cell.to_lowercase();
        let number = cell.trim_end_matches("days").trim_end_matches("day").trim();
        let days = number.parse().ok();
        days.filter(|days| (1..=MOST_DAYS).contains(days))
            .ok_or_else(|| format!("Enter a number of days from 1 to {MOST_DAYS}."))
    };
    row.parsed("days", days, problems)
}
