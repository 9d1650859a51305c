//! Reports of a player: that it is active, its position, and what was watched.

use kernel::{Failure, SignedIn, Timestamp, Tx, VideoId};
use poem_openapi::Object;

use crate::{
    Courses,
    access::{self, EnrolmentState},
    codes, grant,
    played::{self, Played},
};

/// Maximum playback speed.
const FASTEST: i64 = 2;

/// A played part of a video.
#[derive(Object)]
pub struct PlayedRange {
    /// Start, in seconds from the beginning of the video.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
    pub from: f64,
    /// End, in seconds.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
    pub to: f64,
}

/// A report of a player.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct PlaybackPing {
    /// Current position, in seconds.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
    pub position_seconds: f64,
    /// Parts played since the last report. Late and repeated reports are fine.
    #[oai(validator(max_items = "100"))]
    pub played: Vec<PlayedRange>,
}

/// Progress, and whether the URL is still valid.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct PlaybackProgress {
    /// False once the URL has expired: half an hour without a ping, another device, or end of access. Continuing
    /// requires a new grant.
    pub live: bool,
    /// When the URL expires without another ping.
    pub expires_at: Timestamp,
    /// Watched share of this lesson, 0 to 100.
    pub watched_percent: u8,
    /// Whether 90 per cent of this lesson were watched.
    pub done: bool,
    /// Watched share of the whole course, 0 to 100.
    pub course_watched_percent: u8,
}

struct Playing {
    enrolment_id: i64,
    lesson_id: i64,
    video_id: VideoId,
    pinged_at: i64,
    ended_at: Option<i64>,
    credit_ms: i64,
    expires_at: Option<i64>,
    access_ended_at: Option<i64>,
    played: Option<String>,
}

impl Courses {
    pub(crate) async fn ping(
        &self,
        who: &SignedIn,
        id: i64,
        ping: &PlaybackPing,
    ) -> Result<PlaybackProgress, Failure> {
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        let playing = load(&mut tx, who, id).await?;
        let lengths = self.deps.images.video_seconds(&[playing.video_id]).await?;
        let length_ms = lengths.get(&playing.video_id).copied().map_or(0, i64::from) * 1_000;
        let mut played = match &playing.played {
            Some(json) => Played::parse(json)?,
            None => Played::default(),
        };
        let reported: Vec<_> = ping
            .played
            .iter()
            .map(|range| (milliseconds(range.from), milliseconds(range.to)))
            .collect();
        let left = played.add(&reported, length_ms, playing.credit(now));
        // Unused time does not accumulate: an hour of pause is not an hour of watching.
        let credit = left.min(grant::FIRST_CREDIT);
        keep_progress(&mut tx, &playing, ping, length_ms, &played, now).await?;
        let live = playing.lives(now);
        let ended_at = if live {
            None
        } else {
            playing.ended_at.or(Some(now.0))
        };
        sqlx::query!(
            "UPDATE courses_grant SET pinged_at = ?2, ended_at = ?3, credit_ms = ?4 WHERE id = ?1",
            id,
            now.0,
            ended_at,
            credit
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        let enrolment = playing.enrolment_id;
        let course = self.watched_by(who.0.id, Some(enrolment)).await?;
        let watched_ms = played.milliseconds();
        Ok(PlaybackProgress {
            live,
            expires_at: match ended_at {
                Some(at) => Timestamp(at),
                None => grant::expires_at(now.0),
            },
            watched_percent: played::percent(watched_ms, length_ms),
            done: played::is_done(watched_ms, length_ms),
            course_watched_percent: course.get(&enrolment).map_or(0, |all| all.percent()),
        })
    }

    /// Ends playback on this device, so that another one can play.
    pub(crate) async fn end_playback(&self, who: &SignedIn, id: i64) -> Result<(), Failure> {
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        let ended = sqlx::query!(
            "UPDATE courses_grant SET ended_at = COALESCE(ended_at, ?4) WHERE id = ?1 AND user_id = ?2 AND session_id = ?3",
            id,
            who.0.id,
            who.0.session,
            now.0
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if ended == 0 {
            return Err(codes::GRANT_NOT_FOUND.into());
        }
        Ok(tx.commit().await?)
    }
}

impl Playing {
    fn lives(&self, now: Timestamp) -> bool {
        let end = self.expires_at.map(Timestamp);
        let state = access::state(end, self.access_ended_at.is_some(), now);
        let heard = now < grant::expires_at(self.pinged_at);
        self.ended_at.is_none() && heard && state == EnrolmentState::Active
    }

    /// Unused credit plus the time that could have been played since, as long as the URL was valid,
    /// in milliseconds.
    fn credit(&self, now: Timestamp) -> i64 {
        let until = now
            .0
            .min(grant::expires_at(self.pinged_at).0)
            .min(self.ended_at.unwrap_or(i64::MAX));
        self.credit_ms + (until - self.pinged_at).max(0) * 1_000 * FASTEST
    }
}

async fn load(tx: &mut Tx, who: &SignedIn, id: i64) -> Result<Playing, Failure> {
    let found = sqlx::query_as!(
        Playing,
        r#"SELECT playing.enrolment_id, playing.lesson_id, lesson.video_id, playing.pinged_at, playing.ended_at,
                  playing.credit_ms, enrolment.expires_at AS "expires_at?", enrolment.ended_at AS access_ended_at,
                  progress.played AS "played?"
           FROM courses_grant AS playing
           JOIN courses_enrolment AS enrolment ON enrolment.id = playing.enrolment_id
           JOIN courses_lesson AS lesson ON lesson.id = playing.lesson_id
           LEFT JOIN courses_progress AS progress
             ON progress.enrolment_id = playing.enrolment_id AND progress.lesson_id = playing.lesson_id
           WHERE playing.id = ?1 AND playing.user_id = ?2 AND playing.session_id = ?3"#,
        id,
        who.0.id,
        who.0.session
    )
    .fetch_optional(&mut **tx)
    .await?;
    found.ok_or_else(|| codes::GRANT_NOT_FOUND.into())
}

async fn keep_progress(
    tx: &mut Tx,
    playing: &Playing,
    ping: &PlaybackPing,
    length_ms: i64,
    played: &Played,
    now: Timestamp,
) -> Result<(), Failure> {
    let position = milliseconds(ping.position_seconds).min(length_ms);
    let played = played.to_json();
    sqlx::query!(
        "INSERT INTO courses_progress (enrolment_id, lesson_id, position_ms, played, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (enrolment_id, lesson_id) DO UPDATE
         SET position_ms = excluded.position_ms, played = excluded.played, updated_at = excluded.updated_at",
        playing.enrolment_id,
        playing.lesson_id,
        position,
        played,
        now.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Converts to milliseconds. The schema bounds the value; others become the nearest integer.
fn milliseconds(seconds: f64) -> i64 {
    (seconds * 1_000.0).round() as i64
}
