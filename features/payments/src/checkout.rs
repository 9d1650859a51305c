//! Beginning a purchase: price, coupon and the provider's order.

use kernel::{
    Failure, Paise, Quote, Timestamp, Tx,
    idempotency::{self, Claim, Claimed},
    limits::Limit,
    secret::token_hash,
};

use crate::{
    codes,
    coupon::{self, Coupon, Item},
    payment::SettlementSource,
    payments::{Payments, in_time},
    price::payable_amount,
    provider::{Checkout, NewProviderOrder, PaymentStatus, ProviderError, ProviderPayment},
    purchase::{self, Offer, Purchase, State},
    reservation,
    schedule::{CONFIRMING_SECONDS, FIRST_CHECK_SECONDS},
    settle::{Evidence, Settled, settle, settle_all},
    store_mark, window,
    wire::{CheckoutBegun, CheckoutOutcome, CreatePaymentOrder, PaymentOrder, PaymentState},
};

const OPERATION: &str = "payment_order_create";

/// Begins a purchase, or continues the one that is open: a second click or tab gets the same one.
pub async fn begin(
    payments: &Payments,
    buyer: i64,
    input: &CreatePaymentOrder,
    key: Option<&str>,
) -> Result<CheckoutBegun, Failure> {
    let _lock = payments.0.user_locks.of(buyer).await;
    let claim = key.map(|key| Claim {
        user: buyer,
        operation: OPERATION,
        key,
        request_hash: request_hash(input),
    });
    if let Some(claim) = &claim
        && let Some(id) = begun_before(payments, claim).await?
    {
        return continue_checkout(payments, Frozen::before(id)).await;
    }
    let checkouts = Limit::in_minutes(10, "payments.checkout", payments.0.most_checkouts);
    payments
        .0
        .deps
        .limits
        .allow(checkouts, &format!("user:{buyer}"))?;
    let payable = payments.payable(&input.kind)?.clone();
    if let Some(begun) = news_of_open(payments, buyer, input).await? {
        return Ok(begun);
    }
    let quote = if input.balance {
        let balance = payable.balance_quote(buyer, &input.reference).await?;
        balance.ok_or_else(|| Failure::new(codes::NOT_FOR_SALE))?
    } else {
        payable.quote(buyer, &input.reference).await?
    };
    let frozen = freeze(payments, buyer, input, &quote, claim.as_ref()).await?;
    continue_checkout(payments, frozen).await
}

/// The frozen part of a recorded purchase.
#[derive(Clone, Copy)]
struct Frozen {
    id: i64,
    /// This very request made it, so the provider cannot have heard of it.
    is_new: bool,
}

impl Frozen {
    fn before(id: i64) -> Self {
        Self { id, is_new: false }
    }
}

fn request_hash(input: &CreatePaymentOrder) -> String {
    let coupon = input.coupon.as_deref().unwrap_or_default();
    let state = input.state.as_deref().unwrap_or_default();
    let balance = if input.balance { "balance" } else { "" };
    let (kind, reference) = (input.kind.as_str(), input.reference.as_str());
    let parts = [kind, reference, coupon, state, balance];
    let text = parts.map(|part| format!("{}:{part}", part.len()));
    token_hash(&text.join(","))
}

/// The purchase that an earlier request with this key began. The claim itself is made together with the purchase,
/// so a crash in between leaves neither.
async fn begun_before(payments: &Payments, claim: &Claim<'_>) -> Result<Option<i64>, Failure> {
    let mut tx = payments.0.deps.db.write().await?;
    match idempotency::claim(&mut tx, claim, payments.now()).await? {
        Claimed::First => Ok(None),
        Claimed::Again { body, .. } => body.parse().map(Some).map_err(Failure::internal),
    }
}

