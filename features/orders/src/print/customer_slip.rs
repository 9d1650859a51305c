//! What a customer's slip says.

use kernel::{Day, Failure, Timestamp, mail::MailShop};
use poem_openapi::Enum;

use super::{
    slip_a5, slip_roll,
    wording::{minus, plain, weekday},
};

/// Size of a slip.
#[derive(Enum, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum SlipFormat {
    /// An A5 page.
    #[default]
    A5,
    /// A roll of 80 mm.
    Roll,
}

/// A payment that counts, or what is left of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedPayment {
    /// What it was: `Advance`.
    pub title: String,
    /// How it came: `Online, UPI`.
    pub how: String,
    /// Absent for money that came before there were receipts.
    pub day: Option<Day>,
    pub paise: i64,
}

/// What a slip says.
#[derive(Clone, Debug)]
pub struct CustomerSlip {
    pub shop: MailShop,
    /// File of the shop's logo.
    pub logo: Option<Vec<u8>>,
    pub number: String,
    pub customer: String,
    pub taken_at: Timestamp,
    /// Who took the order.
    pub taken_by: Option<String>,
    /// The first trial, with the part of the day.
    pub trial: Option<String>,
    /// When the last piece is ready.
    pub ready: Option<Day>,
    pub pieces: Vec<SlipPiece>,
    pub money: SlipMoney,
    /// Address of the status page.
    pub status_page: Option<String>,
    /// The shop's terms; empty for none.
    pub terms: String,
}

/// A piece on a slip.
#[derive(Clone, Debug)]
pub struct SlipPiece {
    pub name: String,
    pub quantity: i64,
    /// For whom, and what was chosen.
    pub details: String,
    pub ready: Option<Day>,
    /// In paise; `None` while none is agreed.
    pub price: Option<i64>,
}

/// The money of an order, in paise.
#[derive(Clone, Debug)]
pub struct SlipMoney {
    /// What is not a piece: extras, the rush fee, alterations.
    pub fees: Vec<(String, i64)>,
    /// What the shop took off, and its reason.
    pub discount: Option<(i64, String)>,
    /// `None` while no price is agreed.
    pub total: Option<i64>,
    pub payments: Vec<ReceivedPayment>,
}

impl SlipMoney {
    pub fn paid(&self) -> i64 {
        self.payments.iter().map(|payment| payment.paise).sum()
    }

    /// What is left to pay, or less than nothing.
    pub fn balance(&self) -> Option<i64> {
        self.total.map(|total| total - self.paid())
    }
}

impl CustomerSlip {
    /// The file.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub fn draw(&self, format: SlipFormat) -> Result<Vec<u8>, Failure> {
        match format {
            SlipFormat::A5 => slip_a5::draw(self),
            SlipFormat::Roll => slip_roll::draw(self),
        }
    }

    /// Sum of the pieces' prices; `None` without any.
    pub fn pieces_sum(&self) -> Option<i64> {
        let prices = self.pieces.iter().filter_map(|piece| piece.price);
        prices.reduce(|sum, price| sum + price)
    }

    /// As `3 pieces`.
    pub fn count(&self) -> String {
        match self.pieces.iter().map(|piece| piece.quantity).sum::<i64>() {
            1 => "1 piece".to_owned(),
            several => format!("{several} pieces"),
        }
    }

    /// The address of the status page without its beginning, as people type it.
    pub fn typed_address(&self) -> Option<&str> {
        let address = self.status_page.as_deref()?;
        Some(address.strip_prefix("https://").unwrap_or(address))
    }

    /// Sums between the pieces and the total, then payments: name and amount.
    pub fn before_total(&self) -> Vec<(String, String)> {
        let money = &self.money;
        let mut sums = Vec::new();
        let changes = !money.fees.is_empty() || money.discount.is_some();
        if let Some(sum) = self
            .pieces_sum()
            .filter(|_| changes || self.pieces.len() > 1)
        {
            sums.push((self.count(), plain(sum)));
        }
        let fees = money.fees.iter();
        sums.extend(fees.map(|(name, paise)| (name.clone(), plain(*paise))));
        if let Some((off, reason)) = &money.discount {
            let name = match reason.trim() {
                "" => "Discount".to_owned(),
                reason => format!("Discount: {reason}"),
            };
            sums.push((name, minus(*off)));
        }
        sums
    }

    /// Payments: name and amount.
    pub fn payments(&self) -> Vec<(String, String)> {
        let payments = self.money.payments.iter();
        let named = payments.map(|payment| {
            let mut parts = vec![payment.title.clone(), payment.how.clone()];
            parts.extend(payment.day.map(weekday));
            parts.retain(|part| !part.is_empty());
            (parts.join(", "), minus(payment.paise))
        });
        named.collect()
    }
}
