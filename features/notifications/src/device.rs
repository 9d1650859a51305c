//! Browsers that show notifications.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use kernel::{Failure, FieldProblem, Timestamp, User, limits::Limit};
use poem_openapi::Object;

use crate::{
    audience::Listener,
    codes,
    delivery::Push,
    encryption::{AUTH_BYTES, PUBLIC_KEY_BYTES},
    notifications::Notifications,
    push_service::Outcome,
};

/// Devices of one person; the oldest gives way.
const MOST_DEVICES: i64 = 10;
/// A browser subscribes again at each visit.
const SUBSCRIBING: Limit = Limit::per_hour("notifications.device", 60);
const TESTING: Limit = Limit::in_minutes(10, "notifications.test", 10);
const UNKNOWN_BROWSER: &str = "Browser";

/// A device that shows notifications.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct NotificationDevice {
    pub id: i64,
    /// Browser and system, like `Firefox on Windows`.
    pub label: String,
    /// The device of this session.
    pub current: bool,
    /// When notifications were turned on.
    pub created_at: Timestamp,
    /// When the last one was sent.
    pub sent_at: Option<Timestamp>,
    /// Why the last one was not sent.
    pub problem: Option<String>,
}

/// A browser's push subscription, as its Push API gives it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateNotificationDevice {
    /// Address at the browser's push service.
    #[oai(validator(max_length = 1024))]
    pub endpoint: String,
    /// The browser's public key, Base64 for URLs.
    #[oai(validator(max_length = 100))]
    pub p256dh: String,
    /// The browser's secret, Base64 for URLs.
    #[oai(validator(max_length = 40))]
    pub auth: String,
    /// The shop's public key that it subscribed with.
    #[oai(validator(max_length = 100))]
    pub public_key: String,
}

/// Result of a test notification.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct NotificationTest {
    /// Whether the device's push service took it.
    pub sent: bool,
    /// Why not.
    pub problem: Option<String>,
}