/// What the provider says about a purchase that is already open: the customer may have paid in another tab.
async fn news_of_open(
    payments: &Payments,
    buyer: i64,
    input: &CreatePaymentOrder,
) -> Result<Option<CheckoutBegun>, Failure> {
    let db = payments.0.deps.db.read();
    let Some(id) = purchase::open_one(db, buyer, &input.kind, &input.reference).await? else {
        return Ok(None);
    };
    let open = load(payments, id).await?;
    let Some(provider_order_id) = &open.provider_order_id else {
        return Ok(None);
    };
    if !payments.knows(&open) {
        return Ok(None);
    }
    match payments.ask(provider_order_id).await {
        Ok(found) => check(payments, &open, &found).await?,
        Err(provider_error) => {
            tracing::warn!(?provider_error, "the payment provider did not answer")
        }
    }
    let order = PaymentOrder::from(&load(payments, id).await?);
    let outcome = match order.state {
        PaymentState::Fulfilled | PaymentState::Paid => CheckoutOutcome::Paid,
        PaymentState::Confirming => CheckoutOutcome::Confirming,
        _ => return Ok(None),
    };
    Ok(Some(CheckoutBegun {
        outcome,
        order,
        checkout: None,
    }))
}

/// Settles what is captured. While money is on its way the purchase is confirming, and is not paid again.
async fn check(
    payments: &Payments,
    open: &Purchase,
    found: &[ProviderPayment],
) -> Result<(), Failure> {
    settle_all(payments, open.id, found, SettlementSource::Reconcile).await?;
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    if found
        .iter()
        .any(|payment| payment.status == PaymentStatus::Authorized)
    {
        let check_at = now.plus_seconds(CONFIRMING_SECONDS);
        purchase::confirming(&mut tx, open.id, now, check_at).await?;
    } else if open.confirmation_failed(found, now) {
        purchase::not_confirming(&mut tx, open.id).await?;
    }
    Ok(tx.commit().await?)
}

/// Writes the purchase down with its price, sets the coupon aside, and finishes it if nothing is left to pay.
async fn freeze(
    payments: &Payments,
    buyer: i64,
    input: &CreatePaymentOrder,
    quote: &Quote,
    claim: Option<&Claim<'_>>,
) -> Result<Frozen, Failure> {
    let now = payments.now();
    let item = Item {
        kind: &input.kind,
        reference: &input.reference,
    };
    let mut tx = payments.0.deps.db.write().await?;
    if let Some(claim) = claim
        && let Claimed::Again { body, .. } = idempotency::claim(&mut tx, claim, now).await?
    {
        let id = body.parse().map_err(Failure::internal)?;
        return Ok(Frozen::before(id));
    }
    let coupon = match &input.coupon {
        Some(_) if !quote.coupons => return Err(codes::COUPON_INVALID.into()),
        Some(code) => Some(coupon::find(&mut *tx, code, item, now.day()).await?),
        None => None,
    };
    let amount = amount(quote, coupon.as_ref())?;
    if amount.0 > 0 && payments.0.is_closed {
        return Err(codes::PAYMENTS_CLOSED.into());
    }
    if amount.0 > 0 {
        let documents = &payments.0.documents;
        documents
            .note_state(&mut tx, buyer, input.state.as_deref())
            .await?;
    }
    let offer = Offer {
        buyer,
        kind: &input.kind,
        reference: &input.reference,
        title: &quote.title,
        price: quote.price,
        amount,
        terms: &quote.terms,
        coupon: coupon.as_ref(),
        provider: payments.0.provider.as_ref(),
    };
    let frozen = this_or_new(&mut tx, &offer, now).await?;
    let id = frozen.id;
    if let Some(coupon) = &coupon {
        reservation::reserve(&mut tx, coupon, buyer, item, id, now).await?;
    }
    if amount.0 == 0 && settle(payments, &mut tx, id, Evidence::Free).await? != Settled::Granted {
        return Err(codes::ALREADY_HELD.into());
    }
    if let Some(claim) = claim {
        idempotency::answer(&mut tx, claim, 200, &id.to_string()).await?;
    }
    tx.commit().await?;
    Ok(frozen)
}

fn amount(quote: &Quote, coupon: Option<&Coupon>) -> Result<Paise, Failure> {
    payable_amount(quote.price, coupon.map_or(0, |coupon| coupon.percent))
}

/// The open purchase if nothing about the price has changed; else that one is abandoned and a new one made.
async fn this_or_new(tx: &mut Tx, offer: &Offer<'_>, now: Timestamp) -> Result<Frozen, Failure> {
    let check_at = now.plus_seconds(FIRST_CHECK_SECONDS);
    if let Some(id) =
        purchase::open_one(&mut **tx, offer.buyer, offer.kind, offer.reference).await?
    {
        let open = purchase::load(&mut **tx, id).await?;
        if open.is_some_and(|open| offer.is_of(&open)) {
            purchase::reopen(tx, id, now, check_at).await?;
            return Ok(Frozen::before(id));
        }
        purchase::abandon(tx, id, now).await?;
    }
    let id = purchase::create(tx, offer, now, check_at).await?;
    Ok(Frozen { id, is_new: true })
}

