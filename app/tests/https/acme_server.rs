//! A certificate authority that speaks ACME over https, as strict as RFC 8555 about nonces, signatures and addresses. It
//! validates HTTP-01 by calling the shop.

use std::{
    collections::{HashMap, HashSet},
    convert::Infallible,
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, Mutex},
};

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use http_body_util::{BodyExt as _, Full};
use hyper::{Request, Response, body::Bytes, body::Incoming, server::conn::http1};
use hyper_util::rt::TokioIo;
use kernel::Clock;
use rcgen::{PKCS_ECDSA_P256_SHA256, PublicKeyData, SignatureAlgorithm};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use rustls::{
    ServerConfig,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};
use tokio_rustls::TlsAcceptor;

use crate::https::authority::Authority;

/// Days that its certificates are valid.
pub const DAYS: i64 = 90;

/// What it does with the next orders.
#[derive(Clone, Debug, Default)]
pub enum Manners {
    #[default]
    Issues,
    /// Refuses orders with this problem and, perhaps, a `Retry-After` in seconds.
    Refuses(&'static str, Option<u32>),
    /// Is busy once before it issues.
    IsSlow,
    /// Sends half of the chain.
    SendsHalf,
    /// No longer knows its accounts.
    Forgets,
}

#[derive(Default)]
struct State {
    manners: Manners,
    next: u64,
    nonces: HashSet<String>,
    /// Public key and thumbprint by address of the account.
    accounts: HashMap<String, ([u8; 65], String)>,
    contacts: Vec<Value>,
    orders: Vec<Order>,
}

struct Order {
    names: Vec<String>,
    /// `None` while it is not known.
    proven: Vec<Option<bool>>,
    chain: Option<String>,
    polls: u32,
}

pub struct AcmeServer {
    pub authority: Authority,
    clock: Clock,
    base: String,
    root_file: PathBuf,
    state: Mutex<State>,
    /// Where the domains lead.
    shop: Mutex<Option<SocketAddr>>,
    _folder: tempfile::TempDir,
}

impl AcmeServer {
    pub async fn start(clock: &Clock) -> Arc<Self> {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let folder = tempfile::tempdir().unwrap();
        let root_file = folder.path().join("root.pem");
        let authority = Authority::new();
        std::fs::write(&root_file, authority.root_pem()).unwrap();
        let now = Clock::system().now();
        let (chain, key) = authority.issue(&["localhost"], [now.plus_days(-1), now.plus_days(1)]);
        let config = ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(
                vec![CertificateDer::from_pem_slice(chain.as_bytes()).unwrap()],
                PrivateKeyDer::from_pem_slice(key.as_bytes()).unwrap(),
            )
            .unwrap();
        let server = Arc::new(Self {
            authority,
            clock: clock.clone(),
            base: format!("https://localhost:{port}"),
            root_file,
            state: Mutex::default(),
            shop: Mutex::default(),
            _folder: folder,
        });
        let (acceptor, running) = (TlsAcceptor::from(Arc::new(config)), server.clone());
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                let (acceptor, server) = (acceptor.clone(), running.clone());
                tokio::spawn(async move {
                    let Ok(stream) = acceptor.accept(socket).await else {
                        return;
                    };
                    let service = hyper::service::service_fn(|request| {
                        let server = server.clone();
                        async move { Ok::<_, Infallible>(server.answer(request).await) }
                    });
                    let _ = http1::Builder::new()
                        .serve_connection(TokioIo::new(stream), service)
                        .await;
                });
            }
        });
        server
    }

    pub fn directory(&self) -> String {
        format!("{}/directory", self.base)
    }

    pub fn root_file(&self) -> PathBuf {
        self.root_file.clone()
    }

    pub fn leads_to(&self, shop: SocketAddr) {
        *self.shop.lock().unwrap() = Some(shop);
    }

    pub fn behaves(&self, manners: Manners) {
        let mut state = self.state.lock().unwrap();
        if matches!(manners, Manners::Forgets) {
            state.accounts.clear();
        }
        state.manners = manners;
    }

    /// Number of orders so far, refused ones included.
    pub fn orders(&self) -> usize {
        self.state.lock().unwrap().orders.len()
    }

    /// What was given as contact, by order of the calls.
    pub fn contacts(&self) -> Vec<Value> {
        self.state.lock().unwrap().contacts.clone()
    }

    async fn answer(&self, request: Request<Incoming>) -> Response<Full<Bytes>> {
        let path = request.uri().path().to_owned();
        if path == "/directory" {
            let addresses = json!({
                "newNonce": format!("{}/nonce", self.base),
                "newAccount": format!("{}/account", self.base),
                "newOrder": format!("{}/order", self.base),
            });
            return respond(200, &addresses)
                .body(addresses.to_string().into())
                .unwrap();
        }
        let nonce = self.nonce();
        if path == "/nonce" {
            return Response::builder()
                .header("replay-nonce", nonce)
                .body(Full::default())
                .unwrap();
        }
        let body = request.into_body().collect().await.unwrap().to_bytes();
        let (status, location, retry_after, body) = match self.call(&path, &body).await {
            Ok((status, location, body)) => (status, location, None, body),
            Err((status, kind, retry_after)) => {
                let problem = json!({
                    "type": format!("urn:ietf:params:acme:error:{kind}"),
                    "detail": format!("because of {kind}"),
                });
                (status, None, retry_after, problem)
            }
        };
        let mut response = respond(status, &body).header("replay-nonce", nonce);
        if let Some(location) = location {
            response = response.header("location", location);
        }
        if let Some(seconds) = retry_after {
            response = response.header("retry-after", seconds);
        }
        let text = match body {
            Value::String(chain) => chain,
            other => other.to_string(),
        };
        response.body(text.into()).unwrap()
    }

    fn nonce(&self) -> String {
        let mut state = self.state.lock().unwrap();
        state.next += 1;
        let nonce = format!("nonce-{}", state.next);
        state.nonces.insert(nonce.clone());
        nonce
    }

    async fn call(&self, path: &str, body: &[u8]) -> Answer {
        let (account, payload) = self.verified(path, body)?;
        let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        let number = |at: usize| parts.get(at).and_then(|part| part.parse::<usize>().ok());
        match (parts[0], number(1), number(2)) {
            ("account", _, _) => {
                let mut state = self.state.lock().unwrap();
                state.contacts.push(payload["contact"].clone());
                Ok((201, Some(account), json!({"status": "valid"})))
            }
            ("order", None, _) => self.order(&payload),
            ("order", Some(order), _) => Ok((200, None, self.order_state(order))),
            ("authorization", Some(order), Some(at)) => {
                Ok((200, None, self.authorization(order, at)))
            }
            ("challenge", Some(order), Some(at)) => {
                let thumbprint = self.state.lock().unwrap().accounts[&account].1.clone();
                self.validate(order, at, &thumbprint).await;
                let challenge = self.authorization(order, at)["challenges"][0].clone();
                // As Let's Encrypt does: what became of it is read from the authorization.
                let mut answered = challenge;
                answered.as_object_mut().unwrap().remove("error");
                Ok((200, None, answered))
            }
            ("finalize", Some(order), _) => self.finalize(order, &payload),
            ("certificate", Some(order), _) => {
                let state = self.state.lock().unwrap();
                let chain = state.orders[order].chain.clone().unwrap();
                let half = matches!(state.manners, Manners::SendsHalf);
                let end = if half { chain.len() / 2 } else { chain.len() };
                Ok((200, None, Value::String(chain[..end].to_owned())))
            }
            _ => Err((404, "malformed", None)),
        }
    }

    /// The account and the payload of a request whose nonce, address and signature are right.
    fn verified(&self, path: &str, body: &[u8]) -> Result<(String, Value), Refusal> {
        const MALFORMED: Refusal = (400, "malformed", None);
        let decoded = |text: &Value| BASE64.decode(text.as_str().unwrap_or_default());
        let jws: Value = serde_json::from_slice(body).map_err(|_| MALFORMED)?;
        let protected = decoded(&jws["protected"]).map_err(|_| MALFORMED)?;
        let protected: Value = serde_json::from_slice(&protected).map_err(|_| MALFORMED)?;
        let mut state = self.state.lock().unwrap();
        let nonce = protected["nonce"].as_str().unwrap_or_default();
        if !state.nonces.remove(nonce) {
            return Err((400, "badNonce", None));
        }
        if protected["alg"] != "ES256" || protected["url"] != format!("{}{path}", self.base) {
            return Err(MALFORMED);
        }
        let new = path == "/account";
        let (account, key) = match (&protected["jwk"], protected["kid"].as_str()) {
            (Value::Null, Some(account)) if !new => {
                let known = state.accounts.get(account).map(|(key, _)| *key);
                (
                    account.to_owned(),
                    known.ok_or((400, "accountDoesNotExist", None))?,
                )
            }
            (jwk, None) if new => {
                let mut key = [4; 65];
                for (name, at) in [("x", 1), ("y", 33)] {
                    let half = decoded(&jwk[name]).map_err(|_| MALFORMED)?;
                    key[at..at + 32].copy_from_slice(&half);
                }
                let thumbprint = format!(
                    r#"{{"crv":"P-256","kty":"EC","x":{},"y":{}}}"#,
                    jwk["x"], jwk["y"]
                );
                let thumbprint = BASE64.encode(Sha256::digest(thumbprint));
                state.next += 1;
                let account = format!("{}/account/{}", self.base, state.next);
                state.accounts.insert(account.clone(), (key, thumbprint));
                (account, key)
            }
            _ => return Err(MALFORMED),
        };
        let text = |name: &str| jws[name].as_str().unwrap_or_default().to_owned();
        let signed = format!("{}.{}", text("protected"), text("payload"));
        let signature = decoded(&jws["signature"]).map_err(|_| MALFORMED)?;
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key)
            .verify(signed.as_bytes(), &signature)
            .map_err(|_| MALFORMED)?;
        let payload = decoded(&jws["payload"]).map_err(|_| MALFORMED)?;
        let payload = match payload.is_empty() {
            true => Value::Null,
            false => serde_json::from_slice(&payload).map_err(|_| MALFORMED)?,
        };
        Ok((account, payload))
    }

    fn order(&self, payload: &Value) -> Answer {
        let names = payload["identifiers"].as_array().unwrap().iter();
        let names: Vec<String> = names
            .map(|name| name["value"].as_str().unwrap().to_owned())
            .collect();
        let order = {
            let mut state = self.state.lock().unwrap();
            state.orders.push(Order {
                proven: vec![None; names.len()],
                names,
                chain: None,
                polls: 0,
            });
            if let Manners::Refuses(kind, retry_after) = state.manners {
                return Err((429, kind, retry_after));
            }
            state.orders.len() - 1
        };
        let address = format!("{}/order/{order}", self.base);
        Ok((201, Some(address), self.order_state(order)))
    }

    fn order_state(&self, number: usize) -> Value {
        let mut state = self.state.lock().unwrap();
        let slow = matches!(state.manners, Manners::IsSlow);
        let order = &mut state.orders[number];
        let status = match &order.chain {
            Some(_) if slow && order.polls == 0 => "processing",
            Some(_) => "valid",
            None if order.proven.contains(&Some(false)) => "invalid",
            None if order.proven.contains(&None) => "pending",
            None => "ready",
        };
        order.polls += u32::from(order.chain.is_some());
        let at = |what: &str| format!("{}/{what}/{number}", self.base);
        let authorizations =
            (0..order.names.len()).map(|at_name| format!("{}/{at_name}", at("authorization")));
        let mut shown = json!({
            "status": status,
            "identifiers": order.names.iter().map(|name| json!({"type": "dns", "value": name})).collect::<Vec<_>>(),
            "authorizations": authorizations.collect::<Vec<_>>(),
            "finalize": at("finalize"),
        });
        if status == "valid" {
            shown["certificate"] = at("certificate").into();
        }
        shown
    }

    fn authorization(&self, number: usize, at: usize) -> Value {
        let state = self.state.lock().unwrap();
        let order = &state.orders[number];
        let status = match order.proven[at] {
            None => "pending",
            Some(true) => "valid",
            Some(false) => "invalid",
        };
        let mut challenge = json!({
            "type": "http-01",
            "url": format!("{}/challenge/{number}/{at}", self.base),
            "token": token(number, at),
            "status": status,
        });
        if status == "invalid" {
            challenge["error"] = json!({
                "type": "urn:ietf:params:acme:error:unauthorized",
                "detail": format!("{} did not answer", order.names[at]),
            });
        }
        json!({
            "identifier": {"type": "dns", "value": order.names[at]},
            "status": status,
            "challenges": [challenge, {"type": "dns-01", "url": "", "token": "", "status": "pending"}],
        })
    }

    /// Asks the shop for the token, as a visitor of the domain on port 80.
    async fn validate(&self, number: usize, at: usize, thumbprint: &str) {
        let name = self.state.lock().unwrap().orders[number].names[at].clone();
        let token = token(number, at);
        let shop = *self.shop.lock().unwrap();
        let answer = match shop {
            Some(shop) => asked(shop, &name, &token).await.unwrap_or_default(),
            None => String::new(),
        };
        let right = answer.starts_with("HTTP/1.1 200")
            && answer.ends_with(&format!("\r\n\r\n{token}.{thumbprint}"));
        self.state.lock().unwrap().orders[number].proven[at] = Some(right);
    }

    fn finalize(&self, number: usize, payload: &Value) -> Answer {
        let csr = BASE64.decode(payload["csr"].as_str().unwrap()).unwrap();
        let now = self.clock.now();
        {
            let mut state = self.state.lock().unwrap();
            let order = &mut state.orders[number];
            if order.proven.iter().any(|proven| *proven != Some(true)) {
                return Err((403, "orderNotReady", None));
            }
            let names: Vec<&str> = order.names.iter().map(String::as_str).collect();
            // Clients of these tests go by the machine's clock.
            let since = Clock::system().now().plus_days(-1);
            let validity = [since, now.plus_days(DAYS)];
            order.chain = Some(
                self.authority
                    .sign(&names, &PublicKey::of_request(&csr), validity),
            );
        }
        Ok((200, None, self.order_state(number)))
    }
}

