//! What is looked at.

use std::{fs, path::Path, sync::Arc};

use auth::TwoFactorKey;
use email::{Delivery, MailError, Queue, Route, in_time};
use kernel::{Clock, Db, Timestamp};
use maintenance::{Schema, free_bytes, has_program};
use media::Media;

use super::Finding;
use crate::{
    config::{
        email::EmailArguments, public_address::PublicAddress, settings::Settings, two_factor_key,
    },
    store,
};

const GIGABYTE: u64 = 1_000_000_000;
/// 1 January 2026: a clock before it is wrong.
const EARLIEST: i64 = 1_767_225_600;

pub fn folder(data: &Path) -> Vec<Finding> {
    const ABOUT: &str = "Data folder";
    let shown = data.display();
    match fs::metadata(data) {
        Ok(facts) if facts.is_dir() => {}
        Ok(_) => {
            return vec![Finding::bad(
                ABOUT,
                format!("{shown} is no folder; choose another with --data"),
            )];
        }
        Err(error) => {
            let says =
                format!("{shown} cannot be read ({error}); name the shop's folder with --data");
            return vec![Finding::bad(ABOUT, says)];
        }
    }
    let mut findings = Vec::new();
    let exposed = store::modes::open_to_others(data);
    if let Some(first) = exposed.first() {
        let more = match exposed.len() - 1 {
            0 => String::new(),
            more => format!(" and {more} more of the shop's files and folders"),
        };
        let says = format!(
            "others on this machine can look into {}{more}; the next start of the shop puts that right, or: chmod -R \
             go= {shown}",
            first.display()
        );
        findings.push(Finding::bad(ABOUT, says));
    }
    if let Err(error) = tempfile::NamedTempFile::new_in(data) {
        let says = format!(
            "{shown} cannot be written to ({error}); give it to the user that runs the shop"
        );
        findings.push(Finding::bad(ABOUT, says));
    }
    if findings.is_empty() {
        findings.push(Finding::good(ABOUT, format!("{shown} is the shop's alone")));
    }
    findings.push(match store::lock(data) {
        Ok(_) => Finding::note("Shop", "closed at this moment"),
        Err(_) => Finding::good("Shop", "open at this moment"),
    });
    findings
}

/// Checks the database as the start does, with the same messages, so that both give the same advice.
pub async fn database(data: &Path, known: &Schema) -> Vec<Finding> {
    const ABOUT: &str = "Database";
    let mut findings = Vec::new();
    match maintenance::wanted(data) {
        Ok(None) => {}
        Ok(Some(wanted)) if wanted.is_in_place(data) => findings.push(Finding::note(
            ABOUT,
            format!(
                "{} was restored, and the shop was not opened since: the next start ends sessions and looks up open \
                 payments",
                wanted.backup
            ),
        )),
        Ok(Some(wanted)) => {
            let says = format!(
                "backup {} is put in place at the next start; start the shop, then look again",
                wanted.backup
            );
            return vec![Finding::note(ABOUT, says)];
        }
        Err(sentence) => return vec![Finding::bad(ABOUT, sentence)],
    }
    if store::is_new(data) {
        let says = "there is no shop yet; the first start makes it, or bring back a backup with `boutique restore`";
        return vec![Finding::bad(ABOUT, says)];
    }
    let db = match store::open_database(data).await {
        Ok(db) => db,
        Err(sentence) => {
            findings.push(Finding::bad(ABOUT, sentence));
            return findings;
        }
    };
    findings.extend(inside(data, &db, known).await);
    db.close().await;
    findings
}

/// What a sound database says.
async fn inside(data: &Path, db: &Db, known: &Schema) -> Vec<Finding> {
    const ABOUT: &str = "Database";
    let mut findings = Vec::new();
    let found = match db.read().acquire().await {
        Ok(mut connection) => Schema::of(&mut connection).await,
        Err(error) => Err(error),
    };
    match found {
        Err(error) => findings.push(Finding::bad(
            ABOUT,
            format!("does not answer ({error}); try again"),
        )),
        Ok(found) => match found.newer_than(known) {
            Some(feature) => {
                let says = format!(
                    "its tables of '{feature}' are newer than this program; start the newer program"
                );
                findings.push(Finding::bad(ABOUT, says));
                return findings;
            }
            None if known.is_newer_than(&found) => {
                let says =
                    "sound; its tables are brought up to date at the next start, after a backup";
                findings.push(Finding::note(ABOUT, says));
                return findings;
            }
            None => findings.push(Finding::good(ABOUT, "sound, and its tables are up to date")),
        },
    }
    let clock = Clock::system();
    findings.push(time(db, clock.now()).await);
    findings.push(files(data, db, clock.clone()).await);
    findings.extend(super::file_storage::file_storage(data, db, clock.clone()).await);
    findings.extend(waiting_mails(db, clock.now()).await);
    findings.push(two_factor(data, db).await);
    findings
}

