//! Kills the program with `kill -9` during payments, with the sandbox and with a provider. After a
//! restart it has to recover by itself: every charge is granted, nothing is granted twice, nothing
//! is refunded twice.

pub mod books;
pub mod counter;
pub mod filled;
pub mod program;
mod refunds;
mod steps;

use std::{
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::Value;

use books::Item;
use counter::{CounterSales, order_of};
use program::{Customer, Program};

/// Time limit of the recovery. Long enough for a busy machine; it usually takes a moment.
const HEALED_WITHIN: Duration = Duration::from_secs(20);

/// Seed of `just soak`.
fn seed() -> u64 {
    let seed = std::env::var("SOAK_SEED").unwrap();
    seed.parse().unwrap()
}

/// A filled and closed demo store, and items to pay in it.
fn store(things: usize) -> (tempfile::TempDir, PathBuf, Vec<Item>) {
    let (folder, data) = filled::store();
    let items = books::things_to_pay(&data, things);
    (folder, data, items)
}

fn log_in(program: &Program) -> Customer {
    Customer::log_in(program.port, "customer@example.com", "demo-customer")
}

fn begin(customer: &Customer, port: u16, item: &Item) -> Value {
    let begun = customer.call(port, "POST", "/payments/orders", Some(&item.input()));
    let (status, begun) = begun.unwrap();
    assert_eq!(status, 200, "{begun}");
    assert_eq!(begun["outcome"], "checkout", "{begun}");
    begun
}

/// The browser's confirmation after paying; `None` without an answer.
fn confirm(customer: &Customer, port: u16, begun: &Value, proof: &Value) -> Option<()> {
    let path = format!("/payments/orders/{}/confirm", begun["order"]["id"]);
    let (status, confirmed) = customer.call(port, "POST", &path, Some(proof))?;
    assert_eq!(status, 200, "{confirmed}");
    assert_eq!(confirmed["state"], "fulfilled");
    Some(())
}

/// The customer's steps from the open checkout on.
fn pay(counter: &CounterSales, customer: &Customer, port: u16, begun: &Value) -> Option<()> {
    let proof = counter.pay(customer, port, begun)?;
    confirm(customer, port, begun, &proof)
}

/// Waits until the purchase of a paid checkout is settled without further action.
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

/// Kills at random moments of a payment. Returns how many of them came after the money had moved.
fn kills_at_any_moment(counter: &CounterSales, kills: usize) -> usize {
    let seed = seed();
    let mut random = StdRng::seed_from_u64(seed);
    let (_folder, data, items) = store(kills + 1);
    let mut program = counter.open_program(&data);
    let customer = log_in(&program);
    let longest = once_in_peace(counter, &customer, &program, &items[0]);

    let mut captured = 0;
    for (number, item) in items.iter().enumerate().skip(1) {
        let begun = begin(&customer, program.port, item);
        let port = program.port;
        thread::scope(|scope| {
            scope.spawn(|| pay(counter, &customer, port, &begun));
            thread::sleep(longest.mul_f64(random.random()));
            program.kill();
        });
        program = counter.open_program(&data);
        if counter.charges(&data, order_of(&begun)) > 0 {
            captured += 1;
        } else {
            // Killed before the money moved: the customer tries again.
            pay(counter, &customer, program.port, &begun).unwrap();
        }
        assert!(
            heals(&customer, program.port, &begun),
            "SOAK_SEED={seed}, kill {number}: paid and never granted"
        );
    }
    program.close();
    println!("{captured} of {kills} were charged when the program was killed");
    let wrong = books::wrong(&data, counter, &items);
    assert!(wrong.is_empty(), "SOAK_SEED={seed}: {wrong:#?}");
    captured
}

/// Duration of an undisturbed payment: some kills come before its end, some after.
fn once_in_peace(
    counter: &CounterSales,
    customer: &Customer,
    program: &Program,
    item: &Item,
) -> Duration {
    let begun = begin(customer, program.port, item);
    let started = Instant::now();
    pay(counter, customer, program.port, &begun).unwrap();
    started.elapsed().mul_f64(1.2)
}

#[test]
#[ignore = "random moments: just soak"]
fn kills_during_payments() {
    let captured = kills_at_any_moment(&CounterSales::Sandbox, 100);
    assert!(captured > 0, "no kill came after a payment");
}

#[test]
#[ignore = "random moments: just soak"]
fn kills_during_payments_at_the_provider() {
    let captured = kills_at_any_moment(&CounterSales::provider(), 100);
    assert!(captured > 0, "no kill came after a payment");
}
