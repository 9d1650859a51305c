//! How much a body may weigh, who may send one, and how slowly.
//!
//! poem's `SizeLimit` answers 411 to everything without a `Content-Length`, plain GETs included, and its JSON
//! extractor reads without a bound. Here the body is read to its end before the operation starts: a body that is
//! too large, or that never ends, reaches no operation. Small bodies are held in memory, out of one budget; files go to
//! the disk, after it is known who sends them.

use std::{
    io::SeekFrom,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use futures_util::StreamExt;
use kernel::{
    ClientAddress, Failure, Pace, Role, User,
    problem::{BODY_TOO_LARGE, BUSY, TIMEOUT, TOO_MANY_REQUESTS},
    session,
};
use poem::{
    Body, Endpoint, Middleware, Request, Result,
    error::ReadBodyError,
    http::{Method, header::CONTENT_LENGTH},
};
use tokio::{
    io::{AsyncSeekExt, AsyncWriteExt},
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, timeout_at},
};

use super::places::{Place, Places};

/// What a JSON form may weigh, in bytes.
pub const FORM: usize = 64 * 1024;
const WEBHOOK: usize = 256 * 1024;
/// The largest photo or image of an upload, which the operation itself refuses in its own words from there on.
const PHOTO: usize = 10 * 1024 * 1024 + FORM;
/// A file of captions, which the operation refuses in its own words from 1 MB on.
const CAPTIONS: usize = 1024 * 1024 + FORM;

/// So much more is read and thrown away, so that a client still sending gets to see the refusal.
const POLITENESS: usize = 7 * FORM;

/// For a whole form or webhook to arrive.
const FORM_TIME: Duration = Duration::from_secs(20);
/// Memory of all forms and webhooks that are arriving or being worked on, in units of [`GRAIN`].
const FORM_MEMORY: usize = 16 * 1024 * 1024 / GRAIN;
const GRAIN: usize = 1024;
/// Forms from one address that are arriving at a time. Many phones share an address.
const FORMS_PER_ADDRESS: usize = 64;

/// Uploads under way at a time. The web client sends two at once.
const UPLOADS_PER_PERSON: usize = 4;
const UPLOADS_PER_ADDRESS: usize = 8;
/// Of all customers together, and as many of the shop's own people, whom no crowd of accounts can keep out.
const UPLOADS: usize = 16;

/// What the body of one request may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Allowance {
    /// Held in memory; so many bytes.
    Form(usize),
    /// A file of so many bytes, from somebody who is logged in.
    Upload(usize),
}

impl Allowance {
    fn of(path: &str) -> Self {
        let of_an_order = ["/api/me/orders/", "/api/admin/orders/"];
        let photos =
            of_an_order.iter().any(|start| path.starts_with(start)) && path.ends_with("/photos");
        let images = path == "/api/admin/media/images";
        let captions = path.starts_with("/api/admin/media/videos/") && path.contains("/captions/");
        if photos || images {
            Self::Upload(PHOTO)
        } else if captions {
            Self::Upload(CAPTIONS)
        } else if path.starts_with("/api/payments/webhooks/") {
            Self::Form(WEBHOOK)
        } else {
            Self::Form(FORM)
        }
    }

    fn bytes(self) -> usize {
        match self {
            Self::Form(bytes) | Self::Upload(bytes) => bytes,
        }
    }
}

/// A part of a video, which may have 2 GB and take hours.
pub fn is_video_part(request: &Request) -> bool {
    *request.method() == Method::PATCH
        && request
            .uri()
            .path()
            .starts_with("/api/admin/media/videos/uploads/")
}

/// An image or captions. Others may be worked on before it.
pub fn is_upload(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD)
        && matches!(Allowance::of(request.uri().path()), Allowance::Upload(_))
}

#[derive(Clone, Debug)]
pub struct BodyLimit {
    /// The folder in which files gather. They have no name there and are gone with the program.
    pub folder: PathBuf,
}

impl<E: Endpoint> Middleware<E> for BodyLimit {
    type Output = BodyLimitEndpoint<E>;

