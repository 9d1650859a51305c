//! What can be read in the files.

use kernel::tax_documents::{OrderPayment, TaxDocumentKind, TaxDocumentOrder};

use super::draw;
use crate::{
    setting::TaxMode,
    states,
    tax::TaxSplit,
    tax_document::{
        TaxDocument, TaxDocumentBuyer, TaxDocumentDiscount, TaxDocumentLine, TaxDocumentOriginal,
        TaxDocumentPaid, TaxDocumentReceived, TaxDocumentSeller,
    },
};

fn tax_document(kind: TaxDocumentKind, mode: TaxMode, place: &str) -> TaxDocument {
    let taxed = mode == TaxMode::Regular;
    TaxDocument {
        kind,
        mode,
        number: "HM/26-27/000123".to_owned(),
        day: "2026-08-01".to_owned(),
        seller: TaxDocumentSeller {
            name: "Hem & Mogra".to_owned(),
            legal_name: "Hem & Mogra Tailors LLP".to_owned(),
            address: vec!["12 Car Street".to_owned(), "Chennai 600001".to_owned()],
            phone: "+91 44 4200 1234".to_owned(),
            email: "shop@example.com".to_owned(),
            gstin: (mode != TaxMode::None).then(|| "33ABCDE1234F1Z7".to_owned()),
            state: states::find("33").filter(|_| mode != TaxMode::None),
        },
        buyer: TaxDocumentBuyer {
            name: "Thamaraiselvi Nachiyarammal ஆஷா आशा".to_owned(),
            email: "asha@example.com".to_owned(),
        },
        title: None,
        lines: vec![TaxDocumentLine {
            description: "Blouse basics: from the tape to the last hook".to_owned(),
            code: (mode != TaxMode::None).then(|| "999293".to_owned()),
            quantity: 1,
            price_paise: 161_112,
            tax: None,
        }],
        discount: Some(TaxDocumentDiscount {
            coupon: Some("WELCOME10".to_owned()),
            percent: Some(10),
            reason: None,
            paise: 16_112,
        }),
        invoiced: Vec::new(),
        total_paise: 145_000,
        tax: taxed.then(|| TaxSplit::of(145_000, 1800, "33", place)),
        place_of_supply: states::find(place).filter(|_| taxed),
        paid: Some(TaxDocumentPaid {
            how: "Online, UPI".to_owned(),
            reference: "pay_N8dQnC1Xy2Z3a4".to_owned(),
            day: "2026-07-31".to_owned(),
        }),
        received: Vec::new(),
        against: None,
        original: None,
        reason: None,
        order: None,
        test: false,
    }
}

/// Without the blanks and line breaks that a reader of PDFs guesses.
fn text(tax_document: &TaxDocument) -> String {
    let file = draw(tax_document, None).unwrap();
    if let Ok(folder) = std::env::var("RECEIPTS_DRAWN_INTO") {
        let name = format!(
            "{folder}/{:?}-{:?}-{}-{}-{}.pdf",
            tax_document.mode,
            tax_document.kind,
            tax_document.lines.len(),
            tax_document.received.len(),
            tax_document.against.iter().count()
        );
        std::fs::write(name, &file).unwrap();
    }
    let text = pdf_extract::extract_text_from_mem(&file).unwrap();
    text.split_whitespace().collect()
}

fn has(text: &str, parts: &[&str]) {
    for part in parts {
        let part = part.replace(' ', "");
        assert!(text.contains(&part), "{part} is not in {text}");
    }
}

#[test]
fn a_plain_receipt_says_nothing_of_tax() {
    let text = text(&tax_document(TaxDocumentKind::Receipt, TaxMode::None, "33"));
    has(
        &text,
        &[
            "Receipt",
            "HM/26-27/000123",
            "1 August 2026",
            "Thamaraiselvi Nachiyarammal ஆ",
            "₹1,450.00",
            "-₹161.12",
            "Coupon WELCOME10 (10%)",
            "Rupees one thousand four hundred fifty only",
            "pay_N8dQnC1Xy2Z3a4",
        ],
    );
    for word in ["GST", "Tax", "tax", "SAC", "Placeofsupply"] {
        assert!(!text.contains(word), "{word} is in {text}");
    }
}

