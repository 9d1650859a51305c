//! What slips and cards say, read from the files. With PRINTED_INTO set to a folder they are left there, to look at.

use kernel::{Day, LengthUnit, Timestamp, mail::MailShop};

use super::{
    customer_slip::{CustomerSlip, ReceivedPayment, SlipFormat, SlipMoney, SlipPiece},
    job_card::{self, JobCard},
    wording::length,
};
use crate::measurements::Length;

const LONG_NAME: &str = "Thamaraiselvi Nachiyarammal Venkatasubramanian Krishnamoorthy";
const TAMIL_NAME: &str = "தாமரைச்செல்வி சுப்பிரமணியம்";
const KEY: &str = "0123456789abcdef0123456789abcdef";

fn day(text: &str) -> Option<Day> {
    Day::parse(text)
}

fn piece(name: &str, details: &str, price: i64) -> SlipPiece {
    SlipPiece {
        name: name.to_owned(),
        quantity: 1,
        details: details.to_owned(),
        ready: day("2026-11-28"),
        price: Some(price),
    }
}

/// An order of three pieces over ₹5,950, of which ₹1,800 is paid.
fn slip() -> CustomerSlip {
    let payment = |title: &str, how: &str, paise| ReceivedPayment {
        title: title.to_owned(),
        how: how.to_owned(),
        day: day("2026-11-13"),
        paise,
    };
    CustomerSlip {
        shop: MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: "https://hem-mogra.example".to_owned(),
            phone: "98400 54321".to_owned(),
            email: String::new(),
            address: vec!["7, North Mada Street, Mylapore".to_owned(), "Chennai 600004".to_owned()],
            theme_colour: "#B5105B".to_owned(),
            logo: None,
        },
        logo: None,
        number: "HM-1063".to_owned(),
        customer: "Revathi Kumar".to_owned(),
        taken_at: Timestamp(1_794_977_100),
        taken_by: Some("Malarvizhi".to_owned()),
        trial: Some("Thu 26 Nov, 5:00PM".to_owned()),
        ready: day("2026-12-05"),
        pieces: vec![
            piece("Blouse, princess cut", "Latkan tassels, elbow sleeve with border", 160_000),
            piece("Lehenga, eight kali", "For கமலா, can-can layer", 425_000),
            piece("Saree fall and pico", "", 35_000),
        ],
        money: SlipMoney {
            fees: Vec::new(),
            discount: Some((25_000, "Regular customer".to_owned())),
            total: Some(595_000),
            payments: vec![
                payment("Advance", "Online, UPI", 150_000),
                payment("Part payment", "Cash at the counter", 30_000),
            ],
        },
        status_page: Some(format!("https://hem-mogra.example/orderstatus/{KEY}")),
        terms: "1. Bring this slip, or the order number.\n2. Balance is paid before the pieces go home.\n\
                3. Free alterations for 15 days after hand-over."
            .to_owned(),
    }
}

fn card() -> JobCard {
    let lengths = [
        ("length", "Length", 381),
        ("shoulder", "Shoulder", 368),
        ("aroundBust", "Around bust", 921),
        ("underBust", "Under bust", 787),
        ("aroundWaist", "Around waist", 775),
        ("armhole", "Armhole", 419),
        ("frontNeck", "Front neck", 191),
        ("backNeck", "Back neck", 229),
        ("sleeveLength", "Sleeve length", 267),
        ("sleeveRound", "Sleeve round", 298),
    ];
    let lengths = lengths.map(|(field, label, mm)| Length {
        field: field.to_owned(),
        label: label.to_owned(),
        mm,
    });
    let choice = |group: &str, option: &str| (group.to_owned(), option.to_owned());
    JobCard {
        shop: "Hem & Mogra".to_owned(),
        order: "HM-1063".to_owned(),
        position: (1, 3),
        name: "Blouse, princess cut".to_owned(),
        quantity: 1,
        wearer: "Revathi K.".to_owned(),
        maker: Some("Selvi".to_owned()),
        trial: Some("Thu 26 Nov, 5:00PM".to_owned()),
        due: day("2026-11-28"),
        fields: Vec::new(),
        lengths: lengths.into(),
        unit: LengthUnit::Inches,
        choices: vec![
            choice("Back", "Deep U, dori with latkan"),
            choice("Sleeve", "Elbow, border 2½ in"),
            choice("Opening", "Front hooks, 5"),
            choice("Lining", "Full, cotton"),
        ],
        fabric: (
            "Fabric, customer’s, shelf B2".to_owned(),
            "Peacock silk, 1 m. Saree border for both sleeves.".to_owned(),
        ),
        notes: vec![
            "Left shoulder ¼ in lower. Inside margin 1 in. உள் தையல் 1 in விடவும்.".to_owned(),
            "“Please make the neck a little deeper than last time.”".to_owned(),
        ],
        photos: Vec::new(),
        code: "https://hem-mogra.example/admin/orders/1063/pieces/1".to_owned(),
    }
}

/// Without the blanks and line breaks that a reader of PDFs guesses.
fn text(file: &[u8], name: &str) -> String {
    if let Ok(folder) = std::env::var("PRINTED_INTO") {
        std::fs::write(format!("{folder}/{name}.pdf"), file).unwrap();
    }
    let text = pdf_extract::extract_text_from_mem(file).unwrap();
    text.split_whitespace().collect()
}

fn has(text: &str, parts: &[&str]) {
    for part in parts {
        let part: String = part.split_whitespace().collect();
        assert!(text.contains(&part), "{part} is not in {text}");
    }
}

