//! For a shop without a mail transport: each mail becomes a file that the owner can read.

use std::{
    fs::{self, DirBuilder, OpenOptions},
    io::{self, Write as _},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt},
    path::{Path, PathBuf},
};

use async_trait::async_trait;
use lettre::{Address, message::Mailbox};

use super::{MailError, MailTransport, NotSent, ReadyMail, message};

pub const FOLDER: &str = "outbox";

/// Writes one `.eml` file per mail. The files hold working links, so only the program's own user may read them.
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

fn unwritten(error: impl std::fmt::Display) -> NotSent {
    NotSent::down(
        MailError::Unwritten,
        format!("its file in {FOLDER} could not be kept ({error})"),
    )
}

#[async_trait]
impl MailTransport for MailFiles {
    async fn send(&self, mail: &ReadyMail) -> Result<(), NotSent> {
        let from = Address::new("shop", "localhost").map_err(unwritten)?;
        let message = message::write(mail, &Mailbox::new(None, from))?.formatted();
        let (folder, name) = (self.folder.clone(), file_name(&mail.message_id));
        tokio::task::spawn_blocking(move || keep(&folder, &name, &message))
            .await
            .map_err(unwritten)?
            .map_err(unwritten)
    }

    async fn check(&self) -> Result<(), NotSent> {
        Ok(())
    }
}

/// The same mail has the same file, however often it is sent.
fn file_name(message_id: &str) -> String {
    let plain = |content: &char| content.is_ascii_alphanumeric() || matches!(content, '-' | '_');
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

    use super::{
        super::{Fault, message::tests::mail},
        *,
    };

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
        assert!(text.contains("<asha@example.com>"), "{text}");
        assert!(text.contains("multipart/alternative"), "{text}");
    }

    #[tokio::test]
    async fn a_folder_that_cannot_be_written_is_the_transports_error() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FOLDER), b"a file in the way").unwrap();
        let down = MailFiles::below(folder.path()).send(&mail()).await;
        assert_eq!(down.unwrap_err().fault, Fault::Transport);
    }
}
