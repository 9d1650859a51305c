//! Somebody pays while the program is killed with `kill -9`. After the next start it puts everything right by itself:
//! nothing is charged without being granted, and nothing is granted twice.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that stumbles has failed"
)]

mod books;
mod program;

use std::{
    thread,
    time::{Duration, Instant},
};

use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::{Value, json};

use books::Item;
use program::{Customer, Program};

const KILLS: usize = 20;
/// Long enough for a busy machine; what has to heal at once takes a moment.
const HEALED_WITHIN: Duration = Duration::from_secs(20);

/// A seed of one's own choice repeats a run: `KILLS_SEED=7 cargo test -p boutique --test kills`.
fn seed() -> u64 {
    let chosen = std::env::var("KILLS_SEED").ok();
    let seed = chosen
        .and_then(|text| text.parse().ok())
        .unwrap_or_else(rand::random);
    println!("KILLS_SEED={seed}");
    seed
}

/// What her browser does from the open checkout on. It gives up when there is no answer.
fn pay(customer: &Customer, port: u16, begun: &Value) -> Option<()> {
    let order = json!({"providerOrderId": begun["checkout"]["providerOrderId"]});
    let (status, paid) = customer.call(port, "POST", "/payments/sandbox/pay", Some(&order))?;
    assert_eq!(status, 200, "{paid}");
    let proof = json!({"paymentId": paid["paymentId"], "signature": paid["signature"]});
    let confirm = format!("/payments/orders/{}/confirm", begun["order"]["id"]);
    let (status, confirmed) = customer.call(port, "POST", &confirm, Some(&proof))?;
    assert_eq!(status, 200, "{confirmed}");
    assert_eq!(confirmed["state"], "fulfilled");
    Some(())
}

fn begin(customer: &Customer, port: u16, item: &Item) -> Value {
    let begun = customer.call(port, "POST", "/payments/orders", Some(&item.wish()));
    let (status, begun) = begun.unwrap();
    assert_eq!(status, 200, "{begun}");
    assert_eq!(begun["outcome"], "checkout", "{begun}");
    begun
}

/// Waits until the purchase of a paid checkout is settled, without doing anything for it.
fn heals(customer: &Customer, port: u16, begun: &Value) -> bool {
    let asked = Instant::now();
    let view = format!("/payments/orders/{}", begun["order"]["id"]);
    while asked.elapsed() < HEALED_WITHIN {
        let (status, order) = customer.call(port, "GET", &view, None).unwrap();
        assert_eq!(status, 200, "{order}");
        if order["state"] == "fulfilled" {
            return true;
        }
        thread::sleep(Duration::from_millis(20));
    }
    false
}

#[test]
fn twenty_kills_while_somebody_pays() {
    let seed = seed();
    let mut random = StdRng::seed_from_u64(seed);
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("store");
    Program::open(&data).close();
    let items = books::things_to_pay(&data, KILLS + 1);

    let mut program = Program::open(&data);
    let customer = Customer::log_in(program.port, "customer@example.com", "demo-customer");
    let begun = begin(&customer, program.port, &items[0]);
    let started = Instant::now();
    pay(&customer, program.port, &begun).unwrap();
    // Some kills come before the payment, some after everything is done.
    let longest = started.elapsed().mul_f64(1.2);

    let mut captured = 0;
    for (number, item) in items.iter().enumerate().skip(1) {
        let begun = begin(&customer, program.port, item);
        let (payer, port, checkout) = (customer.clone(), program.port, begun.clone());
        let paying = thread::spawn(move || pay(&payer, port, &checkout));
        thread::sleep(longest.mul_f64(random.random()));
        program.kill();
        paying.join().unwrap();

        program = Program::open(&data);
        if books::is_charged(&data, &begun) {
            captured += 1;
        } else {
            // Killed before the money moved: she tries again.
            pay(&customer, program.port, &begun).unwrap();
        }
        assert!(
            heals(&customer, program.port, &begun),
            "KILLS_SEED={seed}, kill {number}: paid and never granted"
        );
    }
    program.close();
    println!("{captured} of {KILLS} were charged when the program was killed");
    let wrong = books::wrong(&data, &items);
    assert!(wrong.is_empty(), "KILLS_SEED={seed}: {wrong:#?}");
    assert!(
        captured > 0,
        "KILLS_SEED={seed}: no kill came after a payment"
    );
}
