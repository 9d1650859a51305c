//! State and dependencies shared by all parts of the feature.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{
    Deps, Failure, LengthUnit, Wake,
    import::{ImportField, ImportKind, ImportTarget, ImportUses},
};
use poem_openapi::Tags;

#[derive(Tags)]
pub enum Tag {
    /// Back office: imports and exports.
    #[oai(rename = "Back office: imports")]
    BackOffice,
}

/// Settings of the shop. The app connects it to the content feature.
#[async_trait]
pub trait ShopUnit: Send + Sync {
    /// Unit in which the shop measures.
    async fn unit(&self) -> Result<LengthUnit, Failure>;
}

/// What the feature needs from others.
pub struct Setup {
    /// In the order in which a row passes them: the first of a kind has the record, further ones have parts of it.
    pub targets: Vec<Arc<dyn ImportTarget>>,
    /// Who may use an imported record.
    pub uses: Vec<Arc<dyn ImportUses>>,
    pub unit: Arc<dyn ShopUnit>,
}

/// Imports and exports. Cheap to clone.
#[derive(Clone)]
pub struct Imports {
    pub(crate) deps: Deps,
    pub(crate) setup: Arc<Setup>,
    /// Continues runs.
    pub(crate) wake: Wake,
}

impl Imports {
    pub fn new(deps: Deps, setup: Setup) -> Self {
        Self {
            deps,
            setup: Arc::new(setup),
            wake: Wake::default(),
        }
    }

    pub(crate) fn targets(&self, kind: ImportKind) -> Vec<Arc<dyn ImportTarget>> {
        let all = self.setup.targets.iter();
        all.filter(|target| target.kind() == kind)
            .cloned()
            .collect()
    }

    /// What columns of this kind can be.
    pub(crate) async fn fields(&self, kind: ImportKind) -> Result<Vec<ImportField>, Failure> {
        let mut fields = Vec::new();
        for target in self.targets(kind) {
            fields.extend(target.fields().await?);
        }
        Ok(fields)
    }
}
