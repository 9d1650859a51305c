//! Kills at each step of a purchase at the provider. The provider delays the call, so that the
//! moment is exact.

use std::{path::Path, thread};

use fake_provider::{Plan, State, Webhooks};
use serde_json::Value;

use crate::kills::{
    begin,
    books::{self, Item},
    confirm,
    counter::{CounterSales, Held, Provider},
    heals, log_in,
    program::Customer,
    store,
};

/// The step at which the program is killed, and who reports afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// It has requested an order.
    OrderAsked,
    /// The provider has created an order whose id is lost.
    OrderMade,
    /// The customer is about to pay.
    CheckoutOpen,
    /// The customer has paid, and neither browser nor provider reports it: the program asks by
    /// itself.
    Paid,
    /// The program asks the provider about the payment. The webhooks come afterwards.
    ConfirmReported,
    /// The same, and the browser confirms again.
    ConfirmRepeated,
    /// The customer pays while the program is down, and the provider retries its webhooks.
    Dead,
    /// The program has received the webhooks.
    Reported,
}

const STEPS: [Step; 8] = [
    Step::OrderAsked,
    Step::OrderMade,
    Step::CheckoutOpen,
    Step::Paid,
    Step::ConfirmReported,
    Step::ConfirmRepeated,
    Step::Dead,
    Step::Reported,
];

/// State of the customer's browser.
struct Open {
    checkout: Value,
    /// Proof of payment, once paid.
    proof: Option<Value>,
}

struct Shop<'a> {
    data: &'a Path,
    provider: &'a Provider,
    customer: Customer,
}

#[test]
fn a_kill_at_any_step_of_a_purchase_at_the_provider() {
    let counter = CounterSales::provider();
    let (_folder, data, items) = store(STEPS.len());
    let provider = counter.as_provider();
    let program = provider.open_program(&data);
    let shop = Shop {
        data: &data,
        provider,
        customer: log_in(&program),
    };
    program.close();
    for (step, item) in STEPS.into_iter().zip(&items) {
        let open = shop.dies(step, item);
        shop.heals(step, item, open);
    }
    let wrong = books::wrong(&data, &counter, &items);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

impl Shop<'_> {
    /// Runs up to the kill.
    fn dies(&self, step: Step, item: &Item) -> Option<Open> {
        match step {
            Step::OrderAsked => self.dies_asking_for_an_order(item, Held::Asked),
            Step::OrderMade => self.dies_asking_for_an_order(item, Held::Done),
            Step::ConfirmReported => Some(self.dies_confirming(item, Webhooks::Held)),
            Step::ConfirmRepeated => Some(self.dies_confirming(item, Webhooks::Off)),
            Step::CheckoutOpen | Step::Paid | Step::Dead | Step::Reported => {
                Some(self.dies_with_an_open_checkout(step, item))
            }
        }
    }

    fn dies_asking_for_an_order(&self, item: &Item, held: Held) -> Option<Open> {
        let program = self.provider.open_program(self.data);
        let (calls, orders) = self
            .provider
            .fake_provider
            .with(|book| (book.calls.len(), book.orders.len()));
        self.provider.hold(held);
        let port = program.port;
        thread::scope(|scope| {
            scope.spawn(|| {
                let path = "/payments/orders";
                let input = item.input();
                let answer = self.customer.call(port, "POST", path, Some(&input));
                assert!(answer.is_none(), "it was not killed in time: {answer:?}");
            });
            self.provider.sees("the order", |book| {
                let made = book.orders.len() > orders;
                book.calls.len() > calls && made == (held == Held::Done)
            });
            program.kill();
        });
        None
    }

    fn dies_confirming(&self, item: &Item, messages: Webhooks) -> Open {
        let program = self.provider.open_program(self.data);
        self.provider.messages(messages);
        let checkout = begin(&self.customer, program.port, item);
        let proof = self.provider.pay(&checkout, Plan::Capture).unwrap();
        let calls = self.provider.fake_provider.with(|book| book.calls.len());
        self.provider.hold(Held::Asked);
        let port = program.port;
        thread::scope(|scope| {
            scope.spawn(|| {
                let answer = confirm(&self.customer, port, &checkout, &proof);
                assert!(answer.is_none(), "it was not killed in time");
            });
            self.provider
                .sees("the question", |book| book.calls.len() > calls);
            program.kill();
        });
        Open {
            checkout,
            proof: Some(proof),
        }
    }

    fn dies_with_an_open_checkout(&self, step: Step, item: &Item) -> Open {
        let program = self.provider.open_program(self.data);
        let checkout = begin(&self.customer, program.port, item);
        let pay = |messages| {
            self.provider.messages(messages);
            self.provider.pay(&checkout, Plan::AnswerLost);
        };
        match step {
            Step::Paid => pay(Webhooks::Off),
            Step::Reported => {
                pay(Webhooks::Held);
                self.provider.deliver();
            }
            _ => {}
        }
        program.kill();
        if step == Step::Dead {
            pay(Webhooks::Delivered);
            self.provider.sees("that the program is down", |book| {
                let mut messages = book.post.deliveries.iter();
                messages.any(|one| one.state == State::Waiting && one.attempts > 0)
            });
        }
        Open {
            checkout,
            proof: None,
        }
    }

    /// Runs from the restart on.
    fn heals(&self, step: Step, item: &Item, open: Option<Open>) {
        self.provider.hold_no_more();
        if step == Step::Paid {
            books::an_hour_goes_by(self.data);
        }
        let program = self.provider.open_program(self.data);
        let open = open.unwrap_or_else(|| Open {
            checkout: begin(&self.customer, program.port, item),
            proof: None,
        });
        let confirmed = |proof: &Value| {
            confirm(&self.customer, program.port, &open.checkout, proof).unwrap();
        };
        match step {
            Step::OrderAsked | Step::OrderMade | Step::CheckoutOpen => {
                confirmed(&self.provider.pay(&open.checkout, Plan::Capture).unwrap());
            }
            Step::ConfirmRepeated => confirmed(open.proof.as_ref().unwrap()),
            Step::ConfirmReported => self.provider.deliver(),
            Step::Paid | Step::Dead | Step::Reported => {}
        }
        assert!(
            heals(&self.customer, program.port, &open.checkout),
            "{step:?}: paid and never granted"
        );
        // However often it is delivered.
        self.provider.messages(Webhooks::Delivered);
        self.provider.deliver_again();
        program.close();
    }
}
