//! Captions and the smaller copy of a video, from upload to playback.

use std::sync::Arc;

use crate::support::{
    grants::{Numbered, OneGrant},
    video::{self, CAPTIONS},
    video_shop::{SELVI, VideoShop},
};
use media::SignedVideos;
use poem::{Route, http::Method, test::TestClient};

const VIDEOS: &str = "/admin/media/videos";
/// lesson.mp4
const NAMED: &str = "filename bGVzc29uLm1wNA==";
const IN_TAMIL: &[u8] = "WEBVTT\n\n00:00.000 --> 00:02.000\nநாடாவை நேராகப் பிடிக்கவும்.\n".as_bytes();

#[tokio::test(flavor = "multi_thread")]
async fn captions_and_the_smaller_copy_are_available_with_a_grant() {
    let shop = VideoShop::open(media::Media::without_video_tools).await;
    let large = [video::video(), video::data()].concat();
    let id = shop.upload(large.clone(), NAMED).await;
    shop.run("media.videos").await;
    assert_eq!(id, 1);
    // smallerOf 1
    let small = "filename YS5tcDQ=,smallerOf MQ==";
    shop.upload(video::video(), small).await;
    shop.run("media.videos").await;
    for (language, text) in [("ta", IN_TAMIL), ("en", CAPTIONS)] {
        let path = format!("{VIDEOS}/{id}/captions/{language}");
        let kind = [("content-type", "text/vtt".to_owned())];
        let stored = shop
            .app
            .send_as(SELVI, Method::PUT, &path, &kind, text.to_vec())
            .await;
        assert_eq!(stored.status, 200, "{:?}", stored.body);
    }

    let signed = shop.media.signed_video(id, "good").await.unwrap().unwrap();
    let languages: Vec<_> = signed
        .captions
        .iter()
        .map(|one| (one.language.as_str(), one.label.as_str()))
        .collect();
    assert_eq!(languages, [("en", "English"), ("ta", "தமிழ்")]);
    let grant = Arc::new(OneGrant::of(id));
    let videos = SignedVideos::new(shop.media.clone(), grant, Arc::new(Numbered));
    let screen = TestClient::new(Route::new().nest("/media", videos));
    let fetch = async |path: &str| {
        let answer = screen.get(path).send().await.0;
        let status = answer.status().as_u16();
        (status, answer.into_body().into_vec().await.unwrap())
    };
    assert_eq!(fetch(&signed.src).await, (200, large));
    assert_eq!(fetch(&signed.smaller.unwrap()).await, (200, video::video()));
    assert_eq!(
        fetch(&signed.captions[0].src).await,
        (200, CAPTIONS.to_vec())
    );
    assert_eq!(
        fetch(&signed.captions[1].src).await,
        (200, IN_TAMIL.to_vec())
    );
    for unknown in ["captions-hi.vtt", "captions-.vtt", "captions.vtt"] {
        assert_eq!(
            fetch(&format!("/media/good/{unknown}")).await.0,
            404,
            "{unknown}"
        );
    }
}
