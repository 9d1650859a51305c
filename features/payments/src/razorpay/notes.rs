//! Notes on an order at the provider, from which the purchase can be recreated.

use kernel::Paise;
use serde_json::{Map, Value, json};

use crate::provider::NewProviderOrder;

/// The provider allows 15 notes of 256 characters.
const MOST_CHARACTERS: usize = 256;
/// Terms may take this many notes.
const TERMS: [&str; 5] = ["terms", "terms2", "terms3", "terms4", "terms5"];

pub fn write(new: &NewProviderOrder) -> Value {
    let mut notes = json!({
        "purchase": new.purchase.to_string(),
        "buyer": new.buyer.to_string(),
        "buyer_mark": new.buyer_mark,
        "kind": new.kind,
        "reference": new.reference,
        "title": cut(&new.title),
        "price": new.price.0.to_string(),
        "percent": new.percent.to_string(),
    });
    if let Some(coupon) = &new.coupon {
        notes["coupon"] = cut(coupon).into();
    }
    let parts = parts(new.terms.as_deref().unwrap_or_default());
    if parts.len() <= TERMS.len() {
        for (name, part) in TERMS.iter().zip(parts) {
            notes[*name] = part.into();
        }
    }
    notes
}

/// Nothing if it is not one of ours.
pub fn read(receipt: String, amount: i64, notes: &Map<String, Value>) -> Option<NewProviderOrder> {
    let text = |name: &str| notes.get(name).and_then(Value::as_str);
    let number = |name: &str| text(name)?.parse::<i64>().ok();
    let terms: String = TERMS.iter().filter_map(|name| text(name)).collect();
    Some(NewProviderOrder {
        receipt,
        purchase: number("purchase")?,
        buyer: number("buyer")?,
        buyer_mark: text("buyer_mark")?.to_owned(),
        kind: text("kind")?.to_owned(),
        reference: text("reference")?.to_owned(),
        title: text("title")?.to_owned(),
        price: Paise(number("price").filter(|price| *price >= amount)?),
        percent: number("percent").filter(|percent| (0..=100).contains(percent))?,
        coupon: text("coupon").map(str::to_owned),
        terms: Some(terms).filter(|terms| !terms.is_empty()),
        amount: Paise(amount),
    })
}

fn cut(text: &str) -> String {
    text.chars().take(MOST_CHARACTERS).collect()
}

fn parts(text: &str) -> Vec<String> {
    let characters: Vec<char> = text.chars().collect();
    characters
        .chunks(MOST_CHARACTERS)
        .map(|part| part.iter().collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(terms: &str) -> NewProviderOrder {
        NewProviderOrder {
            receipt: "0a1b2c3d-7".to_owned(),
            purchase: 7,
            buyer: 3,
            buyer_mark: "9f".to_owned(),
            kind: "course".to_owned(),
            reference: "1".to_owned(),
            title: "Blouse basics".to_owned(),
            price: Paise(200_000),
            percent: 10,
            coupon: Some("WELCOME10".to_owned()),
            terms: Some(terms.to_owned()),
            amount: Paise(180_000),
        }
    }

    fn again(new: &NewProviderOrder) -> Option<NewProviderOrder> {
        let notes = write(new);
        let notes = notes.as_object().unwrap();
        assert!(notes.len() <= 15);
        let short = |note: &Value| note.as_str().unwrap().chars().count() <= MOST_CHARACTERS;
        assert!(notes.values().all(short));
        read(new.receipt.clone(), new.amount.0, notes)
    }

    #[test]
    fn what_is_written_is_read_again() {
        for terms in [r#"{"days":180}"#.to_owned(), "ä".repeat(1_200)] {
            let new = order(&terms);
            assert_eq!(again(&new), Some(new));
        }
    }

    #[test]
    fn terms_without_room_are_left_out() {
        let read = again(&order(&"x".repeat(1_281))).unwrap();
        assert_eq!(read.terms, None);
    }

    #[test]
    fn the_orders_of_others_are_not_ours() {
        assert_eq!(read("12121".to_owned(), 500, &Map::new()), None);
        let new = NewProviderOrder {
            price: Paise(1),
            ..order("")
        };
        assert_eq!(again(&new), None, "cheaper than what was paid");
    }
}
