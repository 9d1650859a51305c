//! What a course must have before visitors see it.

use kernel::FieldProblem;
use poem_openapi::Enum;

/// Something that a course still lacks.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum CourseLack {
    /// What it teaches, in a few words.
    Model,
    /// A description.
    Description,
    /// How long the work takes.
    Duration,
    /// A price, which only the owner sets.
    Price,
    /// A cover image.
    Cover,
    /// A video that anybody may watch.
    Preview,
    /// A lesson.
    Lessons,
    /// The video of at least one lesson: it is not chosen yet, or not ready.
    Videos,
}

/// What decides whether a course can be published.
pub struct Readiness<'a> {
    pub model: &'a str,
    pub description: &'a str,
    pub duration: &'a str,
    pub price_paise: i64,
    /// The library has the image.
    pub cover: bool,
    /// The library has the video, and anybody may watch it.
    pub preview: bool,
    pub lessons: usize,
    /// How many of the lessons have a video that plays.
    pub playable: usize,
}

impl Readiness<'_> {
    pub fn lacks(&self) -> Vec<CourseLack> {
        let blank = |text: &str| text.trim().is_empty();
        let lacks = [
            (blank(self.model), CourseLack::Model),
            (blank(self.description), CourseLack::Description),
            (blank(self.duration), CourseLack::Duration),
            (self.price_paise == 0, CourseLack::Price),
            (!self.cover, CourseLack::Cover),
            (!self.preview, CourseLack::Preview),
            (self.lessons == 0, CourseLack::Lessons),
            (self.playable < self.lessons, CourseLack::Videos),
        ];
        let lacks = lacks.into_iter().filter(|(lacking, _)| *lacking);
        lacks.map(|(_, lack)| lack).collect()
    }
}

/// The same as problems of the form.
pub fn problems(lacks: &[CourseLack]) -> Vec<FieldProblem> {
    lacks.iter().copied().map(problem).collect()
}

fn problem(lack: CourseLack) -> FieldProblem {
    let (field, wording) = match lack {
        CourseLack::Model => ("serviceModel", "Say in a few words what it teaches."),
        CourseLack::Description => ("mainDescription", "Describe the course."),
        CourseLack::Duration => ("duration", "Say how long the work takes."),
        CourseLack::Price => (
            "pricePaise",
            "The owner has to set a price before it can be shown.",
        ),
        CourseLack::Cover => ("imageId", "Choose a cover image."),
        CourseLack::Preview => (
            "previewVideoId",
            "Choose a preview video that anybody may watch.",
        ),
        CourseLack::Lessons => ("lessons", "Add the first lesson."),
        CourseLack::Videos => ("lessons", "Every lesson needs a video that is ready."),
    };
    FieldProblem::new(field, "required", wording)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole() -> Readiness<'static> {
        Readiness {
            model: "Princess cut",
            description: "From paper to hooks.",
            duration: "6 h 20 min",
            price_paise: 149_900,
            cover: true,
            preview: true,
            lessons: 3,
            playable: 3,
        }
    }

    #[test]
    fn a_whole_course_lacks_nothing() {
        assert!(whole().lacks().is_empty());
    }

    #[test]
    fn each_thing_that_is_missing_is_named() {
        let empty = Readiness {
            model: " ",
            description: "",
            duration: "",
            price_paise: 0,
            cover: false,
            preview: false,
            lessons: 0,
            playable: 0,
        };
        assert_eq!(
            empty.lacks().len(),
            7,
            "without lessons no video is missing"
        );
        let unready = Readiness {
            playable: 2,
            ..whole()
        };
        assert_eq!(unready.lacks(), [CourseLack::Videos]);
        assert_eq!(problems(&unready.lacks())[0].field, "lessons");
    }
}
