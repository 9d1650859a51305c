//! The shop's GST settings, as the owner sets them.

use kernel::{
    Failure, FieldProblem, MultiLine, Tx,
    audit::{self, Entry},
    edit::{RECORD_CONFLICT, refuse},
};
use poem_openapi::Object;
use serde_json::{Value, json};

use crate::{
    Invoices,
    gstin::parse as parse_gstin,
    sample::sample,
    setting::{TaxKind, TaxMode, TaxRules, TaxSetting},
    tax_document::TaxDocument,
};

/// What receipts say of tax.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct TaxSettings {
    /// How the shop is registered for GST.
    pub mode: TaxMode,
    /// Its number; absent while none is set.
    pub gstin: Option<String>,
    /// The legal name; absent if it is the shop's display name.
    pub legal_name: Option<String>,
    /// Line by line; empty for the shop's own address.
    pub address: Vec<String>,
    /// What numbers begin with; absent for the first letters of the shop's name.
    pub prefix: Option<String>,
    /// What numbers begin with at present.
    pub used_prefix: String,
    /// Code and rate of each kind of thing that is sold.
    pub kinds: Vec<TaxKindForm>,
    /// To be sent with a change.
    pub version: i64,
}

/// Code and rate of one kind of thing.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct TaxKindForm {
    /// `course`, or `advance` for tailoring.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub kind: String,
    /// Its service accounting code: 4 to 8 digits.
    #[oai(validator(min_length = 1, max_length = 8))]
    pub code: String,
    /// Hundredths of a percent: 1800 is 18 %.
    #[oai(validator(minimum(value = "0"), maximum(value = "4000")))]
    pub rate: i64,
}

/// What receipts shall say of tax.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct TaxDraft {
    /// How the shop is registered for GST.
    pub mode: TaxMode,
    /// Its number; needed unless the shop is not registered.
    #[oai(validator(max_length = 30))]
    pub gstin: Option<String>,
    /// The legal name; left out it is the shop's display name.
    #[oai(validator(max_length = 120))]
    pub legal_name: Option<String>,
    /// One line of it per line, at most eight; left out it is the shop's own address.
    #[oai(validator(max_length = 400))]
    pub address: Option<MultiLine>,
    /// What numbers begin with: one to three capitals or digits; else the first letters of the name.
    #[oai(validator(max_length = 3))]
    pub prefix: Option<String>,
    /// Code and rate of each kind of thing that is sold.
    #[oai(validator(max_items = 10))]
    pub kinds: Vec<TaxKindForm>,
    /// The version that was looked at.
    pub version: i64,
}

impl TaxDraft {
    /// The settings as they would be saved, valid or not.
    fn rules(&self) -> TaxRules {
        let text = |text: &Option<String>| text.as_deref().unwrap_or_default().trim().to_owned();
        let typed = text(&self.gstin);
        let address = self.address.iter().flat_map(|text| text.0.lines());
        let address: Vec<&str> = address
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect();
        let kinds = self.kinds.iter().map(|one| TaxKind {
            kind: one.kind.clone(),
            code: one.code.trim().to_owned(),
            rate: one.rate,
        });
        TaxRules {
            setting: TaxSetting {
                mode: self.mode,
                gstin: parse_gstin(&typed).unwrap_or(typed),
                legal_name: text(&self.legal_name),
                address: address.join("\n"),
                prefix: text(&self.prefix).to_ascii_uppercase(),
                version: self.version,
            },
            kinds: kinds.collect(),
        }
    }
}

