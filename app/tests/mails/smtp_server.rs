//! A minimal fake mail server on loopback.

use std::sync::{Arc, Mutex};

use boutique::config::email::EmailArguments;
use email::DeliverySettings;
use kernel::secret::Secret;
use tokio::{
    io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::Notify,
};
use tokio_rustls::TlsAcceptor;

/// Behaviour of the server.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Manners {
    Friendly,
    /// Accepts the connection and sends nothing.
    Silent,
    /// Refuses every login.
    NoLogIn,
    /// Refuses recipients called `gone`.
    Strict,
    /// Stops responding to emails for `slow`.
    Stuck,
}

/// When the server starts encryption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encrypts {
    FromTheStart,
    /// On request, by STARTTLS.
    OnceAsked,
}

#[derive(Clone)]
pub struct SmtpServer {
    pub port: u16,
    /// Everything received between DATA and its end.
    pub mails: Arc<Mutex<Vec<String>>>,
    /// All commands received.
    pub heard: Arc<Mutex<Vec<String>>>,
    /// Notified at each connection.
    pub called: Arc<Notify>,
}

impl SmtpServer {
    pub async fn open(manners: Manners) -> Self {
        Self::listen(manners, None).await
    }

    pub async fn encrypting(manners: Manners, encrypts: Encrypts, with: TlsAcceptor) -> Self {
        Self::listen(manners, Some((encrypts, with))).await
    }

    async fn listen(manners: Manners, encrypting: Option<(Encrypts, TlsAcceptor)>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Self {
            port: listener.local_addr().unwrap().port(),
            mails: Arc::default(),
            heard: Arc::default(),
            called: Arc::default(),
        };
        let own = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                own.called.notify_one();
                let own = own.clone();
                let encrypting = encrypting.clone();
                tokio::spawn(async move {
                    let _ = own.take(stream, manners, encrypting).await;
                });
            }
        });
        server
    }

    async fn take(
        &self,
        mut stream: TcpStream,
        manners: Manners,
        encrypting: Option<(Encrypts, TlsAcceptor)>,
    ) -> std::io::Result<()> {
        const GREETING: &[u8] = b"220 test\r\n";
        match encrypting {
            Some((Encrypts::FromTheStart, acceptor)) => {
                let mut stream = acceptor.accept(stream).await?;
                stream.write_all(GREETING).await?;
                self.talk(stream, manners, false).await.map(drop)
            }
            Some((Encrypts::OnceAsked, acceptor)) => {
                stream.write_all(GREETING).await?;
                match self.talk(stream, manners, true).await? {
                    Some(stream) => {
                        let stream = acceptor.accept(stream).await?;
                        self.talk(stream, manners, false).await.map(drop)
                    }
                    None => Ok(()),
                }
            }
            None => {
                if manners == Manners::Silent {
                    std::future::pending::<()>().await;
                }
                stream.write_all(GREETING).await?;
                self.talk(stream, manners, false).await.map(drop)
            }
        }
    }

    /// Handles the session after the greeting. Returns the stream if it is to be encrypted from
    /// here on.
    async fn talk<S: AsyncRead + AsyncWrite + Unpin>(
        &self,
        stream: S,
        manners: Manners,
        offers_encryption: bool,
    ) -> std::io::Result<Option<S>> {
        let mut stream = BufReader::new(stream);
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await? == 0 {
                return Ok(None);
            }
            self.heard.lock().unwrap().push(line.trim_end().to_owned());
            let verb = line.split([' ', '\r']).next().unwrap_or_default();
            let answer = match verb {
                "EHLO" if offers_encryption => "250-test\r\n250 STARTTLS\r\n",
                "EHLO" => "250-test\r\n250 AUTH PLAIN LOGIN\r\n",
                "STARTTLS" if offers_encryption => {
                    stream.write_all(b"220 Go on\r\n").await?;
                    return Ok(Some(stream.into_inner()));
                }
                "AUTH" if manners == Manners::NoLogIn => {
                    "535 5.7.8 Username and Password not accepted\r\n"
                }
                "AUTH" => "235 2.7.0 Welcome\r\n",
                "RCPT" if manners == Manners::Strict && line.contains("gone@") => {
                    "550 5.1.1 No such user\r\n"
                }
                "RCPT" if manners == Manners::Stuck && line.contains("slow@") => {
                    std::future::pending::<()>().await;
                    ""
                }
                "DATA" => {
                    stream.write_all(b"354 Go on\r\n").await?;
                    let mail = data(&mut stream).await?;
                    self.mails.lock().unwrap().push(mail);
                    "250 2.0.0 Taken\r\n"
                }
                "QUIT" => "221 Bye\r\n",
                _ => "250 OK\r\n",
            };
            stream.write_all(answer.as_bytes()).await?;
        }
    }

    pub fn settings(&self) -> DeliverySettings {
        self.settings_with("")
    }

    /// `user` is what stands before the host, like `user:password@`.
    pub fn settings_with(&self, user: &str) -> DeliverySettings {
        let arguments = EmailArguments {
            smtp_url: Some(Secret::new(format!("smtp://{user}127.0.0.1:{}", self.port))),
            mail_from: Some("shop@hem.example".to_owned()),
            ..EmailArguments::default()
        };
        arguments.settings().unwrap().unwrap()
    }

    pub fn taken(&self) -> Vec<String> {
        self.mails.lock().unwrap().clone()
    }
}

async fn data<S: AsyncRead + Unpin>(stream: &mut BufReader<S>) -> std::io::Result<String> {
    let mut mail = String::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        if line == ".\r\n" || line.is_empty() {
            return Ok(mail);
        }
        mail.push_str(line.strip_prefix('.').unwrap_or(&line));
    }
}