#[test]
fn a_bill_of_supply_has_the_text_the_law_asks_for() {
    let text = text(&tax_document(
        TaxDocumentKind::BillOfSupply,
        TaxMode::Composition,
        "33",
    ));
    has(
        &text,
        &[
            "Bill of supply",
            "Composition taxable person, not eligible to collect tax on supplies",
            "GSTIN 33ABCDE1234F1Z7",
            "999293",
        ],
    );
    assert!(!text.contains("CGST") && !text.contains("IGST"));
    assert!(!text.contains("Page1"), "one page needs no count");
}

#[test]
fn a_tax_invoice_has_every_part() {
    let within = text(&tax_document(
        TaxDocumentKind::TaxInvoice,
        TaxMode::Regular,
        "33",
    ));
    has(
        &within,
        &[
            "Tax invoice",
            "999293",
            "Taxable value ₹1,228.82",
            "CGST 9% ₹110.59",
            "SGST 9% ₹110.59",
            "Place of supply: Tamil Nadu (33)",
            "Reverse charge: No",
            "₹1,450.00",
        ],
    );
    let mut tax_document = tax_document(TaxDocumentKind::TaxInvoice, TaxMode::Regular, "29");
    let line = tax_document.lines[0].clone();
    tax_document.lines = vec![line; 30];
    let between = text(&tax_document);
    has(
        &between,
        &["Place of supply: Karnataka (29)", "IGST 18% ₹221.19"],
    );
    assert!(!between.contains("CGST"));
    assert_eq!(
        between.matches("tothelasthook").count(),
        30,
        "on both pages"
    );
    has(
        &between,
        &["Page 1 of 2", "Page 2 of 2", "Tax invoice HM/26-27/000123"],
    );
    assert_eq!(between.matches("HM/26-27/000123").count(), 2);
}

#[test]
fn a_reversal_names_the_original_and_the_reason() {
    for (kind, title) in [
        (TaxDocumentKind::CreditNote, "Credit note"),
        (TaxDocumentKind::RefundVoucher, "Refund voucher"),
    ] {
        let mut tax_document = tax_document(kind, TaxMode::Regular, "33");
        tax_document.discount = None;
        tax_document.original = Some(TaxDocumentOriginal {
            number: "HM/26-27/000077".to_owned(),
            day: "2026-07-15".to_owned(),
        });
        tax_document.reason = Some("The course was bought twice by mistake".to_owned());
        let text = text(&tax_document);
        has(
            &text,
            &[
                title,
                "HM/26-27/000077",
                "15 July 2026",
                "Given back",
                "bought twice",
            ],
        );
    }
}

#[test]
fn an_advance_says_so_with_order_price_and_balance() {
    let mut tax_document = tax_document(TaxDocumentKind::Receipt, TaxMode::None, "33");
    tax_document.discount = None;
    tax_document.lines[0].description = "Advance: Silk blouse, order HM-1048".to_owned();
    tax_document.lines[0].price_paise = 50_000;
    tax_document.total_paise = 50_000;
    tax_document.order = Some(TaxDocumentOrder {
        number: "HM-1048".to_owned(),
        payment: OrderPayment::Advance,
        price_paise: Some(125_000),
        paid_paise: 50_000,
    });
    has(
        &text(&tax_document),
        &[
            "Advance: Silk blouse, order HM-1048",
            "Advance paid ₹500.00",
            "Order HM-1048",
            "Agreed price ₹1,250.00",
            "Paid so far ₹500.00",
            "Balance ₹750.00",
        ],
    );
    // A shop with GST gives a voucher, which is no advance either when it is all of the price.
    tax_document.kind = TaxDocumentKind::ReceiptVoucher;
    tax_document.lines[0].description = "Full payment: Silk blouse, order HM-1048".to_owned();
    tax_document.order = Some(TaxDocumentOrder {
        number: "HM-1048".to_owned(),
        payment: OrderPayment::Full,
        price_paise: Some(50_000),
        paid_paise: 50_000,
    });
    let full = text(&tax_document);
    has(&full, &["Full payment", "Balance ₹0.00"]);
    assert!(!full.to_lowercase().contains("advance"), "{full}");
}

#[test]
fn what_was_issued_in_test_mode_says_test_and_is_not_valid() {
    let mut tax_document = tax_document(TaxDocumentKind::TaxInvoice, TaxMode::Regular, "33");
    tax_document.test = true;
    let text = text(&tax_document);
    has(
        &text,
        &[
            "TEST: Tax invoice",
            "no money was paid, and this document is not valid",
        ],
    );
    assert!(!text.contains("validwithoutasignature"));
}

