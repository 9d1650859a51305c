//! A document for money that came, in the transaction that writes the money down.

use kernel::{
    Contact, Day, Failure, Timestamp, Tx,
    bills::BillLine,
    mail::MailShop,
    tax_documents::{
        DocumentedOrder, DocumentedPayment, IssuedDocument, MoneyIn, TaxDocumentKind,
        TaxDocumentOrder,
    },
};

use crate::{
    buyer, invoice,
    issuer::Issuer,
    number, order_payment,
    setting::{TaxMode, TaxRules},
    states,
    tax::TaxSplit,
    tax_document::{
        TaxDocument, TaxDocumentBuyer, TaxDocumentDiscount, TaxDocumentLine, TaxDocumentOriginal,
        TaxDocumentPaid, kind_of_order, kind_of_payment,
    },
};

/// What was sold, and for how much.
pub struct Sale<'a> {
    pub kind: &'a str,
    /// It is paid for an order, before that is made.
    pub advance: bool,
    pub title: &'a str,
    /// Before any discount. What one line says stands in `title` alone.
    pub price: i64,
    /// What the price consists of; empty for one thing.
    pub lines: Vec<BillLine>,
    pub discount: Option<TaxDocumentDiscount>,
    /// What was paid.
    pub total: i64,
    pub buyer: TaxDocumentBuyer,
    /// Code of the State where it is supplied; without one it is the shop's.
    pub place: Option<String>,
    /// Absent on the invoice of a whole order.
    pub paid: Option<TaxDocumentPaid>,
    /// The valid invoice of the whole order, if there is one.
    pub against: Option<TaxDocumentOriginal>,
    /// The order that the money was paid for.
    pub order: Option<TaxDocumentOrder>,
    /// Paid in test mode.
    pub test: bool,
}

/// The document of money that came.
pub async fn for_payment(
    issuer: &Issuer,
    tx: &mut Tx,
    payment: &DocumentedPayment<'_>,
    now: Timestamp,
) -> Result<IssuedDocument, Failure> {
    let contact = issuer.people.contact(payment.buyer).await?;
    let state = buyer::known(&mut **tx, payment.buyer).await?;
    let (kind, reference) = (payment.kind, payment.reference);
    let against = if payment.advance && !payment.test {
        let standing = invoice::standing(&mut **tx, kind, reference).await?;
        standing.map(|standing| standing.named())
    } else {
        None
    };
    let mut order = match &payment.order {
        Some(order) => Some(order_of(issuer, tx, payment, order).await?),
        None => None,
    };
    if let (Some(order), Some(_)) = (&mut order, &against) {
        order.payment = order_payment::after_invoice(order.payment);
    }
    let sale = Sale {
        kind,
        advance: payment.advance,
        title: payment.title,
        price: payment.price,
        lines: Vec::new(),
        discount: payment.coupon.map(|coupon| TaxDocumentDiscount {
            coupon: Some(coupon.code.to_owned()),
            percent: Some(coupon.percent),
            reason: None,
            paise: coupon.discount,
        }),
        total: payment.paid,
        buyer: named(contact, payment.customer),
        place: state.map(|state| state.code),
        paid: Some(TaxDocumentPaid {
            how: payment.how.to_owned(),
            reference: payment.moved_by.to_owned(),
            day: payment.day.to_string(),
        }),
        against,
        order,
        test: payment.test,
    };
    let rules = TaxRules::load(tx).await?;
    let shop = issuer.shop.mail_shop().await?;
    let tax_document = write(shop, &rules, sale, now.day());
    let (online, counter) = match payment.of {
        MoneyIn::Payment(id) => (Some(id), None),
        MoneyIn::Counter(id) => (None, Some(id)),
    };
    let row = Row {
        user: Some(payment.buyer),
        item_kind: kind,
        item_reference: reference,
        payment: online,
        counter,
        original: None,
    };
    keep(tx, tax_document, &row, now).await
}

