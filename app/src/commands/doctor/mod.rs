//! `boutique doctor`: one line for each thing that has to be right, and what to do where it is not.

mod backups;
mod certificate;
mod checks;
mod error_webhook;
mod file_storage;
mod litestream;
mod payments;
mod pushed;
mod rehearsal;

use std::{fmt, io::IsTerminal as _};

use clap::Args;
use kernel::Clock;

use crate::{
    config::{
        arguments::{BackupPlace, FreeSpace, PaymentSettings, StorePlace},
        email::EmailArguments,
        https::{HttpsConfig, HttpsSettings},
        monitoring::ErrorWebhookSettings,
        public_address::PublicAddress,
    },
    document,
    setup::{link_file, printed_link},
};

#[derive(Args, Debug)]
pub struct DoctorSettings {
    #[command(flatten)]
    pub store: StorePlace,
    #[command(flatten)]
    pub backups: BackupPlace,
    #[command(flatten)]
    pub space: FreeSpace,
    /// The address people type to reach the shop
    #[arg(long, env = "BOUTIQUE_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    #[command(flatten)]
    pub payments: PaymentSettings,
    #[command(flatten)]
    pub mail: EmailArguments,
    #[command(flatten)]
    pub errors: ErrorWebhookSettings,
    #[command(flatten)]
    pub https: HttpsSettings,
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Good,
    /// Nothing is broken, but the operator should know.
    Note,
    Bad,
}

/// One line.
struct Finding {
    verdict: Verdict,
    about: &'static str,
    says: String,
}

impl Finding {
    fn good(about: &'static str, says: impl Into<String>) -> Self {
        Self::new(Verdict::Good, about, says)
    }

    fn note(about: &'static str, says: impl Into<String>) -> Self {
        Self::new(Verdict::Note, about, says)
    }

    fn bad(about: &'static str, says: impl Into<String>) -> Self {
        Self::new(Verdict::Bad, about, says)
    }

    fn new(verdict: Verdict, about: &'static str, says: impl Into<String>) -> Self {
        Self {
            verdict,
            about,
            says: says.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Good => "good",
            Verdict::Note => "note",
            Verdict::Bad => "BAD ",
        };
        write!(f, "{verdict}  {:<15} {}", self.about, self.says)
    }
}

/// What the start makes of the same settings.
fn https_config(
    settings: HttpsSettings,
    public_url: Option<&str>,
) -> Result<Option<HttpsConfig>, String> {
    // One that cannot be understood has a line of its own.
    let public_address: Option<PublicAddress> = public_url.and_then(|text| text.parse().ok());
    settings.config(public_address.as_ref())
}

/// Looks at everything and prints what it finds. Anything bad is an error.
pub async fn run(settings: DoctorSettings) -> Result<(), String> {
    let data = settings.store.data;
    let folder = settings.backups.of(&data);
    let (known, _) = document::known_tables()?;
    let mut findings = checks::folder(&data);
    findings.extend(checks::database(&data, &known).await);
    findings.push(checks::space(&data, settings.space.free_space_floor));
    let https = https_config(settings.https, settings.public_url.as_deref());
    findings.push(match &https {
        Ok(Some(https)) => Finding::good("Public address", https.public_address.to_string()),
        _ => checks::address(&data, settings.public_url.as_deref()),
    });
    findings.extend(certificate::certificate(
        &data,
        https,
        Clock::system().now(),
    ));
    findings.push(checks::mail_way(&data, settings.mail).await);
    findings.extend(payments::payments(&data, &settings.payments).await);
    let shop = settings.public_url.as_deref();
    findings.extend(error_webhook::error_webhook(&settings.errors, shop).await);
    findings.push(checks::video_tools());
    say!("Reading every backup and upload from end to end ...");
    findings.extend(backups::backups(&folder, &data).await);
    findings.extend(pushed::pushed(&folder, &data, Clock::system().now()).await);
    findings.extend(litestream::litestream(&data));
    findings.push(rehearsal::rehearsal(&folder, Clock::system().now()));
    let setup_link = link_file::read(&data, Clock::system().now());
    if setup_link.is_some() {
        let says =
            "not done: open the link below, which works once and within an hour of the start";
        findings.push(Finding::note("Set-up", says));
    }
    for finding in &findings {
        say!("{finding}");
    }
    if let Some(link) = setup_link {
        if std::io::stdout().is_terminal() {
            print!(
                "{}",
                printed_link::on_terminal("Open to set up the shop:", &link)
            );
        } else {
            say!("{link}");
        }
    }
    let bad = findings
        .iter()
        .filter(|finding| finding.verdict == Verdict::Bad)
        .count();
    match bad {
        0 => Ok(()),
        1 => Err("One thing is not as it should be.".to_owned()),
        _ => Err(format!("{bad} things are not as they should be.")),
    }
}
