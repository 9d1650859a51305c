//! Trials: fittings of an unfinished piece.

use kernel::{Day, FieldProblem};
use poem_openapi::Object;

use crate::slot::VisitSlot;

/// A trial. It does not use slot capacity.
#[derive(Object, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct Trial {
    /// The day.
    pub day: Day,
    /// Part of the day; absent for any.
    pub slot: Option<VisitSlot>,
}

impl Trial {
    pub fn stored(day: Option<&str>, slot: Option<VisitSlot>) -> Result<Option<Self>, String> {
        let Some(text) = day else {
            return Ok(None);
        };
        let day = Day::parse(text).ok_or_else(|| format!("a trial has the day {text}"))?;
        Ok(Some(Self { day, slot }))
    }

    /// Refuses a day in the past.
    pub fn problem(&self, today: Day) -> Option<FieldProblem> {
        (self.day < today)
            .then(|| FieldProblem::new("trial.day", "out_of_range", "Choose today or a later day."))
    }
}
