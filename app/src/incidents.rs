//! Sends incidents to the error webhook: at most one report of each kind in ten minutes, with their number.

use std::{collections::HashMap, time::Duration};

use kernel::{
    Clock,
    incident::{Incident, IncidentKind},
    secret::Secret,
};
use reqwest::{Client, Url, redirect::Policy};
use serde_json::{Value, json};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep, sleep_until},
};

/// How often, and how patiently.
#[derive(Clone, Debug)]
pub struct Pace {
    /// Between two reports of one kind.
    pub window: Duration,
    /// For one attempt.
    pub timeout: Duration,
    /// Before each further attempt.
    pub retries: Vec<Duration>,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            window: Duration::from_secs(600),
            timeout: Duration::from_secs(5),
            retries: [2, 10].map(Duration::from_secs).to_vec(),
        }
    }
}

/// The address that is called. It may contain a secret, and is never logged.
#[derive(Clone)]
pub struct ErrorWebhook {
    client: Client,
    url: Url,
    /// Address of the shop, for those who watch several.
    shop: String,
    pace: Pace,
}

impl ErrorWebhook {
    /// # Errors
    /// A sentence about the address, which it does not repeat.
    pub fn new(address: &Secret, shop: String, pace: Pace) -> Result<Self, String> {
        let url = Url::parse(address.reveal()).ok();
        let url = url.filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
        let url = url.ok_or(
            "BOUTIQUE_ERROR_WEBHOOK_URL: write an address like https://alerts.example/hook",
        )?;
        // Fails if a provider is already installed, which is always the same one.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder()
            .redirect(Policy::none())
            .timeout(pace.timeout)
            .build()
            .map_err(|error| format!("The error webhook cannot be called: {error}."))?;
        Ok(Self {
            client,
            url,
            shop,
            pace,
        })
    }

    fn body(&self, incident: &Incident, count: u64) -> Value {
        json!({
            "time": Clock::system().now().to_rfc3339(),
            "shop": self.shop,
            "version": env!("CARGO_PKG_VERSION"),
            "kind": incident.kind.name(),
            "message": incident.message,
            "requestId": incident.request_id,
            "count": count,
        })
    }

    /// Sends a report, with the number of incidents since the last one.
    ///
    /// # Errors
    /// Why the last attempt failed, without the address.
    pub async fn send(&self, incident: &Incident, count: u64) -> Result<(), String> {
        let body = self.body(incident, count).to_string();
        let mut waits = self.pace.retries.iter();
        loop {
            let call = self
                .client
                .post(self.url.clone())
                .header("content-type", "application/json")
                .body(body.clone());
            let problem = match call.send().await {
                Ok(answer) if answer.status().is_success() => return Ok(()),
                Ok(answer) => format!("it answered {}", answer.status().as_u16()),
                Err(error) if error.is_timeout() => "no answer in time".to_owned(),
                Err(error) => error.without_url().to_string(),
            };
            let Some(wait) = waits.next() else {
                return Err(problem);
            };
            sleep(*wait).await;
        }
    }

