//! A test shop with accounts, browsers with cookies, and access to emails and the audit log.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
};

use async_trait::async_trait;
use auth::{Auth, DemoPasswords, Neighbours, OpenOrders, PeopleOfAuth, TwoFactorKey};
pub use kernel::testing::Answer;
use kernel::{
    Failure, PersonalRecords, Tx,
    mail::{MailContent, MailShop, MailShopFacts},
    testing::TestApp,
};
use poem::http::{Method, header::SET_COOKIE};
use serde_json::{Value, json};

pub const PASSWORD: &str = "three rani petticoats";

/// Fakes of the other features that accounts depend on.
#[derive(Default)]
pub struct Rest {
    pub order_open: AtomicBool,
    pub erased: AtomicBool,
    /// Id of the account that received records last.
    pub moved: AtomicI64,
}

#[async_trait]
impl OpenOrders for Rest {
    async fn has_open_order(&self, _: &mut Tx, _: i64) -> Result<bool, Failure> {
        Ok(self.order_open.load(Ordering::SeqCst))
    }
}

#[async_trait]
impl PersonalRecords for Rest {
    fn name(&self) -> &'static str {
        "orders"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        Ok(json!([{"order": 7, "of": user}]))
    }

    async fn hand_over(&self, _: &mut Tx, _: i64, account: i64) -> Result<Value, Failure> {
        self.moved.store(account, Ordering::SeqCst);
        Ok(json!({"orders": [7]}))
    }

    async fn undo_hand_over(
        &self,
        _: &mut Tx,
        walk_in: i64,
        _: i64,
        moved: &Value,
    ) -> Result<(), Failure> {
        assert_eq!(moved, &json!({"orders": [7]}));
        self.moved.store(walk_in, Ordering::SeqCst);
        Ok(())
    }

    async fn erase(&self, _: &mut Tx, _: i64) -> Result<(), Failure> {
        self.erased.store(true, Ordering::SeqCst);
        Ok(())
    }
}

#[async_trait]
impl MailShopFacts for Rest {
    async fn mail_shop(&self) -> Result<MailShop, Failure> {
        Ok(mail_shop())
    }
}

pub fn mail_shop() -> MailShop {
    MailShop {
        business_name: "Hem & Mogra".to_owned(),
        public_address: "https://shop.example".to_owned(),
        phone: "+91 90000 00000".to_owned(),
        email: "shop@example.com".to_owned(),
        address: vec!["9, Mogra Street".to_owned()],
        theme_colour: "#B5105B".to_owned(),
        logo: None,
    }
}

pub struct Shop {
    pub app: TestApp,
    pub auth: Auth,
    pub rest: Arc<Rest>,
}

/// An empty shop.
pub async fn shop() -> Shop {
    open(&[]).await
}

