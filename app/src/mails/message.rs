//! A mail in the form in which mails travel.

use kernel::mail::{NotSent, ReadyMail};
use lettre::{
    Address, Message,
    message::{Mailbox, MultiPart},
};

/// Plain text first, for readers that take the last part they understand.
pub fn write(mail: &ReadyMail, from: &Address) -> Result<Message, NotSent> {
    let recipient: Address = mail
        .recipient
        .parse()
        .map_err(|error| NotSent::Refused(format!("the recipient is no address: {error}")))?;
    Message::builder()
        .message_id(Some(format!("<{}@{}>", mail.message_id, from.domain())))
        .date_now()
        .from(Mailbox::new(Some(mail.from_name.clone()), from.clone()))
        .to(Mailbox::new(None, recipient))
        .subject(&mail.subject)
        .multipart(MultiPart::alternative_plain_html(
            mail.text.clone(),
            mail.html.clone(),
        ))
        .map_err(|error| NotSent::Refused(error.to_string()))
}
