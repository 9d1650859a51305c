//! Restarts at any point of an upload and its processing.

use bytes::Bytes;
use futures_util::stream;
use kernel::{Clock, Db, testing::TEST_TIME};
use tempfile::TempDir;

use crate::{Media, video_upload::NewUpload};

struct Shop {
    data: TempDir,
    db: Db,
}

impl Shop {
    async fn new() -> Self {
        let data = tempfile::tempdir().unwrap();
        let db = Db::open(&data.path().join("shop.db"), true).await.unwrap();
        kernel::MIGRATOR.run(db.migrations()).await.unwrap();
        crate::MIGRATOR.run(db.migrations()).await.unwrap();
        Self { data, db }
    }

    /// The program after a restart.
    async fn started(&self) -> Media {
        let clock = Clock::fixed(TEST_TIME);
        let media = Media::open(self.db.clone(), clock, self.data.path());
        media.await.unwrap().with_space_floor(0)
    }

    async fn state(&self, video: i64) -> (String, Vec<String>) {
        let state = sqlx::query_scalar("SELECT state FROM media_video WHERE id = ?");
        let steps = "SELECT state FROM media_video_step WHERE video_id = ? ORDER BY place";
        (
            state.bind(video).fetch_one(self.db.read()).await.unwrap(),
            sqlx::query_scalar(steps)
                .bind(video)
                .fetch_all(self.db.read())
                .await
                .unwrap(),
        )
    }
}

fn video() -> Vec<u8> {
    let demo = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../data/demo/videos/how-to-measure.mp4"
    );
    std::fs::read(demo).unwrap()
}

fn arriving(
    bytes: &[u8],
) -> impl futures_util::Stream<Item = std::io::Result<Bytes>> + Send + use<> {
    stream::iter([Ok(Bytes::copy_from_slice(bytes))])
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upload_and_its_processing_continue_after_a_restart() {
    let shop = Shop::new().await;
    let video = video();
    let half = video.len() / 2;
    let new = NewUpload {
        file_name: "measuring.mp4".to_owned(),
        bytes: video.len() as u64,
        public: true,
        smaller_of: None,
    };
    let media = shop.started().await;
    let (id, _) = media.begin_upload(3, &new).await.unwrap();
    media
        .append(3, id, 0, arriving(&video[..half]))
        .await
        .unwrap();
    drop(media);

    let media = shop.started().await;
    assert_eq!(media.upload_of(3, id).await.unwrap().offset, half as u64);
    media
        .append(3, id, half as u64, arriving(&video[half..]))
        .await
        .unwrap();
    assert_eq!(shop.state(id).await.0, "processing");
    // Restarted during the second step, after the video was stored.
    let mut tx = shop.db.write().await.unwrap();
    sqlx::query("UPDATE media_video_step SET state = CASE place WHEN 0 THEN 'done' WHEN 1 THEN 'running' ELSE state END")
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    drop(media);

    let media = shop.started().await;
    media.work_on_videos().await.unwrap();
    let (state, steps) = shop.state(id).await;
    assert_eq!(
        (state.as_str(), steps[1].as_str()),
        ("ready", "done"),
        "{steps:?}"
    );
    let left = std::fs::read_dir(shop.data.path().join("temp"))
        .unwrap()
        .count();
    assert_eq!(left, 0);
}
