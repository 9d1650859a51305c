//! Who may send how much, and who keeps whom from sending.

use std::{io, sync::Arc};

use async_trait::async_trait;
use bytes::Bytes;
use futures_util::{FutureExt, stream};
use kernel::{Sessions, StaffRole, Timestamp};
use poem::{
    Endpoint, EndpointExt, Response, endpoint::BoxEndpoint, endpoint::make, http::Method,
    http::StatusCode,
};

use super::{
    super::layer::Behind,
    allowance::{CAPTIONS, LESSON_FILE, PHOTO, WEBHOOK},
    *,
};

/// The token is the role and the id: `customer-7`.
struct Tokens;

#[async_trait]
impl Sessions for Tokens {
    async fn user(&self, token: &str) -> Result<Option<User>, Failure> {
        let Some((role, id)) = token.split_once('-') else {
            return Ok(None);
        };
        let (role, staff_role) = match role {
            "customer" => (Role::Customer, None),
            _ => (Role::Staff, Some(StaffRole::Maker)),
        };
        Ok(id.parse().ok().map(|id| User {
            id,
            role,
            staff_role,
            session: id,
            authenticated_at: Timestamp(0),
        }))
    }
}

struct Shop {
    endpoint: Arc<BoxEndpoint<'static, Response>>,
    _folder: tempfile::TempDir,
}

const OF_A_CUSTOMER: &str = "/api/me/orders/7/photos";
const OF_THE_SHOP: &str = "/api/admin/media/images";
const A_WEBHOOK: &str = "/api/payments/webhooks/razorpay";

impl Shop {
    /// Answers how long a body is.
    fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let length = make(|mut request: Request| async move {
            let bytes = request.take_body().into_bytes().await?;
            Ok::<_, poem::Error>(bytes.len().to_string())
        });
        let sessions: Arc<dyn Sessions> = Arc::new(Tokens);
        let endpoint = length
            .behind(BodyLimit::new(folder.path().to_owned()))
            .data(sessions);
        Self {
            endpoint: Arc::new(endpoint.map_to_response().boxed()),
            _folder: folder,
        }
    }

    /// Sends a body and answers the status.
    fn send(
        &self,
        path: &str,
        who: &str,
        address: &str,
        body: Body,
    ) -> impl Future<Output = StatusCode> + Send + use<> {
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(path.parse().unwrap())
            .header("cookie", format!("__Host-session={who}"))
            .body(body);
        let address = ClientAddress(address.to_owned());
        request.extensions_mut().insert(address);
        let endpoint = self.endpoint.clone();
        async move { endpoint.get_response(request).await.status() }
    }
}

/// So many bytes every second, for ever.
fn trickle(bytes: usize) -> Body {
    Body::from_bytes_stream(stream::unfold((), move |()| async move {
        tokio::time::sleep(Duration::from_secs(1)).await;
        Some((Ok::<_, io::Error>(Bytes::from(vec![0; bytes])), ()))
    }))
}

/// A body that stops one byte before its end.
fn held(bytes: usize) -> Body {
    let part = stream::iter([Ok::<_, io::Error>(Bytes::from(vec![0; bytes - 1]))]);
    Body::from_bytes_stream(part.chain(stream::pending()))
}

/// Bodies of these addresses, held until the deadline.
async fn hold(
    shop: &Shop,
    path: &str,
    addresses: impl Iterator<Item = String>,
    bytes: usize,
) -> Vec<tokio::task::JoinHandle<StatusCode>> {
    let held: Vec<_> = addresses
        .map(|address| tokio::spawn(shop.send(path, "", &address, held(bytes))))
        .collect();
    tokio::time::sleep(Duration::from_secs(1)).await;
    held
}

fn unread() -> Body {
    let never = async { unreachable!("the body was read") };
    Body::from_bytes_stream(stream::once(
        never.map(|(): ()| Ok::<_, io::Error>(Bytes::new())),
    ))
}

