//! Amounts of money, in whole paise.

use serde_json::{Value, json};

use crate::wire_scalar;

/// An amount in paise: 100 paise are one rupee.
#[derive(sqlx::Type, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[sqlx(transparent)]
pub struct Paise(pub i64);

impl Paise {
    pub(crate) fn to_wire(self) -> Value {
        json!(self.0)
    }

    pub(crate) fn from_wire(value: Value) -> Result<Self, String> {
        value
            .as_i64()
            .map(Self)
            .ok_or_else(|| "expected a whole number of paise".to_owned())
    }
}

wire_scalar!(Paise, "integer", "int64", 145_000);