/// Every field that needs another look.
fn problems(rules: &TaxRules, known: &[TaxKind]) -> Vec<FieldProblem> {
    let setting = &rules.setting;
    let mut problems = Vec::new();
    let mut wrong = |field: String, code: &str, wording: &str| {
        problems.push(FieldProblem::new(field, code, wording));
    };
    if setting.gstin.is_empty() && setting.mode != TaxMode::None {
        let wording = "Enter the shop's GSTIN: 15 letters and digits.";
        wrong("gstin".to_owned(), "required", wording);
    } else if !setting.gstin.is_empty()
        && (parse_gstin(&setting.gstin).is_none() || setting.state().is_none())
    {
        let wording = "This is no GSTIN: its last sign does not fit the others. Please compare it with the certificate.";
        wrong("gstin".to_owned(), "invalid", wording);
    }
    if setting.address.lines().count() > 8 {
        wrong("address".to_owned(), "invalid", "Use at most eight lines.");
    }
    if !setting.prefix.bytes().all(|c| c.is_ascii_alphanumeric()) {
        let wording = "Use letters from A to Z and digits.";
        wrong("prefix".to_owned(), "invalid", wording);
    }
    for (place, one) in rules.kinds.iter().enumerate() {
        let digits = one.code.bytes().all(|c| c.is_ascii_digit());
        if !digits || !(4..=8).contains(&one.code.len()) {
            let wording = "Enter a code of 4 to 8 digits.";
            wrong(format!("kinds.{place}.code"), "invalid", wording);
        }
    }
    let complete = known.len() == rules.kinds.len()
        && known
            .iter()
            .all(|one| rules.kinds.iter().any(|sent| sent.kind == one.kind));
    if !complete {
        let wording = "Send every kind of thing that is sold, once.";
        wrong("kinds".to_owned(), "invalid", wording);
    }
    problems
}

impl Invoices {
    pub(crate) async fn tax_settings(&self) -> Result<TaxSettings, Failure> {
        let rules = TaxRules::read(self.deps.db.read()).await?;
        let shop = self.issuer.shop.mail_shop().await?;
        let some = |text: &String| (!text.is_empty()).then(|| text.clone());
        let setting = &rules.setting;
        let kinds = rules.kinds.iter().map(|one| TaxKindForm {
            kind: one.kind.clone(),
            code: one.code.clone(),
            rate: one.rate,
        });
        Ok(TaxSettings {
            mode: setting.mode,
            gstin: some(&setting.gstin),
            legal_name: some(&setting.legal_name),
            address: setting.address.lines().map(str::to_owned).collect(),
            prefix: some(&setting.prefix),
            used_prefix: setting.prefix_of(&shop.business_name),
            kinds: kinds.collect(),
            version: setting.version,
        })
    }

    /// What a receipt would look like, whether or not the draft could be saved.
    pub(crate) async fn tax_sample(&self, draft: &TaxDraft) -> Result<TaxDocument, Failure> {
        sample(self, &draft.rules()).await
    }

    pub(crate) async fn update_tax(
        &self,
        actor: i64,
        draft: &TaxDraft,
    ) -> Result<TaxSettings, Failure> {
        let rules = draft.rules();
        let mut tx = self.deps.db.write().await?;
        let known = TaxRules::load(&mut tx).await?;
        let problems = problems(&rules, &known.kinds);
        refuse(problems)?;
        if known.setting.version != draft.version {
            return Err(RECORD_CONFLICT.into());
        }
        write(&mut tx, &rules).await?;
        let entry = Entry {
            actor: Some(actor),
            action: "payments.tax_updated",
            subject: "tax",
            details: audit::changes(&facts(&known), &facts(&rules)),
        };
        audit::record(&mut tx, self.now(), entry).await?;
        tx.commit().await?;
        self.tax_settings().await
    }
}

/// The tax settings as the audit log shows them.
fn facts(rules: &TaxRules) -> Value {
    let setting = &rules.setting;
    let mut facts = json!({
        "mode": setting.mode.as_str(),
        "gstin": setting.gstin,
        "legalName": setting.legal_name,
        "address": setting.address,
        "prefix": setting.prefix,
    });
    for one in &rules.kinds {
        facts[format!("rate {}", one.kind)] = json!([one.code, one.rate]);
    }
    facts
}

async fn write(tx: &mut Tx, rules: &TaxRules) -> Result<(), Failure> {
    let setting = &rules.setting;
    let mode = setting.mode.as_str();
    sqlx::query!(
        "UPDATE invoices_tax_setting SET mode = ?1, gstin = ?2, legal_name = ?3, address = ?4, prefix = ?5,
             version = version + 1 WHERE id = 1",
        mode,
        setting.gstin,
        setting.legal_name,
        setting.address,
        setting.prefix
    )
    .execute(&mut **tx)
    .await?;
    for one in &rules.kinds {
        sqlx::query!(
            "UPDATE invoices_tax_kind SET code = ?1, rate = ?2 WHERE kind = ?3",
            one.code,
            one.rate,
            one.kind
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}
