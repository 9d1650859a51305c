//! Back-office requests.

use poem::http::Method;
use serde_json::{Value, json};

use super::{
    At, ROSHNI, Store, at,
    library::{LESSON, PREVIEW, SECOND_LESSON},
};

pub const OWNER: At = at(ROSHNI, 1);

impl Store {
    pub async fn ask(&self, who: At, method: Method, path: &str, body: Value) -> (u16, Value) {
        let path = format!("/admin/courses{path}");
        let body = (!body.is_null()).then_some(body);
        self.call(who, method, &path, body.as_ref()).await
    }

    /// A request by the owner, expecting success.
    pub async fn done(&self, method: Method, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(OWNER, method, path, body).await;
        assert!((200..300).contains(&status), "{path}: {answer}");
        answer
    }

    /// The error code of a request by the owner.
    pub async fn refused(&self, method: Method, path: &str, body: Value) -> String {
        let (status, answer) = self.ask(OWNER, method, path, body).await;
        assert!(status >= 400, "{path}: {answer}");
        answer["code"].as_str().unwrap().to_owned()
    }

    pub async fn see(&self, path: &str) -> Value {
        self.done(Method::GET, path, Value::Null).await
    }

    pub async fn run_job(&self, name: &str) {
        let feature = courses::feature(&self.courses);
        let jobs = &feature.gives().jobs;
        let job = jobs.iter().find(|job| job.name == name).unwrap();
        job.run().await.unwrap();
    }

    /// Titles of the public courses.
    pub async fn on_the_site(&self) -> Vec<String> {
        let (_, list) = self.get("/courses").await;
        let list = list.as_array().unwrap().iter();
        list.map(|one| one["serviceName"].as_str().unwrap().to_owned())
            .collect()
    }
}

pub fn category() -> Value {
    json!({"categoryName": "Blouses", "imageId": 1, "published": true})
}

/// A complete course.
pub fn course(category: &Value) -> Value {
    json!({
        "categoryId": category["id"], "serviceName": "Princess-cut blouse", "serviceModel": "Start to finish",
        "mainDescription": "Draft it.\n\nCut it.", "pricePaise": 149_900, "duration": "6 h 20 min",
        "instructor": " Malarvizhi ", "level": "advanced",
        "expireInDays": 180, "imageId": 2, "previewVideoId": PREVIEW, "published": true,
        "lessons": [
            {"title": "Eight measurements", "videoId": LESSON},
            {"title": "Drafting on paper", "videoId": SECOND_LESSON},
        ],
    })
}

/// The same with other fields; null removes one.
pub fn with(mut form: Value, changes: Value) -> Value {
    for (name, value) in changes.as_object().unwrap() {
        if value.is_null() {
            form.as_object_mut().unwrap().remove(name);
        } else {
            form[name.as_str()] = value.clone();
        }
    }
    form
}

pub fn fields(problem: &Value) -> Vec<&str> {
    let fields = problem["fields"].as_array().unwrap().iter();
    fields
        .map(|field| field["field"].as_str().unwrap())
        .collect()
}
