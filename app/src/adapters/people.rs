//! What accounts and the set-up ask of the others.

use std::sync::Arc;

use async_trait::async_trait;
use auth::{Auth, OpenOrders};
use kernel::{Failure, PersonalRecords, Tx};
use orders::Orders;

use crate::{
    context::Context,
    setup::{Place, Setup},
};

/// An account stays while something is being sewn for it.
struct OrdersOfPerson(pub Orders);

#[async_trait]
impl OpenOrders for OrdersOfPerson {
    async fn has_open_order(&self, tx: &mut Tx, user: i64) -> Result<bool, Failure> {
        self.0.has_open_order(tx, user).await
    }
}

impl Context {
    pub fn auth(
        &self,
        orders: &Orders,
        records: Vec<Arc<dyn PersonalRecords>>,
    ) -> auth::Neighbours {
        auth::Neighbours {
            open_orders: Arc::new(OrdersOfPerson(orders.clone())),
            records,
            shop: self.shop(),
            two_factor_key: self.options.two_factor_key.clone(),
        }
    }

    pub fn setup(&self, auth: &Auth) -> Setup {
        let options = &self.options;
        Setup {
            deps: self.deps.clone(),
            auth: auth.clone(),
            media: self.media.clone(),
            link: options.setup.clone(),
            place: Place {
                folder: options.data.clone(),
                public_address: options.public_address.as_ref().map(ToString::to_string),
            },
            reopen: options.reopen.clone(),
        }
    }
}
