//! Numbers without gaps: one series for each sort of document and each financial year.

use kernel::{Day, Failure, Tx};

/// What is numbered together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Series {
    /// Receipts, bills of supply and tax invoices.
    Sale,
    /// Bills of a shop that is not registered.
    Bill,
    /// Receipt vouchers.
    Voucher,
    /// Receipts of money for what has its invoice already.
    Payment,
    /// Credit notes.
    Credit,
    /// Refund vouchers.
    Refund,
    /// Whatever is issued in test mode.
    Test,
}

impl Series {
    /// Those of real money.
    pub const ALL: [Self; 6] = [
        Self::Sale,
        Self::Bill,
        Self::Voucher,
        Self::Payment,
        Self::Credit,
        Self::Refund,
    ];

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|series| series.as_str() == name)
    }

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Sale => "sale",
            Self::Bill => "bill",
            Self::Voucher => "voucher",
            Self::Payment => "payment",
            Self::Credit => "credit",
            Self::Refund => "refund",
            Self::Test => "test",
        }
    }

    /// A number of 16 signs leaves six for the place in the series.
    fn write(self, position: i64) -> String {
        match self {
            Self::Sale => format!("{position:06}"),
            Self::Bill => format!("B{position:05}"),
            Self::Voucher => format!("V{position:05}"),
            Self::Payment => format!("P{position:05}"),
            Self::Credit => format!("C{position:05}"),
            Self::Refund => format!("R{position:05}"),
            Self::Test => format!("{position:05}"),
        }
    }
}

/// A number that was just taken. It is free again if the transaction is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    pub series: Series,
    pub year: String,
    pub position: i64,
    pub text: String,
}

/// The next one of its series on this day. `prefix` is one to three letters or digits.
pub async fn next(tx: &mut Tx, series: Series, prefix: &str, day: Day) -> Result<Number, Failure> {
    let year = financial_year(day);
    let name = series.as_str();
    let position = sqlx::query_scalar!(
        r#"INSERT INTO invoices_number (series, year, last) VALUES (?1, ?2, 1)
           ON CONFLICT (series, year) DO UPDATE SET last = last + 1 RETURNING last AS "last!: i64""#,
        name,
        year
    )
    .fetch_one(&mut **tx)
    .await?;
    let text = written(prefix, &year, series, position);
    Ok(Number {
        series,
        year,
        position,
        text,
    })
}

pub fn written(prefix: &str, year: &str, series: Series, position: i64) -> String {
    let prefix = if series == Series::Test {
        "TEST"
    } else {
        prefix
    };
    format!("{prefix}/{year}/{}", series.write(position))
}

/// `26-27` from 1 April 2026 to 31 March 2027.
pub fn financial_year(day: Day) -> String {
    let text = day.to_string();
    let part = |range: std::ops::Range<usize>| -> i64 {
        text.get(range)
            .and_then(|digits| digits.parse().ok())
            .unwrap_or(0)
    };
    let begins = if part(5..7) >= 4 {
        part(0..4)
    } else {
        part(0..4) - 1
    };
    format!("{:02}-{:02}", begins % 100, (begins + 1) % 100)
}

/// The first letters of the shop's name, when the owner has chosen nothing else.
pub fn initials(name: &str) -> String {
    let first = |word: &str| word.chars().find(char::is_ascii_alphanumeric);
    let letters: String = name.split_whitespace().filter_map(first).take(3).collect();
    if letters.is_empty() {
        "R".to_owned()
    } else {
        letters.to_ascii_uppercase()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_begins_on_the_first_of_april() {
        let year = |text| financial_year(Day::parse(text).unwrap());
        assert_eq!(year("2026-03-31"), "25-26");
        assert_eq!(year("2026-04-01"), "26-27");
        assert_eq!(year("2026-12-31"), "26-27");
        assert_eq!(year("2027-03-31"), "26-27");
        assert_eq!(year("2099-04-01"), "99-00");
    }

    #[test]
    fn a_year_begins_at_midnight_in_india() {
        let april = Day::parse("2027-04-01").unwrap().start();
        assert_eq!(financial_year(april.plus_seconds(-1).day()), "26-27");
        assert_eq!(financial_year(april.day()), "27-28");
    }

    #[test]
    fn a_number_has_sixteen_signs_at_most() {
        let number = |series| written("HM", "26-27", series, 123);
        assert_eq!(number(Series::Sale), "HM/26-27/000123");
        assert_eq!(number(Series::Bill), "HM/26-27/B00123");
        assert_eq!(number(Series::Voucher), "HM/26-27/V00123");
        assert_eq!(number(Series::Payment), "HM/26-27/P00123");
        assert_eq!(number(Series::Credit), "HM/26-27/C00123");
        assert_eq!(number(Series::Refund), "HM/26-27/R00123");
        assert_eq!(number(Series::Test), "TEST/26-27/00123");
        assert_eq!(written("HMS", "26-27", Series::Sale, 999_999).len(), 16);
    }

    #[test]
    fn a_shop_without_a_prefix_uses_its_name() {
        assert_eq!(initials("Hem & Mogra"), "HM");
        assert_eq!(initials("the green boutique of silk"), "TGB");
        assert_eq!(initials("தையல்"), "R");
        assert_eq!(initials(""), "R");
    }
}