impl Notifications {
    /// Adds the device of this session, or renews it.
    pub(crate) async fn add_device(
        &self,
        user: &User,
        input: &CreateNotificationDevice,
    ) -> Result<(), Failure> {
        let parts = &self.0;
        let server_key = parts.setup.key.public();
        if input.public_key != server_key {
            return Err(codes::KEY_CHANGED.into());
        }
        let mut problems = Vec::new();
        if parts.service.endpoint(&input.endpoint).is_none() {
            let wording = "This is no address of a push service.";
            problems.push(FieldProblem::new("endpoint", "invalid", wording));
        }
        let p256dh = decoded(&input.p256dh, PUBLIC_KEY_BYTES, "p256dh", &mut problems);
        let auth = decoded(&input.auth, AUTH_BYTES, "auth", &mut problems);
        if !problems.is_empty() {
            return Err(Failure::invalid(problems));
        }
        parts
            .deps
            .limits
            .allow(SUBSCRIBING, &format!("user:{}", user.id))?;
        let label = parts.setup.sessions.browser(user.session).await?;
        let label = label.unwrap_or_else(|| UNKNOWN_BROWSER.to_owned());
        let (now, role) = (self.now(), Listener::of(user).as_str());
        let mut tx = parts.deps.db.write().await?;
        parts.setup.people.expect_account(&mut tx, user.id).await?;
        // What waits for the person who used this browser before is not for this one.
        sqlx::query!(
            "DELETE FROM notifications_device WHERE endpoint = ?1 AND user_id <> ?2",
            input.endpoint,
            user.id
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "INSERT INTO notifications_device
                 (user_id, session_id, role, endpoint, p256dh, auth, server_key, label, created_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (endpoint) DO UPDATE SET session_id = ?2, role = ?3, p256dh = ?5, auth = ?6,
                 server_key = ?7, label = ?8",
            user.id,
            user.session,
            role,
            input.endpoint,
            p256dh,
            auth,
            server_key,
            label,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "DELETE FROM notifications_device WHERE user_id = ?1 AND id NOT IN (
                 SELECT id FROM notifications_device WHERE user_id = ?1 ORDER BY id DESC LIMIT ?2)",
            user.id,
            MOST_DEVICES
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// The devices of a person, newest first.
    pub(crate) async fn devices(&self, user: &User) -> Result<Vec<NotificationDevice>, Failure> {
        let rows = sqlx::query!(
            "SELECT id, session_id, label, created_at, sent_at, problem FROM notifications_device
             WHERE user_id = ? ORDER BY id DESC",
            user.id
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let devices = rows.into_iter().map(|row| NotificationDevice {
            id: row.id,
            label: row.label,
            current: row.session_id == user.session,
            created_at: Timestamp(row.created_at),
            sent_at: row.sent_at.map(Timestamp),
            problem: row.problem,
        });
        Ok(devices.collect())
    }

    pub(crate) async fn remove_device(&self, user: i64, id: i64) -> Result<(), Failure> {
        let mut tx = self.0.deps.db.write().await?;
        let removed = sqlx::query!(
            "DELETE FROM notifications_device WHERE id = ?1 AND user_id = ?2",
            id,
            user
        )
        .execute(&mut *tx)
        .await?;
        if removed.rows_affected() == 0 {
            return Err(codes::DEVICE_NOT_FOUND.into());
        }
        Ok(tx.commit().await?)
    }

    /// Sends a notification to a device now, quiet hours or not.
    pub(crate) async fn test_device(
        &self,
        user: &User,
        id: i64,
    ) -> Result<NotificationTest, Failure> {
        let owned = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM notifications_device WHERE id = ?1 AND user_id = ?2) AS "owned!: bool""#,
            id,
            user.id
        )
        .fetch_one(self.0.deps.db.read())
        .await?;
        if !owned {
            return Err(codes::DEVICE_NOT_FOUND.into());
        }
        self.0
            .deps
            .limits
            .allow(TESTING, &format!("user:{}", user.id))?;
        let shop = self.0.setup.shop.mail_shop().await?;
        let path = if Listener::of(user).is_team() {
            "/admin/settings/notifications"
        } else {
            "/myorders"
        };
        let push = Push {
            title: format!("A test from {}", shop.business_name),
            body: "Notifications reach this device.".to_owned(),
            path: path.to_owned(),
            urgent: true,
        };
        let problem = match self.send_to(id, &push).await? {
            None | Some(Outcome::Gone) => Some(
                "This device has turned notifications off. Turn them on again on it.".to_owned(),
            ),
            Some(Outcome::Accepted) => None,
            Some(Outcome::Refused(why) | Outcome::Failed(why)) => Some(why),
        };
        Ok(NotificationTest {
            sent: problem.is_none(),
            problem,
        })
    }

    /// Removes the devices whose session was ended, and those that subscribed with a key the shop no longer has.
    pub(crate) async fn remove_ended(&self) -> Result<(), Failure> {
        let db = &self.0.deps.db;
        let sessions = sqlx::query_scalar!("SELECT DISTINCT session_id FROM notifications_device")
            .fetch_all(db.read())
            .await?;
        let ended = self.0.setup.sessions.ended_among(&sessions).await?;
        let ids = serde_json::to_string(&ended).map_err(Failure::internal)?;
        let key = self.0.setup.key.public();
        let stale = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM notifications_device
                              WHERE server_key <> ?1 OR session_id IN (SELECT value FROM json_each(?2))) AS "stale!: bool""#,
            key,
            ids
        )
        .fetch_one(db.read())
        .await?;
        if !stale {
            return Ok(());
        }
        let mut tx = db.write().await?;
        sqlx::query!(
            "DELETE FROM notifications_device
             WHERE server_key <> ?1 OR session_id IN (SELECT value FROM json_each(?2))",
            key,
            ids
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}

fn decoded(text: &str, length: usize, field: &str, problems: &mut Vec<FieldProblem>) -> Vec<u8> {
    let bytes = BASE64
        .decode(text.trim_end_matches('='))
        .unwrap_or_default();
    if bytes.len() != length {
        let wording = format!("This has to be Base64 of {length} bytes.");
        problems.push(FieldProblem::new(field, "invalid", &wording));
    }
    bytes
}