#[test]
fn a_receipt_voucher_is_no_invoice() {
    let text = text(&tax_document(
        TaxDocumentKind::ReceiptVoucher,
        TaxMode::Regular,
        "33",
    ));
    has(&text, &["Receipt voucher", "Advance received", "CGST 9%"]);
    assert!(!text.contains("invoice"));
}

/// The invoice of an order of ₹1,450, of which ₹450 has an invoice and 24 vouchers paid ₹240.
fn of_whole() -> TaxDocument {
    let mut tax_document = tax_document(TaxDocumentKind::TaxInvoice, TaxMode::Regular, "33");
    let counted = |number: String, paise| TaxDocumentReceived {
        number,
        day: "2026-07-15".to_owned(),
        paise,
        tax: None,
        advance: true,
    };
    let voucher = |place| counted(format!("HM/26-27/V{place:05}"), 1_000);
    tax_document.discount = None;
    tax_document.lines[0].price_paise = 145_000;
    tax_document.invoiced = vec![counted("HM/26-27/000077".to_owned(), 45_000)];
    tax_document.total_paise = 100_000;
    tax_document.tax = Some(TaxSplit::of(100_000, 1800, "33", "33"));
    tax_document.received = (1..=24).map(voucher).collect();
    tax_document.paid = None;
    tax_document
}

#[test]
fn the_invoice_of_an_order_names_every_voucher_and_what_is_left() {
    let text = text(&of_whole());
    has(
        &text,
        &[
            "In invoice HM/26-27/000077 -₹450.00",
            "Taxable value ₹847.46",
            "CGST 9% ₹76.27",
            "Total ₹1,000.00",
            "Less: received",
            "HM/26-27/V00001 of 15 July 2026 -₹10.00",
            "HM/26-27/V00024 of 15 July 2026 -₹10.00",
            "Left to pay ₹760.00",
            "Page 2 of 2",
        ],
    );
    assert!(
        !text.contains("Totalpaid") && !text.contains("Paid"),
        "{text}"
    );
}

#[test]
fn money_after_the_invoice_names_it_and_no_tax() {
    let mut tax_document = tax_document(TaxDocumentKind::Receipt, TaxMode::Regular, "33");
    tax_document.against = Some(TaxDocumentOriginal {
        number: "HM/26-27/000077".to_owned(),
        day: "2026-07-15".to_owned(),
    });
    (
        tax_document.tax,
        tax_document.place_of_supply,
        tax_document.discount,
    ) = (None, None, None);
    let text = text(&tax_document);
    has(
        &text,
        &[
            "Received against invoice HM/26-27/000077 of 15 July 2026",
            "Total paid ₹1,450.00",
            "This money pays the invoice above.",
        ],
    );
    assert!(!text.contains("CGST"));
}

#[test]
fn a_logo_is_drawn_above_the_shops_name() {
    // One white pixel, as PNG.
    const LOGO: &[u8] = b"\x89\x50\x4e\x47\x0d\x0a\x1a\x0a\x00\x00\x00\x0d\x49\x48\x44\x52\x00\x00\x00\x01\x00\x00\x00\x01\
        \x08\x00\x00\x00\x00\x3a\x7e\x9b\x55\x00\x00\x00\x0a\x49\x44\x41\x54\x78\x9c\x63\xf8\x0f\x00\x01\
        \x01\x01\x00\xb1\x38\xf6\x14\x00\x00\x00\x00\x49\x45\x4e\x44\xae\x42\x60\x82";
    let tax_document = tax_document(TaxDocumentKind::TaxInvoice, TaxMode::Regular, "33");
    let images = |logo: Option<Vec<u8>>| {
        let file = draw(&tax_document, logo).unwrap();
        let image = b"/Subtype/Image";
        file.windows(image.len())
            .filter(|part| part == image)
            .count()
    };
    assert_eq!(images(None), 0);
    assert_eq!(images(Some(LOGO.to_vec())), 1);
    assert_eq!(
        images(Some(b"no image".to_vec())),
        0,
        "nothing is lost with a broken one"
    );
}

#[test]
fn the_same_document_is_the_same_file() {
    let tax_document = tax_document(TaxDocumentKind::TaxInvoice, TaxMode::Regular, "33");
    let file = draw(&tax_document, None).unwrap();
    assert_eq!(file, draw(&tax_document, None).unwrap());
    assert!(file.len() < 60_000, "{} bytes", file.len());
}
