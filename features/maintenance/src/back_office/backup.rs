//! Backups in the back office.

use std::collections::BTreeMap;

use kernel::{
    Failure, FieldProblem, Timestamp,
    audit::{self, Written},
};
use poem_openapi::Object;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

use super::backup_bucket::BackupBucket;
use crate::{
    Maintenance,
    backup::{
        self, CheckReport, Kind, RESTORED, ReplacedShop, Source, Summary, WantedRestore,
        replaced_shops,
    },
    codes,
    daily::{REPLACED_DAYS, StoredBackup, last_good},
    runs::{FailedRun, MaintenanceRun, Run, RunKind},
};

/// Maximum number of paths of damaged files listed; their count is always complete.
const NAMED_FILES: usize = 20;

/// A backup.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Backup {
    /// Name, which identifies the backup.
    pub name: String,
    /// Why it was made.
    pub kind: Kind,
    /// When.
    pub made_at: Timestamp,
    /// Whether its date is in the future, from a wrong clock.
    pub dated_ahead: bool,
    /// Size of a download. On disk, files are stored once for all backups.
    pub bytes: u64,
    /// Image and video files, counting each size of an image.
    pub files: u64,
    /// Whether all of it was read and is intact.
    pub verified: bool,
    /// When it was last read completely.
    pub verified_at: Option<Timestamp>,
    /// Why it cannot be restored.
    pub broken: Option<String>,
    /// Whether a copy is in the bucket.
    pub in_bucket: bool,
    /// Image and video files that a restore could not bring back unchanged.
    pub damaged_count: u64,
    /// Paths of the first of them, relative to the data folder.
    pub damaged: Vec<String>,
}

impl Backup {
    fn of(stored: &StoredBackup, pushed: &[String], now: Timestamp) -> Self {
        let StoredBackup { summary, report } = stored;
        Self {
            name: summary.name.clone(),
            kind: summary.kind,
            made_at: summary.made_at(),
            dated_ahead: summary.is_ahead(now),
            bytes: summary.bytes(),
            files: summary.media_files,
            verified: summary.damaged.is_empty()
                && report.as_ref().is_some_and(|report| report.is_sound()),
            verified_at: report.as_ref().map(|report| report.at()),
            in_bucket: pushed.contains(&summary.name),
            broken: stored.broken().map(str::to_owned),
            damaged_count: stored.damaged().count() as u64,
            damaged: stored.damaged().take(NAMED_FILES).cloned().collect(),
        }
    }
}

/// A shop that was replaced by a restore and can be brought back.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ReplacedShopSummary {
    /// Name, which identifies it.
    pub name: String,
    /// When it was replaced; it is the shop as of this time.
    pub replaced_at: Timestamp,
    /// When it will be deleted.
    pub removed_at: Timestamp,
    /// Disk space it uses, in bytes.
    pub bytes: u64,
}

impl From<&ReplacedShop> for ReplacedShopSummary {
    fn from(shop: &ReplacedShop) -> Self {
        Self {
            name: shop.name.clone(),
            replaced_at: shop.replaced_at,
            removed_at: shop.replaced_at.plus_days(REPLACED_DAYS),
            bytes: shop.bytes,
        }
    }
}

/// The last restore.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct LastRestore {
    /// When.
    pub at: Timestamp,
    /// When the restored backup was made.
    pub made_at: Timestamp,
    /// Folder in the data folder where the replaced shop is stored for 30 days.
    pub stored_in: String,
    /// Number of emails on hold.
    pub held_mails: i64,
    /// Whether it undid an earlier restore.
    pub undo: bool,
    /// Image and video files of which the backup had no intact copy.
    pub left_out_count: u64,
    /// Paths of the first of them, relative to the data folder.
    pub left_out: Vec<String>,
}

/// All backups.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct BackupList {
    /// Newest first.
    pub items: Vec<Backup>,
    pub bucket: Option<BackupBucket>,
    /// Folder of the backups on the server.
    pub folder: String,
    /// The backup or restore in progress.
    pub running: Option<MaintenanceRun>,
    /// The last run, if it failed.
    pub failed: Option<FailedRun>,
    /// The last restore.
    pub restored: Option<LastRestore>,
    /// Shops that were replaced by a restore, newest first; each can be brought back.
    pub replaced: Vec<ReplacedShopSummary>,
    /// The shop's name, to be typed as a confirmation.
    pub shop_name: String,
}

