//! Operations on transactions, for the owner.

use kernel::{
    Counter, Failure, Month, Owner,
    audit::{self, Entry},
    csv::{Csv, CsvFile, rupees},
    online_payments::{TransactionShow, TransactionState},
};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};
use serde_json::json;

use crate::{
    Ledger, Tag,
    customer_accounts::CustomerAccount,
    customer_money::CustomerMoney,
    transaction::{Transaction, TransactionPage, TransactionQuery, TransactionWhat},
};

pub struct TransactionApi(pub Ledger);

#[OpenApi(prefix_path = "/admin/payments", tag = "Tag::BackOffice")]
impl TransactionApi {
    /// List transactions.
    ///
    /// Online and at the counter, newest first, forty at a time.
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
        let query = query(show.0, month.0, q.0, customer.0);
        Ok(Json(
            self.0.transactions(&query, before.0.as_deref()).await?,
        ))
    }

    /// Download transactions.
    ///
    /// The same list as CSV, in rupees. It names customers.
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
        let query = query(show.0, month.0, q.0, customer.0);
        let transactions = self.0.all_transactions(&query).await?;
        let name = match query.month {
            Some(month) => format!("payments-{month}.csv"),
            None => "payments.csv".to_owned(),
        };
        let details = json!({
            "month": query.month.map(|month| month.to_string()),
            "customer": customer.0,
            "count": transactions.len(),
        });
        let entry = Entry {
            actor: Some(owner.0.id),
            action: "payments.transactions_exported",
            subject: "payments",
            details,
        };
        audit::record_alone(&self.0.deps.db, self.0.now(), entry).await?;
        Ok(csv(&transactions, self.0.bills.kind()).file(&name))
    }

    /// List balances of customers.
    ///
    /// The latest order of each, and what is left to pay for all of them.
    #[oai(
        path = "/customers",
        method = "get",
        operation_id = "admin_customer_account_list"
    )]
    async fn accounts(
        &self,
        _staff: Counter,
        /// User ids of the customers.
        #[oai(validator(max_items = 50))]
        customer: Query<Vec<i64>>,
    ) -> Result<Json<Vec<CustomerAccount>>, Failure> {
        Ok(Json(self.0.customer_accounts(customer.0).await?))
    }

    /// View the money of a customer.
    ///
    /// Prices, payments, refunds and balance.
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
}

fn query(
    show: Option<TransactionShow>,
    month: Option<Month>,
    query: Option<String>,
    customer: Option<i64>,
) -> TransactionQuery {
    TransactionQuery {
        show: show.unwrap_or_default(),
        month,
        query,
        customer,
    }
}

/// A line for each transaction.
fn csv(transactions: &[Transaction], orders: &str) -> Csv {
    let mut csv = Csv::with_columns(&[
        "Day", "What", "For", "Title", "Customer", "How", "Amount", "State", "Note", "By",
    ]);
    for transaction in transactions {
        let what = match transaction.what {
            TransactionWhat::Online => "online",
            TransactionWhat::Counter => "counter",
            TransactionWhat::Refund => "refund",
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
        TransactionState::Reversed => "reversed",
        TransactionState::Reversal => "reversal",
        TransactionState::Requested | TransactionState::Pending => "on its way",
        TransactionState::Processed => "done",
        TransactionState::Failed => "failed",
    }
}
