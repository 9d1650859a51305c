//! Throwing pictures away, and taking them back.

use kernel::{
    Failure, Tx,
    audit::{self, Entry},
    edit::DAYS_TO_RESTORE,
};
use serde_json::json;

use super::{Uses, library::KeptPicture, uses::told};
use crate::{Media, codes};

impl Media {
    /// Refused while something shows it: a hole in a page is found by a visitor first.
    pub(super) async fn delete_picture(
        &self,
        uses: &Uses,
        actor: i64,
        id: i64,
    ) -> Result<(), Failure> {
        let mut tx = self.db.publish().await?;
        let shown = uses
            .of_pictures(&[id])
            .await?
            .remove(&id)
            .unwrap_or_default();
        if !shown.is_empty() {
            let words = format!("This picture is still shown: {}.", told(&shown));
            return Err(Failure::new(codes::PICTURE_USED).with_message(words));
        }
        let now = self.clock.now().0;
        let done = sqlx::query!(
            "UPDATE media_picture SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL",
            id,
            now
        )
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() == 0 {
            return Err(codes::PICTURE_NOT_FOUND.into());
        }
        self.note(&mut tx, actor, "media.picture_deleted", id)
            .await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn restore_picture(
        &self,
        uses: &Uses,
        actor: i64,
        id: i64,
    ) -> Result<KeptPicture, Failure> {
        let mut tx = self.db.publish().await?;
        let done = sqlx::query!(
            "UPDATE media_picture SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL",
            id
        )
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() == 0 {
            return Err(codes::PICTURE_NOT_FOUND.into());
        }
        self.note(&mut tx, actor, "media.picture_restored", id)
            .await?;
        tx.commit().await?;
        self.kept(uses, id).await
    }

    /// Forgets what was thrown away too long ago. A picture stays as long as something was cut from it; the files go
    /// with the next sweep.
    pub(crate) async fn empty_picture_bin(&self) -> Result<(), Failure> {
        let before = self.clock.now().plus_days(-DAYS_TO_RESTORE).0;
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "DELETE FROM media_picture WHERE deleted_at < ?1
               AND NOT EXISTS (SELECT 1 FROM media_picture AS cut WHERE cut.source_id = media_picture.id)",
            before
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    async fn note(
        &self,
        tx: &mut Tx,
        actor: i64,
        action: &'static str,
        id: i64,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("picture:{id}"),
            details: json!({}),
        };
        audit::record(tx, self.clock.now(), entry).await
    }
}
