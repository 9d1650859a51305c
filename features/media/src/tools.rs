//! Runs ffmpeg and ffprobe if installed: as low-priority processes, without a shell, with a time
//! limit, and restricted to local files.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs::File,
    io::{self, Read, Seek, SeekFrom},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use kernel::Failure;
use tokio::time::{Duration, Instant, sleep};

use crate::video_kind::VideoKind;

const LOOK_EVERY: Duration = Duration::from_millis(250);
/// Maximum output read from a program, in bytes.
const MOST_SAID: u64 = 256 * 1024;

#[derive(Clone, Debug)]
pub(crate) struct Tools {
    ffmpeg: PathBuf,
    ffprobe: PathBuf,
    /// Path of `nice`, which lowers the priority.
    nice: Option<PathBuf>,
}

/// Why there is no result.
#[derive(Debug)]
pub(crate) enum Unable {
    /// The program could not process the file.
    Refused,
    TooSlow,
    Machine(io::Error),
}

impl From<io::Error> for Unable {
    fn from(error: io::Error) -> Self {
        Self::Machine(error)
    }
}

impl Tools {
    /// Finds the programs; `None` unless both are installed.
    pub fn found() -> Option<Self> {
        Some(Self {
            ffmpeg: program("ffmpeg")?,
            ffprobe: program("ffprobe")?,
            nice: program("nice"),
        })
    }

    /// Reads metadata of a video with ffprobe.
    pub async fn probe(
        &self,
        video: &Path,
        kind: VideoKind,
        folder: &Path,
    ) -> Result<serde_json::Value, Unable> {
        let mut arguments = wording(&[
            "-v",
            "error",
            "-print_format",
            "json",
            "-show_format",
            "-show_streams",
        ]);
        arguments.extend(input(video, kind));
        let minute = Duration::from_secs(60);
        let said = self
            .run(&self.ffprobe, &arguments, folder, minute, |_| {})
            .await?;
        serde_json::from_str(&said).map_err(|_| Unable::Refused)
    }

    /// Converts a file. `reported` receives the number of seconds done so far.
    pub async fn make(
        &self,
        video: (&Path, VideoKind),
        from_second: Option<f64>,
        how: &[&str],
        result: &Path,
        limit: Duration,
        reported: impl FnMut(f64) + Send,
    ) -> Result<(), Unable> {
        let mut arguments = wording(&[
            "-nostdin",
            "-hide_banner",
            "-loglevel",
            "error",
            "-y",
            "-threads",
            "2",
            "-progress",
            "pipe:1",
        ]);
        if let Some(second) = from_second {
            arguments.extend([
                OsString::from("-ss"),
                OsString::from(format!("{second:.2}")),
            ]);
        }
        arguments.extend(input(video.0, video.1));
        arguments.extend(wording(how));
        arguments.push(named(result));
        let folder = result.parent().unwrap_or(Path::new("/"));
        self.run(&self.ffmpeg, &arguments, folder, limit, reported)
            .await?;
        Ok(())
    }

    async fn run(
        &self,
        program: &Path,
        arguments: &[OsString],
        folder: &Path,
        limit: Duration,
        mut reported: impl FnMut(f64) + Send,
    ) -> Result<String, Unable> {
        // Unnamed temporary files: no pipe can fill up and block the program, and nothing is left
        // behind.
        let mut said = tempfile::tempfile_in(folder)?;
        let mut complaints = tempfile::tempfile_in(folder)?;
        let mut command = match &self.nice {
            Some(nice) => {
                let mut command = Command::new(nice);
                command.args(["-n", "19"]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command
            .args(arguments)
            .env_clear()
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(said.try_clone()?)
            .stderr(complaints.try_clone()?);
        let mut running = Running(command.spawn()?);
        let until = Instant::now() + limit;
        let status = loop {
            if let Some(status) = running.0.try_wait()? {
                break status;
            }
            if Instant::now() >= until {
                return Err(Unable::TooSlow);
            }
            if let Some(seconds) = seconds_done(&mut said)? {
                reported(seconds);
            }
            sleep(LOOK_EVERY).await;
        };
        if status.success() {
            return Ok(text(&mut said)?);
        }
        let complaint = text(&mut complaints)?;
        let short: String = complaint.chars().take(600).collect();
        tracing::warn!(%status, complaint = %short, "a video could not be processed");
        Err(Unable::Refused)
    }
}

impl Unable {
    pub fn into_failure(self, refused: kernel::Code) -> Failure {
        match self {
            Self::Refused | Self::TooSlow => refused.into(),
            Self::Machine(error) => Failure::internal(error),
        }
    }
}

/// A process that is killed when dropped, so that none outlives the server.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Both only fail if the process has ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn program(name: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    env::split_paths(&paths)
        .filter(|folder| folder.is_absolute())
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

fn wording(wording: &[&str]) -> Vec<OsString> {
    wording.iter().map(OsString::from).collect()
}

/// Input arguments. The format is given and only files may be opened, because a disguised playlist
/// would make ffmpeg fetch URLs.
fn input(video: &Path, kind: VideoKind) -> Vec<OsString> {
    let kind = match kind {
        VideoKind::Mp4 => "mov",
        VideoKind::WebM => "matroska",
    };
    let mut arguments = wording(&["-protocol_whitelist", "file", "-f", kind, "-i"]);
    arguments.push(named(video));
    arguments
}

/// Prefixes a path with `file:`, so that a name with a colon is not taken for a URL.
fn named(path: &Path) -> OsString {
    let mut named = OsString::from("file:");
    named.push(OsStr::new(path));
    named
}

fn text(file: &mut File) -> io::Result<String> {
    file.seek(SeekFrom::Start(0))?;
    let mut bytes = Vec::new();
    file.take(MOST_SAID).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads the last progress that ffmpeg wrote. Reads at an offset, because the file position is
/// shared with the process.
fn seconds_done(file: &mut File) -> io::Result<Option<f64>> {
    use std::os::unix::fs::FileExt;
    let length = file.metadata()?.len();
    let mut tail = vec![0; 1024];
    let read = file.read_at(&mut tail, length.saturating_sub(1024))?;
    tail.truncate(read);
    let tail = String::from_utf8_lossy(&tail);
    let last = tail
        .lines()
        .filter_map(|line| line.strip_prefix("out_time_us="))
        .next_back();
    Ok(last
        .and_then(|number| number.parse::<f64>().ok())
        .map(|microseconds| microseconds / 1_000_000.0))
}
