//! Emails of this feature. None contains a password.

use kernel::{
    Failure, MailTemplate, Tx,
    mail::{MailContent, MailShop, NewMail, number, text},
};
use serde_json::{Value, json};

use crate::{auth::Auth, reset::reset_path, user::Account};

pub const WELCOME: &str = "auth.welcome";
pub const RESET: &str = "auth.reset";
pub const PASSWORD_CHANGED: &str = "auth.password_changed";
pub const CONTACT_CONFIRM: &str = "auth.contact_confirm";
pub const CONTACT_NOTICE: &str = "auth.contact_notice";
pub const INVITATION: &str = "auth.invitation";
pub const MANY_RESETS: &str = "auth.many_resets";

pub static TEMPLATES: &[MailTemplate] = &[
    MailTemplate::new(WELCOME, "Welcome", welcome),
    MailTemplate::new(RESET, "Password reset", reset),
    MailTemplate::new(PASSWORD_CHANGED, "Password changed", password_changed),
    MailTemplate::new(CONTACT_CONFIRM, "Confirm new contact", contact_confirm),
    MailTemplate::new(CONTACT_NOTICE, "Contact changed", contact_notice),
    MailTemplate::new(INVITATION, "Invitation", invitation),
    MailTemplate::new(MANY_RESETS, "Security warning", many_resets),
];

/// Notifies a user that their password was changed.
pub async fn queue_password_changed(
    tx: &mut Tx,
    auth: &Auth,
    account: &Account,
) -> Result<(), Failure> {
    let Some(to) = account.mailbox()? else {
        return Ok(());
    };
    let mail =
        NewMail::new(PASSWORD_CHANGED, &to, json!({"name": account.name})).for_user(account.id);
    let now = auth.deps.clock.now();
    auth.deps.outbox.queue(tx, mail, now).await?;
    Ok(())
}

fn welcome(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: format!("Welcome to {}", shop.business_name),
        heading: format!("Welcome, {}", text(data, "name")?),
        paragraphs: vec![
            "Your account is ready. Log in with your mobile number or email address to book a fitting, follow your \
             orders and watch your courses."
                .to_owned(),
        ],
        facts: account_facts(data)?,
        button: shop.button("Go to your account", "/account"),
        closing: vec![format!(
            "Did not create this account? Your address may have been entered by mistake. Please let us know at {}.",
            shop.email
        )],
        ..MailContent::default()
    })
}

fn reset(data: &Value, secret: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let minutes = number(data, "minutes")?;
    Ok(MailContent {
        subject: "Reset your password".to_owned(),
        heading: "Reset your password".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, we received a request to reset the password of your account. Choose a new one with the button \
             below. Here are your account details.",
            text(data, "name")?
        )],
        facts: account_facts(data)?,
        button: shop.button("Reset password", reset_path(link_secret(secret)?)),
        closing: vec![
            format!(
                "The link works once and expires in {minutes} minutes. If you request another one, this one stops working."
            ),
            "Did not request this? You can ignore this email. Your password stays the same."
                .to_owned(),
        ],
        ..MailContent::default()
    })
}

fn invitation(data: &Value, secret: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: format!("You are invited to the team of {}", shop.business_name),
        heading: format!("Welcome, {}", text(data, "name")?),
        paragraphs: vec![
            "You have been invited to the shop's back office. Set a password to accept, then log in with \
             your mobile number."
                .to_owned(),
        ],
        facts: vec![("Mobile".to_owned(), shown(text(data, "mobile")?))],
        button: shop.button("Set your password", reset_path(link_secret(secret)?)),
        closing: vec![
            format!(
                "The link works once and expires in {} hours. After that, ask the shop's owner for a new one.",
                number(data, "hours")?
            ),
            format!(
                "Were not expecting this? Your address may have been entered by mistake. Please let us know at {}.",
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
            "Hello {}, the password of your account was changed. You have been logged out on all other devices.",
            text(data, "name")?
        )],
        button: shop.button("This was not me", "/forgetpassword"),
        closing: vec![format!(
            "If this was not you, reset your password right away and call us on {}.",
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
        heading: format!("Confirm your new {what}"),
        paragraphs: vec![format!(
            "Hello {}, please confirm the change to your account.",
            text(data, "name")?
        )],
        facts: vec![(format!("New {what}"), shown(text(data, "value")?))],
        button: shop.button(
            &format!("Confirm {what}"),
            format!("/account/confirm/{}", link_secret(secret)?),
        ),
        closing: vec![format!(
            "The link works once and expires in {} hours. If you did not request this, ignore this email and nothing changes.",
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
        format!("Request to change your {what}")
    };
    let happened = if done {
        format!("the {what} of your account was changed.")
    } else {
        format!(
            "we received a request to change the {what} of your account. It changes once the new one is confirmed."
        )
    };
    Ok(MailContent {
        heading: subject.clone(),
        subject,
        paragraphs: vec![format!("Hello {}, {happened}", text(data, "name")?)],
        button: shop.button("This was not me", "/forgetpassword"),
        closing: vec![format!(
            "If this was not you, reset your password right away and call us on {}.",
            shop.phone
        )],
        ..MailContent::default()
    })
}

fn many_resets(_: &Value, _: Option<&str>, _: &MailShop) -> Result<MailContent, Failure> {
    Ok(MailContent {
        subject: "Unusual number of password resets".to_owned(),
        heading: "Unusual number of password resets".to_owned(),
        paragraphs: vec![
            "More than 100 password resets were requested within an hour. Either someone is testing email addresses, or \
             customers cannot log in for another reason. Please check that logging in works."
                .to_owned(),
            "No account was accessed this way, and the limits are in effect.".to_owned(),
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

/// Formats a mobile number as `+91 98765 43210`; leaves an email address as it is.
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

fn link_secret(secret: Option<&str>) -> Result<&str, Failure> {
    secret.ok_or_else(|| Failure::internal("an email with a link has lost its secret"))
}
