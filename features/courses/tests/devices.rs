//! The number of devices one user plays on at once.

use crate::support::{ASHA, At, Store, at};
use poem::http::Method;
use serde_json::json;

const HOME: At = at(ASHA, 1);
const PHONE: At = at(ASHA, 2);
const WORK: At = at(ASHA, 3);

async fn enrolled() -> (Store, i64) {
    let store = Store::open().await;
    let id = store.buy(ASHA, 1, 1).await;
    (store, id)
}

#[tokio::test]
async fn a_third_device_can_play_once_another_is_silent() {
    let (store, id) = enrolled().await;
    let (home, home_token) = store.must_play(HOME, id, 1).await;
    let (phone, _) = store.must_play(PHONE, id, 1).await;
    store.must_play(PHONE, id, 2).await;
    let (status, refused) = store.play(WORK, id, 1).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("courses.too_many_devices"))
    );
    store.pass(119);
    store.ping(PHONE, phone, 3.0, &[]).await;
    assert_eq!(store.play(WORK, id, 1).await.0, 409);
    store.pass(1);
    store.must_play(WORK, id, 1).await;
    assert!(
        !store.opens(&home_token).await,
        "three URLs never work at once"
    );
    let (_, progress) = store.ping(HOME, home, 5.0, &[]).await;
    assert_eq!(progress["live"], false);
    assert_eq!(store.play(HOME, id, 1).await.0, 409);
}

#[tokio::test]
async fn a_device_that_stopped_or_logged_out_makes_room_immediately() {
    let (store, id) = enrolled().await;
    let (home, _) = store.must_play(HOME, id, 1).await;
    store.must_play(PHONE, id, 1).await;
    let path = format!("/me/playback/{home}");
    store.call(HOME, Method::DELETE, &path, None).await;
    store.must_play(WORK, id, 1).await;
    assert_eq!(store.play(HOME, id, 1).await.0, 409);
    store.neighbours.end_session(WORK.device);
    store.must_play(HOME, id, 1).await;
}

#[tokio::test]
async fn of_many_parallel_devices_two_get_a_url() {
    let (store, id) = enrolled().await;
    let input = json!({"lessonId": 1});
    let path = format!("/me/courses/{id}/grants");
    let opening: Vec<_> = (1..=8)
        .map(|device| store.call(at(ASHA, device), Method::POST, &path, Some(&input)))
        .collect();
    let mut given = 0;
    for (status, body) in join_all(opening).await {
        match status {
            201 => given += 1,
            409 => {}
            other => panic!("{other}: {body}"),
        }
    }
    assert_eq!(given, 2);
}

/// Runs futures concurrently on this task.
async fn join_all<F: Future>(futures: Vec<F>) -> Vec<F::Output> {
    let mut running: Vec<_> = futures
        .into_iter()
        .map(|future| (Box::pin(future), None))
        .collect();
    std::future::poll_fn(|cx| {
        for (future, output) in &mut running {
            if output.is_none()
                && let std::task::Poll::Ready(ready) = future.as_mut().poll(cx)
            {
                *output = Some(ready);
            }
        }
        if running.iter().all(|(_, output)| output.is_some()) {
            std::task::Poll::Ready(())
        } else {
            std::task::Poll::Pending
        }
    })
    .await;
    running
        .into_iter()
        .filter_map(|(_, output)| output)
        .collect()
}

#[tokio::test]
async fn the_number_of_urls_per_browser_is_limited() {
    let (store, id) = enrolled().await;
    let mut tokens = Vec::new();
    for _ in 0..5 {
        tokens.push(store.must_play(HOME, id, 1).await.1);
    }
    assert!(!store.opens(&tokens[0]).await);
    for token in &tokens[1..] {
        assert!(store.opens(token).await);
    }
    for _ in 5..60 {
        store.must_play(HOME, id, 1).await;
    }
    let (status, refused) = store.play(HOME, id, 1).await;
    assert_eq!(
        (status, &refused["code"]),
        (429, &json!("courses.too_many_grants"))
    );
}
