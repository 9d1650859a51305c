//! How features plug in: each provides a value, the app combines them.

use std::{collections::BTreeMap, sync::Arc};

use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

use crate::{
    demo::DemoLoader,
    job::Job,
    mail::{MailGuard, MailLinks, MailTemplate},
    media_use::MediaUses,
    metrics::MetricSource,
    payable::Payable,
    personal_records::PersonalRecords,
    problem::Code,
    record::OnePath,
    restored::{AfterRestore, Counted},
    search::{SearchKind, SearchProvider},
    site_page::SitePages,
};

/// Operation ids with the codes of their own rules, in addition to those that follow from the kind
/// of operation.
pub type OperationCodes = &'static [(&'static str, &'static [Code])];

/// Declares `OPERATIONS`: the error codes of each operation, a line each.
#[macro_export]
macro_rules! operation_codes {
    ($($operation:ident: $($code:ident),+;)*) => {
        pub const OPERATIONS: $crate::OperationCodes = &[$((stringify!($operation), &[$($code),+])),*];
    };
}

/// Everything a feature provides except its API. Everything is optional.
pub struct Gives {
    pub name: &'static str,
    pub codes: Vec<(&'static str, Vec<Code>)>,
    pub migrations: Option<&'static Migrator>,
    pub search: Option<Arc<dyn SearchProvider>>,
    pub pages: Option<Arc<dyn SitePages>>,
    pub demo: Option<Arc<dyn DemoLoader>>,
    pub jobs: Vec<Job>,
    pub mails: &'static [MailTemplate],
    pub mail_links: Option<Arc<dyn MailLinks>>,
    pub mail_guard: Option<Arc<dyn MailGuard>>,
    pub payables: Vec<Arc<dyn Payable>>,
    pub personal_records: Vec<Arc<dyn PersonalRecords>>,
    pub uses: Option<Arc<dyn MediaUses>>,
    pub after_restore: Option<Arc<dyn AfterRestore>>,
    pub counted: Counted,
    pub metrics: Option<Arc<dyn MetricSource>>,
}

impl Gives {
    /// The kinds of search results that it contributes.
    pub fn search_kinds(&self) -> &'static [SearchKind] {
        self.search.as_ref().map_or(&[], |search| search.kinds())
    }
}

/// A feature: its API and what else it provides.
pub struct Feature<Api> {
    api: Api,
    gives: Gives,
}

impl<Api: OpenApi> Feature<Api> {
    pub fn new(name: &'static str, api: Api) -> Self {
        Self {
            api,
            gives: Gives {
                name,
                codes: Vec::new(),
                migrations: None,
                search: None,
                pages: None,
                demo: None,
                jobs: Vec::new(),
                mails: &[],
                mail_links: None,
                mail_guard: None,
                payables: Vec::new(),
                personal_records: Vec::new(),
                uses: None,
                after_restore: None,
                counted: &[],
                metrics: None,
            },
        }
    }

    pub fn codes(mut self, codes: OperationCodes) -> Self {
        let codes = codes.iter().map(|(id, codes)| (*id, codes.to_vec()));
        self.gives.codes.extend(codes);
        self
    }

    /// Adds a part of its API.
    pub fn part<Part: OpenApi>(self, part: Part) -> Feature<(Api, Part)> {
        self.and(part, Vec::new())
    }