#[test]
fn only_what_needs_it_gets_more_than_a_form() {
    let form = Allowance::Form(FORM);
    let photo = Allowance::Upload(PHOTO);
    for (path, allowance) in [
        ("/api/content/enquiries", form),
        ("/api/me/orders", form),
        ("/api/me/orders/7/photos/3", form),
        (OF_A_CUSTOMER, photo),
        ("/api/admin/orders/7/photos", photo),
        ("/api/me/product-reviews/7/photos", photo),
        ("/api/me/product-reviews/7", form),
        (OF_THE_SHOP, photo),
        ("/api/admin/media/images/7", form),
        (
            "/api/admin/courses/lessons/7/files",
            Allowance::Upload(LESSON_FILE),
        ),
        (
            "/api/admin/courses/files/7/content",
            Allowance::Upload(LESSON_FILE),
        ),
        ("/api/admin/courses/lessons/7/files/order", form),
        ("/api/admin/courses/files/7", form),
        (
            "/api/admin/media/videos/7/captions/en",
            Allowance::Upload(CAPTIONS),
        ),
        (A_WEBHOOK, Allowance::Webhook(WEBHOOK)),
        (
            "/api/payments/webhooks/sandbox",
            Allowance::Webhook(WEBHOOK),
        ),
        (
            "/api/messages/webhooks/whatsapp",
            Allowance::Webhook(WEBHOOK),
        ),
        (
            "/api/messages/webhooks/sms/secret",
            Allowance::Webhook(FORM),
        ),
        ("/api/payments/webhooks/anything", form),
        ("/api/payments/webhooks/razorpay/more", form),
        ("/api/messages/webhooks/anything", form),
    ] {
        assert_eq!(Allowance::of(path), allowance, "{path}");
    }
}

