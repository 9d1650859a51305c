//! What piecework asks of garments, and what orders tell it.

use std::sync::Arc;

use async_trait::async_trait;
use garments::Garments;
use kernel::{Failure, Timestamp, Tx};
use orders::{FinishedWork, Work, WorkLog};
use piecework::{DoneWork, DoneWorkId, Piecework, WorkType, WorkTypes};

use crate::context::Context;

/// Piecework asks which garment types have rates.
pub struct WorkTypesOfGarments(pub Garments);

#[async_trait]
impl WorkTypes for WorkTypesOfGarments {
    async fn all(&self) -> Result<Vec<WorkType>, Failure> {
        let types = self.0.types().await?.into_iter();
        Ok(types.map(work_type).collect())
    }

    async fn one(&self, id: i64) -> Result<Option<WorkType>, Failure> {
        Ok(self.0.garment_type(id).await?.map(work_type))
    }

    fn alteration(&self) -> i64 {
        garments::ALTERATION
    }
}

fn work_type(known: garments::GarmentType) -> WorkType {
    WorkType {
        id: known.id,
        name: known.name,
    }
}

/// Orders tell what was finished.
pub struct WorkOfPiecework(pub Piecework);

#[async_trait]
impl WorkLog for WorkOfPiecework {
    async fn finished(&self, tx: &mut Tx, work: &FinishedWork) -> Result<(), Failure> {
        self.0.count(tx, &done(work)).await
    }

    async fn changed(&self, tx: &mut Tx, work: &FinishedWork) -> Result<(), Failure> {
        self.0.recount(tx, &done(work)).await
    }

    async fn undone(&self, tx: &mut Tx, work: Work, now: Timestamp) -> Result<(), Failure> {
        self.0.uncount(tx, id_of(work), now).await
    }
}

fn done(work: &FinishedWork) -> DoneWork {
    let work = work.clone();
    DoneWork {
        id: id_of(work.work),
        order: work.order,
        number: work.number,
        garment_type: work.garment_type,
        item: work.item,
        image: work.image,
        quantity: work.quantity,
        maker: work.maker,
        at: work.at,
    }
}

fn id_of(work: Work) -> DoneWorkId {
    match work {
        Work::Piece { id, change } => DoneWorkId::Piece { id, step: change },
        Work::Alteration { id } => DoneWorkId::Alteration { id },
    }
}

impl Context {
    pub fn piecework(&self) -> Piecework {
        let types = WorkTypesOfGarments(self.garments());
        let (deps, people) = (self.deps.clone(), self.people.clone());
        Piecework::new(deps, people, Arc::new(types), self.shop())
    }
}
