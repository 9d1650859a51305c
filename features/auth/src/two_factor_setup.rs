//! Setting up two-factor authentication, and turning it off.

use kernel::{Failure, FieldProblem, Timestamp, User, qr_code::qr_code_svg};
use poem_openapi::Object;
use serde_json::json;

use crate::{audit, auth::Auth, codes, open_links, session, tries::Try, two_factor, user};

/// State of two-factor authentication.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct TwoFactor {
    /// When it was turned on; absent while it is off.
    pub on_since: Option<Timestamp>,
    /// Number of unused recovery codes.
    pub recovery_codes_left: i64,
    /// App codes cannot be checked: the shop was restored without its key. Only recovery codes work until the app is
    /// set up again.
    pub app_unreadable: bool,
}

/// The key for an authenticator app, returned only once.
#[derive(Object)]
pub struct TwoFactorSetup {
    /// The key as text, to be typed.
    pub key: String,
    /// The key as a URL, to open an app on the same phone.
    pub address: String,
    /// The key as a QR code: an SVG document.
    pub image: String,
}

/// A code from the authenticator app.
#[derive(Object, Debug)]
pub struct TwoFactorNumber {
    /// Six digits.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub code: String,
}

/// Ten recovery codes.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct RecoveryCodes {
    /// The codes, returned only once. Each replaces an app code once.
    pub recovery_codes: Vec<String>,
}

pub async fn view(auth: &Auth, caller: &User) -> Result<TwoFactor, Failure> {
    let row = sqlx::query!(
        r#"SELECT (SELECT confirmed_at FROM auth_two_factor WHERE user_id = ?1) AS "on_since: i64",
                  (SELECT sealed_secret FROM auth_two_factor WHERE user_id = ?1) AS "sealed_secret: String",
                  (SELECT count(*) FROM auth_recovery_code WHERE user_id = ?1 AND used_at IS NULL) AS "left!: i64""#,
        caller.id
    )
    .fetch_one(auth.deps.db.read())
    .await?;
    let key = &auth.neighbours.two_factor_key;
    let readable = |sealed: &String| key.open(caller.id, sealed).is_some();
    Ok(TwoFactor {
        app_unreadable: row.on_since.is_some() && !row.sealed_secret.as_ref().is_some_and(readable),
        on_since: row.on_since.map(Timestamp),
        recovery_codes_left: row.left,
    })
}

/// Generates a new key, which takes effect once its first code is confirmed.
pub async fn begin(auth: &Auth, caller: &User) -> Result<TwoFactorSetup, Failure> {
    caller.confirmed_lately(auth.deps.clock.now())?;
    let account = user::own(&auth.deps.db, caller.id).await?;
    let shop = auth.neighbours.shop.mail_shop().await?;
    let key = two_factor::new_secret();
    let name = [&account.email, &account.mobile]
        .into_iter()
        .find(|text| !text.is_empty())
        .unwrap_or(&account.name);
    let address = two_factor::address(&key, &shop.business_name, name)?;
    let image = qr_code_svg(&address)?;
    let sealed = auth.neighbours.two_factor_key.seal(caller.id, &key)?;
    let mut tx = auth.deps.db.write().await?;
    let begun = sqlx::query!(
        "INSERT INTO auth_two_factor (user_id, sealed_secret) VALUES (?1, ?2)
         ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = 0 WHERE confirmed_at IS NULL",
        caller.id,
        sealed
    )
    .execute(&mut *tx)
    .await?
    .rows_affected();
    if begun == 0 {
        return Err(codes::TWO_FACTOR_ON.into());
    }
    tx.commit().await?;
    Ok(TwoFactorSetup {
        key,
        address,
        image,
    })
}

