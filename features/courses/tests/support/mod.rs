//! A test shop with only the courses feature.

pub mod library;
mod neighbours;
pub mod shop;

use std::{
    ops::Deref,
    sync::{Arc, OnceLock},
};

use courses::{Courses, Setup};
use kernel::{
    Failure, Fulfilment, Paise, Payable, Receipt, Timestamp,
    testing::{FileDrawer, TestApp, TestShop},
};
use neighbours::Neighbours;
use poem::http::Method;
use serde_json::{Value, json};

pub const ROSHNI: i64 = 1;
pub const SELVI: i64 = 2;
pub const ASHA: i64 = 11;
pub const BEENA: i64 = 12;

/// The feature with a store of its own.
pub struct Store {
    pub app: TestApp,
    pub courses: Courses,
    pub neighbours: Arc<Neighbours>,
    pub files: Arc<FileDrawer>,
}

/// Requests by a visitor.
impl Deref for Store {
    type Target = TestApp;

    fn deref(&self) -> &TestApp {
        &self.app
    }
}

/// A user and a device.
#[derive(Clone, Copy)]
pub struct At {
    pub user: i64,
    pub device: i64,
}

pub const fn at(user: i64, device: i64) -> At {
    At { user, device }
}

impl Store {
    pub async fn with(demo: &[(&str, &str)]) -> Self {
        let neighbours = Arc::new(Neighbours::default());
        let files = Arc::new(FileDrawer::default());
        let stored = OnceLock::new();
        let app = TestApp::with_sessions(
            |mut deps| {
                deps.images = Arc::new(library::Library);
                let setup = Setup {
                    people: Arc::new(neighbours::people()),
                    sessions: neighbours.clone(),
                    videos: neighbours.clone(),
                    files: files.clone(),
                    counter: neighbours.clone(),
                    shop: Arc::new(TestShop),
                };
                let courses = stored.get_or_init(|| Courses::new(deps, setup));
                (courses::feature(courses), neighbours.clone())
            },
            demo,
        )
        .await;
        Self {
            app,
            courses: stored.into_inner().unwrap(),
            neighbours,
            files,
        }
    }

    /// Course 1 has lessons 1 and 2, course 2 has lesson 3. All videos are as long as the kernel's
    /// test videos.
    pub async fn open() -> Self {
        let course = |name: &str, lessons: Value| {
            json!({
                "serviceName": name, "serviceModel": format!("{name}, by hand"), "mainDescription": "One.\n\nTwo.",
                "pricePaise": 49_900, "duration": "50 min", "expireInDays": 90, "instructor": "", "level": "beginner",
                "image": {"file": "hem.webp", "alt": "A hem"}, "preview": "hem-preview",
                "lessons": lessons, "reviews": [],
            })
        };
        let lesson = |video: &str| json!({"title": video, "video": video});
        let document = json!({"categories": [{
            "categoryName": "Hems", "image": {"file": "hems.webp", "alt": "Hems"}, "courses": [
                course("Blind hem", json!([lesson("fold"), lesson("stitch")])),
                course("Rolled hem", json!([lesson("roll")])),
            ],
        }]});
        Self::with(&[("courses", &document.to_string())]).await
    }

    pub async fn call(
        &self,
        who: At,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> (u16, Value) {
        let cookies = format!("__Host-session={}-{}", who.user, who.device);
        let answer = self
            .app
            .browse("127.0.0.1", &cookies, method, path, body)
            .await;
        (answer.status, answer.body)
    }

    pub async fn read(&self, who: At, path: &str) -> (u16, Value) {
        self.call(who, Method::GET, path, None).await
    }

    /// Settles a purchase as the payments feature does.
    pub async fn fulfil(&self, receipt: &Receipt) -> Result<Fulfilment, Failure> {
        let mut tx = self.app.deps.db.write().await.unwrap();
        let found = self.courses.fulfil(&mut tx, receipt).await?;
        tx.commit().await.unwrap();
        Ok(found)
    }

    /// Buys a course now and returns the enrolment's id.
    pub async fn buy(&self, user: i64, course: i64, purchase: i64) -> i64 {
        let receipt = self.receipt(user, course, purchase);
        assert_eq!(self.fulfil(&receipt).await.unwrap(), Fulfilment::Granted);
        sqlx::query_scalar("SELECT id FROM courses_enrolment WHERE user_id = ? AND course_id = ?")
            .bind(user)
            .bind(course)
            .fetch_one(self.app.deps.db.read())
            .await
            .unwrap()
    }

    pub fn receipt(&self, user: i64, course: i64, purchase: i64) -> Receipt {
        Receipt {
            purchase,
            buyer: user,
            reference: course.to_string(),
            paid: Paise(49_900),
            captured_at: self.now(),
            terms: "{\"expireInDays\":90}".to_owned(),
            test: false,
        }
    }

    pub async fn play(&self, who: At, enrolment: i64, lesson: i64) -> (u16, Value) {
        let path = format!("/me/courses/{enrolment}/grants");
        let input = json!({"lessonId": lesson});
        self.call(who, Method::POST, &path, Some(&input)).await
    }

    /// Opens a lesson, expecting success, and returns the grant's id and token.
    pub async fn must_play(&self, who: At, enrolment: i64, lesson: i64) -> (i64, String) {
        let (status, grant) = self.play(who, enrolment, lesson).await;
        assert_eq!(status, 201, "{grant}");
        let token = grant["src"].as_str().unwrap().split('/').nth(2).unwrap();
        (grant["id"].as_i64().unwrap(), token.to_owned())
    }

    pub async fn ping(
        &self,
        who: At,
        grant: i64,
        position: f64,
        played: &[(f64, f64)],
    ) -> (u16, Value) {
        let played: Vec<_> = played
            .iter()
            .map(|(from, to)| json!({"from": from, "to": to}))
            .collect();
        let body = json!({"positionSeconds": position, "played": played});
        let path = format!("/me/playback/{grant}/pings");
        self.call(who, Method::POST, &path, Some(&body)).await
    }

    pub async fn opens(&self, token: &str) -> bool {
        self.courses.video_of(token, None).await.unwrap().is_some()
    }

    pub fn now(&self) -> Timestamp {
        self.app.deps.clock.now()
    }

    pub fn pass(&self, seconds: i64) {
        self.app.deps.clock.advance_seconds(seconds);
    }

    pub fn pass_days(&self, days: i64) {
        self.pass(days * 86_400);
    }

    pub async fn run(&self, sql: &'static str) {
        let mut tx = self.app.deps.db.write().await.unwrap();
        sqlx::raw_sql(sql).execute(&mut *tx).await.unwrap();
        tx.commit().await.unwrap();
    }

    pub async fn mails(&self) -> Vec<(String, String)> {
        sqlx::query_as("SELECT template, recipient FROM kernel_outbox ORDER BY id")
            .fetch_all(self.app.deps.db.read())
            .await
            .unwrap()
    }
}
