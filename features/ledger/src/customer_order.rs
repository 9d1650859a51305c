//! The money of one order as its customer sees it.

use kernel::{Day, Failure, Paise, SignedIn, bills::BILL_NOT_FOUND, tax_documents::ReceiptLine};
use poem_openapi::{Object, OpenApi, Tags, param::Path, payload::Json};

use crate::{
    Ledger,
    order_ledger::{EntryState, LedgerEntry, PaymentMethod},
};

#[derive(Tags)]
enum Tag {
    /// Appointments and orders, their advances and photos, measurements, and pickup areas.
    Orders,
}

/// The money of the caller's own order.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderMoney {
    /// The agreed price, in paise; absent if none is agreed.
    pub price_paise: Option<Paise>,
    /// Total paid so far, in paise, less refunds; test payments do not count.
    pub paid_paise: Paise,
    /// Balance due, in paise.
    pub balance_paise: Option<Paise>,
    /// Payments and refunds, oldest first. Reversed counter payments are left out.
    pub payments: Vec<OrderPaymentSummary>,
    /// Documents of the whole order, oldest first: its invoice and credit notes.
    pub documents: Vec<ReceiptLine>,
}

/// A payment or refund.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderPaymentSummary {
    /// How it was paid.
    pub method: PaymentMethod,
    /// Amount in paise; negative for a refund.
    pub amount_paise: Paise,
    /// The day in India.
    pub day: Day,
    /// Its state.
    pub state: EntryState,
    /// What was issued for it.
    pub receipt: Option<ReceiptLine>,
}

impl Ledger {
    /// The money of this customer's order. Another customer's order is reported as not found.
    pub(crate) async fn own_order(&self, user: i64, order: i64) -> Result<OrderMoney, Failure> {
        let bill = self.bill(order).await?;
        if bill.buyer != user {
            return Err(BILL_NOT_FOUND.into());
        }
        let ledger = self.order_ledger(order).await?;
        let price = ledger
            .price_paise
            .filter(|price| price.0 > 0 && bill.is_approved);
        let shown = |entry: &LedgerEntry| {
            !matches!(entry.state, EntryState::Reversed | EntryState::Reversal)
        };
        Ok(OrderMoney {
            price_paise: price,
            paid_paise: ledger.paid_paise,
            balance_paise: price.map(|price| Paise((price.0 - ledger.paid_paise.0).max(0))),
            payments: ledger
                .entries
                .into_iter()
                .filter(shown)
                .map(|entry| OrderPaymentSummary {
                    method: entry.method,
                    amount_paise: entry.amount_paise,
                    day: entry.day,
                    state: match entry.state {
                        // Whether it is returned is for the owner to decide: its customer sees a payment.
                        EntryState::ToDecide | EntryState::Retained => EntryState::Counts,
                        state => state,
                    },
                    receipt: entry.receipt,
                })
                .collect(),
            documents: ledger.papers,
        })
    }
}

pub struct CustomerOrderApi(pub Ledger);

#[OpenApi(prefix_path = "/me/orders", tag = "Tag::Orders")]
impl CustomerOrderApi {
    /// View the money of your order.
    ///
    /// Price, payments with their receipts, refunds and balance.
    #[oai(path = "/:id/money", method = "get", operation_id = "order_money_view")]
    async fn view(
        &self,
        customer: SignedIn,
        /// Id of the order.
        id: Path<i64>,
    ) -> Result<Json<OrderMoney>, Failure> {
        Ok(Json(self.0.own_order(customer.0.id, id.0).await?))
    }
}
