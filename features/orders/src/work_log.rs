//! Finished work, for the feature that counts it.

use async_trait::async_trait;
use kernel::{Failure, ImageId, Timestamp, Tx};

/// What was finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Work {
    /// A piece, and the change of it that reached 'Ready for Pickup'. Ids of pieces are never given
    /// twice, those of changes are.
    Piece { id: i64, change: i64 },
    /// An alteration.
    Alteration { id: i64 },
}

/// Facts of finished work, as they were at that moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedWork {
    pub work: Work,
    pub order: i64,
    /// Number of the piece, such as `HM-1048/2`.
    pub number: String,
    /// `None` for an item without one, and for an alteration.
    pub garment_type: Option<i64>,
    /// What was made.
    pub item: String,
    pub image: Option<ImageId>,
    pub quantity: i64,
    /// User id of the team member to whom it was assigned.
    pub maker: Option<i64>,
    pub at: Timestamp,
}

/// Counts finished work. Implemented outside this feature; called in the transaction of the step.
#[async_trait]
pub trait WorkLog: Send + Sync {
    /// Work is finished: its status is 'Ready' or beyond, and was not before. The same piece is
    /// reported again when it is finished again after going back.
    async fn finished(&self, tx: &mut Tx, work: &FinishedWork) -> Result<(), Failure>;

    /// What was finished is something else now: its item, garment type or quantity. Who made it stays.
    async fn changed(&self, tx: &mut Tx, work: &FinishedWork) -> Result<(), Failure>;

    /// The step that finished it was undone.
    async fn undone(&self, tx: &mut Tx, work: Work, now: Timestamp) -> Result<(), Failure>;
}
