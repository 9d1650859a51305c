//! Parses a pasted list of pin codes: from a table or a message, with or without a header line.

use kernel::{FieldProblem, PinCode};

/// Maximum number of problems reported at once.
const MOST_PROBLEMS: usize = 50;
pub const LONGEST_LOCATION: usize = 80;

/// A pin code and its locality.
#[derive(Debug, PartialEq, Eq)]
pub struct Area {
    pub pin_code: PinCode,
    pub location: String,
}

/// Parses the areas of a text, or reports each wrong line. Skips empty lines and a header.
pub fn read(text: &str) -> Result<Vec<Area>, Vec<FieldProblem>> {
    let mut areas = Vec::new();
    let mut problems = Vec::new();
    let mut first = true;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim().trim_start_matches('\u{feff}');
        if line.is_empty() {
            continue;
        }
        let headline = first && !line.contains(|c: char| c.is_ascii_digit());
        first = false;
        if headline {
            continue;
        }
        match read_line(line) {
            Ok(area) => areas.push(area),
            Err(wording) => {
                let wording = format!("Line {number}: {wording}");
                problems.push(FieldProblem::new(
                    format!("text.{number}"),
                    "invalid",
                    wording,
                ));
            }
        }
    }
    if areas.is_empty() && problems.is_empty() {
        let wording = "Paste at least one line like 600004, Mylapore.";
        problems.push(FieldProblem::new("text", "required", wording));
    }
    problems.truncate(MOST_PROBLEMS);
    if problems.is_empty() {
        Ok(areas)
    } else {
        Err(problems)
    }
}

/// Parses `600004, Mylapore`, in either order, separated by a comma, semicolon, tab or space.
fn read_line(line: &str) -> Result<Area, String> {
    let cells: Vec<String> = line
        .split([',', ';', '\t'])
        .map(tidy)
        .filter(|cell| !cell.is_empty())
        .collect();
    let place = cells.iter().position(|cell| PinCode::parse(cell).is_ok());
    let (code, location) = match place {
        Some(place) => {
            let rest = cells.iter().enumerate().filter(|(at, _)| *at != place);
            let rest: Vec<&str> = rest.map(|(_, cell)| cell.as_str()).collect();
            (cells[place].clone(), rest.join(", "))
        }
        None => {
            let line = tidy(line);
            let end = line.find(|c: char| !c.is_ascii_digit() && c != ' ');
            let (code, location) = line.split_at(end.unwrap_or(line.len()));
            (
                code.to_owned(),
                tidy(location.trim_start_matches(['-', ':', ',', ';'])),
            )
        }
    };
    let pin_code = PinCode::parse(&code).map_err(|_| "there is no 6-digit pin code.".to_owned())?;
    let length = location.chars().count();
    if length == 0 {
        return Err("the name of the place is missing.".to_owned());
    }
    if length > LONGEST_LOCATION {
        return Err(format!(
            "the name of the place has more than {LONGEST_LOCATION} characters."
        ));
    }
    if location.chars().any(char::is_control) {
        return Err("remove the invisible characters.".to_owned());
    }
    Ok(Area { pin_code, location })
}

/// Collapses whitespace and removes surrounding quotation marks.
pub fn tidy(text: &str) -> String {
    let text = text.trim().trim_matches('"');
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn areas(text: &str) -> Vec<(String, String)> {
        let areas = read(text).unwrap().into_iter();
        areas
            .map(|area| (area.pin_code.as_str().to_owned(), area.location))
            .collect()
    }

    #[test]
    fn lists_are_parsed_in_any_notation() {
        let mylapore = [("600004".to_owned(), "Mylapore".to_owned())];
        for text in [
            "600004, Mylapore",
            "Mylapore;600004",
            "600 004\tMylapore\r\n\r\n",
            "600004 Mylapore",
            "600 004 - Mylapore",
            "\u{feff}Pin code,Place\n\"600004\",\"Mylapore\"\n",
        ] {
            assert_eq!(areas(text), mylapore, "{text}");
        }
        assert_eq!(
            areas("600041, Thiruvanmiyur, East")[0].1,
            "Thiruvanmiyur, East"
        );
    }

    #[test]
    fn every_wrong_line_is_reported() {
        let problems = read("600004, Mylapore\n60004, Adyar\n\n600020\n").unwrap_err();
        let fields: Vec<&str> = problems.iter().map(|p| p.field.as_str()).collect();
        assert_eq!(fields, ["text.2", "text.4"]);
        assert_eq!(
            problems[1].message,
            "Line 4: the name of the place is missing."
        );
        assert_eq!(read("  \n").unwrap_err()[0].field, "text");
        assert_eq!(read(&"x 1\n".repeat(80)).unwrap_err().len(), MOST_PROBLEMS);
    }
}
