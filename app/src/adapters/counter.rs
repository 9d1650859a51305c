//! What is needed at the counter: who comes in, what her order costs, and what the books say.

use std::{collections::HashMap, sync::Arc};

use async_trait::async_trait;
use courses::CounterSales;
use kernel::{Clock, Db, Deps, Email, Failure, Mobile, Payable, Timestamp, Tx};
use orders::{ADVANCE, Colleague, Customers, OrderBill, OrderMoney, Orders, Person, Team};
use payments::{
    Bill, Bills, Counter, CounterMethod, InvoiceMails, Provision, Sandbox, Switch, Undelivered,
    razorpay::Razorpay,
};

use super::KeysOfSettings;
use crate::context::Context;

/// For whom an order is made in the shop.
pub struct CustomersOfAuth(pub Clock);

#[async_trait]
impl Customers for CustomersOfAuth {
    async fn known(&self, tx: &mut Tx, id: i64) -> Result<Option<Person>, Failure> {
        let Some(contact) = auth::contact_in(tx, id).await? else {
            return Ok(None);
        };
        let mobile = contact.mobile.as_deref().map(Mobile::parse);
        let email = contact.email.as_deref().map(Email::parse);
        Ok(Some(Person {
            name: contact.name,
            mobile: mobile.transpose().map_err(Failure::internal)?,
            email: email.transpose().map_err(Failure::internal)?,
        }))
    }

    async fn came_in(&self, tx: &mut Tx, actor: i64, person: &Person) -> Result<i64, Failure> {
        let new = auth::NewWalkIn {
            name: &person.name,
            mobile: person.mobile.as_ref(),
            email: person.email.as_ref(),
        };
        auth::walk_in(tx, self.0.now(), actor, &new).await
    }
}

/// What orders cost, and what the books tell them.
pub struct BillsOfOrders(pub Orders);

#[async_trait]
impl Bills for BillsOfOrders {
    fn kind(&self) -> &'static str {
        self.0.kind()
    }

    async fn bill(&self, order: i64) -> Result<Option<Bill>, Failure> {
        Ok(self.0.bill(order).await?.map(bill_of))
    }

    async fn bills(&self) -> Result<Vec<Bill>, Failure> {
        Ok(self.0.bills().await?.into_iter().map(bill_of).collect())
    }

    async fn orders_of(&self, buyers: &[i64]) -> Result<Vec<i64>, Failure> {
        self.0.ids_of(buyers).await
    }

    async fn called_off(&self) -> Result<Vec<i64>, Failure> {
        self.0.advances_called_off().await
    }

    fn part_terms(&self) -> &'static str {
        orders::PART_TERMS
    }

    async fn paid_at_the_counter(
        &self,
        tx: &mut Tx,
        order: i64,
        total_paise: i64,
        now: Timestamp,
    ) -> Result<(), Failure> {
        self.0
            .paid_at_the_counter(tx, order, total_paise, now)
            .await
    }
}

/// What came for orders, and the invoices of delivered ones.
pub struct MoneyOfPayments {
    pub db: Db,
    pub mails: InvoiceMails,
}