/// Whether the codes of authenticator apps can be checked with the key of this folder.
async fn two_factor(data: &Path, db: &Db) -> Finding {
    const ABOUT: &str = "Two-factor";
    let key = match two_factor_key::load(data) {
        Ok(key) => key,
        Err(sentence) => return Finding::bad(ABOUT, sentence),
    };
    let unreadable = auth::unreadable_apps(db, &key.unwrap_or_else(TwoFactorKey::for_now)).await;
    match unreadable {
        Ok(0) => Finding::good(ABOUT, "codes of all authenticator apps can be checked"),
        Ok(count) => {
            let apps = if count == 1 { "app" } else { "apps" };
            let says = format!(
                "codes of {count} authenticator {apps} cannot be checked: {} of this folder is missing or another; put \
                 the file of the old data folder here, or let their owners log in with recovery codes, or run \
                 `boutique owner reset-two-factor`",
                two_factor_key::FILE
            );
            Finding::bad(ABOUT, says)
        }
        Err(failure) => Finding::bad(ABOUT, format!("cannot be looked at ({failure})")),
    }
}

async fn time(db: &Db, now: Timestamp) -> Finding {
    const ABOUT: &str = "Clock";
    let shown = now.to_rfc3339();
    if now.0 < EARLIEST {
        return Finding::bad(
            ABOUT,
            format!("{shown} cannot be right: set the machine's clock"),
        );
    }
    let times: Result<(Option<i64>, Option<i64>), _> = sqlx::query_as(
        "SELECT max(at), (SELECT at FROM kernel_audit ORDER BY id DESC LIMIT 1) FROM kernel_audit",
    )
    .fetch_one(db.read())
    .await;
    // A few seconds are no trouble.
    let later = |at: Option<i64>| at.filter(|at| *at > now.0 + 60).map(Timestamp);
    let (latest, newest) = times.unwrap_or_default();
    match (later(latest), later(newest)) {
        (None, _) => Finding::good(ABOUT, shown),
        (Some(latest), None) => Finding::note(
            ABOUT,
            format!(
                "{shown}; it was ahead for a while, and the activity log has an entry of {}",
                latest.to_rfc3339()
            ),
        ),
        (Some(_), Some(newest)) => Finding::bad(
            ABOUT,
            format!(
                "{shown}, and the newest entry of the activity log is of {}: if the time is right now, the clock was \
                 ahead then, and nothing has to be done; otherwise set the machine's clock",
                newest.to_rfc3339()
            ),
        ),
    }
}

async fn files(data: &Path, db: &Db, clock: Clock) -> Finding {
    const ABOUT: &str = "Images, videos";
    let media = match Media::open(db.clone(), clock, data).await {
        Ok(media) => Arc::new(media),
        Err(failure) => {
            return Finding::bad(ABOUT, format!("the folders cannot be read ({failure})"));
        }
    };
    match media.missing_files().await {
        Ok(missing) if missing.is_empty() => Finding::good(ABOUT, "every file is there"),
        Ok(missing) => {
            let first = missing.first().map(|file| file.display().to_string());
            let says = format!(
                "{} files are missing, {} for one; bring back a backup, or upload them again",
                missing.len(),
                first.unwrap_or_default()
            );
            Finding::bad(ABOUT, says)
        }
        Err(failure) => Finding::bad(ABOUT, format!("the list cannot be read ({failure})")),
    }
}

async fn waiting_mails(db: &Db, now: Timestamp) -> Option<Finding> {
    const ABOUT: &str = "Mails";
    match Queue::at(db.clone()).counts(now).await {
        Ok(counts) if counts.failed_without_tests > 0 => {
            let says = format!(
                "{} failed; see Settings, Emails",
                counts.failed_without_tests
            );
            Some(Finding::bad(ABOUT, says))
        }
        Ok(counts) if counts.stuck_since.is_some() => {
            let says = format!(
                "{} wait for longer than they should; is the shop open, and does its mail service answer?",
                counts.waiting
            );
            Some(Finding::bad(ABOUT, says))
        }
        Ok(_) => None,
        Err(failure) => Some(Finding::bad(
            ABOUT,
            format!("cannot be counted ({failure})"),
        )),
    }
}

