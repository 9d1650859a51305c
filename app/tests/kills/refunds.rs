//! Kills at each step of a refund at the provider: exactly one refund is made, and it is recorded
//! once.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use fake_provider::{Plan, RefundPlan, Time, Webhooks};
use serde_json::json;

use crate::kills::{
    HEALED_WITHIN, begin,
    books::{self, Item},
    confirm,
    counter::{CounterSales, Held, Provider, order_of},
    log_in,
    program::{Customer, Program},
    store,
};

/// The step at which the program is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// It has requested the refund.
    Asked,
    /// The provider has made it, and its response is lost.
    Made,
    /// The provider has accepted it and completes it while the program is down.
    TakenOn,
}

const STEPS: [Step; 3] = [Step::Asked, Step::Made, Step::TakenOn];

struct Shop<'a> {
    data: &'a Path,
    provider: &'a Provider,
    customer: Customer,
    owner: Customer,
}

#[test]
fn a_kill_at_any_step_of_a_refund_refunds_once() {
    let counter = CounterSales::provider();
    let (_folder, data, items) = store(STEPS.len());
    let provider = counter.as_provider();
    let program = provider.open_program(&data);
    let shop = Shop {
        data: &data,
        provider,
        customer: log_in(&program),
        owner: Customer::log_in(program.port, "owner@example.com", "demo-owner"),
    };
    let bought: Vec<Bought> = items.iter().map(|item| shop.buys(&program, item)).collect();
    program.close();
    for (step, bought) in STEPS.into_iter().zip(&bought) {
        shop.dies(step, bought);
        shop.heals(step, bought);
    }
    shop.everything_went_back_once(&bought);
}

struct Bought {
    order: String,
    /// Our id of the payment.
    payment: i64,
    paise: i64,
}

impl Shop<'_> {
    fn buys(&self, program: &Program, item: &Item) -> Bought {
        let begun = begin(&self.customer, program.port, item);
        let proof = self.provider.pay(&begun, Plan::Capture).unwrap();
        confirm(&self.customer, program.port, &begun, &proof).unwrap();
        let path = "/admin/payments/transactions";
        let (_, list) = self.owner.call(program.port, "GET", path, None).unwrap();
        let mut transactions = list["items"].as_array().unwrap().iter();
        let input = item.input();
        let payment = transactions
            .find(|one| one["kind"] == input["kind"] && one["reference"] == input["reference"])
            .unwrap();
        Bought {
            order: order_of(&begun).to_owned(),
            payment: payment["paymentId"].as_i64().unwrap(),
            paise: payment["amountPaise"].as_i64().unwrap(),
        }
    }

    fn refunds_of(&self, bought: &Bought) -> usize {
        let captured = self.provider.captured(&bought.order);
        self.provider.fake_provider.with(|book| {
            let refunds = book.refunds.iter();
            refunds
                .filter(|refund| captured.contains(&refund.payment_id))
                .count()
        })
    }

    /// The owner refunds everything, and the program is killed.
    fn dies(&self, step: Step, bought: &Bought) {
        let program = self.provider.open_program(self.data);
        self.provider.messages(Webhooks::Delivered);
        match step {
            Step::Asked => self.provider.hold(Held::Asked),
            Step::Made => self.provider.hold(Held::Done),
            Step::TakenOn => self
                .provider
                .fake_provider
                .with(|book| book.refund_plans.push_back(RefundPlan::Pending)),
        }
        let calls = self.provider.fake_provider.with(|book| book.calls.len());
        let path = format!("/admin/payments/received/{}/refunds", bought.payment);
        let form = json!({"amountPaise": bought.paise, "reason": "Cloth not cut"});
        let (status, detail) = self
            .owner
            .call(program.port, "POST", &path, Some(&form))
            .unwrap();
        assert_eq!(status, 200, "{detail}");
        if step == Step::Asked {
            self.provider
                .sees("the wish", |book| book.calls.len() > calls);
            assert_eq!(self.refunds_of(bought), 0, "it was not killed in time");
        } else {
            let captured = self.provider.captured(&bought.order);
            self.provider.sees("the refund", |book| {
                let mut refunds = book.refunds.iter();
                refunds.any(|refund| captured.contains(&refund.payment_id))
            });
        }
        program.kill();
    }

    fn heals(&self, step: Step, bought: &Bought) {
        self.provider.hold_no_more();
        if step == Step::TakenOn {
            let now = Time::real().now();
            self.provider.fake_provider.with(|book| {
                let id = book.refunds.last().unwrap().id.clone();
                book.refund_processed(&id, now).unwrap();
            });
        } else {
            books::an_hour_goes_by(self.data);
        }
        let program = self.provider.open_program(self.data);
        let path = format!("/admin/payments/received/{}", bought.payment);
        let asked = Instant::now();
        loop {
            let (_, detail) = self.owner.call(program.port, "GET", &path, None).unwrap();
            if detail["state"] == "refunded" {
                break;
            }
            assert!(
                asked.elapsed() < HEALED_WITHIN,
                "{step:?}: it was never refunded: {detail}"
            );
            thread::sleep(Duration::from_millis(20));
        }
        self.provider.deliver_again();
        program.close();
    }

    fn everything_went_back_once(&self, bought: &[Bought]) {
        let number = |question| books::number(self.data, question);
        let all = i64::try_from(bought.len()).unwrap();
        for bought in bought {
            assert_eq!(self.refunds_of(bought), 1, "refunds at the provider");
        }
        for (question, answer) in [
            ("SELECT count(*) FROM payments_refund", all),
            (
                "SELECT count(*) FROM payments_refund WHERE state = 'processed' AND due_at IS NULL",
                all,
            ),
            (
                "SELECT count(*) FROM payments_order WHERE provider = 'razorpay' AND state = 'refunded'",
                all,
            ),
            (
                "SELECT count(*) FROM payments_ledger WHERE entry = 'refunded'",
                all,
            ),
            (
                "SELECT sum(l.amount_paise) FROM payments_ledger l JOIN payments_order o ON o.id = l.order_id
                 WHERE o.provider = 'razorpay'",
                0,
            ),
            (
                "SELECT count(*) FROM invoices_document WHERE original_id IS NOT NULL",
                all,
            ),
            (
                "SELECT count(*) FROM kernel_outbox WHERE template = 'payments.refunded'",
                all,
            ),
        ] {
            assert_eq!(number(question), answer, "{question}");
        }
        let unsound = books::unsound(self.data);
        assert!(unsound.is_empty(), "{unsound:#?}");
    }
}
