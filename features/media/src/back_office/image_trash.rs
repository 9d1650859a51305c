//! Moves images to the trash and restores them.

use kernel::{
    Failure, Tx,
    audit::{self, Entry},
    edit::DAYS_TO_RESTORE,
};
use serde_json::json;

use super::{Uses, library::LibraryImage, uses::reported};
use crate::{Media, codes};

impl Media {
    /// Refused while something shows it: a hole in a page is found by a visitor first.
    pub(super) async fn delete_image(
        &self,
        uses: &Uses,
        actor: i64,
        id: i64,
    ) -> Result<(), Failure> {
        let mut tx = self.db.publish().await?;
        let shown = uses.of_images(&[id]).await?.remove(&id).unwrap_or_default();
        if !shown.is_empty() {
            let wording = format!("This image is still in use: {}.", reported(&shown));
            return Err(Failure::new(codes::IMAGE_USED).with_message(wording));
        }
        let now = self.clock.now().0;
        let done = sqlx::query!(
            "UPDATE media_image SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL",
            id,
            now
        )
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() == 0 {
            return Err(codes::IMAGE_NOT_FOUND.into());
        }
        self.note(&mut tx, actor, "media.image_deleted", id).await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn restore_image(
        &self,
        uses: &Uses,
        actor: i64,
        id: i64,
    ) -> Result<LibraryImage, Failure> {
        let mut tx = self.db.publish().await?;
        let done = sqlx::query!(
            "UPDATE media_image SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL",
            id
        )
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() == 0 {
            return Err(codes::IMAGE_NOT_FOUND.into());
        }
        self.note(&mut tx, actor, "media.image_restored", id)
            .await?;
        tx.commit().await?;
        self.library_image(uses, id).await
    }

    /// Forgets what was thrown away too long ago. An image stays as long as something was cut from it; the files go
    /// with the next sweep.
    pub(crate) async fn empty_image_trash(&self) -> Result<(), Failure> {
        let before = self.clock.now().plus_days(-DAYS_TO_RESTORE).0;
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "DELETE FROM media_image WHERE deleted_at < ?1
               AND NOT EXISTS (SELECT 1 FROM media_image AS cut WHERE cut.source_id = media_image.id)",
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
            subject: &format!("image:{id}"),
            details: json!({}),
        };
        audit::record(tx, self.clock.now(), entry).await
    }
}