    /// Adds a part of its API, with the codes of the own rules of its operations.
    pub(crate) fn and<Part: OpenApi>(
        mut self,
        part: Part,
        codes: Vec<(&'static str, Vec<Code>)>,
    ) -> Feature<(Api, Part)> {
        self.gives.codes.extend(codes);
        Feature {
            api: (self.api, part),
            gives: self.gives,
        }
    }

    pub fn migrations(mut self, migrations: &'static Migrator) -> Self {
        self.gives.migrations = Some(migrations);
        self
    }

    pub fn search(mut self, provider: Arc<dyn SearchProvider>) -> Self {
        self.gives.search = Some(provider);
        self
    }

    pub fn pages(mut self, pages: Arc<dyn SitePages>) -> Self {
        self.gives.pages = Some(pages);
        self
    }

    pub fn demo(mut self, loader: Arc<dyn DemoLoader>) -> Self {
        self.gives.demo = Some(loader);
        self
    }

    pub fn job(mut self, job: Job) -> Self {
        self.gives.jobs.push(job);
        self
    }

    pub fn mails(mut self, templates: &'static [MailTemplate]) -> Self {
        self.gives.mails = templates;
        self
    }

    pub fn mail_links(mut self, links: Arc<dyn MailLinks>) -> Self {
        self.gives.mail_links = Some(links);
        self
    }

    pub fn mail_guard(mut self, guard: Arc<dyn MailGuard>) -> Self {
        self.gives.mail_guard = Some(guard);
        self
    }

    pub fn after_restore(mut self, hook: Arc<dyn AfterRestore>) -> Self {
        self.gives.after_restore = Some(hook);
        self
    }

    pub fn counted(mut self, rows: Counted) -> Self {
        self.gives.counted = rows;
        self
    }

    /// Adds its metrics.
    pub fn metrics(mut self, source: Arc<dyn MetricSource>) -> Self {
        self.gives.metrics = Some(source);
        self
    }

    pub fn payable(mut self, payable: Arc<dyn Payable>) -> Self {
        self.gives.payables.push(payable);
        self
    }

    pub fn personal_records(mut self, records: Arc<dyn PersonalRecords>) -> Self {
        self.gives.personal_records.push(records);
        self
    }

    /// Adds a lookup of the images and videos that its rows show.
    pub fn uses(mut self, uses: Arc<dyn MediaUses>) -> Self {
        self.gives.uses = Some(uses);
        self
    }

    pub fn gives(&self) -> &Gives {
        &self.gives
    }

    pub fn into_api(self) -> Api {
        self.api
    }
}

/// The combined features, in the order of the API document.
pub struct Features<Api> {
    api: Api,
    all: Vec<Gives>,
    owners: BTreeMap<String, &'static str>,
}

impl Features<()> {
    pub fn none() -> Self {
        Self {
            api: (),
            all: Vec::new(),
            owners: BTreeMap::new(),
        }
    }
}

impl<Api: OpenApi> Features<Api> {
    /// Adds a feature. Refuses a path that another feature owns: poem-openapi would silently drop
    /// one of them. Paths are written in the program, so debug builds and tests refuse for a release.
    ///
    /// # Errors
    /// The path that both own.
    pub fn and<Next: OpenApi>(
        mut self,
        feature: Feature<Next>,
    ) -> Result<Features<(Api, OnePath<Next>)>, String> {
        if cfg!(debug_assertions) {
            self.claim_paths::<Next>(feature.gives.name)?;
        }
        self.all.push(feature.gives);
        Ok(Features {
            api: (self.api, OnePath(feature.api)),
            all: self.all,
            owners: self.owners,
        })
    }

    fn claim_paths<Next: OpenApi>(&mut self, name: &'static str) -> Result<(), String> {
        for path in Next::meta().into_iter().flat_map(|api| api.paths) {
            if let Some(owner) = self.owners.insert(path.path.clone(), name)
                && owner != name
            {
                return Err(format!(
                    "{} is claimed by both {owner} and {name}",
                    path.path
                ));
            }
        }
        Ok(())
    }

    pub fn search_providers(&self) -> Vec<Arc<dyn SearchProvider>> {
        self.all
            .iter()
            .filter_map(|gives| gives.search.clone())
            .collect()
    }

    pub fn payables(&self) -> Vec<Arc<dyn Payable>> {
        self.all
            .iter()
            .flat_map(|gives| gives.payables.clone())
            .collect()
    }

    pub fn personal_records(&self) -> Vec<Arc<dyn PersonalRecords>> {
        self.all
            .iter()
            .flat_map(|gives| gives.personal_records.clone())
            .collect()
    }

    pub fn uses(&self) -> Vec<Arc<dyn MediaUses>> {
        self.all
            .iter()
            .filter_map(|gives| gives.uses.clone())
            .collect()
    }

    pub fn mail_templates(&self) -> Vec<MailTemplate> {
        self.all
            .iter()
            .flat_map(|gives| gives.mails.iter().copied())
            .collect()
    }

    pub fn mail_links(&self) -> Vec<Arc<dyn MailLinks>> {
        self.all
            .iter()
            .filter_map(|gives| gives.mail_links.clone())
            .collect()
    }

    pub fn mail_guards(&self) -> Vec<Arc<dyn MailGuard>> {
        self.all
            .iter()
            .filter_map(|gives| gives.mail_guard.clone())
            .collect()
    }

    /// What each of them gives.
    pub fn gives(&self) -> &[Gives] {
        &self.all
    }

    pub fn into_parts(self) -> (Api, Vec<Gives>) {
        (self.api, self.all)
    }
}
