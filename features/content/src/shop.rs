//! What the shop says about itself on every screen.

use kernel::{Db, Email, Failure, LengthUnit, Mobile, Tx};
use poem_openapi::{Enum, Object};

use crate::{
    colours::SiteColours, contact_number, location::Location, logo::ShopLogo, order_prefix,
};

/// Whether things can be paid for online.
#[derive(Enum, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum OnlinePayment {
    /// Not yet: there are no payment keys.
    #[default]
    Closed,
    /// In a demo store: a dialog of the shop's own plays the payment provider, and no money moves.
    Sandbox,
    /// In test mode: the provider's test keys are in use, and no money moves.
    Test,
    /// Yes.
    Live,
}

/// Facts about the shop that any screen may show.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Shop {
    /// Name of the business.
    pub business_name: String,
    /// Who the customer's contract is with.
    pub legal_name: String,
    /// One sentence about the shop.
    pub tagline: String,
    /// How the shop says hello.
    pub greeting: String,
    /// In digits with country code. Absent until set: no chat button.
    pub whatsapp: Option<String>,
    /// Phone number as it is shown. Empty until set.
    pub phone: String,
    /// Email address. Empty until set.
    pub email: String,
    /// Postal address, line by line.
    pub address: Vec<String>,
    /// Where that is on the map. Absent until set.
    pub location: Option<Location>,
    /// When the shop is open.
    pub hours: Vec<OpeningHours>,
    pub grievance_officer: GrievanceOfficer,
    /// The year of the copyright line.
    pub copyright_year: i64,
    pub designer_credit: Option<DesignerCredit>,
    /// Absent until set: the flower instead.
    pub logo: Option<ShopLogo>,
    pub colours: SiteColours,
    /// Of buttons, links and the browser's bars; `#RRGGBB`.
    pub theme_colour: String,
    /// Style sheet variables that differ from the usual ones.
    pub palette: Option<String>,
    /// What order numbers start with: `HM` makes `HM-1048`.
    pub order_prefix: String,
    /// In which lengths of the body are shown.
    pub measurement_unit: LengthUnit,
    /// Where visitors reach the shop, without a slash at the end.
    pub public_address: String,
    /// Whether things can be paid for online.
    pub online_payment: OnlinePayment,
    /// Whether emails reach customers. Otherwise they ask the shop for links.
    pub sends_emails: bool,
}

/// What the shop is connected to: decided when it opens, and not in the database.
#[derive(Clone, Copy, Debug)]
pub struct Connections {
    /// Whether things can be paid for online.
    pub online_payment: OnlinePayment,
    /// Whether emails reach customers.
    pub sends_emails: bool,
}

impl Shop {
    pub(crate) fn connected(self, to: Connections) -> Self {
        Self {
            online_payment: to.online_payment,
            sends_emails: to.sends_emails,
            ..self
        }
    }
}

/// One line of the opening hours.
#[derive(Object, Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningHours {
    /// For example "Monday to Saturday".
    pub days: String,
    /// For example "11:00 am to 7:00 pm".
    pub time: String,
}

/// The person whom the law asks a shop to name. Fields are empty until set.
#[derive(Object, Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GrievanceOfficer {
    /// Name.
    pub name: String,
    /// What the person is called in the shop.
    pub designation: String,
    /// Phone number as it is shown.
    pub phone: String,
    /// Email address.
    pub email: String,
}

/// The line about who designed the site.
#[derive(Object, Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DesignerCredit {
    /// Name.
    pub name: String,
    /// Address of their own site.
    pub url: String,
}

/// What the set-up is told about a new shop.
pub struct NewShop<'a> {
    pub business_name: &'a str,
    /// Name of the owner.
    pub owner: &'a str,
    /// Of the owner.
    pub mobile: &'a Mobile,
    /// Of the owner.
    pub email: &'a Email,
}

/// Gives a new shop its name. Who the customer's contract is with and who answers for it are the same until the owner
/// says otherwise.
///
/// # Errors
/// The database cannot be written.
pub async fn name(tx: &mut Tx, shop: &NewShop<'_>) -> Result<(), Failure> {
    let &NewShop {
        business_name,
        owner,
        mobile,
        email,
    } = shop;
    let phone = contact_number::shown(mobile.as_str());
    let whatsapp = contact_number::dialled(mobile.as_str());
    let email = email.as_str();
    let order_prefix = order_prefix::suggested(business_name);
    sqlx::query!(
        "UPDATE content_setting SET business_name = ?1, legal_name = ?1, phone = ?2, whatsapp = ?3, email = ?4,
             grievance_name = ?5, grievance_phone = ?2, grievance_email = ?4, order_prefix = ?6, version = version + 1
         WHERE id = 1",
        business_name,
        phone,
        whatsapp,
        email,
        owner,
        order_prefix
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// What the shop says about itself. `public_address` is where visitors reach it.
///
/// # Errors
/// The database cannot be read.
pub async fn view(db: &Db, public_address: &str) -> Result<Shop, Failure> {
    let hours = sqlx::query_as!(
        OpeningHours,
        "SELECT days, hours AS time FROM content_opening_hours ORDER BY position"
    )
    .fetch_all(db.read())
    .await?;
    let row = sqlx::query!("SELECT * FROM content_setting WHERE id = 1")
        .fetch_one(db.read())
        .await?;
    let colours = SiteColours::stored(&row.colours)?;
    Ok(Shop {
        business_name: row.business_name,
        legal_name: row.legal_name,
        tagline: row.tagline,
        greeting: row.greeting,
        whatsapp: row.whatsapp,
        phone: row.phone,
        email: row.email,
        address: row.address.lines().map(str::to_owned).collect(),
        location: row
            .latitude
            .zip(row.longitude)
            .map(|(latitude, longitude)| Location {
                latitude,
                longitude,
            }),
        hours,
        grievance_officer: GrievanceOfficer {
            name: row.grievance_name,
            designation: row.grievance_designation,
            phone: row.grievance_phone,
            email: row.grievance_email,
        },
        copyright_year: row.copyright_year,
        designer_credit: row
            .designer_name
            .zip(row.designer_url)
            .map(|(name, url)| DesignerCredit { name, url }),
        // With the images, which the operations that show the shop ask.
        logo: None,
        colours,
        theme_colour: colours.theme_colour().to_owned(),
        palette: colours.palette(),
        order_prefix: row.order_prefix,
        measurement_unit: row.measurement_unit.into(),
        public_address: public_address.to_owned(),
        // Not in the database: the operations that show the shop fill them in.
        online_payment: OnlinePayment::default(),
        sends_emails: false,
    })
}