    fn transform(&self, inner: E) -> Self::Output {
        BodyLimitEndpoint {
            inner,
            folder: self.folder.clone(),
            places: Places::default(),
            form_memory: Arc::new(Semaphore::new(FORM_MEMORY)),
        }
    }
}

pub struct BodyLimitEndpoint<E> {
    inner: E,
    folder: PathBuf,
    places: Places,
    form_memory: Arc<Semaphore>,
}

impl<E: Endpoint> Endpoint for BodyLimitEndpoint<E> {
    type Output = E::Output;

    async fn call(&self, mut request: Request) -> Result<Self::Output> {
        if is_video_part(&request) {
            // Counted, paced and written by the operation itself while it arrives.
            return self.inner.call(request).await;
        }
        let body = request.take_body();
        if body.is_empty() {
            return self.inner.call(request).await;
        }
        let allowance = Allowance::of(request.uri().path());
        // The sender first: nobody else's body is read, not even to be refused.
        let sender = match allowance {
            Allowance::Upload(_) => Some(sender(&request).await?),
            Allowance::Form(_) => None,
        };
        let declared = request
            .headers()
            .get(CONTENT_LENGTH)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.parse::<usize>().ok());
        if declared.is_some_and(|length| length > allowance.bytes() + POLITENESS) {
            return Err(Failure::new(BODY_TOO_LARGE).into());
        }
        let address = request.extensions().get::<ClientAddress>();
        let address = address.map_or("unknown", |address| address.0.as_str());
        // Held until the operation has answered.
        let (body, _held) = match sender {
            Some(sender) => {
                let place = self.upload_place(&sender, address)?;
                let body = stored(body, allowance.bytes(), &self.folder).await?;
                (body, (Some(place), None))
            }
            None => {
                let (body, memory) = self.form(body, allowance.bytes(), address).await?;
                (body, (None, memory))
            }
        };
        request.set_body(body);
        self.inner.call(request).await
    }
}

/// Who uploads. Only the shop's own people upload below `/api/admin`, customers elsewhere.
async fn sender(request: &Request) -> Result<User> {
    if request.uri().path().starts_with("/api/admin/") {
        session::staff_of(request).await
    } else {
        session::user_of(request).await
    }
}

impl<E> BodyLimitEndpoint<E> {
    fn upload_place(&self, sender: &User, address: &str) -> Result<Place, Failure> {
        let mine = (format!("person:{}", sender.id), UPLOADS_PER_PERSON);
        let here = (format!("address:{address}"), UPLOADS_PER_ADDRESS);
        let everybody = match sender.role {
            Role::Customer => "customers",
            Role::Staff | Role::Owner => "shop",
        };
        let taken = self.places.take([mine, here]);
        let Some(mut place) = taken else {
            return Err(Failure::new(TOO_MANY_REQUESTS).retry_after(5));
        };
        let among = self.places.take([(everybody.to_owned(), UPLOADS)]);
        place.join(among.ok_or_else(|| Failure::new(BUSY).retry_after(5))?);
        Ok(place)
    }

    /// The whole body in memory, and what it takes of the memory for forms.
    async fn form(
        &self,
        body: Body,
        most: usize,
        address: &str,
    ) -> Result<(Body, Option<OwnedSemaphorePermit>)> {
        let here = (format!("forms:{address}"), FORMS_PER_ADDRESS);
        let _place = self
            .places
            .take([here])
            .ok_or_else(|| Failure::new(TOO_MANY_REQUESTS).retry_after(5))?;
        let until = Instant::now() + FORM_TIME;
        let mut parts = std::pin::pin!(body.into_bytes_stream());
        let mut whole = Vec::new();
        let mut memory: Option<OwnedSemaphorePermit> = None;
        let mut length = 0_usize;
        loop {
            let part = timeout_at(until, parts.next()).await;
            let Some(part) = part.map_err(|_| Failure::new(TIMEOUT).retry_after(5))? else {
                break;
            };
            let part = part.map_err(ReadBodyError::Io)?;
            length += part.len();
            if length > most + POLITENESS {
                return Err(Failure::new(BODY_TOO_LARGE).into());
            }
            if length > most {
                whole = Vec::new();
                continue;
            }
            let grains = length.div_ceil(GRAIN) - whole.len().div_ceil(GRAIN);
            let grains = u32::try_from(grains).map_err(Failure::internal)?;
            let more = self.form_memory.clone().try_acquire_many_owned(grains);
            let more = more.map_err(|_| Failure::new(BUSY).retry_after(5))?;
            match &mut memory {
                Some(memory) => memory.merge(more),
                None => memory = Some(more),
            }
            whole.extend_from_slice(&part);
        }
        if length > most {
            return Err(Failure::new(BODY_TOO_LARGE).into());
        }
        Ok((Body::from_vec(whole), memory))
    }
}

