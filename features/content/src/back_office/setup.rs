//! The set-up of a new shop: what the owner decided about its steps, and its opening.

use kernel::{
    Deps, Failure,
    audit::{self, Entry},
};
use poem_openapi::{Enum, Object};
use serde_json::json;
use sqlx::SqliteConnection;

use crate::opening;

/// A step that may be decided without a setting of its own.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum SetupDecision {
    /// Customers pay at the counter only.
    Payments,
    /// No emails are sent.
    Email,
    /// The shop has no GST registration.
    Gst,
    /// The shop's name stands for a logo, in the usual colours.
    Look,
    /// The shop teaches no courses.
    Courses,
    /// A copy of the backups is stored elsewhere.
    Backup,
}

impl SetupDecision {
    const fn name(self) -> &'static str {
        match self {
            Self::Payments => "payments",
            Self::Email => "email",
            Self::Gst => "gst",
            Self::Look => "look",
            Self::Courses => "courses",
            Self::Backup => "backup",
        }
    }
}

/// How far the set-up is.
#[derive(Object, Clone, Debug)]
pub struct ShopSetup {
    /// Whether visitors see the shop. Before, they read that it opens soon.
    pub open: bool,
    /// Steps that the owner decided without a setting.
    pub decided: Vec<SetupDecision>,
}

/// A decision about a step.
#[derive(Object, Debug)]
pub struct UpdateSetupStep {
    /// The step.
    pub step: SetupDecision,
    /// Whether it is decided. `false` withdraws the decision.
    pub decided: bool,
}

/// # Errors
/// The database cannot be read.
pub async fn view(deps: &Deps) -> Result<ShopSetup, Failure> {
    let mut connection = deps.db.read().acquire().await?;
    Ok(ShopSetup {
        open: !opening::is_preparing(&deps.db).await?,
        decided: decided(&mut connection).await?,
    })
}

async fn decided(connection: &mut SqliteConnection) -> Result<Vec<SetupDecision>, Failure> {
    let steps = sqlx::query_scalar!(
        r#"SELECT step AS "step!: SetupDecision" FROM content_setup_step ORDER BY step"#
    )
    .fetch_all(connection)
    .await?;
    Ok(steps)
}

/// # Errors
/// The database cannot be written.
pub async fn update_step(
    deps: &Deps,
    actor: i64,
    update: &UpdateSetupStep,
) -> Result<ShopSetup, Failure> {
    let mut tx = deps.db.write().await?;
    let (step, now) = (update.step.name(), deps.clock.now());
    let changed = if update.decided {
        sqlx::query!(
            "INSERT INTO content_setup_step (step) VALUES (?) ON CONFLICT DO NOTHING",
            step
        )
        .execute(&mut *tx)
        .await?
    } else {
        sqlx::query!("DELETE FROM content_setup_step WHERE step = ?1", step)
            .execute(&mut *tx)
            .await?
    };
    if changed.rows_affected() > 0 {
        let entry = Entry {
            actor: Some(actor),
            action: "content.setup_step_updated",
            subject: step,
            details: json!({ "decided": update.decided }),
        };
        audit::record(&mut tx, now, entry).await?;
    }
    tx.commit().await?;
    view(deps).await
}

/// Opens the shop to visitors. An open one stays as it is.
///
/// # Errors
/// The database cannot be written.
pub async fn open(deps: &Deps, actor: i64) -> Result<ShopSetup, Failure> {
    let mut tx = deps.db.publish().await?;
    let opened =
        sqlx::query!("UPDATE content_setting SET preparing = 0 WHERE id = 1 AND preparing = 1")
            .execute(&mut *tx)
            .await?;
    if opened.rows_affected() > 0 {
        let entry = Entry {
            actor: Some(actor),
            action: "content.shop_opened",
            subject: "shop",
            details: json!({}),
        };
        audit::record(&mut tx, deps.clock.now(), entry).await?;
    }
    tx.commit().await?;
    view(deps).await
}
