//! Takes the messages to the shop, again and again until it answers with success.

use tokio::time::Instant;

use super::{
    Delivery, Secret, State,
    send::{Message, send},
};
use crate::{Shared, signature};

/// Sends what is due, for as long as the program runs.
pub(crate) async fn run(shared: &Shared) {
    loop {
        let changed = shared.wake.notified();
        deliver(shared, false).await;
        let next = shared.book(|book| book.post.deliveries.iter().filter_map(|one| one.due).min());
        match next {
            Some(due) => {
                tokio::select! {
                    () = changed => {}
                    () = tokio::time::sleep_until(due) => {}
                }
            }
            None => changed.await,
        }
    }
}

/// Sends everything that waits, once, without waiting for the next try to be due.
pub(crate) async fn deliver_everything(shared: &Shared) {
    deliver(shared, true).await;
}

async fn deliver(shared: &Shared, everything: bool) {
    let Some(address) = shared.webhook_url() else {
        return;
    };
    // One at a time, or a message could be sent twice that is to be sent once.
    let _turn = shared.delivering.lock().await;
    let mut after = Vec::new();
    while let Some(delivery) = next(shared, everything, &after) {
        after.push(delivery.number);
        let signature = match delivery.secret {
            Secret::Current => signature::sign(&shared.webhook_secret(), delivery.body.as_bytes()),
            Secret::Previous => signature::sign(
                &shared.config.previous_webhook_secret,
                delivery.body.as_bytes(),
            ),
            Secret::Wrong => signature::sign("not the secret", delivery.body.as_bytes()),
        };
        let message = Message {
            event_id: &delivery.event_id,
            signature: &signature,
            body: &delivery.body,
        };
        let answer = send(&address, message).await;
        note(shared, delivery.number, &answer);
    }
}

fn next(shared: &Shared, everything: bool, after: &[u64]) -> Option<Delivery> {
    let now = Instant::now();
    shared.book(|book| {
        let mut waiting = book.post.deliveries.iter();
        waiting
            .find(|one| {
                one.state == State::Waiting
                    && !after.contains(&one.number)
                    && (everything || one.due.is_none_or(|due| due <= now))
            })
            .cloned()
    })
}

fn note(shared: &Shared, number: u64, answer: &Result<u16, String>) {
    shared.book(|book| {
        let found = book
            .post
            .deliveries
            .iter_mut()
            .find(|one| one.number == number);
        let Some(delivery) = found else {
            return; // forgotten since
        };
        let wait = shared.config.retries.get(delivery.attempts);
        delivery.attempts += 1;
        delivery.due = None;
        match answer {
            Ok(status) if (200..300).contains(status) => delivery.state = State::Delivered,
            _ => match wait {
                Some(wait) => delivery.due = Some(Instant::now() + *wait),
                None => delivery.state = State::Lost,
            },
        }
        delivery.answer = Some(match answer {
            Ok(status) => status.to_string(),
            Err(why) => why.clone(),
        });
    });
}