/// Records added since a backup, which a restore would remove.
#[derive(Object, Clone, Debug)]
pub struct SinceBackup {
    /// Kind of record in English, such as `orders`, `payments` or `reviews of products`.
    pub what: String,
    /// Number of records.
    pub count: i64,
}

/// A backup, and what it lacks.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct BackupDetail {
    /// The backup.
    pub backup: Backup,
    /// Records added since; changed and deleted ones are not counted.
    pub since: Vec<SinceBackup>,
    /// Number of changes made by staff and owner since.
    pub changes: i64,
    /// The shop's name, to be typed as a confirmation.
    pub shop_name: String,
}

/// Confirmation of a restore.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct RestoreBackup {
    /// The shop's name, typed as a confirmation.
    #[oai(validator(min_length = 1, max_length = 200))]
    pub shop_name: String,
}

impl Maintenance {
    pub(super) async fn backup_list(&self) -> Result<BackupList, Failure> {
        let parts = &self.0;
        let db = &parts.deps.db;
        let held = parts.deps.outbox.on_hold(db).await?;
        let restored = audit::last(db, RESTORED).await?;
        let now = self.now();
        let (backups, unreadable) = match self.backups().await {
            Ok(backups) => (backups, None),
            Err(message) => (Vec::new(), Some(message)),
        };
        let unreadable = unreadable.map(|message| FailedRun {
            kind: RunKind::Backup,
            message,
            at: now,
        });
        let pushed = self.push_report().await.names;
        Ok(BackupList {
            bucket: self.backup_bucket().await,
            items: backups
                .iter()
                .map(|one| Backup::of(one, &pushed, now))
                .collect(),
            folder: parts.folder.path().display().to_string(),
            running: parts.runs.running(),
            failed: unreadable.or(parts.runs.failed()),
            restored: restored.and_then(|line| last_restore(&line, held)),
            replaced: self.replaced().await?.iter().map(Into::into).collect(),
            shop_name: parts.setup.shop.mail_shop().await?.business_name,
        })
    }

    async fn replaced(&self) -> Result<Vec<ReplacedShop>, Failure> {
        let data = self.0.setup.data.clone();
        tokio::task::spawn_blocking(move || replaced_shops(&data))
            .await
            .map_err(Failure::internal)?
            .map_err(Failure::internal)
    }

