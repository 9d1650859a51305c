//! What the shop says about itself on every screen, as the owner writes it.

use kernel::{
    Deps, Email, Failure, FieldProblem, Image, ImageId, LengthUnit, MultiLine, Tx,
    audit::{self, Entry},
    edit::{RECORD_CONFLICT, refuse},
};
use poem_openapi::Object;
use serde_json::{Value, json};

use super::setting_rules;
use crate::{
    ExistingOrders,
    colours::{self, ColourScheme, SiteColours},
    contact_number,
    location::Location,
    shop::{self, Shop},
};

/// Facts about the shop, with their version.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ShopSettings {
    /// What visitors see.
    pub shop: Shop,
    /// Counts the changes.
    pub version: i64,
    /// Id of the logo's image.
    pub logo_image_id: Option<ImageId>,
    /// The logo's image.
    pub logo_image: Option<Image>,
    /// Whether orders exist: then the prefix stays.
    pub order_prefix_fixed: bool,
    /// The colour schemes that can be chosen.
    pub colour_schemes: Vec<ColourScheme>,
}

/// Facts about the shop. A field that is left out is empty from then on.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ShopDraft {
    /// The name over the door; at most 60 characters.
    #[oai(validator(min_length = 1, max_length = 60))]
    pub business_name: String,
    /// Who the customer's contract is with; at most 120 characters.
    #[oai(validator(min_length = 1, max_length = 120))]
    pub legal_name: String,
    /// One sentence about the shop; at most 120 characters.
    #[oai(validator(min_length = 1, max_length = 120))]
    pub tagline: String,
    /// How the shop says hello; at most 40 characters.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub greeting: String,
    /// An Indian mobile number, or one with its country code like 447700900123. Left out there is no chat button.
    #[oai(validator(max_length = 30))]
    pub whatsapp: Option<String>,
    /// Digits, blanks, hyphens, brackets, a plus in front. An Indian mobile is shown as `+91 98765 43210`.
    #[oai(validator(max_length = 30))]
    pub phone: Option<String>,
    /// Email address.
    pub email: Option<Email>,
    /// Postal address, one line of it per line; at most eight lines.
    #[oai(validator(max_length = 400))]
    pub address: Option<MultiLine>,
    /// Where that is on the map.
    pub location: Option<Location>,
    /// When the shop is open; at most seven lines.
    #[oai(validator(max_items = 7))]
    pub hours: Vec<HoursDraft>,
    pub grievance_officer: OfficerDraft,
    /// The year of the copyright line.
    #[oai(validator(minimum(value = "2000"), maximum(value = "2100")))]
    pub copyright_year: i64,
    pub designer_credit: Option<CreditDraft>,
    /// Id of the logo's image. Left out there is the flower.
    pub logo_image_id: Option<ImageId>,
    pub colours: SiteColours,
    /// What order numbers start with: one to six capital letters.
    #[oai(validator(min_length = 1, max_length = 6))]
    pub order_prefix: String,
    /// In which lengths of the body are shown.
    pub measurement_unit: LengthUnit,
    /// The version that was read.
    pub version: i64,
}

/// One line of the opening hours.
#[derive(Object, Debug)]
pub struct HoursDraft {
    /// For example "Monday to Saturday"; at most 60 characters.
    #[oai(validator(min_length = 1, max_length = 60))]
    days: String,
    /// For example "11:00 am to 7:00 pm"; at most 60 characters.
    #[oai(validator(min_length = 1, max_length = 60))]
    time: String,
}

/// The person whom the law asks a shop to name.
#[derive(Object, Debug)]
pub struct OfficerDraft {
    /// Name; at most 80 characters.
    #[oai(validator(max_length = 80))]
    pub name: Option<String>,
    /// What the person is called in the shop; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub designation: String,
    /// Phone number as it is shown.
    #[oai(validator(max_length = 30))]
    pub phone: Option<String>,
    /// Email address.
    pub email: Option<Email>,
}

/// The line about who designed the site.
#[derive(Object, Debug)]
pub struct CreditDraft {
    /// Name; at most 60 characters.
    #[oai(validator(min_length = 1, max_length = 60))]
    pub name: String,
    /// Address of their own site; it begins with https://
    #[oai(validator(min_length = 1, max_length = 200))]
    pub url: String,
}

/// What is missing or wrong with what visitors would see.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct ShopCheck {
    /// Invalid fields, as a save would report them.
    pub problems: Vec<FieldProblem>,
    /// Fields that may stay empty, but that visitors or the law ask for.
    pub missing: Vec<String>,
}

/// The log only says that these were changed: it has no numbers or email addresses.
const CONTACTS: [&str; 5] = [
    "whatsapp",
    "phone",
    "email",
    "grievancePhone",
    "grievanceEmail",
];

pub async fn view(deps: &Deps, public_address: &str) -> Result<ShopSettings, Failure> {
    let shop = shop::view(&deps.db, public_address).await?;
    let version = sqlx::query_scalar!("SELECT version FROM content_setting WHERE id = 1")
        .fetch_one(deps.db.read())
        .await?;
    Ok(ShopSettings {
        shop,
        version,
        // Not in this feature's tables: the operations fill it in.
        order_prefix_fixed: false,
        logo_image_id: None,
        logo_image: None,
        colour_schemes: colours::schemes(),
    })
}

pub fn check(draft: &ShopDraft) -> ShopCheck {
    ShopCheck {
        problems: setting_rules::problems(draft),
        missing: setting_rules::missing(draft),
    }
}