/// Turns two-factor authentication on. Ends the sessions that began without it.
pub async fn confirm(
    auth: &Auth,
    caller: &User,
    number: &TwoFactorNumber,
) -> Result<RecoveryCodes, Failure> {
    caller.confirmed_lately(auth.deps.clock.now())?;
    let guess = Try::confirm(&auth.deps.limits, caller.id)?;
    let now = auth.deps.clock.now();
    let mut tx = auth.deps.db.write().await?;
    let begun = sqlx::query!(
        "SELECT sealed_secret, confirmed_at FROM auth_two_factor WHERE user_id = ?",
        caller.id
    )
    .fetch_optional(&mut *tx)
    .await?
    .ok_or(codes::TWO_FACTOR_NOT_BEGUN)?;
    if begun.confirmed_at.is_some() {
        guess.uncount();
        return Err(codes::TWO_FACTOR_ON.into());
    }
    let key = &auth.neighbours.two_factor_key;
    let Some(secret) = key.open(caller.id, &begun.sealed_secret) else {
        guess.uncount();
        return Err(codes::TWO_FACTOR_NOT_BEGUN.into());
    };
    let code = two_factor::plain(&number.code);
    if !two_factor::take_number(&mut tx, caller.id, &secret, 0, &code, now).await? {
        return Err(wrong_code());
    }
    guess.uncount();
    sqlx::query!(
        "UPDATE auth_two_factor SET confirmed_at = ?1 WHERE user_id = ?2",
        now.0,
        caller.id
    )
    .execute(&mut *tx)
    .await?;
    let recovery_codes = two_factor::new_recovery_codes(&mut tx, caller.id).await?;
    session::end_others(&mut tx, caller.id, Some(caller.session), now).await?;
    open_links::withdraw_all(&mut tx, &auth.deps.outbox, caller.id).await?;
    audit::own(&mut tx, now, caller.id, "auth.two_factor_on", json!({})).await?;
    tx.commit().await?;
    Ok(RecoveryCodes { recovery_codes })
}

/// Creates ten new recovery codes and invalidates the previous ones.
pub async fn renew_codes(auth: &Auth, caller: &User) -> Result<RecoveryCodes, Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    if !two_factor::is_on(auth, caller.id).await? {
        return Err(codes::TWO_FACTOR_NOT_BEGUN.into());
    }
    let mut tx = auth.deps.db.write().await?;
    let recovery_codes = two_factor::new_recovery_codes(&mut tx, caller.id).await?;
    open_links::withdraw_all(&mut tx, &auth.deps.outbox, caller.id).await?;
    audit::own(
        &mut tx,
        now,
        caller.id,
        "auth.recovery_codes_made",
        json!({}),
    )
    .await?;
    tx.commit().await?;
    Ok(RecoveryCodes { recovery_codes })
}

pub async fn switch_off(auth: &Auth, caller: &User) -> Result<(), Failure> {
    let now = auth.deps.clock.now();
    caller.confirmed_lately(now)?;
    let mut tx = auth.deps.db.write().await?;
    if two_factor::forget(&mut tx, caller.id).await? {
        open_links::withdraw_all(&mut tx, &auth.deps.outbox, caller.id).await?;
        audit::own(&mut tx, now, caller.id, "auth.two_factor_off", json!({})).await?;
    }
    Ok(tx.commit().await?)
}

/// The code is wrong or was already used.
pub fn wrong_code() -> Failure {
    let problem = FieldProblem::new("code", "invalid", codes::WRONG_CODE.message);
    Failure::new(codes::WRONG_CODE).with_fields(vec![problem])
}

/// App codes cannot be checked; a recovery code can.
pub fn app_unreadable() -> Failure {
    let problem = FieldProblem::new("code", "invalid", codes::APP_UNREADABLE.message);
    Failure::new(codes::APP_UNREADABLE).with_fields(vec![problem])
}

/// Asks for a code.
pub fn code_needed() -> Failure {
    let problem = FieldProblem::new("code", "required", codes::CODE_NEEDED.message);
    Failure::new(codes::CODE_NEEDED).with_fields(vec![problem])
}
