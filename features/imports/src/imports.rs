//! State and dependencies shared by all parts of the feature.

use std::{sync::Arc, time::Duration};

use async_trait::async_trait;
use kernel::{
    Deps, Failure, ImageIntake, LengthUnit, Wake,
    import::{ImportField, ImportKind, ImportTarget, ImportUses},
    public_internet::Reach,
};
use poem_openapi::Tags;

use crate::website::fetch::Website;

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
    /// Stores images of a previous website.
    pub images: Arc<dyn ImageIntake>,
    /// Which websites are called.
    pub reach: Reach,
    /// How long one answer of a website may take.
    pub patience: Duration,
}

/// Imports and exports. Cheap to clone.
#[derive(Clone)]
pub struct Imports {
    pub(crate) deps: Deps,
    pub(crate) setup: Arc<Setup>,
    pub(crate) website: Arc<Website>,
    /// Continues runs.
    pub(crate) wake: Wake,
    /// Continues to read lists of websites.
    pub(crate) read_wake: Wake,
}

impl Imports {
    pub fn new(deps: Deps, setup: Setup) -> Self {
        Self {
            deps,
            website: Arc::new(Website::new(setup.reach, setup.patience)),
            setup: Arc::new(setup),
            wake: Wake::default(),
            read_wake: Wake::default(),
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

    /// What columns of a file of this kind can be: files have no images.
    pub(crate) async fn file_fields(&self, kind: ImportKind) -> Result<Vec<ImportField>, Failure> {
        let mut fields = self.fields(kind).await?;
        fields.retain(|field| !field.is_image);
        Ok(fields)
    }
}
