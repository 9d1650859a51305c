//! Playback grants behind signed video URLs: one user, one session, one video, valid while the
//! player reports.

use kernel::{
    Failure, SignedIn, Timestamp, Tx, User, VideoId,
    limits::Limit,
    problem::TOO_MANY_REQUESTS,
    secret::{random_token, token_hash},
};
use poem_openapi::Object;

use crate::{
    Courses,
    access::{self, EnrolmentState},
    codes,
    courses::Captions,
    device::{self, OtherGrant},
    progress,
};

/// Seconds without a ping after which a grant ends.
const LIFE: i64 = 30 * 60;
/// Interval of pings, in seconds.
const PING_EVERY: u32 = 15;
/// Credit for the first report, in milliseconds: the clock counts whole seconds, and the first
/// report may be early.
pub const FIRST_CREDIT: i64 = 5_000;
/// Maximum number of grants per session: two tabs and some left open.
const MOST_PER_SESSION: i64 = 4;
/// Limit on opening lessons, because each opening gives credit for watched time.
const OPENINGS: Limit = Limit::in_minutes(10, "courses.grants", 60);

/// The lesson to play.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct CreatePlaybackGrant {
    /// Id of a lesson of this course.
    pub lesson_id: i64,
}

/// Permission to play a lesson on this device.
#[derive(Object)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PlaybackGrant {
    /// Id, used for pings.
    pub id: i64,
    /// The lesson.
    pub lesson_id: i64,
    /// URL of the video. It stays the same while the player pings.
    pub src: String,
    /// Smaller copy for slow networks and small screens, valid as long as `src`.
    pub smaller: Option<String>,
    /// Captions, one entry per language. The first is the default.
    pub captions: Vec<Captions>,
    /// Length of the video in seconds.
    pub seconds: u32,
    /// Position to start from, in seconds.
    pub position_seconds: f64,
    /// When the URL expires without a ping.
    pub expires_at: Timestamp,
    /// Interval of pings while playing, in seconds.
    pub ping_every_seconds: u32,
}

struct Lesson {
    video_id: VideoId,
    position_ms: Option<i64>,
}

/// When a grant expires without another ping.
pub fn expires_at(pinged_at: i64) -> Timestamp {
    Timestamp(pinged_at).plus_seconds(LIFE)
}

