//! A sample document without a purchase, so that the owner sees how documents look.

use kernel::Failure;

use crate::{
    Invoices,
    issue::{Sale, write},
    number::{financial_year, written},
    setting::TaxRules,
    tax_document::{TaxDocument, TaxDocumentBuyer, TaxDocumentPaid},
};

const PRICE: i64 = 145_000;

/// Of the first kind of thing, sold today within the shop's State.
pub async fn sample(invoices: &Invoices, rules: &TaxRules) -> Result<TaxDocument, Failure> {
    let today = invoices.now().day();
    let kind = rules
        .kinds
        .first()
        .map_or("course", |kind| kind.kind.as_str());
    let sale = Sale {
        kind,
        advance: kind == invoices.bills.kind(),
        title: "Blouse basics",
        price: PRICE,
        lines: Vec::new(),
        discount: None,
        total: PRICE,
        buyer: TaxDocumentBuyer {
            name: "Asha Raman".to_owned(),
            email: "asha@example.com".to_owned(),
        },
        place: None,
        paid: Some(TaxDocumentPaid {
            how: "Online, UPI".to_owned(),
            reference: "pay_Sample00000001".to_owned(),
            day: today.to_string(),
        }),
        against: None,
        order: None,
        test: false,
    };
    let shop = invoices.issuer.shop.mail_shop().await?;
    let draft = write(shop, rules, sale, today);
    let mut tax_document = draft.tax_document;
    let year = financial_year(today);
    tax_document.number = written(&draft.prefix, &year, tax_document.series(), 1);
    Ok(tax_document)
}