    /// Sends what is reported, until nothing can be reported any more.
    pub async fn work(self, mut reported: mpsc::Receiver<Incident>) {
        let mut groups: HashMap<IncidentKind, Group> = HashMap::new();
        loop {
            let next = groups
                .values()
                .filter(|group| group.waiting.is_some())
                .map(|group| group.again_at)
                .min();
            let due = async {
                match next {
                    Some(next) => sleep_until(next).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                incident = reported.recv() => {
                    let Some(incident) = incident else { return };
                    let group = groups.entry(incident.kind).or_insert_with(Group::new);
                    group.count += 1;
                    // The first one of a burst explains it best.
                    group.waiting.get_or_insert(incident);
                }
                () = due => {}
            }
            let now = Instant::now();
            for group in groups.values_mut().filter(|group| group.again_at <= now) {
                let Some(incident) = group.waiting.take() else {
                    continue;
                };
                let count = std::mem::take(&mut group.count);
                if let Err(problem) = self.send(&incident, count).await {
                    tracing::warn!(problem, "the error webhook could not be called");
                }
                group.again_at = Instant::now() + self.pace.window;
            }
        }
    }
}

/// Incidents of one kind.
struct Group {
    again_at: Instant,
    count: u64,
    /// The first one since the last report.
    waiting: Option<Incident>,
}

impl Group {
    fn new() -> Self {
        Self {
            again_at: Instant::now(),
            count: 0,
            waiting: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Incidents;
    use poem::{
        EndpointExt, Response, Server, endpoint::make, http::StatusCode, listener::TcpAcceptor,
    };

    use super::*;

    /// A webhook that fails a few times first. Gives what it was sent.
    async fn receiver(failures: usize) -> (Secret, mpsc::UnboundedReceiver<Value>) {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/hook?key=canary", listener.local_addr().unwrap());
        let (sender, received) = mpsc::unbounded_channel();
        let left = std::sync::Arc::new(std::sync::atomic::AtomicUsize::new(failures));
        let endpoint = make(move |mut request| {
            let (sender, left) = (sender.clone(), left.clone());
            async move {
                use std::sync::atomic::Ordering::SeqCst;
                let body = request.take_body().into_json().await.unwrap_or(Value::Null);
                let fails = left
                    .fetch_update(SeqCst, SeqCst, |left| left.checked_sub(1))
                    .is_ok();
                let status = if fails {
                    StatusCode::BAD_GATEWAY
                } else {
                    sender.send(body).unwrap();
                    StatusCode::NO_CONTENT
                };
                Ok::<_, poem::Error>(Response::builder().status(status).finish())
            }
        });
        let acceptor = TcpAcceptor::from_tokio(listener).unwrap();
        tokio::spawn(Server::new_with_acceptor(acceptor).run(endpoint.boxed()));
        (Secret::new(address), received)
    }

    fn webhook(address: &Secret) -> ErrorWebhook {
        let pace = Pace {
            window: Duration::from_millis(200),
            timeout: Duration::from_secs(5),
            retries: vec![Duration::ZERO; 2],
        };
        ErrorWebhook::new(address, "https://shop.example".to_owned(), pace).unwrap()
    }

    #[tokio::test]
    async fn a_burst_is_two_reports_and_each_kind_has_its_own() {
        let (address, mut received) = receiver(0).await;
        let (incidents, reported) = Incidents::received();
        for number in 0..3 {
            incidents.report(
                IncidentKind::ServerError,
                format!("number {number}"),
                Some("ab12"),
            );
        }
        incidents.report(IncidentKind::Panic, "app/src/x.rs:1:1", None);
        tokio::spawn(webhook(&address).work(reported));
        let mut first = Vec::new();
        for _ in 0..2 {
            first.push(received.recv().await.unwrap());
        }
        first.sort_by_key(|report| report["kind"].to_string());
        assert_eq!(first[0]["kind"], "panic");
        assert_eq!(first[0]["requestId"], Value::Null);
        assert_eq!(first[1]["message"], "number 0");
        assert_eq!(first[1]["requestId"], "ab12");
        assert_eq!(first[1]["shop"], "https://shop.example");
        assert_eq!(first[1]["version"], env!("CARGO_PKG_VERSION"));
        assert!(first[1]["time"].as_str().unwrap().ends_with('Z'));
        let rest = received.recv().await.unwrap();
        assert_eq!(rest["kind"], "server_error");
        let count = |report: &Value| report["count"].as_u64().unwrap();
        assert_eq!(count(&first[1]) + count(&rest), 3);
    }

    #[tokio::test]
    async fn it_is_called_again_a_few_times_and_the_address_is_not_repeated() {
        let incident = Incident {
            kind: IncidentKind::Test,
            message: "A test.".to_owned(),
            request_id: None,
        };
        let (address, mut received) = receiver(2).await;
        webhook(&address).send(&incident, 1).await.unwrap();
        assert_eq!(received.recv().await.unwrap()["count"], 1);
        let (address, _received) = receiver(3).await;
        let refused = webhook(&address).send(&incident, 1).await.unwrap_err();
        assert_eq!(refused, "it answered 502");
        let nowhere = Secret::new("http://127.0.0.1:1/hook?key=canary");
        let refused = webhook(&nowhere).send(&incident, 1).await.unwrap_err();
        assert!(!refused.contains("canary"), "{refused}");
    }

    #[test]
    fn only_addresses_of_the_web_are_called() {
        for wrong in [
            "",
            "alerts.example",
            "file:///canary",
            "mailto:canary@example.com",
        ] {
            let refused = ErrorWebhook::new(&Secret::new(wrong), String::new(), Pace::default());
            let refused = refused.err().unwrap();
            assert!(refused.contains("BOUTIQUE_ERROR_WEBHOOK_URL"), "{refused}");
            assert!(!refused.contains("canary"), "{refused}");
        }
    }
}
