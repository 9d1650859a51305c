//! Whatever the script does, the answer is an error, in time, and the next page is written.

#![allow(clippy::expect_used, reason = "a test may stop at once")]

use renderer::{RenderError, Renderer};

const SCRIPT: &str = r#"
const page = (html) => JSON.stringify({ head: "", html, status: 200, redirect: null });
const dive = (depth) => [dive(depth + 1)];
globalThis.__queryKeys = () => '["seed","show"]';
globalThis.__plan = (address, shuffle) =>
  JSON.stringify({ known: true, browserOnly: false, shuffled: true, address, reads: ["/api/x?seed=" + shuffle] });
globalThis.__render = async (address, seed) => {
  switch (address) {
    case "/loop": for (;;) {}
    case "/work": { let sum = 0; for (let n = 0; n < 200000; n++) sum += n; return page("" + sum); }
    case "/later-loop": await null; for (;;) {}
    case "/dive": return dive(0);
    case "/hoard": { const all = []; for (;;) all.push("x".repeat(1000) + all.length); }
    case "/never": return new Promise(() => undefined);
    case "/throw": throw new Error("no such page");
    case "/throw-text": throw "text";
    case "/nonsense": return "not json";
    case "/nothing": return undefined;
  }
  return page(address + JSON.parse(seed).name);
};
"#;

fn renderer() -> Renderer {
    Renderer::start(|| Ok(SCRIPT.as_bytes().to_vec()), 1).expect("threads can be started")
}

async fn must_write(renderer: &Renderer) {
    let page = renderer
        .render("a", "/", r#"{"name":"ஜவுளி"}"#)
        .await
        .expect("a page");
    assert_eq!(page.html, "/ஜவுளி");
    assert_eq!(page.status, 200);
}

#[tokio::test]
async fn pages_and_plans_are_answered() {
    let renderer = renderer();
    must_write(&renderer).await;
    assert_eq!(
        renderer.query_keys().await,
        Ok(vec!["seed".to_owned(), "show".to_owned()])
    );
    let plan = renderer.plan("a", "/products", 3).await.expect("a plan");
    assert_eq!(plan.reads, ["/api/x?seed=3"]);
    assert_eq!(plan.source, None);
}

#[tokio::test]
async fn endless_work_is_stopped_and_the_next_page_is_written() {
    let renderer = renderer();
    for address in ["/loop", "/later-loop"] {
        assert_eq!(
            renderer.render("a", address, "{}").await,
            Err(RenderError::TimedOut),
            "{address}"
        );
        // There is only one engine: it is free again.
        must_write(&renderer).await;
    }
}

#[tokio::test]
async fn failures_are_errors_and_the_next_page_is_written() {
    let renderer = renderer();
    for address in [
        "/dive",
        "/hoard",
        "/throw",
        "/throw-text",
        "/nonsense",
        "/nothing",
    ] {
        let answer = renderer.render("a", address, "{}").await;
        assert!(answer.is_err(), "{address}: {answer:?}");
        must_write(&renderer).await;
    }
}

#[tokio::test]
async fn a_page_that_never_settles_is_an_error_at_once() {
    let renderer = renderer();
    assert_eq!(
        renderer.render("a", "/never", "{}").await,
        Err(RenderError::NeverSettles)
    );
    must_write(&renderer).await;
}

#[tokio::test]
async fn what_was_thrown_is_reported() {
    let failure = renderer()
        .render("a", "/throw", "{}")
        .await
        .expect_err("an error");
    assert!(
        matches!(&failure, RenderError::Script(text) if text.contains("no such page")),
        "{failure}"
    );
}

#[tokio::test]
async fn a_script_that_does_not_compile_fails_each_page_and_nothing_else() {
    let renderer = Renderer::start(|| Ok(b"this is not a script".to_vec()), 2).expect("threads");
    for _ in 0..3 {
        assert!(matches!(
            renderer.render("a", "/", "{}").await,
            Err(RenderError::Script(_))
        ));
    }
}

#[tokio::test]
async fn more_waiting_pages_than_the_queue_holds_are_refused() {
    let renderer = renderer();
    let mut waiting = Vec::new();
    for _ in 0..100 {
        let renderer = renderer.clone();
        waiting.push(tokio::spawn(async move {
            renderer.render("a", "/loop", "{}").await
        }));
    }
    let mut refused = 0;
    for answer in waiting {
        refused += usize::from(answer.await.expect("no panic") == Err(RenderError::Busy));
    }
    assert!(refused >= 30, "{refused}");
}

#[tokio::test]
async fn engines_wear_out_without_a_gap() {
    let renderer = renderer();
    for _ in 0..1100 {
        must_write(&renderer).await;
    }
}

#[tokio::test]
async fn one_network_with_many_pages_does_not_delay_another() {
    let renderer = renderer();
    must_write(&renderer).await;
    let flood: Vec<_> = (0..64)
        .map(|_| {
            let renderer = renderer.clone();
            tokio::spawn(async move { renderer.render("flood", "/work", "{}").await })
        })
        .collect();
    // Each has put its page into the queue when this one is asked for.
    tokio::task::yield_now().await;
    let page = renderer.render("b", "/", r#"{"name":"b"}"#).await;
    assert_eq!(page.expect("a page").html, "/b");
    let before: usize = flood
        .iter()
        .map(|page| usize::from(page.is_finished()))
        .sum();
    assert!(before <= 8, "{before} pages of the flood came first");
}
