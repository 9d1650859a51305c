//! Documents that were issued, as they are listed and fetched.

use kernel::{
    Bills, Day, Db, Failure, Paise, Timestamp, edit::search_query, tax_documents::ReceiptLine,
};
use pdf::PdfFile;

use crate::{Invoices, RECEIPT_NOT_FOUND, drawing, tax_document::TaxDocument};

/// A stored document and its row.
#[derive(Clone, Debug)]
pub struct StoredTaxDocument {
    pub id: i64,
    pub user_id: Option<i64>,
    pub item_kind: String,
    pub item_reference: String,
    /// Row ids of the money that it is about.
    pub payment: Option<i64>,
    pub counter: Option<i64>,
    pub issued_at: i64,
    pub tax_document: TaxDocument,
}

impl StoredTaxDocument {
    pub fn line(&self) -> ReceiptLine {
        let tax_document = &self.tax_document;
        ReceiptLine {
            id: self.id,
            number: tax_document.number.clone(),
            kind: tax_document.kind,
            day: Day::parse(&tax_document.day).unwrap_or_else(|| Timestamp(self.issued_at).day()),
            title: tax_document.title().to_owned(),
            amount_paise: Paise(tax_document.total_paise),
            item_kind: self.item_kind.clone(),
            item_reference: self.item_reference.clone(),
            original: tax_document
                .original
                .as_ref()
                .map(|original| original.number.clone()),
            test: tax_document.test,
        }
    }
}

/// Filters for the list of documents.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    pub id: Option<i64>,
    /// Those of this buyer and of their orders.
    pub buyer: Option<i64>,
    /// Of this one thing: its kind and which one.
    pub item: Option<(&'a str, &'a str)>,
    /// From this day.
    pub from: Option<Day>,
    /// Up to the day before this one.
    pub until: Option<Day>,
    /// Only older ones than this id.
    pub before: Option<i64>,
    /// A part of the number, of the buyer's name or of what was bought.
    pub query: Option<&'a str>,
    /// At most so many.
    pub most: Option<i64>,
}

/// Newest first. `bills` is needed when a buyer is named.
pub async fn find(
    db: &Db,
    wanted: Wanted<'_>,
    bills: Option<&dyn Bills>,
) -> Result<Vec<StoredTaxDocument>, Failure> {
    let day = |day: Option<Day>| day.map(|day| day.to_string());
    let (from, until) = (day(wanted.from), day(wanted.until));
    let query = search_query(wanted.query);
    let most = wanted.most.unwrap_or(-1);
    let (kind, reference) = wanted.item.unzip();
    // What a walk-in customer paid is theirs once they have an account: it goes with the order.
    let orders = match (wanted.buyer, bills) {
        (Some(buyer), Some(bills)) => bills.orders_of(&[buyer]).await?,
        _ => Vec::new(),
    };
    let of_orders = bills.map(Bills::kind);
    let orders = format!("{orders:?}");
    let rows = sqlx::query!(
            r#"SELECT id AS "id!", user_id, item_kind, item_reference, payment_id, counter_id, issued_at, tax_document
               FROM invoices_document
               WHERE (?1 IS NULL OR id = ?1)
                 AND (?2 IS NULL OR user_id = ?2
                      OR (item_kind = ?8 AND CAST(item_reference AS INTEGER) IN (SELECT value FROM json_each(?9))))
                 AND (?10 IS NULL OR item_kind = ?10) AND (?11 IS NULL OR item_reference = ?11)
                 AND (?3 IS NULL OR day >= ?3) AND (?4 IS NULL OR day < ?4) AND (?5 IS NULL OR id < ?5)
                 AND (?6 IS NULL OR instr(lower(number || ' ' || (tax_document ->> '$.buyer.name') || ' '
                                               || coalesce(tax_document ->> '$.title', tax_document ->> '$.lines[0].description')), ?6) > 0)
               ORDER BY id DESC LIMIT ?7"#,
            wanted.id,
            wanted.buyer,
            from,
            until,
            wanted.before,
            query,
            most,
            of_orders,
            orders,
            kind,
            reference
        )
        .fetch_all(db.read())
        .await?;
    let stored = rows.into_iter().map(|row| {
        Ok(StoredTaxDocument {
            id: row.id,
            user_id: row.user_id,
            item_kind: row.item_kind,
            item_reference: row.item_reference,
            payment: row.payment_id,
            counter: row.counter_id,
            issued_at: row.issued_at,
            tax_document: serde_json::from_str(&row.tax_document).map_err(Failure::internal)?,
        })
    });
    stored.collect()
}

impl Invoices {
    pub(crate) async fn receipts(
        &self,
        wanted: Wanted<'_>,
    ) -> Result<Vec<StoredTaxDocument>, Failure> {
        find(&self.deps.db, wanted, Some(&*self.bills)).await
    }

    /// The file `{id}.pdf`; for a buyer only their own.
    pub(crate) async fn receipt_file(
        &self,
        file: &str,
        buyer: Option<i64>,
    ) -> Result<PdfFile, Failure> {
        let missing = || Failure::new(RECEIPT_NOT_FOUND);
        let id = file.strip_suffix(".pdf").ok_or_else(missing)?;
        let wanted = Wanted {
            id: Some(id.parse().map_err(|_| missing())?),
            buyer,
            ..Wanted::default()
        };
        let stored = self.receipts(wanted).await?.pop().ok_or_else(missing)?;
        let name = stored.tax_document.number.replace('/', "-");
        let shop = self.issuer.shop.mail_shop().await?;
        let logo = shop.logo_file(&*self.deps.images).await?;
        PdfFile::draw(&name, move || drawing::draw(&stored.tax_document, logo)).await
    }
}
