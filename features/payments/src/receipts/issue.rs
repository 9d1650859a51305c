//! A document for money that came, in the transaction that writes the money down.

use kernel::{Day, Failure, Timestamp, Tx, mail::MailShop};

use super::{
    buyer, invoice, number,
    setting::{TaxMode, TaxRules},
    tax::TaxSplit,
    tax_document::{
        TaxDocument, TaxDocumentBuyer, TaxDocumentDiscount, TaxDocumentKind, TaxDocumentLine,
        TaxDocumentOrder, TaxDocumentOriginal, TaxDocumentPaid,
    },
};
use crate::{
    Payments, bills::Bill, buyers::Contact, counter::CounterSale, order_payment::OrderPayment,
    paid::paid_now, provider::ProviderPayment, purchase::Purchase,
};

/// A document that was issued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issued {
    pub id: i64,
    pub number: String,
    /// The order it is about, as the document says it.
    pub order: Option<TaxDocumentOrder>,
}

/// What was sold, and for how much.
pub struct Sale<'a> {
    pub kind: &'a str,
    /// It is paid for an order, before that is made.
    pub advance: bool,
    pub title: &'a str,
    /// Before any discount.
    pub price: i64,
    pub discount: Option<TaxDocumentDiscount>,
    /// What was paid.
    pub total: i64,
    pub buyer: TaxDocumentBuyer,
    /// Code of the State where it is supplied; without one it is the shop's.
    pub place: Option<String>,
    /// Absent on the invoice of a whole order.
    pub paid: Option<TaxDocumentPaid>,
    /// The invoice that stands for it already.
    pub against: Option<TaxDocumentOriginal>,
    /// The order that the money was paid for.
    pub order: Option<TaxDocumentOrder>,
    /// Paid in test mode.
    pub test: bool,
}

/// The document of a purchase that was just fulfilled.
pub async fn for_purchase(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    payment_id: i64,
    payment: &ProviderPayment,
    now: Timestamp,
) -> Result<Issued, Failure> {
    let contact = payments.0.buyers.contact(purchase.user_id).await?;
    let state = buyer::known(&mut **tx, purchase.user_id).await?;
    let coupon = purchase.coupon_code.as_ref();
    let advance = purchase.kind == payments.0.bills.kind();
    let against = if advance && !purchase.test {
        invoice::named(tx, &purchase.kind, &purchase.reference).await?
    } else {
        None
    };
    let bill = payments.bill_of(purchase).await?;
    let mut order = match &bill {
        Some(bill) => Some(order_of(payments, tx, purchase, bill, payment.amount).await?),
        None => None,
    };
    if let (Some(order), Some(_)) = (&mut order, &against) {
        order.payment = order.payment.after_invoice();
    }
    let title = bill.as_ref().map(Bill::title);
    let sale = Sale {
        kind: &purchase.kind,
        advance,
        title: title.as_deref().unwrap_or(&purchase.title),
        price: purchase.price_paise,
        discount: coupon.map(|coupon| TaxDocumentDiscount {
            coupon: coupon.clone(),
            percent: purchase.percent,
            paise: purchase.price_paise - purchase.amount_paise,
        }),
        total: payment.amount,
        buyer: named(contact, NOBODY),
        place: state.map(|state| state.code),
        paid: Some(TaxDocumentPaid {
            how: online(payment.method.as_deref()),
            reference: payment.id.clone(),
            day: payment.at().min(now).day().to_string(),
        }),
        against,
        order,
        test: purchase.test,
    };
    let rules = TaxRules::load(tx).await?;
    let shop = payments.0.shop.mail_shop().await?;
    let tax_document = write(shop, &rules, sale, now.day());
    let row = Row {
        user: Some(purchase.user_id),
        item_kind: &purchase.kind,
        item_reference: &purchase.reference,
        payment: Some(payment_id),
        counter_payment: None,
        original: None,
    };
    keep(tx, tax_document, &row, now).await
}

