//! A caller: a visitor, or a user with a browser.

use std::sync::Arc;

use poem::{
    Response,
    endpoint::BoxEndpoint,
    http::{Method, StatusCode, header},
    test::TestClient,
};
use serde_json::{Value, json};

use crate::support::ADDRESS;

pub type Shop = TestClient<Arc<BoxEndpoint<'static, Response>>>;

/// The request body.
#[derive(Clone)]
pub enum Body {
    None,
    Json(Value),
    Bytes(Vec<u8>),
}

/// A call of an operation. The path is without `/api`.
#[derive(Clone)]
pub struct Call {
    pub method: Method,
    pub path: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: Body,
}

impl Call {
    pub fn new(method: Method, path: impl Into<String>) -> Self {
        Self {
            method,
            path: path.into(),
            headers: Vec::new(),
            body: Body::None,
        }
    }

    pub fn get(path: impl Into<String>) -> Self {
        Self::new(Method::GET, path)
    }

    pub fn post(path: impl Into<String>) -> Self {
        Self::new(Method::POST, path)
    }

    pub fn put(path: impl Into<String>) -> Self {
        Self::new(Method::PUT, path)
    }

    pub fn delete(path: impl Into<String>) -> Self {
        Self::new(Method::DELETE, path)
    }

    pub fn json(mut self, body: Value) -> Self {
        self.body = Body::Json(body);
        self
    }

    pub fn bytes(mut self, body: Vec<u8>) -> Self {
        self.body = Body::Bytes(body);
        self
    }

    pub fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }
}

pub struct Answer {
    pub status: StatusCode,
    pub bytes: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// The body of a response, expecting success.
    pub fn value(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        serde_json::from_slice(&self.bytes).unwrap_or_default()
    }
}

/// A caller and their browser.
pub struct Person {
    pub who: &'static str,
    /// Absent for a visitor.
    pub login: Option<Login>,
    user_agent: &'static str,
    cookie: Option<String>,
}

pub struct Login {
    pub email: String,
    pub password: &'static str,
}

impl Person {
    pub fn new(
        who: &'static str,
        user_agent: &'static str,
        login: Option<(&str, &'static str)>,
    ) -> Self {
        Self {
            who,
            login: login.map(|(email, password)| Login {
                email: email.to_owned(),
                password,
            }),
            user_agent,
            cookie: None,
        }
    }

    pub fn is_reached_at(&mut self, email: &str) {
        if let Some(login) = &mut self.login {
            email.clone_into(&mut login.email);
        }
    }

    pub fn has_password(&mut self, password: &'static str) {
        if let Some(login) = &mut self.login {
            login.password = password;
        }
    }

    pub async fn call(&mut self, shop: &Shop, call: &Call) -> Answer {
        self.fetch(shop, call, &format!("/api{}", call.path)).await
    }

    /// Requests any URL of the shop, as a page or file.
    pub async fn look_at(&mut self, shop: &Shop, address: &str) -> Answer {
        self.fetch(shop, &Call::get(""), address).await
    }

    async fn fetch(&mut self, shop: &Shop, call: &Call, address: &str) -> Answer {
        let mut request = shop
            .request(call.method.clone(), address)
            .header(header::HOST, ADDRESS.trim_start_matches("http://"))
            .header(header::ORIGIN, ADDRESS)
            .header(header::USER_AGENT, self.user_agent);
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, format!("__Host-session={cookie}"));
        }
        for (name, value) in &call.headers {
            request = request.header(*name, value);
        }
        let request = match &call.body {
            Body::None => request,
            Body::Json(value) => request.body_json(value),
            Body::Bytes(bytes) => request.body(bytes.clone()),
        };
        let response = request.send().await.0;
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            if let Some(token) = cookie.strip_prefix("__Host-session=") {
                let token = token.split(';').next().unwrap();
                self.cookie = (!token.is_empty()).then(|| token.to_owned());
            }
        }
        Answer {
            status: response.status(),
            bytes: response.into_body().into_vec().await.unwrap(),
        }
    }

    /// Logs in again if the last call ended the session or changed its user.
    pub async fn be_logged_in(&mut self, shop: &Shop) {
        let Some(Login { email, password }) = &self.login else {
            return;
        };
        let email = email.clone();
        let credentials = json!({"email": email, "password": password});
        let session = self.call(shop, &Call::get("/session")).await.value();
        if session["user"]["email"] != email {
            self.cookie = None;
            let log_in = Call::post("/session").json(credentials);
            let session = self.call(shop, &log_in).await;
            assert!(
                session.status.is_success(),
                "{} cannot log in: {}",
                self.who,
                session.text()
            );
        }
    }
}