#[tokio::test]
async fn an_upload_without_the_right_session_is_refused_unread() {
    let shop = Shop::open();
    let refused = shop.send(OF_A_CUSTOMER, "", "a", unread()).await;
    assert_eq!(refused, StatusCode::UNAUTHORIZED);
    let refused = shop.send(OF_THE_SHOP, "customer-1", "a", unread()).await;
    assert_eq!(refused, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_file_reaches_its_operation_whole() {
    let shop = Shop::open();
    let body = Body::from_vec(vec![7; 9 << 20]);
    let sent = shop.send(OF_THE_SHOP, "staff-1", "a", body).await;
    assert_eq!(sent, StatusCode::OK);
    let body = Body::from_vec(vec![7; PHOTO + 1]);
    let sent = shop.send(OF_THE_SHOP, "staff-1", "a", body).await;
    assert_eq!(sent, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test(start_paused = true)]
async fn no_crowd_of_customers_keeps_the_shop_from_uploading() {
    let shop = Shop::open();
    // Fast enough to go on, and larger with every second.
    let mut crowd = Vec::new();
    for customer in 0..40 {
        let (who, address) = (
            format!("customer-{customer}"),
            format!("address {customer}"),
        );
        let sent = shop.send(OF_A_CUSTOMER, &who, &address, trickle(12_000));
        crowd.push(tokio::spawn(sent));
    }
    tokio::time::sleep(Duration::from_secs(5)).await;
    let waiting = crowd.iter().filter(|sent| !sent.is_finished()).count();
    assert_eq!(waiting, UPLOADS);
    let image = || Body::from_vec(vec![7; 1 << 20]);
    let sent = shop.send(OF_A_CUSTOMER, "customer-99", "b", image()).await;
    assert_eq!(sent, StatusCode::SERVICE_UNAVAILABLE);
    let sent = shop.send(OF_THE_SHOP, "staff-1", "b", image()).await;
    assert_eq!(sent, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn one_person_and_one_address_have_few_places() {
    let shop = Shop::open();
    let begin = |who: String| tokio::spawn(shop.send(OF_A_CUSTOMER, &who, "a", trickle(12_000)));
    let mine: Vec<_> = (0..6).map(|_| begin("customer-1".to_owned())).collect();
    let others: Vec<_> = (2..12).map(|id| begin(format!("customer-{id}"))).collect();
    tokio::time::sleep(Duration::from_secs(5)).await;
    let waiting = |sent: &[tokio::task::JoinHandle<_>]| {
        sent.iter().filter(|sent| !sent.is_finished()).count()
    };
    assert_eq!(waiting(&mine), UPLOADS_PER_PERSON);
    assert_eq!(waiting(&mine) + waiting(&others), UPLOADS_PER_ADDRESS);
    let elsewhere = Body::from_vec(vec![7; 1000]);
    let sent = shop
        .send(OF_A_CUSTOMER, "customer-20", "b", elsewhere)
        .await;
    assert_eq!(sent, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn a_body_that_trickles_frees_its_place() {
    let shop = Shop::open();
    let began = Instant::now();
    for _ in 0..UPLOADS_PER_PERSON {
        let sent = shop
            .send(OF_A_CUSTOMER, "customer-1", "a", trickle(10))
            .await;
        assert_eq!(sent, StatusCode::SERVICE_UNAVAILABLE);
    }
    assert!(began.elapsed() < Duration::from_secs(31 * UPLOADS_PER_PERSON as u64));
    let body = Body::from_vec(vec![7; 1000]);
    let sent = shop.send(OF_A_CUSTOMER, "customer-1", "a", body).await;
    assert_eq!(sent, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn forms_that_do_not_end_take_no_more_than_their_share() {
    let shop = Shop::open();
    let begin =
        |address: String| tokio::spawn(shop.send("/api/things", "", &address, trickle(3_000)));
    let one: Vec<_> = (0..100).map(|_| begin("a".to_owned())).collect();
    // 3,000 bytes a second for 19 seconds: 57,000 bytes each, and 16 MiB for all.
    let many: Vec<_> = (0..400).map(|n| begin(format!("address {n}"))).collect();
    tokio::time::sleep(Duration::from_millis(19_500)).await;
    let waiting = |sent: &[tokio::task::JoinHandle<_>]| {
        sent.iter().filter(|sent| !sent.is_finished()).count()
    };
    assert!(waiting(&one) * 57_000 <= MEMORY_PER_ADDRESS);
    assert!((waiting(&one) + waiting(&many)) * 57_000 <= FORM_MEMORY);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(waiting(&one) + waiting(&many), 0, "twenty seconds are over");
    let form = Body::from_vec(vec![7; 1000]);
    let sent = shop.send("/api/things", "", "a", form).await;
    assert_eq!(sent, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn one_address_keeps_no_form_and_no_webhook_of_others_out() {
    let small = || Body::from_vec(vec![7; 1000]);
    let refused =
        |sent: &[tokio::task::JoinHandle<_>]| sent.iter().filter(|sent| sent.is_finished()).count();
    for (path, bytes) in [
        (A_WEBHOOK, WEBHOOK),
        ("/api/payments/webhooks/anything", FORM),
        ("/api/things", FORM),
    ] {
        let shop = Shop::open();
        let one = (0..FORMS_PER_ADDRESS).map(|_| "203.0.113.9".to_owned());
        let sent = hold(&shop, path, one, bytes).await;
        assert!(refused(&sent) >= FORMS_PER_ADDRESS - MEMORY_PER_ADDRESS / (bytes - 1));
        for other in ["/api/things", A_WEBHOOK] {
            let sent = shop.send(other, "", "203.0.113.10", small()).await;
            assert_eq!(sent, StatusCode::OK, "{other} beside {path}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn the_addresses_of_one_network_share_its_memory() {
    let shop = Shop::open();
    let of_one = (0..400).map(|n| format!("2001:db8:1:{n:x}::"));
    let sent = hold(&shop, "/api/things", of_one, FORM).await;
    let waiting = sent.iter().filter(|sent| !sent.is_finished()).count();
    assert_eq!(waiting, MEMORY_PER_NETWORK / FORM);
    let form = Body::from_vec(vec![7; 1000]);
    let sent = shop.send("/api/things", "", "2001:db8:2::", form).await;
    assert_eq!(sent, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn no_crowd_of_forms_takes_the_memory_of_webhooks() {
    let shop = Shop::open();
    let crowd = (0..400).map(|n| format!("crowd {n}"));
    let _sent = hold(&shop, "/api/things", crowd, FORM).await;
    let whole = |bytes: usize| Body::from_vec(vec![7; bytes]);
    let form = shop.send("/api/things", "", "a", whole(FORM)).await;
    assert_eq!(form, StatusCode::SERVICE_UNAVAILABLE);
    let webhook = shop.send(A_WEBHOOK, "", "a", whole(WEBHOOK)).await;
    assert_eq!(webhook, StatusCode::OK);
}
