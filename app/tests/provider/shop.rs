//! A demo store with its provider and people.

use std::{
    path::PathBuf,
    process::Output,
    thread,
    time::{Duration, Instant},
};

use fake_provider::{Config, Plan};
use serde_json::{Value, json};

use crate::provider::{
    books::{self, Item},
    counter::Provider,
    filled,
    program::{Customer, Program, boutique},
};

/// Long enough for a busy machine.
const SOON: Duration = Duration::from_secs(20);

pub struct Shop {
    _folder: tempfile::TempDir,
    pub data: PathBuf,
    pub provider: Provider,
    pub items: Vec<Item>,
}

/// An open shop.
pub struct Open {
    pub program: Program,
    pub customer: Customer,
    pub owner: Customer,
}

impl Shop {
    /// A filled store with three items to pay. Webhooks are delivered once.
    pub fn new(config: Config) -> Self {
        let (folder, data) = filled::store();
        Self {
            items: books::things_to_pay(&data, 3),
            provider: Provider::with(Config {
                retries: Vec::new(),
                ..config
            }),
            _folder: folder,
            data,
        }
    }

    pub fn open(&self) -> Open {
        self.open_with(&self.provider.environment())
    }

    pub fn open_with(&self, environment: &[(&str, String)]) -> Open {
        let program = Program::open_with(&self.data, environment);
        self.provider.tells(&program);
        Open {
            customer: Customer::log_in(program.port, "customer@example.com", "demo-customer"),
            owner: Customer::log_in(program.port, "owner@example.com", "demo-owner"),
            program,
        }
    }

    /// Runs a command while the shop is closed. Returns whether it succeeded, and its output.
    pub fn command(&self, name: &str, environment: &[(&str, String)]) -> (bool, String) {
        let Output {
            status,
            stdout,
            stderr,
        } = boutique(&[name], &self.data, environment).output().unwrap();
        let said = String::from_utf8([stdout, stderr].concat()).unwrap();
        (status.success(), said)
    }
}

impl Open {
    pub fn begin(&self, item: &Item) -> Value {
        let begun = self
            .customer
            .call(
                self.program.port,
                "POST",
                "/payments/orders",
                Some(&item.input()),
            )
            .unwrap();
        assert_eq!(
            (begun.0, begun.1["outcome"].as_str()),
            (200, Some("checkout")),
            "{begun:?}"
        );
        begun.1
    }

    /// Starts a purchase and pays, without the browser learning of it.
    pub fn pays_unheard(&self, shop: &Shop, item: &Item) -> Value {
        let begun = self.begin(item);
        shop.provider.pay(&begun, Plan::AnswerLost);
        begun
    }

    pub fn state(&self, begun: &Value) -> String {
        let path = format!("/payments/orders/{}", begun["order"]["id"]);
        let (status, order) = self
            .customer
            .call(self.program.port, "GET", &path, None)
            .unwrap();
        assert_eq!(status, 200, "{order}");
        order["state"].as_str().unwrap().to_owned()
    }

    pub fn is_granted_soon(&self, begun: &Value) {
        soon("it is granted", || self.state(begun) == "fulfilled");
    }

    /// A response to the owner.
    pub fn view(&self, path: &str) -> Value {
        let (status, seen) = self
            .owner
            .call(self.program.port, "GET", path, None)
            .unwrap();
        assert_eq!(status, 200, "{path}: {seen}");
        seen
    }

    /// Enters keys in the settings. Returns the status and the response.
    pub fn types_keys(&self, key_id: &str, secrets: [Option<&str>; 2]) -> (u16, Value) {
        let mut keys = json!({"keyId": key_id});
        for (field, secret) in ["keySecret", "webhookSecret"].into_iter().zip(secrets) {
            if let Some(secret) = secret {
                keys[field] = secret.into();
            }
        }
        let path = "/admin/payments/provider";
        let opened = self.times_opened();
        let answer = self
            .owner
            .call(self.program.port, "PUT", path, Some(&keys))
            .unwrap();
        if answer.0 == 204 {
            soon("the shop opens with them", || self.times_opened() > opened);
        }
        answer
    }

    fn times_opened(&self) -> usize {
        self.program.said().matches("the shop is open at").count()
    }
}

pub fn soon(what: &str, happens: impl Fn() -> bool) {
    let asked = Instant::now();
    while !happens() {
        assert!(asked.elapsed() < SOON, "never: {what}");
        thread::sleep(Duration::from_millis(20));
    }
}
