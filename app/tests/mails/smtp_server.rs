//! A mail server on loopback, as small as a conversation allows.

use std::sync::{Arc, Mutex};

use boutique::settings::mail::{MailArguments, MailSettings};
use kernel::secret::Secret;
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::Notify,
};

/// How the server behaves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Manners {
    Friendly,
    /// Takes the connection and says nothing.
    Silent,
    /// Lets nobody in.
    NoLogIn,
    /// Knows nobody called `gone`.
    Strict,
    /// Says nothing any more once it is to take a mail for `slow`.
    Stuck,
}

#[derive(Clone)]
pub struct SmtpServer {
    pub port: u16,
    /// Everything that came between DATA and its end.
    pub mails: Arc<Mutex<Vec<String>>>,
    /// Every command.
    pub heard: Arc<Mutex<Vec<String>>>,
    /// Told at each connection.
    pub called: Arc<Notify>,
}

impl SmtpServer {
    pub async fn open(manners: Manners) -> Self {
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
                tokio::spawn(async move {
                    let _ = own.talk(stream, manners).await;
                });
            }
        });
        server
    }

    async fn talk(&self, stream: TcpStream, manners: Manners) -> std::io::Result<()> {
        let mut stream = BufReader::new(stream);
        if manners == Manners::Silent {
            std::future::pending::<()>().await;
        }
        stream.write_all(b"220 test\r\n").await?;
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await? == 0 {
                return Ok(());
            }
            self.heard.lock().unwrap().push(line.trim_end().to_owned());
            let verb = line.split([' ', '\r']).next().unwrap_or_default();
            let answer = match verb {
                "EHLO" => "250-test\r\n250 AUTH PLAIN LOGIN\r\n",
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

    pub fn settings(&self) -> MailSettings {
        self.settings_with("")
    }

    /// `user` is what stands before the host, like `user:password@`.
    pub fn settings_with(&self, user: &str) -> MailSettings {
        let arguments = MailArguments {
            smtp_url: Some(Secret::new(format!("smtp://{user}127.0.0.1:{}", self.port))),
            mail_from: Some("shop@hem.example".to_owned()),
            ..MailArguments::default()
        };
        arguments.settings().unwrap().unwrap()
    }

    pub fn taken(&self) -> Vec<String> {
        self.mails.lock().unwrap().clone()
    }
}

async fn data(stream: &mut BufReader<TcpStream>) -> std::io::Result<String> {
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
