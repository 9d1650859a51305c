//! A shop with notifications, a browser and its push service.

mod browser;
mod fake_push_service;

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use kernel::public_internet::Reach;
use kernel::{
    Failure, Job, MailTemplate, NotificationEvent, Timestamp,
    mail::{MailContent, MailShop, Notification},
    testing::{Caller, TestApp, TestPeople, TestShop},
};
use notifications::{LoginSessions, Notifications, Setup, VapidKey, WaitingRequests};
use poem::http::Method;
use serde_json::{Value, json};

pub use browser::Browser;
pub use fake_push_service::{FakePushService, Received};

pub const OWNER: Caller = Caller::owner(1);
/// A customer whose account is deleted while the request is on its way.
pub const LEAVING: Caller = Caller::customer(13);
pub const REQUEST: &str = "test.request";

/// The sessions that were ended.
#[derive(Clone, Default)]
pub struct Ended(Arc<Mutex<Vec<i64>>>);

impl Ended {
    pub fn end(&self, session: i64) {
        self.0.lock().unwrap().push(session);
    }
}

#[async_trait]
impl LoginSessions for Ended {
    async fn browser(&self, _: i64) -> Result<Option<String>, Failure> {
        Ok(Some("Chrome on Android".to_owned()))
    }

    async fn ended_among(&self, sessions: &[i64]) -> Result<Vec<i64>, Failure> {
        let ended = self.0.lock().unwrap();
        Ok(sessions
            .iter()
            .filter(|id| ended.contains(id))
            .copied()
            .collect())
    }
}

struct ThreeRequests;

#[async_trait]
impl WaitingRequests for ThreeRequests {
    async fn count(&self) -> Result<i64, Failure> {
        Ok(3)
    }
}

fn request(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: format!("New request {}", kernel::mail::text(data, "number")?),
        paragraphs: vec!["Approve or decline it.".to_owned()],
        button: shop.button("View request", "/admin/orders/7"),
        ..MailContent::default()
    })
}

pub struct Shop {
    pub app: TestApp,
    pub service: FakePushService,
    pub ended: Ended,
    pub notifications: Notifications,
    deliver: Job,
}

impl Shop {
    pub async fn open() -> Self {
        let ended = Ended::default();
        let sessions = ended.clone();
        let mut made = None;
        let app = TestApp::of(
            |deps| {
                let setup = Setup {
                    key: VapidKey::for_now(),
                    reach: Reach::ThisMachine,
                    people: Arc::new(TestPeople {
                        others: Some("Asha"),
                        deleted: vec![LEAVING.id],
                        ..TestPeople::default()
                    }),
                    sessions: Arc::new(sessions),
                    waiting: Arc::new(ThreeRequests),
                    shop: Arc::new(TestShop),
                    public_address: "https://shop.example".to_owned(),
                };
                let notifications = Notifications::new(deps, setup);
                notifications.word_with(vec![MailTemplate::new(REQUEST, "Request", request)]);
                let feature = notifications::feature(&notifications);
                made = Some((notifications, feature.gives().jobs[0].clone()));
                feature
            },
            &[],
        )
        .await;
        let (notifications, deliver) = made.unwrap();
        Self {
            app,
            service: FakePushService::start().await,
            ended,
            notifications,
            deliver,
        }
    }

    pub async fn settings(&self, who: Caller) -> Value {
        let (status, settings) = self.app.get_as(who, "/me/notifications").await;
        assert_eq!(status, 200, "{settings}");
        settings
    }

    /// A browser of this person that shows notifications, at this path of the push service.
    pub async fn device(&self, who: Caller, path: &str) -> Browser {
        let seed = u8::try_from(path.len()).unwrap();
        let browser = Browser::of(&[seed; 32], &[seed; 16]);
        let (status, settings) = self.subscribe(who, path, &browser).await;
        assert_eq!(status, 200, "{settings}");
        browser
    }

    pub async fn subscribe(&self, who: Caller, path: &str, browser: &Browser) -> (u16, Value) {
        let public_key = self.settings(who).await["publicKey"].clone();
        let body = json!({
            "endpoint": format!("{}{path}", self.service.origin),
            "p256dh": BASE64.encode(browser.public()),
            "auth": BASE64.encode(&browser.auth),
            "publicKey": public_key,
        });
        self.app
            .post_as(who, "/me/notifications/devices", &body)
            .await
    }

    pub async fn update(&self, who: Caller, body: Value) {
        let path = "/me/notifications";
        let answer = self.app.call_as(who, Method::PUT, path, Some(&body)).await;
        assert_eq!(answer.0, 200, "{}", answer.1);
    }

    /// Something happens, for everyone who may know or for one person.
    pub async fn happens(&self, event: NotificationEvent, user: Option<i64>) {
        let deps = &self.app.deps;
        let now = deps.clock.now();
        let data = json!({"number": "HM-7"});
        let notification = Notification {
            event,
            user,
            template: REQUEST,
            data: &data,
            mail: None,
            act: None,
        };
        let mut tx = deps.db.write().await.unwrap();
        deps.outbox
            .notify(&mut tx, &notification, now, now)
            .await
            .unwrap();
        tx.commit().await.unwrap();
    }

    /// Sends what is due, and answers with what arrived.
    pub async fn arrived(&self) -> Vec<Received> {
        self.deliver.run().await.unwrap();
        self.service.received()
    }

    pub fn now(&self) -> Timestamp {
        self.app.deps.clock.now()
    }

    pub fn later(&self, seconds: i64) {
        self.app.deps.clock.advance_seconds(seconds);
    }
}
