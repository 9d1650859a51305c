//! Access to the videos of courses.

use std::sync::{Arc, atomic::Ordering};

use crate::support::{
    Store,
    grants::{Numbered, OneGrant},
    video::{self, CAPTIONS},
};
use media::SignedVideos;
use poem::{
    Route,
    http::{HeaderMap, Method},
    test::TestClient,
};

struct Screen {
    _store: Store,
    sent: Vec<u8>,
    grant: Arc<OneGrant>,
    client: TestClient<Route>,
}

struct Shown {
    status: u16,
    headers: HeaderMap,
    bytes: Vec<u8>,
}

impl Shown {
    fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }
}

impl Screen {
    async fn with(captions: Option<&[u8]>) -> Self {
        let store = Store::empty().await;
        let sent = video::video();
        let video = store
            .media
            .keep_video(&*sent, captions, false)
            .await
            .unwrap();
        let grant = Arc::new(OneGrant::of(video));
        let videos = SignedVideos::new(store.media.clone(), grant.clone(), Arc::new(Numbered));
        Self {
            _store: store,
            sent,
            grant,
            client: TestClient::new(Route::new().nest("/media", videos)),
        }
    }

    async fn call(&self, method: Method, path: &str, headers: &[(&str, &str)]) -> Shown {
        let mut request = self.client.request(method, path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = request.send().await.0;
        Shown {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            bytes: response.into_body().into_vec().await.unwrap(),
        }
    }

    async fn video(&self, headers: &[(&str, &str)]) -> Shown {
        self.call(Method::GET, "/media/good/video.mp4", headers)
            .await
    }
}

#[tokio::test]
async fn a_grant_opens_its_video_and_captions() {
    let screen = Screen::with(Some(CAPTIONS)).await;
    let video = screen.video(&[]).await;
    assert_eq!((video.status, &video.bytes), (200, &screen.sent));
    assert_eq!(video.header("content-type"), "video/mp4");
    assert_eq!(video.header("cache-control"), "private, no-store");
    assert_eq!(video.header("accept-ranges"), "bytes");
    assert_eq!(video.header("content-disposition"), "inline");
    let captions = screen
        .call(Method::GET, "/media/good/captions-en.vtt", &[])
        .await;
    assert_eq!(
        (captions.status, captions.bytes.as_slice()),
        (200, CAPTIONS)
    );
    assert_eq!(captions.header("content-type"), "text/vtt; charset=utf-8");
    let head = screen
        .call(Method::HEAD, "/media/good/video.mp4", &[])
        .await;
    assert_eq!((head.status, head.bytes.len()), (200, 0));
    assert_eq!(head.header("content-length"), screen.sent.len().to_string());
}

#[tokio::test]
async fn ranges_are_clipped_to_the_video() {
    let screen = Screen::with(None).await;
    let length = screen.sent.len();
    for (range, from, to) in [
        ("bytes=0-1".to_owned(), 0, 2),
        ("bytes=0-".to_owned(), 0, length),
        ("bytes=-10".to_owned(), length - 10, length),
        (
            format!("bytes={}-{}", length - 5, length + 500),
            length - 5,
            length,
        ),
    ] {
        let part = screen.video(&[("range", &range)]).await;
        assert_eq!(part.status, 206, "{range}");
        assert_eq!(part.bytes, screen.sent[from..to], "{range}");
        let reported = format!("bytes {from}-{}/{length}", to - 1);
        assert_eq!(part.header("content-range"), reported);
        assert_eq!(part.header("content-length"), (to - from).to_string());
        assert_eq!(part.header("cache-control"), "private, no-store");
    }
    let behind = screen
        .video(&[("range", &format!("bytes={length}-"))])
        .await;
    assert_eq!(behind.status, 416);
    assert_eq!(behind.header("content-range"), format!("bytes */{length}"));
    let several = screen.video(&[("range", "bytes=0-1,5-6")]).await;
    assert_eq!((several.status, several.bytes.len()), (200, length));
}

#[tokio::test]
async fn a_range_of_another_version_gets_the_whole_file() {
    let screen = Screen::with(None).await;
    let tag = screen.video(&[]).await.header("etag").to_owned();
    let range = ("range", "bytes=0-1");
    assert_eq!(screen.video(&[range, ("if-range", &tag)]).await.status, 206);
    assert_eq!(
        screen.video(&[range, ("if-range", "\"x\"")]).await.status,
        200
    );
}

#[tokio::test]
async fn every_request_checks_the_grant() {
    let screen = Screen::with(Some(CAPTIONS)).await;
    assert_eq!(screen.video(&[("range", "bytes=0-1")]).await.status, 206);
    screen.grant.over.store(true, Ordering::SeqCst);
    for (method, name) in [
        (Method::GET, "video.mp4"),
        (Method::HEAD, "video.mp4"),
        (Method::GET, "captions-en.vtt"),
    ] {
        let path = format!("/media/good/{name}");
        let refused = screen.call(method, &path, &[("range", "bytes=2-3")]).await;
        assert_eq!(refused.status, 403, "{name}");
        assert_eq!(refused.header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn other_sessions_and_other_sites_are_refused() {
    let screen = Screen::with(None).await;
    let own = [("cookie", "a=b; __Host-session=7")];
    assert_eq!(screen.video(&own).await.status, 200);
    assert_eq!(
        screen.video(&[("cookie", "__Host-session=8")]).await.status,
        403
    );
    for (site, status) in [
        ("same-origin", 200),
        ("none", 200),
        ("same-site", 403),
        ("cross-site", 403),
    ] {
        assert_eq!(
            screen.video(&[("sec-fetch-site", site)]).await.status,
            status,
            "{site}"
        );
    }
}

#[tokio::test]
async fn a_grant_opens_no_other_files() {
    let screen = Screen::with(None).await;
    for (path, status) in [
        ("/media/bad/video.mp4", 403),
        ("/media/good/captions-en.vtt", 404),
        ("/media/good/other.mp4", 404),
        ("/media/good/video.mp4/", 404),
        ("/media/good/../video.mp4", 404),
        ("/media/good", 404),
        ("/media/", 404),
    ] {
        let answer = screen.call(Method::GET, path, &[]).await;
        assert_eq!(answer.status, status, "{path}");
    }
    let posted = screen
        .call(Method::POST, "/media/good/video.mp4", &[])
        .await;
    assert_eq!(posted.status, 405);
}