/// A shop with the demo people.
pub async fn demo_shop() -> Shop {
    open(&[("customers", r#"{"walkIns": []}"#)]).await
}

async fn open(demo: &[(&str, &str)]) -> Shop {
    let rest = Arc::new(Rest::default());
    let mut made = None;
    let app = TestApp::with_sessions(
        |deps| {
            let neighbours = Neighbours {
                open_orders: rest.clone(),
                records: vec![rest.clone()],
                shop: rest.clone(),
                two_factor_key: TwoFactorKey::new(&[7; 32]),
            };
            let auth = Auth::new(deps, neighbours);
            made = Some(auth.clone());
            let feature = auth::feature(&auth, DemoPasswords::published());
            (feature, auth.sessions())
        },
        demo,
    )
    .await;
    let auth = made.unwrap();
    Shop { app, auth, rest }
}

impl Shop {
    pub fn browser(&self) -> Browser<'_> {
        self.browser_at("203.0.113.1")
    }

    pub fn browser_at(&self, address: &str) -> Browser<'_> {
        Browser {
            shop: self,
            address: address.to_owned(),
            cookies: BTreeMap::new(),
        }
    }

    /// What the queued mails say, but for the first few.
    pub async fn letters(&self, skipped: usize) -> Vec<MailContent> {
        let feature = auth::feature(&self.auth, DemoPasswords::published());
        let facts = self.rest.mail_shop().await.unwrap();
        let queued: Vec<(String, String, Option<String>)> =
            sqlx::query_as("SELECT template, data, secret FROM kernel_outbox ORDER BY id")
                .fetch_all(self.app.deps.db.read())
                .await
                .unwrap();
        let content = |(name, data, secret): &(String, String, Option<String>)| {
            let mut templates = feature.gives().mails.iter();
            let template = templates.find(|template| template.name == name).unwrap();
            let data: Value = serde_json::from_str(data).unwrap();
            (template.render)(&data, secret.as_deref(), &facts).unwrap()
        };
        queued.iter().skip(skipped).map(content).collect()
    }

    /// People as other features ask about them.
    pub fn people(&self) -> PeopleOfAuth {
        PeopleOfAuth {
            db: self.app.deps.db.clone(),
            clock: self.app.deps.clock.clone(),
        }
    }

    /// A browser in which Asha has just registered.
    pub async fn asha(&self) -> Browser<'_> {
        let mut browser = self.browser();
        let answer = browser
            .post(
                "/auth/accounts",
                &registration("9876543210", "asha@example.com"),
            )
            .await;
        assert_eq!(answer.status, 201, "{:?}", answer.body);
        browser
    }

    /// Another browser in which Asha is logged in.
    pub async fn asha_again(&self) -> Browser<'_> {
        let mut browser = self.browser();
        assert_eq!(browser.log_in(PASSWORD).await.status, 200);
        browser
    }

    pub fn advance(&self, seconds: i64) {
        self.app.deps.clock.advance_seconds(seconds);
    }

    /// Recipient, secret and data of the emails with this template, oldest first.
    pub async fn mails(&self, template: &str) -> Vec<(String, Option<String>, Value)> {
        let rows: Vec<(String, Option<String>, String)> = sqlx::query_as(
            "SELECT recipient, secret, data FROM kernel_outbox WHERE template = ? AND state = 'waiting' ORDER BY id",
        )
        .bind(template)
        .fetch_all(self.app.deps.db.read())
        .await
        .unwrap();
        rows.into_iter()
            .map(|(to, secret, data)| (to, secret, serde_json::from_str(&data).unwrap()))
            .collect()
    }

    /// Secret of the newest email with this template.
    pub async fn secret(&self, template: &str) -> String {
        self.mails(template).await.pop().unwrap().1.unwrap()
    }

    /// The audit log, oldest first.
    pub async fn audit(&self) -> Vec<(String, String)> {
        sqlx::query_as("SELECT action, subject FROM kernel_audit ORDER BY id")
            .fetch_all(self.app.deps.db.read())
            .await
            .unwrap()
    }

    pub async fn count(&self, sql: &'static str) -> i64 {
        sqlx::query_scalar(sql)
            .fetch_one(self.app.deps.db.read())
            .await
            .unwrap()
    }
}

/// A browser that stores cookies.
#[derive(Clone)]
pub struct Browser<'a> {
    shop: &'a Shop,
    pub address: String,
    pub cookies: BTreeMap<String, String>,
}

impl Browser<'_> {
    pub async fn call(&mut self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        let cookies: Vec<String> = self
            .cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let answer = self
            .shop
            .app
            .browse(&self.address, &cookies.join("; "), method, path, body)
            .await;
        for cookie in set_cookies(&answer) {
            let (name, rest) = cookie.split_once('=').unwrap();
            let value = rest.split(';').next().unwrap();
            if value.is_empty() {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        answer
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.call(Method::GET, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.call(Method::POST, path, Some(body)).await
    }

    pub async fn delete(&mut self, path: &str) -> Answer {
        self.call(Method::DELETE, path, None).await
    }

    /// Logs Asha in with this password.
    pub async fn log_in(&mut self, password: &str) -> Answer {
        self.log_in_as("9876543210", password).await
    }

    pub async fn log_in_as(&mut self, mobile: &str, password: &str) -> Answer {
        self.post("/session", &json!({"mobile": mobile, "password": password}))
            .await
    }

    pub async fn confirm(&mut self) -> Answer {
        self.post("/me/session/confirm", &json!({"password": PASSWORD}))
            .await
    }

    pub async fn is_logged_in(&mut self) -> bool {
        let answer = self.get("/session").await;
        assert_eq!(answer.status, 200);
        answer.body.get("user").is_some()
    }

    pub fn token(&self) -> &str {
        &self.cookies["__Host-session"]
    }
}

pub fn set_cookies(answer: &Answer) -> Vec<String> {
    answer
        .headers
        .get_all(SET_COOKIE)
        .iter()
        .map(|value| value.to_str().unwrap().to_owned())
        .collect()
}

pub fn registration(mobile: &str, email: &str) -> Value {
    json!({"name": "Asha Raman", "mobile": mobile, "email": email, "password": PASSWORD})
}

/// Names of the wrong fields, sorted.
pub fn wrong_fields(answer: &Answer) -> Vec<String> {
    let mut fields: Vec<String> = answer.body["fields"]
        .as_array()
        .map(|fields| {
            fields
                .iter()
                .map(|field| field["field"].as_str().unwrap().to_owned())
                .collect()
        })
        .unwrap_or_default();
    fields.sort_unstable();
    fields
}

/// Status, code and message of an error.
pub fn refusal(answer: &Answer) -> (u16, &str, &str) {
    (
        answer.status,
        answer.body["code"].as_str().unwrap_or_default(),
        answer.body["message"].as_str().unwrap_or_default(),
    )
}
