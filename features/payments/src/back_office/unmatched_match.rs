//! Matches a payment of an unknown customer: the owner says whose it is and what for.

use kernel::{
    Failure, Tx,
    audit::{self, Entry},
    bills::{BILL_CLOSED, BILL_NOT_FOUND},
};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    Payments, codes,
    payment::SettlementSource,
    provider::{CURRENCY, ProviderPayment},
    purchase,
    settle::{Evidence, Settled, settle},
    unmatched::is_written_down,
};

/// Whose a payment is, and what for.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct MatchPayment {
    /// Id of a customer.
    pub user_id: i64,
    /// `course`, or `advance` for any part of an order's price.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub kind: String,
    /// Id of the course, or of an order of this customer.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub reference: String,
}

/// What the payment buys.
struct Bought {
    title: String,
    terms: String,
    /// A part of an order's price that is not its advance.
    is_part: bool,
}

impl Payments {
    /// Records the purchase and its payment together and settles them like any other: goods, ledger, receipt, mail.
    /// Returns the id of the payment's row.
    pub(super) async fn match_unmatched(
        &self,
        actor: i64,
        provider_payment_id: &str,
        input: &MatchPayment,
    ) -> Result<i64, Failure> {
        let mut payment = self.captured_there(provider_payment_id).await?;
        if payment.currency != CURRENCY {
            return Err(codes::PAYMENT_UNMATCHED.into());
        }
        if payment.order_id.is_empty() {
            // Our books know every payment by an order of the provider's.
            payment.order_id.clone_from(&payment.id);
        }
        let pool = self.0.deps.db.read();
        if is_written_down(pool, self.0.provider.name(), &payment.id).await? {
            return Err(codes::PAYMENT_MATCHED.into());
        }
        let bought = self.bought_by(&payment, input).await?;
        let mut tx = self.0.deps.db.write().await?;
        self.refuse_known(&mut tx, &payment).await?;
        let purchase = self
            .write_matched(&mut tx, &payment, input, &bought)
            .await?;
        let evidence = Evidence::Captured {
            payment: &payment,
            source: SettlementSource::Reconcile,
        };
        // What cannot be given now is no match: nothing of it is recorded.
        match settle(self, &mut tx, purchase, evidence).await? {
            Settled::Granted => {}
            Settled::RefundDue if bought.is_part => return Err(BILL_CLOSED.into()),
            Settled::RefundDue => return Err(codes::ALREADY_HELD.into()),
            Settled::Repeated => return Err(codes::PAYMENT_MATCHED.into()),
        }
        let entry = Entry {
            actor: Some(actor),
            action: "payments.unmatched_matched",
            subject: &format!("purchase:{purchase}"),
            details: json!({"payment": payment.id, "customer": input.user_id, "kind": input.kind,
                            "reference": input.reference, "amountPaise": payment.amount}),
        };
        audit::record(&mut tx, self.now(), entry).await?;
        tx.commit().await?;
        self.payment_row(&payment.id).await
    }

    /// An advance that is due and covered is paid with it; else it counts towards the order's price.
    async fn bought_by(
        &self,
        payment: &ProviderPayment,
        input: &MatchPayment,
    ) -> Result<Bought, Failure> {
        let payable = self.payable(&input.kind)?.clone();
        let quote = payable.quote(input.user_id, &input.reference).await;
        if input.kind != self.0.bills.kind() {
            let quote = quote?;
            return Ok(Bought {
                title: quote.title,
                terms: quote.terms,
                is_part: false,
            });
        }
        let order = input.reference.parse();
        let order = order.map_err(|_| Failure::new(BILL_NOT_FOUND))?;
        let bill = self.0.bills.bill(order).await?;
        let bill = bill.ok_or_else(|| Failure::new(BILL_NOT_FOUND))?;
        if bill.buyer != input.user_id {
            return Err(BILL_NOT_FOUND.into());
        }
        Ok(match quote {
            Ok(quote) if payment.amount >= quote.price.0 => Bought {
                title: quote.title,
                terms: quote.terms,
                is_part: false,
            },
            _ => Bought {
                title: bill.title(),
                terms: self.0.bills.part_terms().to_owned(),
                is_part: true,
            },
        })
    }

    /// Refuses a payment that is recorded, or whose purchase is: another request was faster.
    async fn refuse_known(&self, tx: &mut Tx, payment: &ProviderPayment) -> Result<(), Failure> {
        let provider = self.0.provider.name();
        let written = is_written_down(&mut **tx, provider, &payment.id).await?;
        let known = purchase::of_provider_order(&mut **tx, provider, &payment.order_id).await?;
        if written || known.is_some() {
            return Err(codes::PAYMENT_MATCHED.into());
        }
        Ok(())
    }

    /// Inserts it as an abandoned purchase: it blocks no open checkout, and is not looked up.
    async fn write_matched(
        &self,
        tx: &mut Tx,
        payment: &ProviderPayment,
        input: &MatchPayment,
        bought: &Bought,
    ) -> Result<i64, Failure> {
        let now = self.now().0;
        let (provider, key_id) = (self.0.provider.name(), self.0.provider.key_id());
        let begun = payment.at.min(now);
        let made = sqlx::query!(
            "INSERT INTO payments_order (user_id, kind, reference, title, price_paise, percent, amount_paise, terms,
                                         provider, key_id, provider_order_id, state, created_at, opened_at, closed_at)
             VALUES (?1, ?2, ?3, ?4, ?5, 0, ?5, ?6, ?7, ?8, ?9, 'abandoned', ?10, ?10, ?11)",
            input.user_id,
            input.kind,
            input.reference,
            bought.title,
            payment.amount,
            bought.terms,
            provider,
            key_id,
            payment.order_id,
            begun,
            now
        )
        .execute(&mut **tx)
        .await?;
        Ok(made.last_insert_rowid())
    }
}
