//! The colour schemes of the site. Each keeps WCAG 2.2 AA: the test below measures every pair of text and ground.

use kernel::Failure;
use poem_openapi::{Enum, Object};

/// The colours of the site.
#[derive(Enum, sqlx::Type, serde::Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum SiteColours {
    /// Pink on plum.
    #[default]
    Rani,
    /// Peacock blue and wine.
    Peacock,
    /// Indigo and rust.
    Indigo,
    /// Maroon and bottle green.
    Maroon,
}

/// A colour scheme that can be chosen.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ColourScheme {
    /// What `colours` of the shop's settings is called with it.
    pub colours: SiteColours,
    /// As people call it.
    pub title: String,
    /// Colour of buttons and links, `#RRGGBB`.
    pub theme_colour: String,
    /// Style sheet variables.
    pub palette: String,
}

/// Variables of the client's style sheet, as `web/src/ui/tokens.css` declares them for the usual scheme.
type Palette = [(&'static str, &'static str); PALETTE_SIZE];
const PALETTE_SIZE: usize = 12;

const RANI: Palette = [
    ("--jamun", "#2A0F2E"),
    ("--jamun-2", "#5E4763"),
    ("--jamun-3", "#43204A"),
    ("--rani", "#B5105B"),
    ("--rani-d", "#8E0A47"),
    ("--mayil", "#0A4D54"),
    ("--pista", "#E4EDD3"),
    ("--pista-2", "#F1F5E8"),
    ("--rose", "#FBE4EA"),
    ("--edge", "#8C7A91"),
    ("--hair", "#DDD6DF"),
    ("--night", "#1A0A1D"),
];

const PEACOCK: Palette = [
    ("--jamun", "#0B2A33"),
    ("--jamun-2", "#43606A"),
    ("--jamun-3", "#1C434E"),
    ("--rani", "#0A6670"),
    ("--rani-d", "#07484F"),
    ("--mayil", "#5B1A3B"),
    ("--pista", "#DCEBE3"),
    ("--pista-2", "#EDF5F0"),
    ("--rose", "#DDF0F1"),
    ("--edge", "#748A90"),
    ("--hair", "#D3DEE0"),
    ("--night", "#06191F"),
];

const INDIGO: Palette = [
    ("--jamun", "#14203F"),
    ("--jamun-2", "#4C5674"),
    ("--jamun-3", "#28375C"),
    ("--rani", "#2F4BA3"),
    ("--rani-d", "#213679"),
    ("--mayil", "#6B2D1A"),
    ("--pista", "#E5E6F3"),
    ("--pista-2", "#F2F3FA"),
    ("--rose", "#E3EAFB"),
    ("--edge", "#7D86A0"),
    ("--hair", "#D8DBE6"),
    ("--night", "#0A1124"),
];

const MAROON: Palette = [
    ("--jamun", "#331411"),
    ("--jamun-2", "#6B4B45"),
    ("--jamun-3", "#522621"),
    ("--rani", "#8A1F36"),
    ("--rani-d", "#681427"),
    ("--mayil", "#1B4A38"),
    ("--pista", "#EFE6D0"),
    ("--pista-2", "#F8F3E7"),
    ("--rose", "#FAE6DF"),
    ("--edge", "#94807A"),
    ("--hair", "#E2D8D3"),
    ("--night", "#1E0B09"),
];

/// In the order in which they are offered.
const ALL: [SiteColours; 4] = [
    SiteColours::Rani,
    SiteColours::Peacock,
    SiteColours::Indigo,
    SiteColours::Maroon,
];

impl SiteColours {
    fn title(self) -> &'static str {
        match self {
            Self::Rani => "Pink and plum",
            Self::Peacock => "Peacock and wine",
            Self::Indigo => "Indigo and rust",
            Self::Maroon => "Maroon and bottle green",
        }
    }

    fn all(self) -> &'static Palette {
        match self {
            Self::Rani => &RANI,
            Self::Peacock => &PEACOCK,
            Self::Indigo => &INDIGO,
            Self::Maroon => &MAROON,
        }
    }

    /// Of buttons and links, and of the browser's own bars; `#RRGGBB`.
    pub fn theme_colour(self) -> &'static str {
        let theme = self.all().iter().find(|(name, _)| *name == "--rani");
        theme.map_or("", |(_, colour)| colour)
    }

    fn declared(self) -> String {
        let declared = |(name, colour): &(&str, &str)| format!("{name}:{colour};");
        self.all().iter().map(declared).collect()
    }

    /// `None` for the usual colours, which the style sheet has.
    pub fn palette(self) -> Option<String> {
        (self != Self::default()).then(|| self.declared())
    }

    /// # Errors
    /// The database holds another text.
    pub(crate) fn stored(text: &str) -> Result<Self, Failure> {
        <Self as poem_openapi::types::ParseFromParameter>::parse_from_parameter(text)
            .map_err(|error| Failure::internal(error.into_message()))
    }
}

