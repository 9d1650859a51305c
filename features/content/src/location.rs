//! Where the shop is on the map.

use poem_openapi::Object;

/// A point on the map.
#[derive(Object, Clone, Copy, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Location {
    /// Degrees north; negative in the south.
    #[oai(validator(minimum(value = "-90"), maximum(value = "90")))]
    pub latitude: f64,
    /// Degrees east; negative in the west.
    #[oai(validator(minimum(value = "-180"), maximum(value = "180")))]
    pub longitude: f64,
}

impl Location {
    /// To six decimals, about 10 cm: maps apps give up to fifteen.
    pub fn rounded(self) -> Self {
        let rounded = |degrees: f64| (degrees * 1e6).round() / 1e6;
        Self {
            latitude: rounded(self.latitude),
            longitude: rounded(self.longitude),
        }
    }
}
