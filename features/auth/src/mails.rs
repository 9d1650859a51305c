//! The mails of this feature. None holds a password: nobody has it.

use kernel::{
    Failure, MailTemplate, Tx,
    mail::{MailContent, MailShop, NewMail},
};
use serde_json::{Value, json};

use crate::{auth::Auth, user::Account};

pub const WELCOME: &str = "auth.welcome";
pub const RESET: &str = "auth.reset";
pub const PASSWORD_CHANGED: &str = "auth.password_changed";
pub const CONTACT_CONFIRM: &str = "auth.contact_confirm";
pub const CONTACT_NOTICE: &str = "auth.contact_notice";
pub const INVITATION: &str = "auth.invitation";
pub const MANY_RESETS: &str = "auth.many_resets";

pub static TEMPLATES: &[MailTemplate] = &[
    MailTemplate {
        name: WELCOME,
        render: welcome,
    },
    MailTemplate {
        name: RESET,
        render: reset,
    },
    MailTemplate {
        name: PASSWORD_CHANGED,
        render: password_changed,
    },
    MailTemplate {
        name: CONTACT_CONFIRM,
        render: contact_confirm,
    },
    MailTemplate {
        name: CONTACT_NOTICE,
        render: contact_notice,
    },
    MailTemplate {
        name: INVITATION,
        render: invitation,
    },
    MailTemplate {
        name: MANY_RESETS,
        render: many_resets,
    },
];

/// Tells a person that her password is a new one.
pub async fn queue_password_changed(
    tx: &mut Tx,
    auth: &Auth,
    account: &Account,
) -> Result<(), Failure> {
    let Some(to) = account.mailbox()? else {
        return Ok(());
    };
    let mail = NewMail {
        template: PASSWORD_CHANGED,
        to: &to,
        data: json!({"name": account.name}),
        secret: None,
        valid_until: None,
    };
    let now = auth.deps.clock.now();
    auth.deps.outbox.queue(tx, mail, now).await?;
    Ok(())
}

fn welcome(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: format!("Welcome to {}", shop.business_name),
        heading: format!("Welcome, {}", text(data, "name")?),
        paragraphs: vec![
            "Your account is open. Log in with your mobile number or your email address to book a fitting, follow your \
             orders and watch your courses."
                .to_owned(),
        ],
        facts: account_facts(data)?,
        button: Some(("Go to your account".to_owned(), address(shop, "account"))),
        closing: vec![format!(
            "You did not register with us? Then somebody typed your address by mistake: please tell us at {}.",
            shop.email
        )],
        ..MailContent::default()
    })
}

fn reset(data: &Value, secret: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let minutes = number(data, "minutes")?;
    Ok(MailContent {
        subject: format!("Set a new password, within {minutes} minutes"),
        heading: "Your account, and a new password".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, here are the details of your account. We cannot send you your password, because nobody but you \
             ever knew it. Set a new one instead.",
            text(data, "name")?
        )],
        facts: account_facts(data)?,
        button: Some((
            "Set a new password".to_owned(),
            address(shop, &format!("resetpassword/{}", link_secret(secret)?)),
        )),
        closing: vec![
            format!("The link works once, for {minutes} minutes. A newer mail makes it useless."),
            "You did not ask for this? Then do nothing: your password stays as it is.".to_owned(),
        ],
        ..MailContent::default()
    })
}

fn invitation(data: &Value, secret: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: format!("Come and work with us at {}", shop.business_name),
        heading: format!("Welcome, {}", text(data, "name")?),
        paragraphs: vec![
            "You are invited to the back office of the shop. Choose a password that only you know, then log in with \
             your mobile number."
                .to_owned(),
        ],
        facts: vec![("Mobile".to_owned(), shown(text(data, "mobile")?))],
        button: Some((
            "Choose your password".to_owned(),
            address(shop, &format!("resetpassword/{}", link_secret(secret)?)),
        )),
        closing: vec![
            format!(
                "The link works once, for {} hours. After that ask for a new one.",
                number(data, "hours")?
            ),
            format!(
                "You do not know us? Then somebody typed your address by mistake: please tell us at {}.",
                shop.email
            ),
        ],
        ..MailContent::default()
    })
}

