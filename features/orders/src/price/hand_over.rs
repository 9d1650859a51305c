//! Payments taken at the counter with something else: the balance with the delivery of an order, the
//! advance with its creation.

use kernel::{Bill, Bills, CounterMethod, Failure, Paise, Tx, User, session::NOT_ALLOWED};
use poem_openapi::Object;

use crate::{Orders, back_office::sees_prices, codes};

/// A payment taken with the delivery.
#[derive(Object, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct BalancePayment {
    /// How it was paid.
    pub method: CounterMethod,
    /// Amount in paise: the whole balance.
    #[oai(validator(minimum(value = "1"), maximum(value = "1000000000")))]
    pub amount_paise: i64,
}

/// A counter payment for the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBalance {
    pub method: CounterMethod,
    pub paise: i64,
    /// User id of the staff member who takes it.
    pub actor: i64,
}

/// What happens to the balance when an order is delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BalanceOnDelivery {
    /// It must be settled.
    Settled,
    /// It stays due.
    Unpaid,
    /// This is paid for it now.
    Taken(BalancePayment),
}

impl BalanceOnDelivery {
    /// What is decided on handing over. A role that sees no prices leaves the balance due.
    ///
    /// # Errors
    /// A payment by a role that sees no prices.
    pub fn of(
        by: &User,
        payment: Option<BalancePayment>,
        unpaid: Option<bool>,
    ) -> Result<Self, Failure> {
        match payment {
            Some(_) if !sees_prices(by) => Err(NOT_ALLOWED.into()),
            Some(payment) => Ok(Self::Taken(payment)),
            None if unpaid == Some(true) || !sees_prices(by) => Ok(Self::Unpaid),
            None => Ok(Self::Settled),
        }
    }
}

impl Orders {
    /// Settles the balance of an order that is delivered in the same transaction.
    ///
    /// # Errors
    /// [`codes::BALANCE_DUE`] if a balance is left without a decision, and
    /// [`codes::BALANCE_CHANGED`] if the payment is not the whole balance.
    pub(crate) async fn settle_balance(
        &self,
        tx: &mut Tx,
        order: i64,
        actor: i64,
        how: BalanceOnDelivery,
    ) -> Result<(), Failure> {
        let bill = self.bill(order).await?;
        let bill = bill.ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        let paid = self.setup.money.paid_now(tx, order, None).await?;
        let due = bill.price_paise.map_or(0, |price| price - paid);
        match how {
            BalanceOnDelivery::Settled if due > 0 => Err(codes::BALANCE_DUE.into()),
            BalanceOnDelivery::Taken(payment) if payment.amount_paise != due => {
                Err(codes::BALANCE_CHANGED.into())
            }
            BalanceOnDelivery::Taken(payment) => {
                let paise = Paise(payment.amount_paise);
                self.take_payment(tx, bill, actor, (payment.method, paise))
                    .await
            }
            BalanceOnDelivery::Settled | BalanceOnDelivery::Unpaid => Ok(()),
        }
    }

    /// Takes the advance of an order that is created in the same transaction.
    pub(crate) async fn take_advance(
        &self,
        tx: &mut Tx,
        order: i64,
        actor: i64,
        payment: (CounterMethod, Paise),
    ) -> Result<(), Failure> {
        let bill = self.bill_in(tx, order).await?;
        let bill = bill.ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        self.take_payment(tx, bill, actor, payment).await
    }

    async fn take_payment(
        &self,
        tx: &mut Tx,
        bill: Bill,
        actor: i64,
        (method, Paise(paise)): (CounterMethod, Paise),
    ) -> Result<(), Failure> {
        let order = bill.order;
        let taken = TakenBalance {
            method,
            paise,
            actor,
        };
        self.setup.money.take(tx, bill, taken).await?;
        self.count_what_came(tx, order, self.deps.clock.now()).await
    }
}