/// Every colour scheme that can be chosen.
pub fn schemes() -> Vec<ColourScheme> {
    let scheme = |colours: SiteColours| ColourScheme {
        colours,
        title: colours.title().to_owned(),
        theme_colour: colours.theme_colour().to_owned(),
        palette: colours.declared(),
    };
    ALL.map(scheme).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SiteColours that all schemes share.
    const SHARED: [(&str, &str); 7] = [
        ("--white", "#FFFFFF"),
        ("--mogra", "#FBFBF7"),
        ("--haldi", "#F7B91E"),
        ("--zari", "#FFDD7A"),
        ("--kumkum", "#C42A16"),
        ("--leaf", "#1E6B3A"),
        ("--warm", "#FFF0C7"),
    ];

    /// Text or line, ground, and the contrast that it needs.
    const PAIRS: [(&str, &[&str], f64); 14] = [
        (
            "--jamun",
            &[
                "--white",
                "--mogra",
                "--pista",
                "--pista-2",
                "--rose",
                "--haldi",
                "--zari",
                "--warm",
            ],
            4.5,
        ),
        (
            "--jamun-2",
            &["--white", "--mogra", "--pista", "--pista-2", "--rose"],
            4.5,
        ),
        (
            "--rani",
            &["--white", "--mogra", "--pista-2", "--rose"],
            4.5,
        ),
        ("--rani-d", &["--white", "--rose", "--pista"], 4.5),
        ("--mayil", &["--white", "--mogra", "--pista-2"], 4.5),
        ("--kumkum", &["--white", "--mogra", "--rose"], 4.5),
        ("--leaf", &["--white", "--mogra", "--pista"], 4.5),
        (
            "--white",
            &[
                "--jamun",
                "--jamun-3",
                "--rani",
                "--rani-d",
                "--mayil",
                "--night",
            ],
            4.5,
        ),
        ("--zari", &["--jamun", "--mayil", "--night"], 4.5),
        ("--haldi", &["--jamun", "--jamun-3", "--mayil"], 4.5),
        ("--pista", &["--mayil", "--jamun"], 4.5),
        ("--rose", &["--jamun", "--mayil"], 4.5),
        ("--mogra", &["--jamun", "--mayil", "--night"], 4.5),
        ("--edge", &["--white", "--mogra"], 3.0),
    ];

    /// WCAG 2.2, "relative luminance".
    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let share = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
            if share <= 0.040_45 {
                share / 12.92
            } else {
                ((share + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn every_scheme_is_readable() {
        for colours in ALL {
            let named = |name: &str| {
                let all = colours.all().iter().chain(&SHARED);
                let found = all.into_iter().find(|(known, _)| *known == name);
                found.unwrap().1
            };
            for (text, grounds, least) in PAIRS {
                for ground in grounds {
                    let contrast = contrast(named(text), named(ground));
                    assert!(
                        contrast >= least,
                        "{colours:?}: {text} on {ground} has {contrast:.2}, and needs {least}"
                    );
                }
            }
        }
    }

    #[test]
    fn schemes_differ_from_the_usual_one_in_the_same_variables() {
        assert_eq!(SiteColours::Rani.palette(), None);
        for colours in ALL {
            let names = colours.all().map(|(name, _)| name);
            assert_eq!(names, RANI.map(|(name, _)| name), "{colours:?}");
        }
    }

    /// A colour that the style sheet declares otherwise would differ in some places of the usual scheme.
    #[test]
    fn the_usual_scheme_is_the_one_of_the_style_sheet() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/ui/tokens.css");
        let tokens = std::fs::read_to_string(path).unwrap().to_uppercase();
        for (name, colour) in RANI {
            let declared = format!("{}: {colour};", name.to_uppercase());
            assert!(tokens.contains(&declared), "{declared}");
        }
    }
}