fn password_changed(
    data: &Value,
    _: Option<&str>,
    shop: &MailShop,
) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: "Your password has been changed".to_owned(),
        heading: "Your password has been changed".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, the password of your account is a new one. You are logged out everywhere else.",
            text(data, "name")?
        )],
        button: Some((
            "That was not me".to_owned(),
            address(shop, "forgetpassword"),
        )),
        closing: vec![format!(
            "If it was not you, set a new password at once and call us: {}.",
            shop.phone
        )],
        ..MailContent::default()
    })
}

fn contact_confirm(
    data: &Value,
    secret: Option<&str>,
    shop: &MailShop,
) -> Result<MailContent, Failure> {
    let what = what(data)?;
    Ok(MailContent {
        subject: format!("Confirm your new {what}"),
        heading: format!("Is this your new {what}?"),
        paragraphs: vec![format!(
            "Hello {}, confirm it and it counts for your account from then on.",
            text(data, "name")?
        )],
        facts: vec![(format!("New {what}"), shown(text(data, "value")?))],
        button: Some((
            format!("Confirm the new {what}"),
            address(shop, &format!("account/confirm/{}", link_secret(secret)?)),
        )),
        closing: vec![format!(
            "The link works once, for {} hours. If you did not ask for this, do nothing and everything stays as it is.",
            number(data, "hours")?
        )],
        ..MailContent::default()
    })
}

fn contact_notice(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let what = what(data)?;
    let done = data["done"].as_bool().unwrap_or_default();
    let subject = if done {
        format!("Your {what} has been changed")
    } else {
        format!("Your {what} is about to change")
    };
    let happened = if done {
        format!("your account has a new {what}.")
    } else {
        format!(
            "somebody logged in to your account asked for a new {what}. It counts once it is confirmed."
        )
    };
    Ok(MailContent {
        heading: subject.clone(),
        subject,
        paragraphs: vec![format!("Hello {}, {happened}", text(data, "name")?)],
        button: Some((
            "That was not me".to_owned(),
            address(shop, "forgetpassword"),
        )),
        closing: vec![format!(
            "If it was not you, set a new password at once and call us: {}.",
            shop.phone
        )],
        ..MailContent::default()
    })
}

fn many_resets(_: &Value, _: Option<&str>, _: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: "Unusually many forgotten passwords".to_owned(),
        heading: "Unusually many forgotten passwords".to_owned(),
        paragraphs: vec![
            "More than 100 people asked for a new password within an hour. Either somebody is trying addresses, or \
             people cannot log in for another reason: please try it yourself."
                .to_owned(),
            "Nobody got into an account by this, and the limits hold.".to_owned(),
        ],
        ..MailContent::default()
    })
}

fn account_facts(data: &Value) -> Result<Vec<(String, String)>, Failure> {
    Ok(vec![
        ("Name".to_owned(), text(data, "name")?.to_owned()),
        ("Mobile".to_owned(), shown(text(data, "mobile")?)),
        ("Email".to_owned(), text(data, "email")?.to_owned()),
    ])
}

/// `+91 98765 43210`; an address as it is.
fn shown(contact: &str) -> String {
    let number = contact.strip_prefix("+91");
    match number.and_then(|number| number.split_at_checked(5)) {
        Some((first, rest)) => format!("+91 {first} {rest}"),
        None => contact.to_owned(),
    }
}

fn what(data: &Value) -> Result<&'static str, Failure> {
    Ok(match text(data, "kind")? {
        "mobile" => "mobile number",
        _ => "email address",
    })
}

/// Built on the public address that the owner set, never on what a request said.
fn address(shop: &MailShop, path: &str) -> String {
    format!("{}/{path}", shop.public_address)
}

fn link_secret(secret: Option<&str>) -> Result<&str, Failure> {
    secret.ok_or_else(|| Failure::internal("a mail with a link has lost its secret"))
}

fn text<'a>(data: &'a Value, name: &str) -> Result<&'a str, Failure> {
    data[name]
        .as_str()
        .ok_or_else(|| Failure::internal(format!("a mail has no {name}")))
}

fn number(data: &Value, name: &str) -> Result<i64, Failure> {
    data[name]
        .as_i64()
        .ok_or_else(|| Failure::internal(format!("a mail has no {name}")))
}
