//! How much a body may weigh, who may send one, and how slowly.
//!
//! poem's `SizeLimit` answers 411 to everything without a `Content-Length`, plain GETs included, and its JSON
//! extractor reads without a bound. Here the body is read to its end before the operation starts: a body that is
//! too large, or that never ends, reaches no operation. Small bodies are held in memory, of which every network has a
//! share, and webhooks have memory of their own; files go to the disk, after it is known who sends them.

mod allowance;
#[cfg(test)]
mod tests;

use std::{
    io::SeekFrom,
    path::{Path, PathBuf},
    time::Duration,
};

use futures_util::StreamExt;
use kernel::{
    ClientAddress, Failure, Pace, Role, User,
    problem::{BODY_TOO_LARGE, BUSY, TIMEOUT, TOO_MANY_REQUESTS},
    session,
};
use poem::{Body, Request, Response, Result, error::ReadBodyError, http::header::CONTENT_LENGTH};
use tokio::{
    io::{AsyncSeekExt, AsyncWriteExt},
    time::{Instant, timeout_at},
};

use self::allowance::Allowance;
pub use self::allowance::{FORM, is_upload, is_video_part};
use super::{
    client_address::neighbourhood_of,
    layer::{Inner, Layer},
    places::{Place, Places},
};

/// So much more is read and thrown away, so that a client still sending gets to see the refusal.
const POLITENESS: usize = 7 * FORM;

/// For a whole form or webhook to arrive.
const FORM_TIME: Duration = Duration::from_secs(20);
/// Memory of all forms that are arriving or being worked on, in bytes.
const FORM_MEMORY: usize = 16 * 1024 * 1024;
/// The same of webhooks, which no crowd of forms can take.
const WEBHOOK_MEMORY: usize = 8 * 1024 * 1024;
/// Share of one address in either memory, in bytes. Many phones share an address, and a form has a kilobyte or two.
const MEMORY_PER_ADDRESS: usize = 1024 * 1024;
/// Share of an IPv4 /24 or an IPv6 /48, in bytes: one caller may have all addresses of it.
const MEMORY_PER_NETWORK: usize = 2 * 1024 * 1024;
/// Forms from one address that are arriving at a time, and as many webhooks.
const FORMS_PER_ADDRESS: usize = 64;

/// Uploads under way at a time. The web client sends two at once.
const UPLOADS_PER_PERSON: usize = 4;
const UPLOADS_PER_ADDRESS: usize = 8;
/// Of all customers together, and as many of the shop's own people, whom no crowd of accounts can keep out.
const UPLOADS: usize = 16;

pub struct BodyLimit {
    folder: PathBuf,
    places: Places,
}

impl Layer for BodyLimit {
    async fn call(&self, inner: &Inner, mut request: Request) -> Result<Response> {
        if is_video_part(&request) {
            // Counted, paced and written by the operation itself while it arrives.
            return inner.call(request).await;
        }
        let body = request.take_body();
        if body.is_empty() {
            return inner.call(request).await;
        }
        let allowance = Allowance::of(request.uri().path());
        // The session first: the body of any other caller is not read, not even to be refused.
        let sender = match allowance {
            Allowance::Upload(_) => Some(sender(&request).await?),
            Allowance::Form(_) | Allowance::Webhook(_) => None,
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
                let (body, memory) = self.form(body, allowance, address).await?;
                (body, (None, Some(memory)))
            }
        };
        request.set_body(body);
        inner.call(request).await
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

impl BodyLimit {
    /// Uploads gather in this folder. They have no name there and are gone with the program.
    pub fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            places: Places::default(),
        }
    }

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

    /// The whole body in memory, and what it takes of the memory for forms or webhooks.
    async fn form(
        &self,
        body: Body,
        allowance: Allowance,
        address: &str,
    ) -> Result<(Body, Memory)> {
        let (kind, all) = match allowance {
            Allowance::Webhook(_) => ("webhooks", WEBHOOK_MEMORY),
            Allowance::Form(_) | Allowance::Upload(_) => ("forms", FORM_MEMORY),
        };
        let limited = || Failure::new(TOO_MANY_REQUESTS).retry_after(5);
        let busy = || Failure::new(BUSY).retry_after(5);
        let _place = self
            .places
            .take([(format!("{kind}:{address}"), FORMS_PER_ADDRESS)])
            .ok_or_else(limited)?;
        let network = neighbourhood_of(address);
        let shares = [
            (
                format!("{kind}:memory:address:{address}"),
                MEMORY_PER_ADDRESS,
            ),
            (
                format!("{kind}:memory:network:{network}"),
                MEMORY_PER_NETWORK,
            ),
        ];
        let mut memory = Memory {
            share: self.places.take(shares).ok_or_else(limited)?,
            all: self
                .places
                .take([(format!("{kind}:memory"), all)])
                .ok_or_else(busy)?,
        };
        let most = allowance.bytes();
        let until = Instant::now() + FORM_TIME;
        let mut parts = std::pin::pin!(body.into_bytes_stream());
        let mut whole = Vec::new();
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
            if !memory.share.grow(part.len()) {
                return Err(limited().into());
            }
            if !memory.all.grow(part.len()) {
                return Err(busy().into());
            }
            whole.extend_from_slice(&part);
        }
        if length > most {
            return Err(Failure::new(BODY_TOO_LARGE).into());
        }
        Ok((Body::from_vec(whole), memory))
    }
}

/// What a body takes, in bytes: of the shares of its sender, and of the memory of all.
struct Memory {
    share: Place,
    all: Place,
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