impl Courses {
    pub(crate) async fn grant(
        &self,
        who: &SignedIn,
        enrolment: i64,
        input: &CreatePlaybackGrant,
    ) -> Result<PlaybackGrant, Failure> {
        let user = &who.0;
        self.allow_opening(user.id)?;
        let lesson = self
            .lesson_to_play(user.id, enrolment, input.lesson_id)
            .await?;
        let lengths = self.deps.images.video_seconds(&[lesson.video_id]).await?;
        let seconds = lengths.get(&lesson.video_id).copied();
        let seconds = seconds.ok_or(codes::LESSON_NOT_FOUND)?;
        let token = random_token();
        let address = self.setup.videos.address(lesson.video_id, &token).await?;
        let address = address.ok_or(codes::LESSON_NOT_FOUND)?;
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        self.make_room(&mut tx, user, now).await?;
        let hash = token_hash(&token);
        let id = sqlx::query!(
            "INSERT INTO courses_grant (token_hash, user_id, session_id, enrolment_id, lesson_id, pinged_at, credit_ms)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            hash,
            user.id,
            user.session,
            enrolment,
            input.lesson_id,
            now.0,
            FIRST_CREDIT
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        end_oldest(&mut tx, user, now).await?;
        tx.commit().await?;
        Ok(PlaybackGrant {
            id,
            lesson_id: input.lesson_id,
            src: address.src,
            smaller: address.smaller,
            captions: address.captions,
            seconds,
            position_seconds: progress::resume_at(
                lesson.position_ms.unwrap_or(0),
                i64::from(seconds) * 1_000,
            ),
            expires_at: expires_at(now.0),
            ping_every_seconds: PING_EVERY,
        })
    }

    fn allow_opening(&self, user: i64) -> Result<(), Failure> {
        let allowed = self.deps.limits.allow(OPENINGS, &format!("user:{user}"));
        allowed.map_err(|refused| match refused.code() {
            TOO_MANY_REQUESTS => refused.with_code(codes::TOO_MANY_GRANTS),
            _ => refused,
        })
    }

    async fn lesson_to_play(
        &self,
        user: i64,
        enrolment: i64,
        lesson: i64,
    ) -> Result<Lesson, Failure> {
        let course = self.active_course(user, enrolment).await?;
        let found = sqlx::query_as!(
            Lesson,
            r#"SELECT lesson.video_id, progress.position_ms AS "position_ms?"
               FROM courses_lesson AS lesson
               LEFT JOIN courses_progress AS progress
                 ON progress.lesson_id = lesson.id AND progress.enrolment_id = ?1
               WHERE lesson.id = ?2 AND lesson.course_id = ?3 AND lesson.deleted_at IS NULL"#,
            enrolment,
            lesson,
            course
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        found.ok_or_else(|| codes::LESSON_NOT_FOUND.into())
    }

    /// Ends grants so that never more devices than allowed have an active one. A device that logged
    /// out does not count.
    async fn make_room(&self, tx: &mut Tx, user: &User, now: Timestamp) -> Result<(), Failure> {
        let alive_since = now.plus_seconds(-LIFE).0;
        let grants = sqlx::query_as!(
            OtherGrant,
            "SELECT session_id AS session, pinged_at FROM courses_grant
             WHERE user_id = ?1 AND session_id <> ?2 AND ended_at IS NULL AND pinged_at > ?3",
            user.id,
            user.session,
            alive_since
        )
        .fetch_all(&mut **tx)
        .await?;
        let mut others = Vec::with_capacity(grants.len());
        for grant in grants {
            if self.setup.sessions.is_live(grant.session).await? {
                others.push(grant);
            } else {
                end_session(tx, user.id, grant.session, now).await?;
            }
        }
        let silent = device::make_room(&others, now.0)
            .map_err(|device::NoRoom| Failure::new(codes::TOO_MANY_DEVICES))?;
        for session in silent {
            end_session(tx, user.id, session, now).await?;
        }
        Ok(())
    }

    /// The video that a token opens now. `viewer` is the session of the requesting browser, if it
    /// sends one.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn video_of(
        &self,
        token: &str,
        viewer: Option<i64>,
    ) -> Result<Option<VideoId>, Failure> {
        let hash = token_hash(token);
        let row = sqlx::query!(
            r#"SELECT playing.session_id, playing.pinged_at, lesson.video_id, enrolment.expires_at AS "expires_at?: i64",
                      enrolment.ended_at
               FROM courses_grant AS playing
               JOIN courses_enrolment AS enrolment ON enrolment.id = playing.enrolment_id
               JOIN courses_lesson AS lesson ON lesson.id = playing.lesson_id
               WHERE playing.token_hash = ? AND playing.ended_at IS NULL AND lesson.deleted_at IS NULL"#,
            hash
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let now = self.now();
        let end = row.expires_at.map(Timestamp);
        let may_watch = access::state(end, row.ended_at.is_some(), now) == EnrolmentState::Active;
        let same_browser = viewer.is_none_or(|session| session == row.session_id);
        if !may_watch || !same_browser || now >= expires_at(row.pinged_at) {
            return Ok(None);
        }
        let live = self.setup.sessions.is_live(row.session_id).await?;
        Ok(live.then_some(row.video_id))
    }
}

async fn end_session(tx: &mut Tx, user: i64, session: i64, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE courses_grant SET ended_at = ?3 WHERE user_id = ?1 AND session_id = ?2 AND ended_at IS NULL",
        user,
        session,
        now.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn end_oldest(tx: &mut Tx, user: &User, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE courses_grant SET ended_at = ?3
         WHERE user_id = ?1 AND session_id = ?2 AND ended_at IS NULL AND id NOT IN (
             SELECT id FROM courses_grant WHERE user_id = ?1 AND session_id = ?2 AND ended_at IS NULL
             ORDER BY pinged_at DESC, id DESC LIMIT ?4)",
        user.id,
        user.session,
        now.0,
        MOST_PER_SESSION
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