/// The order of a payment that is in the books already, as it stood with that payment.
async fn order_of(
    issuer: &Issuer,
    tx: &mut Tx,
    payment: &DocumentedPayment<'_>,
    order: &DocumentedOrder<'_>,
) -> Result<TaxDocumentOrder, Failure> {
    let (bill, paise) = (order.bill, payment.paid);
    let received = issuer.money.received(tx, payment.kind, payment.reference);
    let received = received.await? - order.later;
    // What is paid in test mode is not in the sum.
    let before = if payment.test {
        received
    } else {
        received - paise
    };
    Ok(TaxDocumentOrder {
        number: bill.number.clone(),
        payment: order_payment::of(bill.price_paise, before, paise, order.asked_as_advance),
        price_paise: bill.price_paise.filter(|price| *price > 0),
        paid_paise: before + paise,
    })
}

/// A buyer whose account is gone.
const UNNAMED: &str = "Customer";

/// The name of the account, else the name noted for the walk-in customer.
pub fn named(contact: Option<Contact>, otherwise: &str) -> TaxDocumentBuyer {
    match contact {
        Some(contact) => TaxDocumentBuyer {
            name: contact.name,
            email: contact.email.as_str().to_owned(),
        },
        None => TaxDocumentBuyer {
            name: match otherwise.trim() {
                "" => UNNAMED.to_owned(),
                name => name.to_owned(),
            },
            email: String::new(),
        },
    }
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
        .and_then(states::find)
        .or_else(|| seller.state.clone());
    let settles = sale.against.is_some();
    let tax = match (setting.mode, &seller.state, &place, of_kind) {
        (TaxMode::Regular, Some(state), Some(place), Some(of_kind)) if !settles => Some(
            TaxSplit::of(sale.total, of_kind.rate, &state.code, &place.code),
        ),
        _ => None,
    };
    let code = of_kind
        .map(|of_kind| of_kind.code.clone())
        .filter(|_| setting.mode != TaxMode::None && !settles);
    let tax_document = TaxDocument {
        kind: if settles {
            TaxDocumentKind::Receipt
        } else if sale.paid.is_none() {
            kind_of_order(setting.mode)
        } else {
            kind_of_payment(setting.mode, sale.advance)
        },
        mode: setting.mode,
        number: String::new(),
        day: day.to_string(),
        title: (!sale.lines.is_empty()).then(|| sale.title.to_owned()),
        lines: lines_of(&sale, code, tax.as_ref()),
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

/// What it sells, line by line.
fn lines_of(sale: &Sale<'_>, code: Option<String>, tax: Option<&TaxSplit>) -> Vec<TaxDocumentLine> {
    if sale.lines.is_empty() {
        return vec![TaxDocumentLine {
            description: match &sale.order {
                Some(order) => format!("{}: {}", order.payment.title(), sale.title),
                None => sale.title.to_owned(),
            },
            code,
            quantity: 1,
            price_paise: sale.price,
            tax: None,
        }];
    }
    let prices: Vec<i64> = sale.lines.iter().map(|line| line.paise).collect();
    let mut taxes = tax.map(|tax| tax.by_line(sale.total, &prices).into_iter());
    let lines = sale.lines.iter().map(|line| TaxDocumentLine {
        description: line.description.clone(),
        code: code.clone(),
        quantity: line.quantity,
        price_paise: line.paise,
        tax: taxes.as_mut().and_then(Iterator::next),
    });
    lines.collect()
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
    pub counter: Option<i64>,
    pub original: Option<i64>,
}

/// Takes the next number and writes the row.
pub async fn keep(
    tx: &mut Tx,
    draft: Draft,
    row: &Row<'_>,
    now: Timestamp,
) -> Result<IssuedDocument, Failure> {
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
        "INSERT INTO invoices_document (series, year, position, number, kind, user_id, item_kind, item_reference,
                                       payment_id, counter_id, original_id, amount_paise, day, issued_at, tax_document)
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
        row.counter,
        row.original,
        tax_document.total_paise,
        tax_document.day,
        now.0,
        text
    )
    .execute(&mut **tx)
    .await?;
    Ok(IssuedDocument {
        id: stored.last_insert_rowid(),
        number: number.text,
        order: tax_document.order,
    })
}