#[async_trait]
impl OrderMoney for MoneyOfPayments {
    async fn paid_for(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure> {
        let references: Vec<String> = orders.iter().map(i64::to_string).collect();
        let paid = payments::paid_for(&self.db, ADVANCE, &references).await?;
        let paid = paid.into_iter();
        Ok(paid
            .filter_map(|(order, paise)| Some((order.parse().ok()?, paise)))
            .collect())
    }

    async fn came_at_the_counter(&self, tx: &mut Tx, order: i64) -> Result<i64, Failure> {
        payments::came_at_the_counter(tx, ADVANCE, &order.to_string()).await
    }

    async fn delivered(&self, tx: &mut Tx, order: i64, due: Timestamp) -> Result<(), Failure> {
        payments::order_delivered(tx, ADVANCE, &order.to_string(), due).await
    }

    async fn not_delivered(
        &self,
        tx: &mut Tx,
        order: i64,
        buyer: i64,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let undelivered = Undelivered {
            kind: ADVANCE,
            reference: &order.to_string(),
            buyer,
        };
        payments::order_not_delivered(tx, &self.mails, &undelivered, now).await
    }

    async fn is_invoiced(&self, tx: &mut Tx, order: i64) -> Result<bool, Failure> {
        payments::order_invoiced(tx, ADVANCE, &order.to_string()).await
    }
}

/// To whom orders can be given.
pub struct TeamOfAuth(pub Db);

#[async_trait]
impl Team for TeamOfAuth {
    async fn members(&self) -> Result<Vec<Colleague>, Failure> {
        let members = auth::team(&self.0).await?.into_iter();
        Ok(members
            .map(|member| Colleague {
                id: member.id,
                name: member.name,
            })
            .collect())
    }
}

fn bill_of(bill: OrderBill) -> Bill {
    Bill {
        order: bill.order,
        buyer: bill.buyer,
        number: bill.number,
        item: bill.item,
        customer: bill.customer,
        price_paise: bill.price_paise,
    }
}

/// What courses sold at the counter bring stands in the one book.
pub struct CounterSalesOfPayments {
    pub counter: Counter,
}

/// As online purchases of courses are called.
const COURSE: &str = "course";

#[async_trait]
impl CounterSales for CounterSalesOfPayments {
    async fn take(&self, tx: &mut Tx, sale: &courses::CounterSale) -> Result<i64, Failure> {
        let contact = auth::contact_in(tx, sale.buyer).await?;
        let sale = payments::CounterSale {
            kind: COURSE,
            reference: &sale.course.to_string(),
            title: &sale.title,
            order: None,
            buyer: sale.buyer,
            customer: contact.as_ref().map_or("", |contact| &contact.name),
            method: if sale.cash {
                CounterMethod::Cash
            } else {
                CounterMethod::Upi
            },
            paise: sale.paise,
            day: self.counter.clock.now().day(),
            note: "",
            actor: sale.actor,
        };
        self.counter.take(tx, &sale).await
    }

    async fn take_back(&self, tx: &mut Tx, actor: i64, entry: i64) -> Result<(), Failure> {
        self.counter.take_back(tx, actor, entry, "").await
    }
}

impl Context {
    pub fn counter(&self) -> CounterSalesOfPayments {
        let counter = Counter {
            shop: self.shop(),
            buyers: self.buyers(),
            clock: self.deps.clock.clone(),
        };
        CounterSalesOfPayments { counter }
    }

    pub fn order_money(&self) -> MoneyOfPayments {
        MoneyOfPayments {
            db: self.deps.db.clone(),
            mails: InvoiceMails {
                outbox: self.deps.outbox.clone(),
                buyers: self.buyers(),
            },
        }
    }

    /// What takes payments: the provider, a dialog in a demo store that has no keys, or nothing.
    fn method(&self) -> Result<Provision, String> {
        let Deps { db, clock, .. } = &self.deps;
        Ok(match &self.keys {
            Some(keys) => {
                Provision::Provider(Arc::new(Razorpay::new(keys.clone(), clock.clone())?))
            }
            None if !self.options.demo => Provision::Closed,
            None => Provision::Sandbox(Arc::new(Sandbox::new(
                db.clone(),
                clock.clone(),
                self.options.own_address.clone(),
                Switch::default(),
            ))),
        })
    }

    /// # Errors
    /// A sentence, when the provider cannot be called from this machine.
    pub fn payments(
        &self,
        payables: Vec<Arc<dyn Payable>>,
        orders: &Orders,
    ) -> Result<payments::Setup, String> {
        let options = &self.options;
        Ok(payments::Setup {
            payables,
            buyers: self.buyers(),
            storefront: self.shop(),
            bills: Arc::new(BillsOfOrders(orders.clone())),
            shop: self.shop(),
            method: self.method()?,
            keys: Arc::new(KeysOfSettings {
                folder: options.data.clone(),
                method: options.payments_config.clone(),
                saved: options.saved_keys.clone(),
                reopen: options.reopen.clone(),
            }),
            public_address: options.address.clone(),
            most_checkouts: if options.generous { 20 } else { 10 },
        })
    }
}
