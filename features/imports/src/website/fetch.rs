//! Calls a website whose address the owner has entered.

use std::time::Duration;

use kernel::public_internet::{Caller, Reach};
use reqwest::{Response, StatusCode, Url, header::LOCATION};

/// Redirects that are followed; each address is checked again.
const MOST_REDIRECTS: usize = 3;

/// Calls websites. Errors are sentences for the owner.
pub struct Website {
    caller: Caller,
}

impl Website {
    pub fn new(reach: Reach, timeout: Duration) -> Self {
        Self {
            caller: reach.caller(timeout),
        }
    }

    /// The address of a website, if it may be called.
    pub fn address(&self, text: &str) -> Option<Url> {
        self.caller.address(text)
    }

    /// The body of an answer of at most `most` bytes.
    pub async fn get(&self, address: &str, most: usize) -> Result<Vec<u8>, String> {
        let mut address = self.checked(address)?;
        for _ in 0..=MOST_REDIRECTS {
            let answer = self.caller.client()?.get(address.clone()).send().await;
            let answer = answer.map_err(|error| unreachable(&error))?;
            let status = answer.status();
            if status.is_redirection() {
                let next = answer.headers().get(LOCATION);
                let next = next.and_then(|next| next.to_str().ok());
                let next = next.and_then(|next| address.join(next).ok());
                let next = next.ok_or("It redirects to an address that is missing.")?;
                address = self.checked(next.as_str())?;
                continue;
            }
            return match status {
                StatusCode::OK => body(answer, most).await,
                StatusCode::NOT_FOUND => Err("There is nothing at this address (404).".to_owned()),
                status => Err(format!("It answered with an error ({}).", status.as_u16())),
            };
        }
        Err("It redirects too often.".to_owned())
    }

    fn checked(&self, address: &str) -> Result<Url, String> {
        let address = self.address(address);
        address.ok_or_else(|| "This address is not on the public internet.".to_owned())
    }
}

async fn body(mut answer: Response, most: usize) -> Result<Vec<u8>, String> {
    let too_large = || format!("It is larger than {} MB.", most / (1024 * 1024));
    let said = answer.content_length().unwrap_or_default();
    if said > most as u64 {
        return Err(too_large());
    }
    let mut body = Vec::new();
    while let Some(chunk) = answer.chunk().await.map_err(|error| unreachable(&error))? {
        if body.len() + chunk.len() > most {
            return Err(too_large());
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

fn unreachable(error: &reqwest::Error) -> String {
    if error.is_timeout() {
        "It did not answer in time.".to_owned()
    } else {
        "It cannot be reached.".to_owned()
    }
}
