//! Random histories of customers, browsers, webhooks, reconciliation and crashes, on a real file. Whatever happens: no
//! charge without a grant or a refund due, no second grant, no coupon used twice.

mod crash;
mod customer;
mod kill;
mod refunds;
mod single;
mod store;
mod truth;

use std::env;

use rand::{Rng, SeedableRng, rngs::StdRng};

use customer::Customers;
use store::{Guard, Store};
use truth::Variety;

const CHAINS: u64 = 4;
/// In each chain.
const HISTORIES: i64 = 125;
/// Without its guard the settlement fails long before.
const UNGUARDED: i64 = 100;

/// Always the same in the gate; `just soak` brings its own.
fn seed() -> u64 {
    soak_seed().unwrap_or(1)
}

fn soak_seed() -> Option<u64> {
    env::var("SOAK_SEED").ok()?.parse().ok()
}

/// One history from its first step to the day when everything has come to rest; what is wrong then.
async fn live(store: &mut Store, random: &mut StdRng, number: i64) -> Vec<String> {
    let mut customers = Customers::new(store, random, number).await;
    for _ in 0..random.random_range(6..22) {
        customers.step(store, random).await;
    }
    store.come_to_rest().await;
    truth::violations(&store.db, &customers.buyers).await
}

/// Many histories, one after the other on the same file. How many crashes there were, and what was seen.
async fn chain(seed: u64, histories: i64) -> (u32, Variety) {
    let mut store = Store::new().await;
    let mut random = StdRng::seed_from_u64(seed);
    for number in 1..=histories {
        let wrong = live(&mut store, &mut random, number).await;
        assert!(
            wrong.is_empty(),
            "SOAK_SEED={seed}, history {number}: {wrong:#?}"
        );
    }
    (store.crashes, truth::variety(&store.db).await)
}

/// Each chain on a file of its own: they wait for the disk, not for each other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn histories_keep_the_promise() {
    let seed = seed();
    let histories = if soak_seed().is_some() {
        20 * HISTORIES
    } else {
        HISTORIES
    };
    let chains: Vec<_> = (0..CHAINS)
        .map(|number| tokio::spawn(chain(seed.wrapping_add(number), histories)))
        .collect();
    let (mut crashes, mut fulfilled, mut refund_due, mut coupons) = (0, 0, 0, 0);
    for chain in chains {
        let (died, seen) = chain.await.unwrap();
        println!("{died} crashes, {seen:?}");
        crashes += i64::from(died);
        fulfilled += seen.fulfilled;
        refund_due += seen.refund_due;
        coupons += seen.coupons;
    }
    let all = CHAINS.cast_signed() * histories;
    assert!(
        crashes > all / 5 && fulfilled > all / 5 && refund_due > all / 25 && coupons > all / 25,
        "too little to prove anything: {crashes} crashes, {fulfilled} fulfilled, {refund_due} due back, {coupons} coupons"
    );
}

/// Lives until the promise is broken, because one of its guards is missing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_either_guard_the_settlement_breaks_the_promise() {
    let seed = seed();
    for guard in [Guard::Payment, Guard::State] {
        let mut store = Store::without(guard).await;
        let mut random = StdRng::seed_from_u64(seed);
        let mut found = false;
        for number in 1..=UNGUARDED {
            let wrong = live(&mut store, &mut random, number).await;
            if !wrong.is_empty() {
                println!("without {guard:?}, history {number}: {wrong:?}");
                found = true;
                break;
            }
        }
        assert!(
            found,
            "SOAK_SEED={seed}: {UNGUARDED} histories without {guard:?} found nothing"
        );
    }
}
