//! What every part of this feature works with.

use std::{
    collections::HashMap,
    sync::{Arc, atomic::AtomicI64},
    time::Duration,
};

use kernel::{
    Bill, Bills, Code, Deps, Failure, Payable, People, TaxDocuments, Timestamp, Wake,
    problem::TOO_MANY_REQUESTS,
};

use crate::{
    closed::Closed,
    codes,
    metrics::WebhookCounts,
    provider::{Provider, ProviderError, ProviderPayment},
    provider_keys::ProviderKeys,
    purchase::Purchase,
    razorpay,
    user_locks::UserLocks,
    window::Storefront,
};

/// Whole answer of the provider, our own timer around everything.
const PROVIDER_DEADLINE: Duration = Duration::from_secs(5);

/// Who takes the money.
pub enum Provision {
    /// No provider: nothing is sold online.
    Closed,
    Provider(Arc<dyn Provider>),
}

/// What the shop decides about payments.
pub struct Setup {
    pub payables: Vec<Arc<dyn Payable>>,
    pub people: Arc<dyn People>,
    pub storefront: Arc<dyn Storefront>,
    pub bills: Arc<dyn Bills>,
    pub documents: Arc<dyn TaxDocuments>,
    pub method: Provision,
    pub keys: ProviderKeys,
    /// Where visitors reach the shop, without a slash at the end.
    pub public_address: String,
    /// Checkouts per user in ten minutes: 10, in a demo store 20.
    pub most_checkouts: u32,
}

/// Takes money for what other features sell. Cheap to clone.
#[derive(Clone)]
pub struct Payments(pub(crate) Arc<Parts>);

pub(crate) struct Parts {
    pub deps: Deps,
    pub payables: HashMap<&'static str, Arc<dyn Payable>>,
    pub people: Arc<dyn People>,
    pub storefront: Arc<dyn Storefront>,
    pub bills: Arc<dyn Bills>,
    pub documents: Arc<dyn TaxDocuments>,
    pub provider: Arc<dyn Provider>,
    /// There is no provider: nothing is sold online.
    pub is_closed: bool,
    pub keys: ProviderKeys,
    pub public_address: String,
    pub most_checkouts: u32,
    pub user_locks: UserLocks,
    /// Wakes the job that asks the provider.
    pub reconcile: Wake,
    /// Wakes the job that processes recorded webhook events.
    pub webhooks: Wake,
    /// Wakes the job that looks up orders that are not known here.
    pub unknown_orders: Wake,
    /// Wakes the job that asks the provider to give money back.
    pub refunds: Wake,
    /// Unix seconds until which the provider is left alone; 0 while it works.
    pub down_until: AtomicI64,
    pub webhook_counts: WebhookCounts,
}

impl Payments {
    pub fn new(deps: Deps, setup: Setup) -> Self {
        let is_closed = matches!(setup.method, Provision::Closed);
        let provider: Arc<dyn Provider> = match setup.method {
            Provision::Closed => Arc::new(Closed),
            Provision::Provider(provider) => provider,
        };
        let payables = setup.payables.into_iter();
        Self(Arc::new(Parts {
            deps,
            payables: payables.map(|payable| (payable.kind(), payable)).collect(),
            people: setup.people,
            storefront: setup.storefront,
            bills: setup.bills,
            documents: setup.documents,
            provider,
            is_closed,
            keys: setup.keys,
            public_address: setup.public_address,
            most_checkouts: setup.most_checkouts,
            user_locks: UserLocks::default(),
            reconcile: Wake::default(),
            webhooks: Wake::default(),
            unknown_orders: Wake::default(),
            refunds: Wake::default(),
            down_until: AtomicI64::new(0),
            webhook_counts: WebhookCounts::default(),
        }))
    }

    /// Whether this is a demo store without keys: the provider is a fake one, and no money moves.
    pub(crate) fn is_sandbox(&self) -> bool {
        self.0.provider.name() == razorpay::SANDBOX
    }

    /// Where the provider's checkout script is; nothing in a sandbox.
    pub fn checkout_script(&self) -> Option<&str> {
        self.0.provider.script()
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.0.deps.clock.now()
    }

    pub(crate) fn payable(&self, kind: &str) -> Result<&Arc<dyn Payable>, Failure> {
        self.0
            .payables
            .get(kind)
            .ok_or_else(|| codes::NOT_FOR_SALE.into())
    }

    /// The order that a purchase pays for; nothing for other purchases.
    pub(crate) async fn bill_of(&self, purchase: &Purchase) -> Result<Option<Bill>, Failure> {
        match purchase.reference.parse() {
            Ok(order) if purchase.kind == self.0.bills.kind() => self.0.bills.bill(order).await,
            _ => Ok(None),
        }
    }

    /// Whether the provider in use can be asked about it.
    pub(crate) fn knows(&self, purchase: &Purchase) -> bool {
        let key_id = purchase.key_id.as_deref();
        self.0.provider.knows(&purchase.provider, key_id)
    }

    /// Every payment of an order, or that the provider does not answer. A payment of another order that the provider
    /// lists with them is left out.
    pub(crate) async fn ask(
        &self,
        provider_order_id: &str,
    ) -> Result<Vec<ProviderPayment>, ProviderError> {
        let mut found = in_time(self.0.provider.payments(provider_order_id)).await?;
        found.retain(|payment| {
            let its_own = payment.order_id == provider_order_id;
            if !its_own {
                tracing::warn!(
                    payment = payment.id,
                    order = provider_order_id,
                    "the provider lists another order's payment"
                );
            }
            its_own
        });
        Ok(found)
    }
}

/// The answer, if it comes in time.
pub(crate) async fn in_time<T>(
    answer: impl Future<Output = Result<T, ProviderError>>,
) -> Result<T, ProviderError> {
    tokio::time::timeout(PROVIDER_DEADLINE, answer)
        .await
        .unwrap_or_else(|_| Err(ProviderError::Down("no answer in time".to_owned())))
}

/// The same wait, under the code whose message fits the caller.
pub(crate) fn reworded(refused: Failure, code: Code, seconds: i64) -> Failure {
    if refused.code() == TOO_MANY_REQUESTS {
        Failure::new(code).retry_after(seconds.unsigned_abs())
    } else {
        refused
    }
}
