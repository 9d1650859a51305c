//! Problems of the running shop, reported to its operator.

use tokio::sync::mpsc;

/// Kind of incident. Reports are grouped by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IncidentKind {
    Panic,
    /// A request was answered with a status of 500 or more.
    ServerError,
    JobFailed,
    BackupFailed,
    /// Writes cannot begin.
    WriterStuck,
    /// Sent by `boutique doctor`.
    Test,
}

impl IncidentKind {
    pub fn name(self) -> &'static str {
        match self {
            Self::Panic => "panic",
            Self::ServerError => "server_error",
            Self::JobFailed => "job_failed",
            Self::BackupFailed => "backup_failed",
            Self::WriterStuck => "writer_stuck",
            Self::Test => "test",
        }
    }
}

/// An incident. The message contains no personal data: it leaves the machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    pub kind: IncidentKind,
    pub message: String,
    pub request_id: Option<String>,
}

/// Incidents that wait to be sent; more are dropped.
const MOST_WAITING: usize = 64;

/// Takes reports of incidents, and drops them without a receiver. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Incidents(Option<mpsc::Sender<Incident>>);

impl Incidents {
    /// Incidents, and who receives them.
    pub fn received() -> (Self, mpsc::Receiver<Incident>) {
        let (sender, receiver) = mpsc::channel(MOST_WAITING);
        (Self(Some(sender)), receiver)
    }

    /// Whether reports go anywhere.
    pub fn are_received(&self) -> bool {
        self.0.is_some()
    }

    /// Reports an incident. Never waits.
    pub fn report(&self, kind: IncidentKind, message: impl Into<String>, request_id: Option<&str>) {
        if let Some(sender) = &self.0 {
            let incident = Incident {
                kind,
                message: message.into(),
                request_id: request_id.map(str::to_owned),
            };
            // With so many waiting, the reports of each kind already count more than one.
            let _ = sender.try_send(incident);
        }
    }
}