/// The whole body, on the disk.
async fn stored(body: Body, most: usize, folder: &Path) -> Result<Body> {
    let file = tempfile::tempfile_in(folder).map_err(Failure::internal)?;
    let mut file = tokio::fs::File::from_std(file);
    let mut parts = std::pin::pin!(body.into_bytes_stream());
    let mut pace = Pace::default();
    let mut length = 0;
    loop {
        let part = pace.next(parts.next()).await;
        let Some(part) = part.ok_or_else(|| Failure::new(TIMEOUT).retry_after(5))? else {
            break;
        };
        let part = part.map_err(ReadBodyError::Io)?;
        pace.count(part.len());
        length += part.len();
        if length > most + POLITENESS {
            return Err(Failure::new(BODY_TOO_LARGE).into());
        }
        if length <= most {
            file.write_all(&part).await.map_err(Failure::internal)?;
        }
    }
    if length > most {
        return Err(Failure::new(BODY_TOO_LARGE).into());
    }
    // Seeking waits for what is still being written.
    file.seek(SeekFrom::Start(0))
        .await
        .map_err(Failure::internal)?;
    Ok(Body::from_async_read(file))
}

#[cfg(test)]
mod tests {
    use std::io;

    use async_trait::async_trait;
    use bytes::Bytes;
    use futures_util::{FutureExt, stream};
    use kernel::{Sessions, Timestamp};
    use poem::{EndpointExt, Response, endpoint::BoxEndpoint, endpoint::make, http::StatusCode};

    use super::*;

    /// The token is the role and the id: `customer-7`.
    struct Tokens;

    #[async_trait]
    impl Sessions for Tokens {
        async fn user(&self, token: &str) -> Result<Option<User>, Failure> {
            let Some((role, id)) = token.split_once('-') else {
                return Ok(None);
            };
            let role = match role {
                "customer" => Role::Customer,
                _ => Role::Staff,
            };
            Ok(id.parse().ok().map(|id| User {
                id,
                role,
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
                .with(BodyLimit {
                    folder: folder.path().to_owned(),
                })
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
            (OF_THE_SHOP, photo),
            ("/api/admin/media/images/7", form),
            (
                "/api/admin/media/videos/7/captions/en",
                Allowance::Upload(CAPTIONS),
            ),
            ("/api/payments/webhooks/sandbox", Allowance::Form(WEBHOOK)),
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
        let begin =
            |who: String| tokio::spawn(shop.send(OF_A_CUSTOMER, &who, "a", trickle(12_000)));
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
        // 3,000 bytes a second for 19 seconds: 55 KiB each, and 16 MiB for all.
        let many: Vec<_> = (0..400).map(|n| begin(format!("address {n}"))).collect();
        tokio::time::sleep(Duration::from_millis(19_500)).await;
        let waiting = |sent: &[tokio::task::JoinHandle<_>]| {
            sent.iter().filter(|sent| !sent.is_finished()).count()
        };
        assert!(waiting(&one) <= FORMS_PER_ADDRESS);
        assert!((waiting(&one) + waiting(&many)) * 55 <= FORM_MEMORY);
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(waiting(&one) + waiting(&many), 0, "twenty seconds are over");
        let form = Body::from_vec(vec![7; 1000]);
        let sent = shop.send("/api/things", "", "a", form).await;
        assert_eq!(sent, StatusCode::OK);
    }
}
