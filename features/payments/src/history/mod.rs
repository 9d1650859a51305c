//! Random histories of customers, browsers, webhooks, reconciliation and crashes, on a real file. Whatever happens:
//! no charge without a grant or a refund due, no second grant, no coupon used twice.

mod customer;
mod kill;
mod refunds;
mod shelf;
mod single;
pub(crate) mod store;
mod truth;

use rand::{Rng, SeedableRng, rngs::StdRng};

use customer::Customers;
use store::Store;
use truth::Variety;

use crate::trouble::Guard;

const HISTORIES: i64 = 500;
const CHAINS: i64 = 4;
/// Without its guard `settle` fails long before.
const UNGUARDED: i64 = 100;

/// A seed of one's own choice repeats a run: `HISTORY_SEED=7 cargo test -p payments history`.
fn seed() -> u64 {
    let chosen = std::env::var("HISTORY_SEED").ok();
    let seed = chosen
        .and_then(|text| text.parse().ok())
        .unwrap_or_else(rand::random);
    println!("HISTORY_SEED={seed}");
    seed
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
async fn chain(seed: u64) -> (u32, Variety) {
    let mut random = StdRng::seed_from_u64(seed);
    let mut store = Store::new(None).await;
    for number in 1..=HISTORIES / CHAINS {
        let wrong = live(&mut store, &mut random, number).await;
        assert!(
            wrong.is_empty(),
            "HISTORY_SEED={seed}, history {number}: {wrong:#?}"
        );
    }
    (store.crashes, truth::variety(&store.db).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_hundred_histories_keep_the_promise() {
    let seed = seed();
    // Each chain on a file of its own: they wait for the disk, not for each other.
    let chains: Vec<_> = (0..CHAINS.unsigned_abs())
        .map(|chain_number| tokio::spawn(chain(seed.wrapping_add(chain_number))))
        .collect();
    for chain in chains {
        let (crashes, seen) = chain.await.unwrap();
        println!("{crashes} crashes, {seen:?}");
        let enough = seen.fulfilled > 25 && seen.refund_due > 5 && seen.coupons > 5;
        assert!(
            crashes > 25 && enough,
            "too little to prove anything: {crashes} crashes, {seen:?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_either_guard_settle_breaks_the_promise() {
    let seed = seed();
    for guard in [Guard::Payment, Guard::State] {
        let mut random = StdRng::seed_from_u64(seed);
        let mut store = Store::new(Some(guard)).await;
        let mut found = None;
        for number in 1..=UNGUARDED {
            let wrong = live(&mut store, &mut random, number).await;
            if !wrong.is_empty() {
                found = Some((number, wrong));
                break;
            }
        }
        println!("without {guard:?}: {found:?}");
        assert!(
            found.is_some(),
            "HISTORY_SEED={seed}: {UNGUARDED} histories without {guard:?} found nothing"
        );
    }
}
