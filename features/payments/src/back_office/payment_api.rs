//! Operations on payments and refunds, for the owner.

use kernel::{
    Checked, Failure, Month, Owner,
    csv::{Csv, CsvFile, rupees},
};
use poem_openapi::{
    OpenApi,
    param::{Header, Path, Query},
    payload::Json,
};
use serde_json::json;

use super::{
    Tag,
    customer_money::{CustomerMoney, PaymentsWaiting},
    keeping::KeepPayment,
    note_export,
    payment_detail::PaymentDetail,
    transaction::{
        Transaction, TransactionFilter, TransactionPage, TransactionShow, TransactionState,
    },
};
use crate::{Payments, refund::RefundForm};

pub struct PaymentApi(pub Payments);

#[OpenApi(prefix_path = "/admin/payments", tag = "Tag::BackOffice")]
impl PaymentApi {
    /// List movements of money.
    ///
    /// What came online and at the counter and what went back, newest first, forty at a time, and what the list comes to.
    #[oai(
        path = "/transactions",
        method = "get",
        operation_id = "admin_payment_list"
    )]
    async fn list(
        &self,
        _owner: Owner,
        /// Which ones; all without it.
        show: Query<Option<TransactionShow>>,
        /// Of one month, `yyyy-mm`; of all time without it.
        month: Query<Option<Month>>,
        /// Part of a customer's name or mobile, of what was bought, of an order's number or of the provider's id.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// User id of one customer.
        customer: Query<Option<i64>>,
        /// `next` of the part before.
        #[oai(validator(max_length = 80))]
        before: Query<Option<String>>,
    ) -> Result<Json<TransactionPage>, Failure> {
        let filter = filter(show.0, month.0, q.0, customer.0);
        Ok(Json(
            self.0.transactions(&filter, before.0.as_deref()).await?,
        ))
    }

    /// Download movements of money.
    ///
    /// The same list as CSV, in rupees. Customers stand in it, so the password has to be given lately.
    #[oai(
        path = "/transactions.csv",
        method = "get",
        operation_id = "admin_payment_download"
    )]
    async fn download(
        &self,
        owner: Owner,
        /// Which ones; all without it.
        show: Query<Option<TransactionShow>>,
        /// Of one month, `yyyy-mm`; of all time without it.
        month: Query<Option<Month>>,
        /// Part of a customer's name or mobile, of what was bought, of an order's number or of the provider's id.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// User id of one customer.
        customer: Query<Option<i64>>,
    ) -> Result<CsvFile, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        let filter = filter(show.0, month.0, q.0, customer.0);
        let transactions = self.0.all_transactions(&filter).await?;
        let name = match filter.month {
            Some(month) => format!("payments-{month}.csv"),
            None => "payments.csv".to_owned(),
        };
        let details = json!({
            "month": filter.month.map(|month| month.to_string()),
            "customer": customer.0,
            "count": transactions.len(),
        });
        note_export(
            &self.0,
            owner.0.id,
            "payments.transactions_exported",
            details,
        )
        .await?;
        Ok(csv(&transactions, self.0.0.bills.kind()).file(&name))
    }

    /// See what waits for the owner.
    ///
    /// Payments to decide about, and refunds that failed.
    #[oai(
        path = "/waiting",
        method = "get",
        operation_id = "admin_payment_waiting_view"
    )]
    async fn waiting(&self, _owner: Owner) -> Result<Json<PaymentsWaiting>, Failure> {
        Ok(Json(self.0.payments_waiting().await?))
    }

    /// See the money of a customer.
    ///
    /// What her orders cost, what came, what went back, what is left to pay.
    #[oai(
        path = "/customers/:user",
        method = "get",
        operation_id = "admin_customer_money_view"
    )]
    async fn customer(
        &self,
        _owner: Owner,
        /// User id of the customer.
        user: Path<i64>,
    ) -> Result<Json<CustomerMoney>, Failure> {
        Ok(Json(self.0.customer_money(user.0).await?))
    }

    /// View a payment.
    ///
    /// What it paid, what went back, and what happened when.
    #[oai(
        path = "/received/:id",
        method = "get",
        operation_id = "admin_payment_view"
    )]
    async fn view(
        &self,
        _owner: Owner,
        /// Id of the payment.
        id: Path<i64>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        Ok(Json(self.0.payment_detail(id.0).await?))
    }

    /// Give money back.
    ///
    /// All of a payment or a part, at least ₹1. It is written down and asked of the provider; it cannot be called off.
    /// With the last of the money goes what was bought. Needs the password given lately.
    #[oai(
        path = "/received/:id/refunds",
        method = "post",
        operation_id = "admin_refund_create"
    )]
    async fn refund(
        &self,
        owner: Owner,
        /// Id of the payment.
        id: Path<i64>,
        /// A name for this request that no other one has: sent again, it is the same refund.
        #[oai(
            name = "Idempotency-Key",
            validator(pattern = "^[A-Za-z0-9_-]{8,100}$")
        )]
        key: Header<Option<String>>,
        form: Checked<RefundForm>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        let actor = owner.0.id;
        self.0
            .request_refund(actor, id.0, &form, key.0.as_deref())
            .await?;
        Ok(Json(self.0.payment_detail(id.0).await?))
    }

    /// Try a failed refund again.
    ///
    /// The same amount for the same reason. Needs the password given lately.
    #[oai(
        path = "/refunds/:id/retry",
        method = "post",
        operation_id = "admin_refund_retry"
    )]
    async fn retry(
        &self,
        owner: Owner,
        /// Id of the refund.
        id: Path<i64>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        let payment = self.0.retry_refund(owner.0.id, id.0).await?;
        Ok(Json(self.0.payment_detail(payment).await?))
    }

    /// Decide that nothing goes back.
    ///
    /// A payment that waited for the owner's word waits no more. No money moves.
    #[oai(
        path = "/received/:id/keeping",
        method = "put",
        operation_id = "admin_payment_keep"
    )]
    async fn keep(
        &self,
        owner: Owner,
        /// Id of the payment.
        id: Path<i64>,
        input: Checked<KeepPayment>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        self.0.keep_payment(owner.0.id, id.0, &input).await?;
        Ok(Json(self.0.payment_detail(id.0).await?))
    }

    /// Take that decision back.
    ///
    /// The payment waits again, if it did before.
    #[oai(
        path = "/received/:id/keeping",
        method = "delete",
        operation_id = "admin_payment_unkeep"
    )]
    async fn unkeep(
        &self,
        owner: Owner,
        /// Id of the payment.
        id: Path<i64>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        self.0.unkeep_payment(owner.0.id, id.0).await?;
        Ok(Json(self.0.payment_detail(id.0).await?))
    }
}

