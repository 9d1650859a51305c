//! A shop with the content feature alone, and what its people say to it.

use std::{
    collections::HashMap,
    sync::{Arc, OnceLock},
};

use async_trait::async_trait;
use content::{Connections, ExistingOrders, OnlinePayment};
use kernel::{
    Failure, Image, ImageBook, ImageId, Job, Video, VideoId,
    testing::{Caller, TestApp, TestPeople, test_image, test_person},
};
use poem::http::Method;
use serde_json::Value;

/// A shop that takes payments and sends emails.
pub const CONNECTED: Connections = Connections {
    online_payment: OnlinePayment::Live,
    sends_emails: true,
};

pub const SELVI: Caller = Caller::staff(3);
/// No image or video has an id from this number on.
pub const GONE: i64 = 900;

/// A shop with orders, or without.
struct Orders(bool);

#[async_trait]
impl ExistingOrders for Orders {
    async fn any(&self) -> Result<bool, Failure> {
        Ok(self.0)
    }
}

pub fn no_orders() -> Arc<dyn ExistingOrders> {
    Arc::new(Orders(false))
}

struct SomeImages;

#[async_trait]
impl ImageBook for SomeImages {
    async fn images(&self, ids: &[ImageId]) -> Result<HashMap<ImageId, Image>, Failure> {
        let stored = ids.iter().filter(|id| **id < GONE);
        Ok(stored.map(|id| (*id, test_image(*id))).collect())
    }

    async fn videos(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, Video>, Failure> {
        let video = |id: &VideoId| Video {
            src: format!("/uploads/{id}.mp4"),
            width: 640,
            height: 360,
            seconds: 24,
            captions: None,
        };
        let stored = ids.iter().filter(|id| **id < GONE);
        Ok(stored.map(|id| (*id, video(id))).collect())
    }

    async fn video_seconds(&self, ids: &[VideoId]) -> Result<HashMap<VideoId, u32>, Failure> {
        Ok(ids.iter().map(|id| (*id, 24)).collect())
    }
}

/// Selvi is on the team; other staff members who answered something have left.
pub fn staff() -> Arc<TestPeople> {
    Arc::new(TestPeople {
        staff: vec![test_person(3, "Selvi M.")],
        ..TestPeople::default()
    })
}

pub struct Shop {
    pub app: TestApp,
    sweep: Job,
}

impl Shop {
    pub async fn open() -> Self {
        Self::of(Orders(false)).await
    }

    pub async fn with_orders() -> Self {
        Self::of(Orders(true)).await
    }

    async fn of(orders: Orders) -> Self {
        let sweep: OnceLock<Job> = OnceLock::new();
        let app = TestApp::of(
            |mut deps| {
                deps.images = Arc::new(SomeImages);
                let feature = content::feature(
                    deps,
                    "https://shop.example".to_owned(),
                    CONNECTED,
                    staff(),
                    Arc::new(orders),
                );
                sweep.set(feature.gives().jobs[0].clone()).ok().unwrap();
                feature
            },
            &[],
        )
        .await;
        let sweep = sweep.into_inner().unwrap();
        Self { app, sweep }
    }

    pub async fn sweep(&self) {
        self.sweep.run().await.unwrap();
    }

    /// What visitors see.
    pub async fn public(&self, list: &str) -> Value {
        let (status, answer) = self.app.get(&format!("/content/{list}")).await;
        assert_eq!(status, 200, "{answer}");
        answer
    }

    pub async fn list(&self, list: &str) -> Value {
        let path = format!("/admin/content/{list}");
        let (status, answer) = self.app.get_as(SELVI, &path).await;
        assert_eq!(status, 200, "{answer}");
        answer
    }

    pub async fn create(&self, list: &str, draft: Value) -> Value {
        let (status, answer) = self.post(list, &draft).await;
        assert_eq!(status, 201, "{answer}");
        answer
    }

    pub async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let path = format!("/admin/content/{path}");
        let body = (!body.is_null()).then_some(body);
        self.app.call_as(SELVI, Method::POST, &path, body).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> (u16, Value) {
        let path = format!("/admin/content/{path}");
        self.app
            .call_as(SELVI, Method::PUT, &path, Some(body))
            .await
    }

    pub async fn delete(&self, path: &str) -> u16 {
        let path = format!("/admin/content/{path}");
        self.app.call_as(SELVI, Method::DELETE, &path, None).await.0
    }
}

pub fn ids(list: &Value) -> Vec<i64> {
    let rows = list.as_array().unwrap().iter();
    rows.map(|row| row["id"].as_i64().unwrap()).collect()
}
