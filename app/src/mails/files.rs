//! For a shop without a mail transport: each mail becomes a file that the owner can read.

use std::{
    fs::{self, DirBuilder, OpenOptions},
    io::{self, Write as _},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt},
    path::{Path, PathBuf},
};

use async_trait::async_trait;
use kernel::mail::{MailTransport, NotSent, ReadyMail};
use lettre::Address;

use super::message;

const FOLDER: &str = "outbox";

/// One `.eml` file a mail. They hold links that work, so nobody else on the machine may read them.
pub struct MailFiles {
    folder: PathBuf,
}

impl MailFiles {
    pub fn below(data_folder: &Path) -> Self {
        Self {
            folder: data_folder.join(FOLDER),
        }
    }
}

#[async_trait]
impl MailTransport for MailFiles {
    async fn send(&self, mail: &ReadyMail) -> Result<(), NotSent> {
        let from = Address::new("shop", "localhost")
            .map_err(|error| NotSent::Down(format!("the sender is no address: {error}")))?;
        let message = message::write(mail, &from)?.formatted();
        let (folder, name) = (self.folder.clone(), file_name(&mail.message_id));
        let written = tokio::task::spawn_blocking(move || keep(&folder, &name, &message)).await;
        match written {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(NotSent::Down(format!("the file was not written: {error}"))),
            Err(error) => Err(NotSent::Down(error.to_string())),
        }
    }
}

/// The same mail has the same file, however often it is sent.
fn file_name(message_id: &str) -> String {
    let plain = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let name: String = message_id.chars().filter(plain).collect();
    format!("{name}.eml")
}

/// Whole or not at all.
fn keep(folder: &Path, name: &str, message: &[u8]) -> io::Result<()> {
    DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(folder)?;
    let unfinished = folder.join(format!(".{name}"));
    let mut file = OpenOptions::new()
        .create(true)
        .write(true)
        .truncate(true)
        .mode(0o600)
        .open(&unfinished)?;
    file.write_all(message)?;
    file.sync_all()?;
    fs::rename(unfinished, folder.join(name))
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mail() -> ReadyMail {
        ReadyMail {
            message_id: "abc-123".to_owned(),
            from_name: "Hem & Mogra".to_owned(),
            recipient: "asha@example.com".to_owned(),
            subject: "Your request – தையல்".to_owned(),
            text: "₹450 advance".to_owned(),
            html: "<p>₹450 advance</p>".to_owned(),
        }
    }

    #[tokio::test]
    async fn a_mail_becomes_one_file_for_its_owner_alone() {
        let folder = tempfile::tempdir().unwrap();
        let files = MailFiles::below(folder.path());
        files.send(&mail()).await.unwrap();
        files.send(&mail()).await.unwrap();
        let outbox = folder.path().join(FOLDER);
        let names: Vec<_> = fs::read_dir(&outbox).unwrap().map(Result::unwrap).collect();
        assert_eq!(names.len(), 1, "{names:?}");
        let file = outbox.join("abc-123.eml");
        assert_eq!(
            fs::metadata(&file).unwrap().permissions().mode() & 0o777,
            0o600
        );
        let text = fs::read_to_string(file).unwrap();
        assert!(text.contains("Message-ID: <abc-123@localhost>"), "{text}");
        assert!(text.contains("To: asha@example.com"), "{text}");
        assert!(text.contains("multipart/alternative"), "{text}");
    }

    #[tokio::test]
    async fn a_recipient_that_is_none_is_that_mails_own_fault() {
        let folder = tempfile::tempdir().unwrap();
        let bad = ReadyMail {
            recipient: "nobody\r\nBcc: all@example.com".to_owned(),
            ..mail()
        };
        let refused = MailFiles::below(folder.path()).send(&bad).await;
        assert!(matches!(refused, Err(NotSent::Refused(_))));
    }

    #[tokio::test]
    async fn a_folder_that_cannot_be_written_is_the_transports_trouble() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FOLDER), b"a file in the way").unwrap();
        let down = MailFiles::below(folder.path()).send(&mail()).await;
        assert!(matches!(down, Err(NotSent::Down(_))));
    }
}