fn filter(
    show: Option<TransactionShow>,
    month: Option<Month>,
    wording: Option<String>,
    customer: Option<i64>,
) -> TransactionFilter {
    TransactionFilter {
        show: show.unwrap_or_default(),
        month,
        wording,
        customer,
    }
}

/// A line for each movement.
fn csv(transactions: &[Transaction], orders: &str) -> Csv {
    let mut csv = Csv::with_columns(&[
        "Day", "What", "For", "Title", "Customer", "How", "Amount", "State", "Note", "By",
    ]);
    for transaction in transactions {
        let what = match transaction.what {
            super::transaction::TransactionWhat::Online => "online",
            super::transaction::TransactionWhat::Counter => "counter",
            super::transaction::TransactionWhat::Refund => "refund",
        };
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        csv.line(&[
            transaction.at.day().to_string(),
            what.to_owned(),
            paid_for(transaction, orders),
            transaction.title.clone(),
            text(&transaction.customer),
            text(&transaction.method),
            rupees(transaction.amount_paise.0),
            state_word(transaction.state).to_owned(),
            text(&transaction.note),
            text(&transaction.by),
        ]);
    }
    csv
}

/// What the money was for. `orders` is the kind of what is paid for orders.
fn paid_for(transaction: &Transaction, orders: &str) -> String {
    match transaction.order_payment {
        Some(payment) => payment.title().to_lowercase(),
        None if transaction.kind == orders => "order".to_owned(),
        None => transaction.kind.clone(),
    }
}

fn state_word(state: TransactionState) -> &'static str {
    match state {
        TransactionState::Settled => "counts",
        TransactionState::RefundDue => "to give back",
        TransactionState::Refunded => "given back",
        TransactionState::TakenBack => "wrong, taken back",
        TransactionState::TakesBack => "takes a wrong entry back",
        TransactionState::Requested | TransactionState::Pending => "on its way",
        TransactionState::Processed => "done",
        TransactionState::Failed => "failed",
    }
}