/// The document of an entry at the counter.
pub async fn for_entry(
    tx: &mut Tx,
    shop: MailShop,
    entry: i64,
    sold: &CounterSale<'_>,
    contact: Option<Contact>,
    now: Timestamp,
) -> Result<(), Failure> {
    let state = buyer::known(&mut **tx, sold.buyer).await?;
    let mut against = None;
    let mut order = None;
    if let Some(bill) = sold.order {
        against = invoice::named(tx, sold.kind, sold.reference).await?;
        order = Some(order_at_counter(tx, entry, sold, bill).await?);
        if let (Some(order), Some(_)) = (&mut order, &against) {
            order.payment = order.payment.after_invoice();
        }
    }
    let sale = Sale {
        kind: sold.kind,
        advance: sold.order.is_some(),
        title: sold.title,
        price: sold.paise,
        discount: None,
        total: sold.paise,
        buyer: named(contact, sold.customer),
        place: state.map(|state| state.code),
        paid: Some(TaxDocumentPaid {
            how: sold.method.printed().to_owned(),
            reference: String::new(),
            day: sold.day.to_string(),
        }),
        against,
        order,
        test: false,
    };
    let rules = TaxRules::load(tx).await?;
    let tax_document = write(shop, &rules, sale, now.day());
    let row = Row {
        user: Some(sold.buyer),
        item_kind: sold.kind,
        item_reference: sold.reference,
        payment: None,
        counter_payment: Some(entry),
        original: None,
    };
    keep(tx, tax_document, &row, now).await?;
    Ok(())
}

/// The order of an online payment that is written down already.
async fn order_of(
    payments: &Payments,
    tx: &mut Tx,
    purchase: &Purchase,
    bill: &Bill,
    paise: i64,
) -> Result<TaxDocumentOrder, Failure> {
    let paid = paid_now(tx, &purchase.kind, &purchase.reference).await?;
    // What is paid in test mode is not in the sum.
    let before = if purchase.test { paid } else { paid - paise };
    let asked = purchase.terms != payments.0.bills.part_terms();
    Ok(TaxDocumentOrder {
        number: bill.number.clone(),
        payment: OrderPayment::of(bill.price_paise, before, paise, asked),
        price_paise: bill.price_paise.filter(|price| *price > 0),
        paid_paise: before + paise,
    })
}

/// The order of an entry at the counter, as it stood with that entry.
async fn order_at_counter(
    tx: &mut Tx,
    entry: i64,
    sold: &CounterSale<'_>,
    bill: &Bill,
) -> Result<TaxDocumentOrder, Failure> {
    let later = sqlx::query_scalar!(
        r#"SELECT coalesce(sum(amount_paise), 0) AS "later!: i64" FROM payments_counter_payment
           WHERE kind = ?1 AND reference = ?2 AND id > ?3"#,
        sold.kind,
        sold.reference,
        entry
    )
    .fetch_one(&mut **tx)
    .await?;
    let paid = paid_now(tx, sold.kind, sold.reference).await? - later;
    Ok(TaxDocumentOrder {
        number: bill.number.clone(),
        payment: OrderPayment::of(bill.price_paise, paid - sold.paise, sold.paise, false),
        price_paise: bill.price_paise.filter(|price| *price > 0),
        paid_paise: paid,
    })
}

/// Somebody whose account is gone.
const NOBODY: &str = "Customer";

/// As her account calls her, else as she was called when she came in.
pub fn named(contact: Option<Contact>, otherwise: &str) -> TaxDocumentBuyer {
    match contact {
        Some(contact) => TaxDocumentBuyer {
            name: contact.name,
            email: contact.email.as_str().to_owned(),
        },
        None => TaxDocumentBuyer {
            name: match otherwise.trim() {
                "" => NOBODY.to_owned(),
                name => name.to_owned(),
            },
            email: String::new(),
        },
    }
}

