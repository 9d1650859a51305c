//! Trying a coupon before paying.

use kernel::{ClientAddress, Failure, limits::Limit};

use crate::{
    codes,
    coupon::{self, Item},
    payments::{Payments, reworded},
    price::payable_amount,
    reservation,
    wire::{CheckCoupon, CouponChecked},
};

const TRIES: Limit = Limit::in_minutes(10, "payments.coupon", 10);
/// Indian mobile networks put many people behind one address.
const TRIES_BY_ADDRESS: Limit = Limit::per_hour("payments.coupon_address", 60);

/// Counts a try of a code, wherever it was typed.
pub fn count_try(payments: &Payments, user: i64) -> Result<(), Failure> {
    let limits = &payments.0.deps.limits;
    limits
        .allow(TRIES, &key(user))
        .map_err(|refused| reworded(refused, codes::COUPON_TRIES, TRIES.seconds))
}

/// The code was right and led to a purchase: that was no try.
pub fn forget_try(payments: &Payments, user: i64) {
    payments.0.deps.limits.uncount(TRIES, &key(user));
}

pub fn count_address(payments: &Payments, address: &ClientAddress) -> Result<(), Failure> {
    let limits = &payments.0.deps.limits;
    limits
        .allow_address(TRIES_BY_ADDRESS, &address.0)
        .map_err(|refused| reworded(refused, codes::COUPON_TRIES, TRIES_BY_ADDRESS.seconds))
}

fn key(user: i64) -> String {
    format!("user:{user}")
}

/// What would be left to pay.
pub async fn check(
    payments: &Payments,
    user: i64,
    input: &CheckCoupon,
) -> Result<CouponChecked, Failure> {
    let item = Item {
        kind: &input.kind,
        reference: &input.reference,
    };
    let payable = payments.payable(item.kind)?.clone();
    let quote = payable.quote(user, item.reference).await?;
    if !quote.coupons {
        return Err(codes::COUPON_INVALID.into());
    }
    let mut connection = payments.0.deps.db.read().acquire().await?;
    let today = payments.now().day();
    let coupon = coupon::find(&mut *connection, &input.code, item, today).await?;
    reservation::standing(&mut connection, &coupon, user, item).await?;
    Ok(CouponChecked {
        amount_paise: payable_amount(quote.price, coupon.percent)?,
        price_paise: quote.price,
        percent: coupon.percent,
        code: coupon.code,
    })
}