/// Answers with the state of a purchase; creates the provider's order if there is none yet.
async fn continue_checkout(
    payments: &Payments,
    Frozen { id, is_new }: Frozen,
) -> Result<CheckoutBegun, Failure> {
    let mut purchase = load(payments, id).await?;
    if purchase.state.is_open() && purchase.coupon_released_at.is_some() {
        // Asked again long after: the old price is no longer guaranteed.
        return Err(codes::ORDER_REPLACED.into());
    }
    if purchase.state == State::Created && payments.0.is_closed {
        return Err(codes::PAYMENTS_CLOSED.into());
    }
    if purchase.state == State::Created {
        open_at_provider(payments, &purchase, is_new).await?;
        purchase = load(payments, id).await?;
    }
    let order = PaymentOrder::from(&purchase);
    let outcome = match order.state {
        PaymentState::Fulfilled if purchase.amount_paise == 0 => CheckoutOutcome::Free,
        PaymentState::Confirming => CheckoutOutcome::Confirming,
        PaymentState::AwaitingPayment => CheckoutOutcome::Checkout,
        PaymentState::Created | PaymentState::Abandoned => {
            return Err(codes::ORDER_REPLACED.into());
        }
        _ => CheckoutOutcome::Paid,
    };
    let checkout = match &purchase.provider_order_id {
        Some(provider_order_id) if outcome == CheckoutOutcome::Checkout => {
            let amount = Paise(purchase.amount_paise);
            let provider = &payments.0.provider;
            Some(Checkout {
                window: Some(window::of(payments, purchase.user_id).await?),
                ..provider.checkout(provider_order_id, amount, &purchase.title)
            })
        }
        _ => None,
    };
    Ok(CheckoutBegun {
        outcome,
        order,
        checkout,
    })
}

/// Makes the provider's order of a purchase, or finds the one that an earlier request made without hearing the answer.
async fn open_at_provider(
    payments: &Payments,
    purchase: &Purchase,
    is_new: bool,
) -> Result<(), Failure> {
    let new = reported(payments, purchase).await?;
    let unreachable = |provider_error: ProviderError| {
        tracing::warn!(
            ?provider_error,
            purchase = purchase.id,
            "no order at the payment provider"
        );
        Failure::new(codes::PROVIDER_UNREACHABLE)
    };
    let provider = &payments.0.provider;
    let made_before = if is_new {
        None
    } else {
        let asked = in_time(provider.order_of_receipt(&new.receipt, new.amount)).await;
        asked.map_err(unreachable)?
    };
    let provider_order_id = match made_before {
        Some(id) => id,
        None => in_time(provider.create_order(&new))
            .await
            .map_err(unreachable)?,
    };
    let mut tx = payments.0.deps.db.write().await?;
    purchase::await_payment(&mut tx, purchase.id, &provider_order_id).await?;
    Ok(tx.commit().await?)
}

/// Everything that is needed to recreate a purchase.
async fn reported(payments: &Payments, purchase: &Purchase) -> Result<NewProviderOrder, Failure> {
    let mark = store_mark::load(payments.0.deps.db.read()).await?;
    let contact = payments.0.people.contact(purchase.user_id).await?;
    Ok(NewProviderOrder {
        receipt: store_mark::receipt(&mark, purchase.id),
        purchase: purchase.id,
        buyer: purchase.user_id,
        buyer_mark: store_mark::of_buyer(contact.as_ref()),
        kind: purchase.kind.clone(),
        reference: purchase.reference.clone(),
        title: purchase.title.clone(),
        price: Paise(purchase.price_paise),
        percent: purchase.percent,
        coupon: purchase.coupon_code.clone(),
        terms: Some(purchase.terms.clone()),
        amount: Paise(purchase.amount_paise),
    })
}

async fn load(payments: &Payments, id: i64) -> Result<Purchase, Failure> {
    purchase::load(payments.0.deps.db.read(), id)
        .await?
        .ok_or_else(|| codes::ORDER_NOT_FOUND.into())
}