fn online(method: Option<&str>) -> String {
    let how = match method {
        Some("upi") => "UPI",
        Some("card") => "card",
        Some("netbanking") => "net banking",
        Some("wallet") => "wallet",
        _ => return "Online".to_owned(),
    };
    format!("Online, {how}")
}

/// All but its number, which `keep` takes.
pub fn write(shop: MailShop, rules: &TaxRules, sale: Sale<'_>, day: Day) -> Draft {
    let TaxRules { setting, kinds } = rules;
    let prefix = setting.prefix_of(&shop.business_name);
    let of_kind = kinds.iter().find(|known| known.kind == sale.kind);
    let seller = setting.seller(shop);
    let place = sale
        .place
        .as_deref()
        .and_then(super::states::find)
        .or_else(|| seller.state.clone());
    let settles = sale.against.is_some();
    let tax = match (setting.mode, &seller.state, &place, of_kind) {
        (TaxMode::Regular, Some(state), Some(place), Some(of_kind)) if !settles => Some(
            TaxSplit::of(sale.total, of_kind.rate, &state.code, &place.code),
        ),
        _ => None,
    };
    let tax_document = TaxDocument {
        kind: if settles {
            TaxDocumentKind::Receipt
        } else {
            TaxDocumentKind::of_payment(setting.mode, sale.advance)
        },
        mode: setting.mode,
        number: String::new(),
        day: day.to_string(),
        lines: vec![TaxDocumentLine {
            description: match &sale.order {
                Some(order) => format!("{}: {}", order.payment.title(), sale.title),
                None => sale.title.to_owned(),
            },
            code: of_kind
                .map(|of_kind| of_kind.code.clone())
                .filter(|_| setting.mode != TaxMode::None && !settles),
            quantity: 1,
            price_paise: sale.price,
        }],
        seller,
        buyer: sale.buyer,
        discount: sale.discount,
        invoiced: Vec::new(),
        total_paise: sale.total,
        place_of_supply: place.filter(|_| tax.is_some()),
        tax,
        paid: sale.paid,
        received: Vec::new(),
        against: sale.against,
        original: None,
        reason: None,
        order: sale.order,
        test: sale.test,
    };
    Draft {
        tax_document,
        prefix,
        day,
    }
}

/// A document without its number.
pub struct Draft {
    pub tax_document: TaxDocument,
    pub prefix: String,
    pub day: Day,
}

/// What the row says beside the document.
pub struct Row<'a> {
    pub user: Option<i64>,
    pub item_kind: &'a str,
    pub item_reference: &'a str,
    pub payment: Option<i64>,
    pub counter_payment: Option<i64>,
    pub original: Option<i64>,
}

/// Takes the next number and writes the row.
pub async fn keep(
    tx: &mut Tx,
    draft: Draft,
    row: &Row<'_>,
    now: Timestamp,
) -> Result<Issued, Failure> {
    let Draft {
        mut tax_document,
        prefix,
        day,
    } = draft;
    let number = number::next(tx, tax_document.series(), &prefix, day).await?;
    tax_document.number.clone_from(&number.text);
    let (series, kind) = (number.series.as_str(), tax_document.kind.as_str());
    let text = serde_json::to_string(&tax_document).map_err(Failure::internal)?;
    let stored = sqlx::query!(
        "INSERT INTO payments_receipt (series, year, position, number, kind, user_id, item_kind, item_reference,
                                       payment_id, counter_payment_id, original_id, amount_paise, day, issued_at, tax_document)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        series,
        number.year,
        number.position,
        number.text,
        kind,
        row.user,
        row.item_kind,
        row.item_reference,
        row.payment,
        row.counter_payment,
        row.original,
        tax_document.total_paise,
        tax_document.day,
        now.0,
        text
    )
    .execute(&mut **tx)
    .await?;
    Ok(Issued {
        id: stored.last_insert_rowid(),
        number: number.text,
        order: tax_document.order,
    })
}