/// Connects and logs in as a mail would.
pub async fn mail_way(data: &Path, arguments: EmailArguments) -> Finding {
    const ABOUT: &str = "Mail service";
    let delivery = arguments.settings().and_then(|by_machine| {
        let by_owner = Settings::load(data)?.email_delivery()?;
        let delivery = Delivery::of(by_machine, by_owner).settings;
        Ok((email::transport(data, &delivery)?, delivery))
    });
    let (transport, settings) = match delivery {
        Ok(delivery) => delivery,
        Err(sentence) => return Finding::bad(ABOUT, sentence),
    };
    if !settings.delivers() {
        let says = "none is set up: emails are written to files in outbox/ and not sent; set one up under Settings, \
                    Email delivery, or by BOUTIQUE_SMTP_URL";
        return Finding::note(ABOUT, says);
    }
    match in_time(transport.check()).await {
        Ok(()) => Finding::good(
            ABOUT,
            match settings.route {
                Route::Smtp if settings.user.is_empty() => format!("{} answers", settings.host),
                Route::Smtp => format!("{} answers and lets us in", settings.host),
                _ => "it can be reached; whether its keys are right shows a test under Settings, Mails".to_owned(),
            },
        ),
        Err(why) => Finding::bad(ABOUT, format!("{why} {}", hint_for(why.mail_error))),
    }
}

/// What to do about it.
fn hint_for(mail_error: MailError) -> &'static str {
    match mail_error {
        MailError::Unreachable | MailError::Silent => {
            "Look at its name and port, and whether this machine may connect to it."
        }
        MailError::Certificate => {
            "Write the server's name as its provider does, and look at this machine's clock and certificates."
        }
        MailError::Unencrypted => "Try port 465 with smtps://.",
        MailError::Login => {
            "Look at user and password; with two-factor login the provider wants an app password."
        }
        MailError::Sender => "Set BOUTIQUE_MAIL_FROM to an address of this account.",
        _ => "Ask its operator.",
    }
}

pub fn space(data: &Path, floor: u64) -> Finding {
    const ABOUT: &str = "Disk";
    match free_bytes(data) {
        Ok(bytes) => {
            let gigabytes = bytes as f64 / GIGABYTE as f64;
            if bytes < floor {
                let says =
                    format!("{gigabytes:.1} GB free: nothing can be uploaded any more; make room");
                Finding::bad(ABOUT, says)
            } else if bytes < floor.saturating_mul(3) {
                Finding::note(ABOUT, format!("{gigabytes:.1} GB free: make room soon"))
            } else {
                Finding::good(ABOUT, format!("{gigabytes:.0} GB free"))
            }
        }
        Err(error) => Finding::bad(ABOUT, format!("cannot be measured ({error})")),
    }
}

/// The machine's settings win over what the set-up screen was told, as at the start.
pub fn address(data: &Path, public_url: Option<&str>) -> Finding {
    const ABOUT: &str = "Public address";
    let reported = match public_url {
        Some(text) => text
            .parse::<PublicAddress>()
            .map(Some)
            .map_err(|hint| format!("BOUTIQUE_PUBLIC_URL: {hint}")),
        None => Settings::load(data).and_then(|settings| settings.public_address()),
    };
    match reported {
        Ok(Some(address)) if address.suits_a_real_store() => {
            Finding::good(ABOUT, address.to_string())
        }
        Ok(Some(address)) => Finding::bad(
            ABOUT,
            format!("{address} is not https; say --domain, or put a proxy such as Caddy in front"),
        ),
        Ok(None) => Finding::note(
            ABOUT,
            "none is known: a real shop stays closed until BOUTIQUE_PUBLIC_URL is set, or the address is typed behind \
             the link that the start prints",
        ),
        Err(sentence) => Finding::bad(ABOUT, sentence),
    }
}

pub fn video_tools() -> Finding {
    const ABOUT: &str = "Videos";
    if has_program("ffmpeg") {
        Finding::good(ABOUT, "ffmpeg makes smaller copies of what is uploaded")
    } else {
        Finding::note(
            ABOUT,
            "no smaller copies are made: install ffmpeg if slow phones shall have them",
        )
    }
}
