//! Backups on the screen.

use std::collections::BTreeMap;

use kernel::{
    Failure, FieldProblem, Timestamp,
    audit::{self, Written},
};
use poem_openapi::Object;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

use crate::{
    Maintenance,
    backup::{self, Kind, RESTORED, Source, Summary},
    codes,
    runs::{FailedRun, MaintenanceRun, RunKind},
};

/// A backup.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct Backup {
    /// Its name, by which it is asked for.
    pub name: String,
    /// Why it was made.
    pub kind: Kind,
    /// When.
    pub made_at: Timestamp,
    /// How much a download weighs. On the disk pictures and films are kept once for all backups.
    pub bytes: u64,
    /// Pictures and films in it, each size of a picture counted.
    pub files: u64,
    /// Its database was checked from end to end when it was made.
    pub verified: bool,
}

impl From<&Summary> for Backup {
    fn from(summary: &Summary) -> Self {
        Self {
            name: summary.name.clone(),
            kind: summary.kind,
            made_at: summary.made_at(),
            bytes: summary.bytes(),
            files: summary.media_files,
            // One that was not sound never got its name.
            verified: true,
        }
    }
}

/// The last time the shop was restored.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct LastRestore {
    /// When.
    pub at: Timestamp,
    /// When the backup was made that is the shop since.
    pub made_at: Timestamp,
    /// Folder below the data folder where the shop as it was before lies for 30 days.
    pub kept_in: String,
    /// Mails that wait for somebody to decide.
    pub held_mails: i64,
}

/// Every backup.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct BackupList {
    /// The newest first.
    pub items: Vec<Backup>,
    /// The folder on the machine in which they lie.
    pub folder: String,
    /// What is being done at this moment.
    pub running: Option<MaintenanceRun>,
    /// The last run, if it failed.
    pub failed: Option<FailedRun>,
    /// The last time the shop was restored.
    pub restored: Option<LastRestore>,
}

/// What came since a backup and would be gone.
#[derive(Object, Clone, Debug)]
pub struct SinceBackup {
    /// What it is: orders, customers, payments, ...
    pub what: String,
    /// How many came.
    pub count: i64,
}

/// A backup, and what it does not have.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct BackupSheet {
    /// The backup.
    pub backup: Backup,
    /// What came since and is not in it. What was changed or deleted since is not counted here.
    pub since: Vec<SinceBackup>,
    /// How many changes the shop's people made since.
    pub changes: i64,
    /// What has to be typed to restore it: the shop's name.
    pub shop_name: String,
}

/// The wish to go back.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct RestoreWish {
    /// The shop's name, typed to show that it is meant.
    #[oai(validator(min_length = 1, max_length = 200))]
    pub shop_name: String,
}

impl Maintenance {
    pub(super) async fn backup_list(&self) -> Result<BackupList, Failure> {
        let parts = &self.0;
        let db = &parts.deps.db;
        let held = parts.deps.outbox.counts(db, self.now()).await?.held;
        let restored = audit::last(db, RESTORED).await?;
        Ok(BackupList {
            items: self.backups().await?.iter().map(Backup::from).collect(),
            folder: parts.folder.path().display().to_string(),
            running: parts.runs.running(),
            failed: parts.runs.failed(),
            restored: restored.and_then(|line| last_restore(&line, held)),
        })
    }

    /// Begins a backup; how far it is stands in the list.
    pub(super) async fn back_up_now(&self, actor: i64) -> Result<(), Failure> {
        let run = self.0.runs.begin(RunKind::Backup, self.now());
        let run = run.ok_or(codes::BUSY_WITH_BACKUP)?;
        let maintenance = self.clone();
        tokio::spawn(async move {
            let made = maintenance.make(run, Kind::ByHand).await;
            if let Ok(made) = made {
                let subject = format!("backup:{}", made.name);
                let action = "maintenance.backup_made";
                let noted = maintenance.note(actor, action, &subject, json!({})).await;
                if let Err(failure) = noted {
                    tracing::warn!(%failure, "a backup was not written down");
                }
            }
        });
        Ok(())
    }

