//! Between assembling a shop and letting anybody in: tables change, a restored shop is put right, a demo is filled.

use std::{io::IsTerminal as _, path::Path, thread, time::Duration};

use auth::DemoPasswords;
use kernel::{Clock, Failure, Job, Timestamp};
use maintenance::BackupFolder;

use super::why;
use crate::{
    Shop,
    config::{Config, Mode, settings::Settings, two_factor_key},
    demo,
    setup::{LINK_SECONDS, SetupLink, link_file, printed_link},
    store::Store,
};

const TRY_SAMPLES_AGAIN_AFTER: Duration = Duration::from_secs(600);

/// What a start may have to say.
pub struct Announcements {
    /// What people type.
    pub address: String,
    pub setup: SetupLink,
    pub demo_passwords: DemoPasswords,
}

/// Brings the data of an assembled shop to where this program and its configuration want it.
///
/// # Errors
/// A sentence for the operator.
pub async fn prepare(
    store: &Store,
    shop: &mut Shop,
    config: &Config,
    clock: &Clock,
    announcements: &Announcements,
) -> Result<(), String> {
    store
        .bring_up_to_date(&shop.gives, &shop.maintenance, clock.now())
        .await?;
    shop.payments.refuse_mixed_keys().await?;
    warn_of_unreadable_apps(&shop.auth).await?;
    report_unwritable_backups(&config.backups);
    let ended = shop.payments.end_tests().await;
    ended.map_err(failed("The purchases of test mode could not be ended"))?;
    match config.mode {
        Mode::Demo => {
            let passwords = &announcements.demo_passwords;
            fill_demo(store, shop, config, clock, passwords).await
        }
        Mode::Serve => {
            let has_owner = shop.auth.has_owner().await;
            let has_owner = has_owner.map_err(failed("The accounts cannot be read"))?;
            let settings = Settings::load(&store.folder)?;
            let known = config.public_address.is_some() || settings.public_address.is_some();
            // Without an address there is no way in: a shop that was restored on another machine, or lost its settings.
            if !has_owner || !known {
                let (now, address) = (clock.now(), &announcements.address);
                let link = format!("{address}/setup/{}", announcements.setup.issue(now));
                let until = Timestamp(now.0 + LINK_SECONDS);
                link_file::write(&store.folder, &link, until).map_err(|error| {
                    format!("The link of the set-up cannot be stored: {error}.")
                })?;
                tell_setup_link(&link, has_owner);
            } else {
                link_file::remove(&store.folder);
            }
            if settings.samples {
                let samples = samples(store, shop, clock);
                shop.jobs.push(samples);
            }
            Ok(())
        }
    }
}

async fn fill_demo(
    store: &Store,
    shop: &Shop,
    config: &Config,
    clock: &Clock,
    passwords: &DemoPasswords,
) -> Result<(), String> {
    let filled = demo::fill(&store.db, &shop.media, &shop.gives, clock.now(), true).await;
    let now_filled = filled.map_err(failed("The demo content could not be loaded"))?;
    let receipted = shop.ledger.receipt_entries().await;
    receipted.map_err(failed("The demo's receipts could not be made"))?;
    if config.public {
        let fresh = auth::close_published(&store.db, clock.now(), passwords).await;
        let fresh = fresh.map_err(failed("The demo's passwords could not be changed"))?;
        tell_passwords(passwords, now_filled, &fresh);
    }
    Ok(())
}

fn failed(what: &'static str) -> impl Fn(Failure) -> String {
    move |failure| format!("{what}: {}.", why(&failure))
}

/// Warns in the log when a shop was restored without its two-factor key.
async fn warn_of_unreadable_apps(auth: &auth::Auth) -> Result<(), String> {
    let counted = auth.unreadable_apps().await;
    let count = counted.map_err(|failure| format!("The accounts cannot be read: {failure}."))?;
    if count > 0 {
        tracing::warn!(
            count,
            "codes of authenticator apps cannot be checked: they were encrypted with another {} than this folder has. \
             Put the file of the old data folder here, or log in with recovery codes, or run `boutique owner \
             reset-two-factor`",
            two_factor_key::FILE
        );
    }
    Ok(())
}

/// Reports a folder of backups that cannot be written, before the first backup fails at night. The shop opens all the
/// same: the disk may be on its way, and one on the network may take long to answer.
fn report_unwritable_backups(folder: &Path) {
    let folder = BackupFolder::at(folder);
    thread::spawn(move || {
        if let Err(why) = folder.require_writable() {
            tracing::error!("no backup can be made (BOUTIQUE_BACKUP_DIR). {why}");
        }
    });
}

/// Loads the samples that a shop begins with, once. Their images take long, so the shop is
/// already open while they are loaded; what failed is tried again.
fn samples(store: &Store, shop: &Shop, clock: &Clock) -> Job {
    let (db, media, gives) = (store.db.clone(), shop.media.clone(), shop.gives.clone());
    let clock = clock.clone();
    Job::new("samples.load", TRY_SAMPLES_AGAIN_AFTER, move || {
        let (db, media, gives) = (db.clone(), media.clone(), gives.clone());
        let now = clock.now();
        async move {
            let filled = demo::fill(&db, &media, &gives, now, false).await;
            filled.map(drop)
        }
    })
}

/// On stdout and nowhere else: a log may be kept.
fn tell_passwords(passwords: &DemoPasswords, all: bool, some: &[i64]) {
    for (id, who, password) in passwords.of_people() {
        if all || some.contains(&id) {
            println!("{who}  {password}");
        }
    }
}

/// The one secret that is logged: it works once, within the hour, and only while the shop has no owner or no address
/// to lose.
fn tell_setup_link(link: &str, has_owner: bool) {
    if std::io::stderr().is_terminal() {
        let sentence = if has_owner {
            "This shop does not know its public address. Open within an hour:"
        } else {
            "This shop has no owner yet. Open within an hour; it works once:"
        };
        eprint!("{}", printed_link::on_terminal(sentence, link));
        return;
    }
    let missing = if has_owner {
        "does not know its public address, and stays closed until it does (a backup does not bring it along); start it \
         with BOUTIQUE_PUBLIC_URL, or"
    } else {
        "has no owner yet:"
    };
    tracing::warn!("this shop {missing} open {link} within an hour; it works once");
}
