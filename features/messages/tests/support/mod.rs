//! A shop with messages, and the two services that carry them.

mod fake_service;

use std::sync::Arc;

use kernel::{
    AfterRestore, Failure, Job, MailGuard, MessageEvent, NewMessage, Outbox, Restored, Wake,
    public_internet::Reach,
    secret::Secret,
    testing::{Caller, TestApp, TestPeople, TestSettings, TestShop, test_person},
};
use messages::{
    ChannelSettings, Gate, Messages, Setup, SmsBody, SmsMethod, SmsSettings, WhatsAppSettings,
};
use poem::http::Method;
use serde_json::{Value, json};

pub use fake_service::FakeService;

pub const OWNER: Caller = Caller::owner(1);
pub const ASHA: Caller = Caller::customer(9);
pub const HOUR: i64 = 3_600;
pub const GUARDED: &str = "test.over";

/// Says of one kind of message that it is over.
struct Over;

#[async_trait::async_trait]
impl MailGuard for Over {
    async fn over(&self, template: &str, _: &Value) -> Result<Option<String>, Failure> {
        Ok((template == GUARDED).then(|| "The visit was moved.".to_owned()))
    }
}

pub struct Shop {
    pub app: TestApp,
    pub outbox: Outbox,
    pub whatsapp: FakeService,
    pub sms: FakeService,
    pub messages: Messages,
    pub stored: Arc<TestSettings>,
    deliver: Job,
    check_templates: Job,
    restored: Arc<dyn AfterRestore>,
}

fn sms_to(origin: &str) -> SmsSettings {
    SmsSettings {
        address: format!("{origin}/send"),
        method: SmsMethod::Post,
        body_type: SmsBody::Form,
        body: "to={number}&text={text}&from={sender}&dlt={template}".to_owned(),
        header: "authkey".to_owned(),
        key: Secret::new("sms-key"),
        sender: "HEMMOG".to_owned(),
        reply_secret: Secret::new("reply-secret-of-the-gateway"),
        reply_number: "from".to_owned(),
        reply_text: "text".to_owned(),
    }
}

impl Shop {
    /// Both channels are connected, and ready messages have their templates.
    pub async fn open() -> Self {
        let shop = Self::with(|channels| channels).await;
        shop.set_event("order_ready", json!({})).await;
        shop
    }

    pub async fn with(change: impl FnOnce(ChannelSettings) -> ChannelSettings) -> Self {
        let (whatsapp, sms) = (FakeService::start().await, FakeService::start().await);
        let channels = change(ChannelSettings {
            whatsapp: Some(WhatsAppSettings {
                phone_number_id: "106540352242922".to_owned(),
                token: Secret::new("whatsapp-token"),
                business_account_id: "102290129340398".to_owned(),
                app_secret: Secret::new("app-secret"),
                verify_token: Secret::new("verify-token"),
            }),
            sms: Some(sms_to(&sms.origin)),
        });
        let stored = Arc::new(TestSettings::default());
        let (settings, address) = (stored.clone(), format!("{}/v23.0", whatsapp.origin));
        let mut made = None;
        let app = TestApp::of(
            |mut deps| {
                let gate = Arc::new(Gate::new(channels.clone()));
                deps.outbox = deps.outbox.with_messages(gate);
                let outbox = deps.outbox.clone();
                let setup = Setup {
                    people: Arc::new(TestPeople {
                        owners: vec![test_person(1, "Malarvizhi")],
                        customers: vec![test_person(9, "Asha")],
                        ..TestPeople::default()
                    }),
                    shop: Arc::new(TestShop),
                    channels,
                    settings,
                    reach: Reach::ThisMachine,
                    whatsapp_address: address,
                    reopen: Wake::default(),
                    retention_days: 180,
                };
                let messages = Messages::new(deps, setup);
                messages.guard_with(vec![Arc::new(Over)]);
                let feature = messages::feature(&messages);
                let gives = feature.gives();
                let restored = gives.after_restore.clone().unwrap();
                let jobs = [gives.jobs[0].clone(), gives.jobs[2].clone()];
                made = Some((messages, outbox, jobs, restored));
                feature
            },
            &[],
        )
        .await;
        let (messages, outbox, [deliver, check_templates], restored) = made.unwrap();
        Self {
            app,
            outbox,
            whatsapp,
            sms,
            messages,
            stored,
            deliver,
            check_templates,
            restored,
        }
    }

    /// Sets an event: on, with its usual text and both templates, except for these changes.
    pub async fn set_event(&self, event: &str, changes: Value) {
        let mut body = json!({
            "on": true, "whatsappTemplate": "order_update", "language": "en_US", "dltTemplate": "1107160000000001",
            "text": "Hello {name}, your order {order} is ready. {shop}",
        });
        body.as_object_mut()
            .unwrap()
            .extend(changes.as_object().unwrap().clone());
        let path = format!("/admin/messages/events/{event}");
        let (status, answer) = self.put(OWNER, &path, body).await;
        assert_eq!(status, 200, "{answer}");
    }

    pub async fn put(&self, who: Caller, path: &str, body: Value) -> (u16, Value) {
        self.app.call_as(who, Method::PUT, path, Some(&body)).await
    }

    pub async fn consents(&self, given: bool) {
        let (status, answer) = self
            .put(ASHA, "/me/messages", json!({"given": given}))
            .await;
        assert_eq!(status, 200, "{answer}");
    }

    /// Asha's order is ready.
    pub async fn is_ready(&self, order: i64) {
        let subject = format!("order:{order}");
        let data = json!({"name": "Asha", "number": format!("HM-{order}"), "statusKey": "key"});
        let message = NewMessage::new(MessageEvent::OrderReady, ASHA.id, &subject, &data);
        self.queue(&message).await;
    }

    pub async fn queue(&self, message: &NewMessage<'_>) {
        let now = self.app.deps.clock.now();
        let mut tx = self.app.deps.db.write().await.unwrap();
        self.outbox
            .message(&mut tx, message, now, now)
            .await
            .unwrap();
        tx.commit().await.unwrap();
    }

    pub async fn deliver(&self) {
        self.deliver.run().await.unwrap();
    }

    /// Asks for the state of the templates, as the program does every hour.
    pub async fn check_templates(&self) {
        self.check_templates.run().await.unwrap();
    }

    /// The messages of the list, newest first.
    pub async fn list(&self) -> Vec<Value> {
        let (status, page) = self.app.get_as(OWNER, "/admin/messages").await;
        assert_eq!(status, 200, "{page}");
        page["items"].as_array().unwrap().clone()
    }

    pub async fn settings(&self) -> Value {
        let (status, settings) = self.app.get_as(OWNER, "/admin/messages/settings").await;
        assert_eq!(status, 200, "{settings}");
        settings
    }

    pub async fn restore(&self) {
        let mut tx = self.app.deps.db.write().await.unwrap();
        let restored = Restored {
            now: self.app.deps.clock.now(),
            replaced: None,
        };
        self.restored
            .after_restore(&mut tx, restored)
            .await
            .unwrap();
        tx.commit().await.unwrap();
    }

    pub fn later(&self, seconds: i64) {
        self.app.deps.clock.advance_seconds(seconds);
    }
}
