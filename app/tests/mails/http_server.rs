//! A fake mail service on loopback.

use std::sync::{Arc, Mutex};

use boutique::config::email::EmailArguments;
use email::DeliverySettings;
use kernel::secret::Secret;
use poem::{
    EndpointExt, Response, Server, endpoint::make, http::StatusCode, listener::TcpAcceptor,
};
use serde_json::Value;

#[derive(Clone)]
pub struct MailServiceServer {
    pub port: u16,
    /// Body of each call.
    pub calls: Arc<Mutex<Vec<Value>>>,
}

impl MailServiceServer {
    /// Gives every call the same response.
    pub async fn open(status: StatusCode, wording: &'static str) -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Self {
            port: listener.local_addr().unwrap().port(),
            calls: Arc::default(),
        };
        let calls = server.calls.clone();
        let endpoint = make(move |mut request| {
            let calls = calls.clone();
            async move {
                let body = request.take_body().into_json().await.unwrap_or(Value::Null);
                calls.lock().unwrap().push(body);
                Ok::<_, poem::Error>(Response::builder().status(status).body(wording))
            }
        });
        let acceptor = TcpAcceptor::from_tokio(listener).unwrap();
        tokio::spawn(Server::new_with_acceptor(acceptor).run(endpoint.boxed()));
        server
    }

    pub fn settings(&self) -> DeliverySettings {
        let arguments = EmailArguments {
            mail_service_url: Some(format!(
                "http://127.0.0.1:{}/api/v1.0/email/send",
                self.port
            )),
            mail_service_id: Some("default_service".to_owned()),
            mail_template_id: Some("generic".to_owned()),
            mail_user_id: Some("public-key".to_owned()),
            mail_access_token: Some(Secret::new("private-canary")),
            ..EmailArguments::default()
        };
        arguments.settings().unwrap().unwrap()
    }
}