type Refusal = (u16, &'static str, Option<u32>);
type Answer = Result<(u16, Option<String>, Value), Refusal>;

fn respond(status: u16, body: &Value) -> hyper::http::response::Builder {
    let kind = match body {
        Value::String(_) => "application/pem-certificate-chain",
        _ if status >= 400 => "application/problem+json",
        _ => "application/json",
    };
    Response::builder()
        .status(status)
        .header("content-type", kind)
}

fn token(order: usize, at: usize) -> String {
    format!("token-{order}-{at}")
}

async fn asked(shop: SocketAddr, name: &str, token: &str) -> std::io::Result<String> {
    let mut socket = TcpStream::connect(shop).await?;
    let request = format!(
        "GET /.well-known/acme-challenge/{token} HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n"
    );
    socket.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// The key that a signing request is for (RFC 2986).
struct PublicKey(Vec<u8>);

impl PublicKey {
    fn of_request(request: &[u8]) -> Self {
        let key = yasna::parse_der(request, |reader| {
            reader.read_sequence(|parts| {
                let key = parts.next().read_sequence(|fields| {
                    // Version, subject.
                    for _ in 0..2 {
                        fields.next().read_der()?;
                    }
                    let key = fields.next().read_sequence(|key| {
                        key.next().read_der()?;
                        Ok(key.next().read_bitvec_bytes()?.0)
                    })?;
                    fields.next().read_der()?;
                    Ok(key)
                })?;
                for _ in 0..2 {
                    parts.next().read_der()?;
                }
                Ok(key)
            })
        });
        Self(key.unwrap())
    }
}

impl PublicKeyData for PublicKey {
    fn der_bytes(&self) -> &[u8] {
        &self.0
    }

    fn algorithm(&self) -> &'static SignatureAlgorithm {
        &PKCS_ECDSA_P256_SHA256
    }
}
