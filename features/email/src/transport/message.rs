//! A mail in the form in which mails travel.

use lettre::{
    Address, Message,
    message::{
        Mailbox, MultiPart,
        header::{Header, HeaderName, HeaderValue},
    },
};

use super::{MailError, NotSent, ReadyMail};

/// Marks the mail as automatic, so that mail programs send no out-of-office reply.
#[derive(Clone)]
struct AutoSubmitted;

impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "auto-generated".to_owned())
    }
}

/// Plain text first, for readers that take the last part they understand. A sender without a name has the shop's.
pub fn write(mail: &ReadyMail, from: &Mailbox) -> Result<Message, NotSent> {
    let recipient: Address = mail.recipient.parse().map_err(|error| {
        NotSent::for_good(
            MailError::Recipient,
            format!("'{}' is no address: {error}", mail.recipient),
        )
    })?;
    let named = |name: &str| Some(one_line(name)).filter(|name| !name.is_empty());
    let sender = from.name.clone().or_else(|| named(&mail.from_name));
    let mut message = Message::builder()
        .message_id(Some(format!(
            "<{}@{}>",
            mail.message_id,
            from.email.domain()
        )))
        .date_now()
        .from(Mailbox::new(sender, from.email.clone()))
        .to(Mailbox::new(named(&mail.recipient_name), recipient))
        .subject(one_line(&mail.subject))
        .header(AutoSubmitted);
    // Mails say "answer this mail": the answer goes where the shop reads.
    if let Ok(shop) = mail.reply_to.parse::<Address>()
        && shop != from.email
    {
        message = message.reply_to(Mailbox::new(named(&mail.from_name), shop));
    }
    message
        .multipart(MultiPart::alternative_plain_html(
            mail.text.clone(),
            mail.html.clone(),
        ))
        .map_err(|error| NotSent::for_good(MailError::Unwritten, error.to_string()))
}

/// A line of a mail's head ends where it is written to end.
fn one_line(text: &str) -> String {
    let plain = text.replace(char::is_control, " ");
    plain.trim().to_owned()
}

#[cfg(test)]
pub mod tests {
    use super::*;

    pub fn mail() -> ReadyMail {
        ReadyMail {
            message_id: "abc-123".to_owned(),
            from_name: "Hem & Mogra".to_owned(),
            reply_to: "shop@example.com".to_owned(),
            recipient: "asha@example.com".to_owned(),
            recipient_name: "ஆஷா".to_owned(),
            recipient_mobile: String::new(),
            subject: "Your request – தையல்".to_owned(),
            text: "₹450 advance".to_owned(),
            html: "<p>₹450 advance</p>".to_owned(),
            link: String::new(),
        }
    }

    fn written(mail: &ReadyMail, from: &str) -> String {
        let message = write(mail, &from.parse().unwrap()).unwrap();
        String::from_utf8(message.formatted()).unwrap()
    }

    #[test]
    fn names_of_any_script_travel_in_ascii() {
        let text = written(&mail(), "no-reply@mail.example.com");
        assert!(text.is_ascii(), "{text}");
        for line in [
            "Message-ID: <abc-123@mail.example.com>\r\n",
            "Auto-Submitted: auto-generated\r\n",
            "Reply-To: =?utf-8?b?SGVtICYgTW9ncmE=?= <shop@example.com>\r\n",
            "From: =?utf-8?b?SGVtICYgTW9ncmE=?= <no-reply@mail.example.com>\r\n",
            "<asha@example.com>\r\n",
            "multipart/alternative",
        ] {
            assert!(text.contains(line), "{line} in {text}");
        }
        let named = written(&mail(), "Hem <shop@example.com>");
        assert!(named.contains("From: Hem <shop@example.com>"), "{named}");
        assert!(!named.contains("Reply-To"), "{named}");
    }

    #[test]
    fn a_name_adds_no_head_line() {
        let bad = ReadyMail {
            recipient_name: "Asha\r\nBcc: all@example.com".to_owned(),
            subject: "Hello\r\nBcc: all@example.com".to_owned(),
            ..mail()
        };
        let text = written(&bad, "shop@example.com");
        let (head, _) = text.split_once("\r\n\r\n").unwrap();
        assert!(!head.lines().any(|line| line.starts_with("Bcc")), "{head}");
    }

    #[test]
    fn a_recipient_that_is_none_is_refused_for_good() {
        let bad = ReadyMail {
            recipient: "unknown\r\nBcc: all@example.com".to_owned(),
            ..mail()
        };
        let refused = write(&bad, &"shop@example.com".parse().unwrap());
        assert_eq!(refused.unwrap_err().fault, super::super::Fault::MailForGood);
    }
}
