//! The shop's GST registration, as its owner has set it.

use kernel::{Failure, Tx, mail::MailShop};
use poem_openapi::Enum;
use serde::{Deserialize, Serialize};
use sqlx::{SqliteExecutor, SqlitePool};

use crate::{
    number::initials,
    states::{self, GstState},
    tax_document::TaxDocumentSeller,
};

/// How the shop is registered for GST.
#[derive(Enum, sqlx::Type, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[serde(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum TaxMode {
    /// Not registered: plain receipts.
    None,
    /// Registered, pays tax on its turnover and collects none: bills of supply.
    Composition,
    /// Registered, collects tax: tax invoices.
    Regular,
}

impl TaxMode {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Composition => "composition",
            Self::Regular => "regular",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaxSetting {
    pub mode: TaxMode,
    /// Empty while none is set.
    pub gstin: String,
    /// Empty: the shop's display name.
    pub legal_name: String,
    /// Line by line. Empty: the shop's own.
    pub address: String,
    /// Empty: the first letters of the name.
    pub prefix: String,
    pub version: i64,
}

impl TaxSetting {
    /// The State in which the shop is registered.
    pub fn state(&self) -> Option<GstState> {
        states::find(self.gstin.get(..2)?)
    }

    pub fn prefix_of(&self, shop_name: &str) -> String {
        if self.prefix.is_empty() {
            initials(shop_name)
        } else {
            self.prefix.clone()
        }
    }

    /// As documents name the shop.
    pub fn seller(&self, shop: MailShop) -> TaxDocumentSeller {
        let own_address: Vec<String> = self.address.lines().map(str::to_owned).collect();
        let registered = self.mode != TaxMode::None;
        TaxDocumentSeller {
            legal_name: if self.legal_name.is_empty() {
                shop.business_name.clone()
            } else {
                self.legal_name.clone()
            },
            name: shop.business_name,
            address: if own_address.is_empty() {
                shop.address
            } else {
                own_address
            },
            phone: shop.phone,
            email: shop.email,
            gstin: registered.then(|| self.gstin.clone()),
            state: self.state().filter(|_| registered),
        }
    }
}

pub async fn load(executor: impl SqliteExecutor<'_>) -> Result<TaxSetting, Failure> {
    Ok(sqlx::query_as!(
        TaxSetting,
        r#"SELECT mode AS "mode: TaxMode", gstin, legal_name, address, prefix, version
           FROM invoices_tax_setting WHERE id = 1"#
    )
    .fetch_one(executor)
    .await?)
}

/// What one kind of thing is, to the tax.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaxKind {
    pub kind: String,
    /// Its service accounting code.
    pub code: String,
    /// Hundredths of a percent.
    pub rate: i64,
}

/// Everything that decides what a document says of tax.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaxRules {
    pub setting: TaxSetting,
    pub kinds: Vec<TaxKind>,
}

impl TaxRules {
    pub async fn read(pool: &SqlitePool) -> Result<Self, Failure> {
        Ok(Self {
            setting: load(pool).await?,
            kinds: kinds(pool).await?,
        })
    }

    pub async fn load(tx: &mut Tx) -> Result<Self, Failure> {
        Ok(Self {
            setting: load(&mut **tx).await?,
            kinds: kinds(&mut **tx).await?,
        })
    }
}

pub async fn kinds(executor: impl SqliteExecutor<'_>) -> Result<Vec<TaxKind>, Failure> {
    Ok(sqlx::query_as!(
        TaxKind,
        "SELECT kind, code, rate FROM invoices_tax_kind ORDER BY kind DESC"
    )
    .fetch_all(executor)
    .await?)
}