pub async fn update(
    deps: &Deps,
    actor: i64,
    draft: &ShopDraft,
    public_address: &str,
    orders: &dyn ExistingOrders,
) -> Result<ShopSettings, Failure> {
    refuse(setting_rules::problems(draft))?;
    if let Some(logo) = draft.logo_image_id {
        let named = [("logoImageId".to_owned(), logo)];
        refuse(deps.unknown_images(&named).await?)?;
    }
    let mut tx = deps.db.publish().await?;
    let version = sqlx::query_scalar!("SELECT version FROM content_setting WHERE id = 1")
        .fetch_one(&mut *tx)
        .await?;
    if version != draft.version {
        return Err(RECORD_CONFLICT.into());
    }
    let before = facts(&mut tx).await?;
    if before["orderPrefix"] != draft.order_prefix.as_str() && orders.any().await? {
        return Err(Failure::invalid(vec![FieldProblem::new(
            "orderPrefix",
            "invalid",
            "Customers know order numbers with the old prefix. It can no longer be changed.",
        )]));
    }
    write(&mut tx, draft).await?;
    let mut details = audit::changes(&before, &facts(&mut tx).await?);
    for contact in CONTACTS {
        if let Some(change) = details.get_mut(contact) {
            *change = json!("changed");
        }
    }
    let entry = Entry {
        actor: Some(actor),
        action: "content.shop_updated",
        subject: "shop",
        details,
    };
    audit::record(&mut tx, deps.clock.now(), entry).await?;
    tx.commit().await?;
    view(deps, public_address).await
}

/// The shop's facts for the log.
async fn facts(tx: &mut Tx) -> Result<Value, Failure> {
    let row = sqlx::query!(
        r#"SELECT business_name, legal_name, tagline, greeting, whatsapp, phone, email, address, grievance_name,
                  grievance_designation, grievance_phone, grievance_email, copyright_year, designer_name, designer_url,
                  colours, order_prefix, logo_image_id, latitude, longitude,
                  (SELECT json_group_array(days || ': ' || hours) FROM content_opening_hours) AS "hours!: String"
           FROM content_setting WHERE id = 1"#
    )
    .fetch_one(&mut **tx)
    .await?;
    Ok(json!({
        "businessName": row.business_name,
        "legalName": row.legal_name,
        "tagline": row.tagline,
        "greeting": row.greeting,
        "whatsapp": row.whatsapp,
        "phone": row.phone,
        "email": row.email,
        "address": row.address,
        "latitude": row.latitude,
        "longitude": row.longitude,
        "grievanceName": row.grievance_name,
        "grievanceDesignation": row.grievance_designation,
        "grievancePhone": row.grievance_phone,
        "grievanceEmail": row.grievance_email,
        "copyrightYear": row.copyright_year,
        "designerName": row.designer_name,
        "designerUrl": row.designer_url,
        "logoImageId": row.logo_image_id,
        "colours": row.colours,
        "orderPrefix": row.order_prefix,
        "hours": row.hours,
    }))
}

async fn write(tx: &mut Tx, draft: &ShopDraft) -> Result<(), Failure> {
    let business_name = draft.business_name.trim();
    let legal_name = draft.legal_name.trim();
    let tagline = draft.tagline.trim();
    let greeting = draft.greeting.trim();
    let whatsapp = text(draft.whatsapp.as_deref()).map(contact_number::dialled);
    let phone = text(draft.phone.as_deref()).map_or_else(String::new, contact_number::shown);
    let email = draft.email.as_ref().map_or("", Email::as_str);
    let address = setting_rules::address_lines(draft).join("\n");
    let location = draft.location.map(Location::rounded);
    let latitude = location.map(|location| location.latitude);
    let longitude = location.map(|location| location.longitude);
    let officer = &draft.grievance_officer;
    let officer_name = text(officer.name.as_deref()).unwrap_or_default();
    let designation = officer.designation.trim();
    let officer_phone =
        text(officer.phone.as_deref()).map_or_else(String::new, contact_number::shown);
    let officer_email = officer.email.as_ref().map_or("", Email::as_str);
    let designer = draft.designer_credit.as_ref();
    let designer_name = designer.map(|credit| credit.name.trim());
    let designer_url = designer.map(|credit| credit.url.trim());
    sqlx::query!(
        "UPDATE content_setting SET business_name = ?1, legal_name = ?2, tagline = ?3, greeting = ?4,
             whatsapp = ?5, phone = ?6, email = ?7, address = ?8, grievance_name = ?9,
             grievance_designation = ?10, grievance_phone = ?11, grievance_email = ?12, copyright_year = ?13,
             designer_name = ?14, designer_url = ?15, colours = ?16, order_prefix = ?17,
             measurement_unit = ?18, logo_image_id = ?19, latitude = ?20, longitude = ?21, version = version + 1
         WHERE id = 1",
        business_name,
        legal_name,
        tagline,
        greeting,
        whatsapp,
        phone,
        email,
        address,
        officer_name,
        designation,
        officer_phone,
        officer_email,
        draft.copyright_year,
        designer_name,
        designer_url,
        draft.colours,
        draft.order_prefix,
        draft.measurement_unit,
        draft.logo_image_id,
        latitude,
        longitude
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!("DELETE FROM content_opening_hours")
        .execute(&mut **tx)
        .await?;
    for (position, line) in (0_i64..).zip(&draft.hours) {
        let (days, time) = (line.days.trim(), line.time.trim());
        sqlx::query!(
            "INSERT INTO content_opening_hours (position, days, hours) VALUES (?1, ?2, ?3)",
            position,
            days,
            time
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// A text that says something.
pub fn text(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}