#[test]
fn a_slip_says_what_was_ordered_and_what_is_left_to_pay() {
    for (format, name) in [(SlipFormat::A5, "slip-a5"), (SlipFormat::Roll, "slip-roll")] {
        let text = text(&slip().draw(format).unwrap(), name);
        has(
            &text,
            &[
                "HM-1063",
                "Revathi Kumar",
                "Wed 18 Nov 2026, 10:15 AM",
                "Thu 26 Nov, 5:00PM",
                "Sat 5 Dec",
                "1. Blouse, princess cut",
                "Latkan tassels, elbow sleeve with border",
                "4,250",
                "3 pieces",
                "6,200",
                "Discount: Regular customer",
                "−250",
                "Total",
                "₹5,950",
                "Advance, Online, UPI, Fri 13 Nov",
                "−1,500",
                "Balance",
                "₹4,150",
                "hem-mogra.example/",
                "Free alterations for 15 days",
                "Malarvizhi",
                "Not a tax invoice.",
            ],
        );
        assert!(!text.contains("Page1"), "one page");
    }
}

#[test]
fn twelve_pieces_with_long_names_go_on_more_pages() {
    let mut slip = slip();
    slip.customer = LONG_NAME.to_owned();
    let long = "Bridal blouse with aari work, princess cut and a very deep back with dori";
    slip.pieces = (0..12)
        .map(|_| {
            piece(
                long,
                "For தாமரைச்செல்வி, elbow sleeve, full lining, latkan tassels",
                160_000,
            )
        })
        .collect();
    let text = text(&slip.draw(SlipFormat::A5).unwrap(), "slip-twelve");
    has(&text, &["12. Bridal", "Page 3 of 3", "Order HM-1063"]);
    super::tests::text(&slip.draw(SlipFormat::Roll).unwrap(), "slip-twelve-roll");
}

#[test]
fn a_job_card_has_what_the_workshop_needs_and_no_price() {
    let mut second = card();
    second.position = (2, 3);
    second.wearer = TAMIL_NAME.to_owned();
    second.maker = Some(LONG_NAME.to_owned());
    second.lengths = second
        .lengths
        .into_iter()
        .take(3)
        .filter(|one| one.field != "shoulder")
        .collect();
    second.unit = LengthUnit::Centimetres;
    let mut third = card();
    third.position = (3, 3);
    third.lengths = Vec::new();
    let text = text(
        &job_card::draw(&[card(), second, third]).unwrap(),
        "job-cards",
    );
    has(
        &text,
        &[
            "HM-1063 1",
            "Piece 1 of 3, for Revathi K. Scan",
            "Selvi",
            "Sat 28 Nov",
            "Around bust 36¼",
            "Front neck 7½",
            "Deep U, dori with latkan",
            "shelf B2",
            "Peacock silk",
            "உள்",
            "Pin swatch",
            "Check",
            "Around bust 92.1",
            "Not measured yet.",
        ],
    );
    assert!(!text.contains('₹') && !text.contains("continued"), "{text}");
}

/// A card on which each length has a number of its own, and how often each number is on it.
fn numbers_on(name: &str, lengths: &[(&str, i64)]) -> Vec<usize> {
    let mut card = card();
    card.name = name.to_owned();
    card.unit = LengthUnit::Centimetres;
    card.notes = Vec::new();
    card.choices = Vec::new();
    card.lengths = lengths
        .iter()
        .map(|(field, mm)| Length {
            field: (*field).to_owned(),
            label: "Label".to_owned(),
            mm: *mm,
        })
        .collect();
    let file = format!("job-card-{}", name.to_lowercase());
    let text = text(&job_card::draw(&[card]).unwrap(), &file);
    let count = |(_, mm): &(&str, i64)| text.matches(&length(*mm, LengthUnit::Centimetres)).count();
    lengths.iter().map(count).collect()
}

#[test]
fn a_garments_lengths_are_in_its_drawing_too() {
    let kurta = [
        ("length", 1013),
        ("shoulder", 377),
        ("frontNeck", 191),
        ("backNeck", 153),
        ("aroundBust", 921),
        ("aroundWaist", 835),
        ("aroundHip", 987),
        ("sleeveLength", 446),
        ("sleeveRound", 299),
        ("flare", 1567),
    ];
    assert_eq!(numbers_on("Kurta", &kurta), [2; 10]);
    let shirt = [
        ("length", 734),
        ("shoulder", 457),
        ("collar", 393),
        ("chest", 1021),
        ("aroundWaist", 915),
        ("aroundHip", 986),
        ("sleeveLength", 612),
        ("sleeveRound", 248),
    ];
    assert_eq!(numbers_on("Shirt", &shirt), [2; 8]);
    let trousers = [
        ("length", 1013),
        ("aroundWaist", 835),
        ("aroundHip", 987),
        ("thigh", 576),
        ("knee", 424),
        ("calf", 351),
        ("crotch", 698),
        ("inseam", 746),
        ("bottom", 369),
    ];
    assert_eq!(numbers_on("Trousers", &trousers), [2; 9]);
    let lehenga = [
        ("length", 1013),
        ("aroundWaist", 725),
        ("aroundHip", 987),
        ("flare", 4562),
    ];
    assert_eq!(numbers_on("Lehenga", &lehenga), [2; 4]);
}

#[test]
fn a_card_with_many_notes_continues_with_its_number() {
    let mut card = card();
    let note = "Keep two inches inside. ".repeat(12);
    card.notes = vec![note; 6];
    let text = text(&job_card::draw(&[card]).unwrap(), "job-card-long");
    has(&text, &["HM-1063/1, continued"]);
}
