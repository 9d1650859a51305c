//! The States and union territories of India, as GST counts them.

use poem_openapi::Object;
use serde::{Deserialize, Serialize};

/// A State or union territory.
#[derive(Object, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct GstState {
    /// The two digits that a GSTIN begins with.
    pub code: String,
    /// Its name.
    pub name: String,
}

/// Code, name, and whether the second half of the tax is the union territory's: those without a parliament of
/// their own.
const STATES: [(&str, &str, bool); 36] = [
    ("01", "Jammu and Kashmir", false),
    ("02", "Himachal Pradesh", false),
    ("03", "Punjab", false),
    ("04", "Chandigarh", true),
    ("05", "Uttarakhand", false),
    ("06", "Haryana", false),
    ("07", "Delhi", false),
    ("08", "Rajasthan", false),
    ("09", "Uttar Pradesh", false),
    ("10", "Bihar", false),
    ("11", "Sikkim", false),
    ("12", "Arunachal Pradesh", false),
    ("13", "Nagaland", false),
    ("14", "Manipur", false),
    ("15", "Mizoram", false),
    ("16", "Tripura", false),
    ("17", "Meghalaya", false),
    ("18", "Assam", false),
    ("19", "West Bengal", false),
    ("20", "Jharkhand", false),
    ("21", "Odisha", false),
    ("22", "Chhattisgarh", false),
    ("23", "Madhya Pradesh", false),
    ("24", "Gujarat", false),
    ("26", "Dadra and Nagar Haveli and Daman and Diu", true),
    ("27", "Maharashtra", false),
    ("29", "Karnataka", false),
    ("30", "Goa", false),
    ("31", "Lakshadweep", true),
    ("32", "Kerala", false),
    ("33", "Tamil Nadu", false),
    ("34", "Puducherry", false),
    ("35", "Andaman and Nicobar Islands", true),
    ("36", "Telangana", false),
    ("37", "Andhra Pradesh", false),
    ("38", "Ladakh", true),
];

pub fn find(code: &str) -> Option<GstState> {
    let (code, name, _) = STATES.iter().find(|(known, ..)| *known == code)?;
    Some(GstState {
        code: (*code).to_owned(),
        name: (*name).to_owned(),
    })
}

/// By their names.
pub fn all() -> Vec<GstState> {
    let mut all: Vec<_> = STATES.iter().filter_map(|(code, ..)| find(code)).collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

/// What the half of the tax that is not the Union's is called.
pub fn half_of(code: &str) -> &'static str {
    let territory = STATES
        .iter()
        .any(|(known, _, territory)| *known == code && *territory);
    if territory { "UTGST" } else { "SGST" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_one_state() {
        let all = all();
        assert_eq!(all.len(), 36);
        assert!(all.windows(2).all(|two| two[0].name < two[1].name));
        assert_eq!(find("33").unwrap().name, "Tamil Nadu");
        assert_eq!((find("25"), find("99"), find("")), (None, None, None));
        assert_eq!((half_of("33"), half_of("38")), ("SGST", "UTGST"));
    }
}