    /// Starts a backup; its progress is part of the list.
    pub(super) async fn back_up_now(&self, actor: i64) -> Result<(), Failure> {
        let run = self.begin(RunKind::Backup)?;
        let maintenance = self.clone();
        tokio::spawn(async move { maintenance.make(run, Kind::ByHand, Some(actor)).await });
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

    pub(super) async fn backup_detail(&self, name: &str) -> Result<BackupDetail, Failure> {
        let (_, summary) = self.backup(name).await?;
        let stored = StoredBackup {
            report: self.report(name).await?,
            summary: summary.clone(),
        };
        let mut connection = self.0.deps.db.read().acquire().await?;
        let mut now: BTreeMap<&str, i64> = BTreeMap::new();
        for (what, table) in self.counted() {
            // Table names come from the features, not from the request.
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
        Ok(BackupDetail {
            since: since.collect(),
            changes,
            backup: Backup::of(&stored, &self.push_report().await.names, self.now()),
            shop_name: self.0.setup.shop.mail_shop().await?.business_name,
        })
    }

    async fn report(&self, name: &str) -> Result<Option<CheckReport>, Failure> {
        let folder = self.0.folder.path().join(name);
        tokio::task::spawn_blocking(move || CheckReport::read(&folder))
            .await
            .map_err(Failure::internal)
    }

    async fn team_ids(&self) -> Result<String, Failure> {
        let team = self.0.setup.people.team().await?;
        Ok(json!(team.iter().map(|person| person.id).collect::<Vec<_>>()).to_string())
    }

    /// Verifies and prepares in the background; then the shop closes and opens again from the
    /// backup.
    pub(super) async fn restore(
        &self,
        actor: i64,
        name: &str,
        input: &RestoreBackup,
    ) -> Result<(), Failure> {
        let (source, summary) = self.backup(name).await?;
        let run = self.begin_restore(input).await?;
        let subject = format!("backup:{name}");
        let details = json!({"madeAt": summary.made_at().to_rfc3339()});
        self.note(actor, "maintenance.restore_asked", &subject, details)
            .await?;
        let maintenance = self.clone();
        tokio::spawn(async move {
            let setup = &maintenance.0.setup;
            let (progress, now) = (run.progress(), maintenance.now());
            let prepared = match backup::check(source, &setup.schema, now, progress.clone()).await {
                Ok(verified) => {
                    backup::prepare(&setup.data, verified, Some(actor), now, progress).await
                }
                Err(why) => Err(why),
            };
            maintenance.reopen_with(run, prepared);
        });
        Ok(())
    }

    /// Brings back a shop that was replaced by a restore; the current shop is stored in its place.
    pub(super) async fn undo_restore(
        &self,
        actor: i64,
        name: &str,
        input: &RestoreBackup,
    ) -> Result<(), Failure> {
        let shops = self.replaced().await?;
        let shop = shops.into_iter().find(|shop| shop.name == name);
        let shop = shop.ok_or(codes::REPLACED_NOT_FOUND)?;
        let run = self.begin_restore(input).await?;
        let subject = format!("replaced:{name}");
        let details = json!({"replacedAt": shop.replaced_at.to_rfc3339()});
        self.note(actor, "maintenance.undo_asked", &subject, details)
            .await?;
        let maintenance = self.clone();
        tokio::spawn(async move {
            let setup = &maintenance.0.setup;
            let now = maintenance.now();
            let prepared =
                backup::prepare_undo(&setup.data, shop, &setup.schema, Some(actor), now).await;
            maintenance.reopen_with(run, prepared);
        });
        Ok(())
    }

    fn begin(&self, kind: RunKind) -> Result<Run, Failure> {
        let run = self.0.runs.begin(kind, self.now());
        run.ok_or_else(|| codes::BUSY_WITH_BACKUP.into())
    }

    /// Starts a restore. The owner has to type the shop's name, because a restore replaces
    /// everything.
    async fn begin_restore(&self, input: &RestoreBackup) -> Result<Run, Failure> {
        self.expect_shop_name(input).await?;
        self.begin(RunKind::Restore)
    }

    async fn expect_shop_name(&self, input: &RestoreBackup) -> Result<(), Failure> {
        let shop = self.0.setup.shop.mail_shop().await?.business_name;
        let plain = |text: &str| text.trim().to_lowercase();
        if plain(&input.shop_name) == plain(&shop) {
            return Ok(());
        }
        let sentence = format!("Type exactly: {shop}");
        let problem = FieldProblem::new("shopName", "invalid", sentence);
        Err(Failure::invalid(vec![problem]))
    }

    /// Closes the shop once everything is prepared; it opens again with the prepared files.
    fn reopen_with(&self, run: Run, prepared: Result<WantedRestore, String>) {
        match prepared {
            Ok(wanted) => {
                tracing::warn!(
                    backup = wanted.backup,
                    left_out = wanted.left_out.len(),
                    "the shop closes to be restored"
                );
                run.reopening();
                self.0.setup.reopen.now();
            }
            Err(why) => {
                tracing::error!(why, "the shop could not be restored");
                run.end(Err(why), self.now());
            }
        }
    }

    pub(super) async fn delete_backup(&self, actor: i64, name: &str) -> Result<(), Failure> {
        let (_, summary) = self.backup(name).await?;
        let backups = self.backups().await.map_err(Failure::internal)?;
        // A broken backup or one with a future date does not count, so it may be deleted; the last
        // good one stays.
        let now = self.now();
        let others: Vec<StoredBackup> = backups
            .into_iter()
            .filter(|other| other.summary.name != name)
            .collect();
        if others.is_empty() || (!summary.is_ahead(now) && last_good(&others, now).is_none()) {
            return Err(codes::LAST_BACKUP.into());
        }
        let run = self.begin(RunKind::Backup)?;
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
        stored_in: text("storedIn")?.to_owned(),
        held_mails,
        undo: line.details.get("undo").and_then(Value::as_bool) == Some(true),
        left_out_count: line
            .details
            .get("leftOutCount")
            .and_then(Value::as_u64)
            .unwrap_or_default(),
        left_out: line
            .details
            .get("leftOut")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .take(NAMED_FILES)
            .map(str::to_owned)
            .collect(),
    })
}
