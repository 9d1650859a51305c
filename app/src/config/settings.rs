//! What a store is told about the machine it runs on, beside its database: a copy of the database that is restored
//! elsewhere must not bring the old machine's address along.

use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use email::DeliverySettings;
use kernel::{Failure, SettingsStore};
use maintenance::RemoteSettings;
use media::StorageSettings;
use messages::ChannelSettings;
use payments::SavedKeys;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::public_address::PublicAddress;
use crate::store::private_file;

const FILE: &str = "settings.json";

const FILES: &str = media::SECTION;
const MAIL: &str = "mail";
const MESSAGES: &str = "messages";
const PAYMENTS: &str = "payments";
const BACKUPS: &str = "backups";

static CHANGING: Mutex<()> = Mutex::new(());

/// The file `settings.json` of the data folder. Only its owner may read it.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Settings {
    /// The address people type, as the set-up screen was told; the environment wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_address: Option<String>,
    /// Whether the shop begins with samples. They are loaded when it opens, once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub samples: bool,
    /// Keys of the payment provider, as the settings screen was told; the environment wins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    payments: Option<Value>,
    /// How emails leave, as the owner set it; the environment wins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mail: Option<Value>,
    /// How messages to customers leave, as the owner set it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    messages: Option<Value>,
    /// The bucket for images and videos, as the owner set it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    files: Option<Value>,
    /// The bucket for copies of the backups and the key that encrypts them, as the owner set them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    backups: Option<Value>,
}

impl Settings {
    /// Reads the settings of a data folder.
    ///
    /// # Errors
    /// A sentence for the operator: the file cannot be read, or a line of it is invalid.
    pub fn load(folder: &Path) -> Result<Self, String> {
        let file = folder.join(FILE);
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(format!("{} cannot be read: {error}.", file.display())),
        };
        serde_json::from_str(&text).map_err(|error| {
            format!(
                "{} cannot be understood: {error}. Fix it, or remove it and set the shop's address by \
                 BOUTIQUE_PUBLIC_URL.",
                file.display()
            )
        })
    }

    /// # Errors
    /// A sentence that names what cannot be understood.
    pub fn payment_keys(&self) -> Result<Option<SavedKeys>, String> {
        section(PAYMENTS, self.payments.as_ref())
    }

    /// # Errors
    /// A sentence that names what cannot be understood.
    pub fn email_delivery(&self) -> Result<Option<DeliverySettings>, String> {
        section(MAIL, self.mail.as_ref())
    }

    /// # Errors
    /// A sentence that names what cannot be understood.
    pub fn message_channels(&self) -> Result<ChannelSettings, String> {
        Ok(section(MESSAGES, self.messages.as_ref())?.unwrap_or_default())
    }

    /// # Errors
    /// A sentence that names what cannot be understood.
    pub fn file_storage(&self) -> Result<Option<StorageSettings>, String> {
        section(FILES, self.files.as_ref())
    }

    /// # Errors
    /// A sentence that names what cannot be understood.
    pub fn remote_backups(&self) -> Result<Option<RemoteSettings>, String> {
        section(BACKUPS, self.backups.as_ref())
    }

    /// The shop's own address, if it is set.
    ///
    /// # Errors
    /// A sentence: it is not an address.
    pub fn public_address(&self) -> Result<Option<PublicAddress>, String> {
        let Some(text) = &self.public_address else {
            return Ok(None);
        };
        let address: PublicAddress = text
            .parse()
            .map_err(|hint| format!("{FILE}: publicAddress is {text:?}: {hint}"))?;
        if address.suits_a_real_store() {
            Ok(Some(address))
        } else {
            Err(format!(
                "{FILE}: publicAddress is {text}. A real store needs an address that begins with https://."
            ))
        }
    }

    /// Reads what is set, changes it and replaces the file; two that change different things at a time lose neither.
    ///
    /// # Errors
    /// A sentence: the file cannot be read or written.
    pub fn change(folder: &Path, change: impl FnOnce(&mut Self)) -> Result<(), String> {
        // Only one process has the data folder open.
        let _alone = CHANGING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut settings = Self::load(folder)?;
        change(&mut settings);
        let saved = settings.save(folder);
        saved.map_err(|error| format!("{FILE} cannot be written: {error}."))
    }

    /// Replaces the file at once: after a crash it is the old one or the new one.
    fn save(&self, folder: &Path) -> std::io::Result<()> {
        let mut bytes = serde_json::to_vec_pretty(self)?;
        bytes.push(b'\n');
        private_file::replace(folder, FILE, &bytes)
    }
}

fn section<T: DeserializeOwned>(name: &str, stored: Option<&Value>) -> Result<Option<T>, String> {
    let read = stored.map(|stored| serde_json::from_value(stored.clone()));
    read.transpose().map_err(|error| {
        format!("{FILE}, {name}, cannot be understood: {error}. Fix it, or remove it.")
    })
}

/// The sections of the features, in the file of a data folder.
pub struct SettingsFile {
    pub folder: PathBuf,
}

impl SettingsStore for SettingsFile {
    fn save(&self, section: &'static str, stored: Option<Value>) -> Result<(), Failure> {
        Settings::change(&self.folder, |settings| match section {
            FILES => settings.files = stored,
            MAIL => settings.mail = stored,
            MESSAGES => settings.messages = stored,
            BACKUPS => settings.backups = stored,
            _ => settings.payments = stored,
        })
        .map_err(Failure::internal)
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    #[test]
    fn what_is_saved_is_loaded_and_nobody_else_reads_it() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Settings::load(folder.path()).unwrap(), Settings::default());
        let settings = Settings {
            public_address: Some("https://shop.example".to_owned()),
            samples: true,
            payments: None,
            mail: None,
            messages: None,
            files: None,
            backups: None,
        };
        settings.save(folder.path()).unwrap();
        assert_eq!(Settings::load(folder.path()).unwrap(), settings);
        let mode = fs::metadata(folder.path().join(FILE))
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn two_changes_at_a_time_are_both_stored() {
        let folder = tempfile::tempdir().unwrap();
        for round in 0..20 {
            let address = format!("https://shop{round}.example");
            let begin = std::sync::Barrier::new(2);
            std::thread::scope(|both| {
                both.spawn(|| {
                    begin.wait();
                    let reported = Some(address.clone());
                    Settings::change(folder.path(), |settings| settings.public_address = reported)
                        .unwrap();
                });
                both.spawn(|| {
                    begin.wait();
                    Settings::change(folder.path(), |settings| {
                        settings.samples = !settings.samples;
                    })
                    .unwrap();
                });
            });
            let stored = Settings::load(folder.path()).unwrap();
            assert_eq!(stored.public_address, Some(address), "round {round}");
            assert_eq!(stored.samples, round % 2 == 0, "round {round}");
        }
    }

    #[test]
    fn a_broken_file_is_reported_with_a_hint() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), "{\"publicAddres\": 1}").unwrap();
        let sentence = Settings::load(folder.path()).unwrap_err();
        assert!(sentence.contains("BOUTIQUE_PUBLIC_URL"), "{sentence}");
    }
}
