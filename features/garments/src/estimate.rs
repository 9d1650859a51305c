//! Estimates: a product's price with the chosen options.

use kernel::{FieldProblem, Paise};

use crate::choice::ChoiceGroup;

/// An option that was chosen, with its texts and price of the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenOption {
    pub option_id: i64,
    /// Name of the group.
    pub group: String,
    /// Name of the option.
    pub option: String,
    /// Added to the product's price.
    pub price: Paise,
}

/// Price of one piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The chosen options, in the order of their groups.
    pub lines: Vec<ChosenOption>,
    /// The product's price with all options, in paise.
    pub paise: Paise,
}

pub fn not_offered() -> FieldProblem {
    let message = "This product is no longer available. Please choose another one.";
    FieldProblem::new("productId", "unknown", message)
}

/// The estimate, or what is wrong with the options.
pub fn estimate(
    price: Paise,
    groups: &[ChoiceGroup],
    options: &[i64],
) -> Result<Estimate, FieldProblem> {
    let known = |id: &i64| {
        let mut all = groups.iter().flat_map(|group| &group.options);
        all.any(|option| option.id == *id && option.available)
    };
    if !options.iter().all(known) {
        let message = "An option is no longer available. Please choose again.";
        return Err(FieldProblem::new("optionIds", "unknown", message));
    }
    let mut lines = Vec::new();
    for group in groups {
        let before = lines.len();
        let chosen = group
            .options
            .iter()
            .filter(|option| options.contains(&option.id));
        lines.extend(chosen.map(|option| ChosenOption {
            option_id: option.id,
            group: group.name.clone(),
            option: option.name.clone(),
            price: option.price_paise,
        }));
        let count = lines.len() - before;
        if count == 0 && group.required {
            let message = format!("Please choose an option of “{}”.", group.name);
            return Err(FieldProblem::new("optionIds", "required", message));
        }
        if count > 1 && !group.several {
            let message = format!("Choose only one option of “{}”.", group.name);
            return Err(FieldProblem::new("optionIds", "invalid", message));
        }
    }
    let paise = lines.iter().fold(price.0, |sum, line| sum + line.price.0);
    Ok(Estimate {
        lines,
        paise: Paise(paise),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::ChoiceOption;

    fn group(id: i64, name: &str, several: bool, required: bool) -> ChoiceGroup {
        let option = |number: i64| ChoiceOption {
            id: id * 10 + number,
            name: format!("{name} {number}"),
            price_paise: Paise(number * 5_000),
            image: None,
            available: number < 2 || id != 3,
        };
        ChoiceGroup {
            id,
            name: name.to_owned(),
            several,
            required,
            options: vec![option(0), option(1), option(2)],
        }
    }

    fn groups() -> [ChoiceGroup; 2] {
        [
            group(1, "Neck", false, true),
            group(2, "Extras", true, false),
        ]
    }

    fn refused(options: &[i64]) -> String {
        let problem = estimate(Paise(100), &groups(), options).unwrap_err();
        assert_eq!(problem.field, "optionIds");
        problem.message
    }

    #[test]
    fn options_are_added_to_the_price() {
        let found = estimate(Paise(85_000), &groups(), &[22, 11, 21]).unwrap();
        assert_eq!(found.paise, Paise(85_000 + 5_000 + 5_000 + 10_000));
        let ids: Vec<i64> = found.lines.iter().map(|line| line.option_id).collect();
        assert_eq!(ids, [11, 21, 22]);
        assert_eq!(found.lines[0].group, "Neck");
        assert_eq!(found.lines[0].option, "Neck 1");
    }

    #[test]
    fn an_option_chosen_twice_counts_once() {
        let found = estimate(Paise(100), &groups(), &[11, 11]).unwrap();
        assert_eq!(found.paise, Paise(5_100));
    }

    #[test]
    fn wrong_options_are_refused() {
        assert!(refused(&[11, 99]).contains("no longer available"));
        let sold_out = [group(3, "Beads", false, false)];
        assert!(estimate(Paise(100), &sold_out, &[32]).is_err());
        assert!(estimate(Paise(100), &sold_out, &[31]).is_ok());
        assert!(refused(&[10, 11]).contains("only one option of “Neck”"));
        assert!(refused(&[21]).contains("choose an option of “Neck”"));
    }
}