    pub(super) async fn backup(&self, name: &str) -> Result<(Source, Summary), Failure> {
        let (folder, name) = (self.0.folder.clone(), name.to_owned());
        let found = tokio::task::spawn_blocking(move || {
            let summary = folder.list()?.into_iter().find(|one| one.name == name);
            let source = Source::named(&folder, &name)?;
            Ok::<_, std::io::Error>(source.zip(summary))
        });
        let found = found
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)?;
        found.ok_or_else(|| codes::BACKUP_NOT_FOUND.into())
    }

    pub(super) async fn backup_sheet(&self, name: &str) -> Result<BackupSheet, Failure> {
        let (_, summary) = self.backup(name).await?;
        let mut connection = self.0.deps.db.read().acquire().await?;
        let mut now: BTreeMap<&str, i64> = BTreeMap::new();
        for (what, table) in self.counted() {
            // Names that the features give; nothing of a request is in them.
            let count = AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
            let count: i64 = sqlx::query_scalar(count)
                .fetch_one(&mut *connection)
                .await?;
            *now.entry(what).or_default() += count;
        }
        let changes: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM kernel_audit WHERE at > ? AND actor IN (
                 SELECT value FROM json_each(?)) AND action NOT LIKE 'auth.%'",
        )
        .bind(summary.made_at)
        .bind(self.team_ids().await?)
        .fetch_one(&mut *connection)
        .await?;
        let since = now
            .into_iter()
            .map(|(what, count)| SinceBackup {
                what: what.to_owned(),
                count: count - summary.counts.get(what).copied().unwrap_or_default(),
            })
            .filter(|since| since.count > 0);
        Ok(BackupSheet {
            since: since.collect(),
            changes,
            backup: Backup::from(&summary),
            shop_name: self.0.setup.shop.mail_shop().await?.business_name,
        })
    }

    async fn team_ids(&self) -> Result<String, Failure> {
        let team = self.0.setup.people.team().await?;
        Ok(json!(team.iter().map(|person| person.id).collect::<Vec<_>>()).to_string())
    }

    /// Verifies and prepares in the background; then the shop closes, and opens again as it was in the backup.
    pub(super) async fn restore(
        &self,
        actor: i64,
        name: &str,
        wish: &RestoreWish,
    ) -> Result<(), Failure> {
        let (source, summary) = self.backup(name).await?;
        let shop = self.0.setup.shop.mail_shop().await?.business_name;
        let plain = |text: &str| text.trim().to_lowercase();
        if plain(&wish.shop_name) != plain(&shop) {
            let sentence = format!("Type the name of your shop: {shop}");
            let problem = FieldProblem::new("shopName", "invalid", sentence);
            return Err(Failure::invalid(vec![problem]));
        }
        let run = self.0.runs.begin(RunKind::Restore, self.now());
        let run = run.ok_or(codes::BUSY_WITH_BACKUP)?;
        let made_at = summary.made_at().to_rfc3339();
        let subject = format!("backup:{name}");
        let details = json!({"madeAt": made_at});
        self.note(actor, "maintenance.restore_asked", &subject, details)
            .await?;
        let maintenance = self.clone();
        tokio::spawn(async move {
            let setup = &maintenance.0.setup;
            let progress = run.progress();
            let prepared = match backup::check(source, &setup.schema, progress.clone()).await {
                Ok(verified) => {
                    let now = maintenance.now();
                    backup::prepare(&setup.data, verified, Some(actor), now, progress).await
                }
                Err(why) => Err(why),
            };
            match prepared {
                Ok(wanted) => {
                    tracing::warn!(backup = wanted.backup, "the shop closes to be restored");
                    run.reopening();
                    setup.reopen.now();
                }
                Err(why) => {
                    tracing::error!(why, "a backup could not be restored");
                    run.end(Err(why), maintenance.now());
                }
            }
        });
        Ok(())
    }

    pub(super) async fn delete_backup(&self, actor: i64, name: &str) -> Result<(), Failure> {
        let (_, summary) = self.backup(name).await?;
        if self.backups().await?.len() == 1 {
            return Err(codes::LAST_BACKUP.into());
        }
        let run = self.0.runs.begin(RunKind::Backup, self.now());
        let run = run.ok_or(codes::BUSY_WITH_BACKUP)?;
        let (folder, names) = (self.0.folder.clone(), vec![name.to_owned()]);
        let removed = tokio::task::spawn_blocking(move || {
            let alone = folder
                .alone()
                .map_err(|_| Failure::new(codes::BUSY_WITH_BACKUP))?;
            folder.remove(&alone, &names).map_err(Failure::internal)
        });
        removed.await.map_err(Failure::internal)??;
        drop(run);
        let details = json!({"madeAt": summary.made_at().to_rfc3339()});
        self.note(
            actor,
            "maintenance.backup_deleted",
            &format!("backup:{name}"),
            details,
        )
        .await
    }
}

fn last_restore(line: &Written, held_mails: i64) -> Option<LastRestore> {
    let text = |name: &str| line.details.get(name).and_then(Value::as_str);
    Some(LastRestore {
        at: line.at,
        made_at: Timestamp::parse(text("madeAt")?)?,
        kept_in: text("keptIn")?.to_owned(),
        held_mails,
    })
}
