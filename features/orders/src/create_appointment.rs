//! Request to book a visit.

use kernel::{Day, Email, Mobile, MultiLine, PinCode, secret::token_hash};
use poem_openapi::{Object, types::ToJSON};

use crate::{pieces::CreatePiece, slot::VisitSlot};

/// A visit to book.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateAppointment {
    /// What to stitch.
    #[oai(validator(min_items = 1, max_items = 20))]
    pub pieces: Vec<CreatePiece>,
    /// First name.
    #[oai(validator(min_length = 1, max_length = 60))]
    pub first_name: String,
    /// Last name.
    #[oai(validator(max_length = 60))]
    pub last_name: Option<String>,
    /// Mobile number to call before the visit.
    pub contact_number: Mobile,
    /// Email address for updates about this appointment.
    pub email: Email,
    /// Address of the visit.
    #[oai(validator(min_length = 1, max_length = 300))]
    pub address: MultiLine,
    /// Landmark near it.
    #[oai(validator(max_length = 120))]
    pub land_mark: Option<String>,
    /// Any is accepted; the answer says whether the area is served.
    pub pin_code: PinCode,
    /// From tomorrow in India to the last bookable day.
    pub appointment_date: Day,
    /// Part of the day.
    pub appointment_time: VisitSlot,
    /// Message to the shop.
    #[oai(validator(max_length = 2000))]
    pub message: Option<MultiLine>,
    /// Day on which the customer needs it.
    pub needed_by: Option<Day>,
    /// Agrees to updates by WhatsApp or SMS. Absent or false changes nothing.
    pub messages: Option<bool>,
}

impl CreateAppointment {
    pub fn last_name(&self) -> &str {
        self.last_name.as_deref().unwrap_or_default().trim()
    }

    pub fn land_mark(&self) -> &str {
        self.land_mark.as_deref().unwrap_or_default().trim()
    }

    pub fn message(&self) -> &str {
        self.message.as_ref().map_or("", |message| message.0.trim())
    }

    /// Hash of the request. Lengths precede the parts, so that different requests cannot
    /// concatenate to the same text.
    pub fn hash(&self) -> String {
        let parts = [
            self.pieces.to_json_string(),
            self.first_name.trim().to_owned(),
            self.last_name().to_owned(),
            self.contact_number.as_str().to_owned(),
            self.email.as_str().to_owned(),
            self.address.0.trim().to_owned(),
            self.land_mark().to_owned(),
            self.pin_code.as_str().to_owned(),
            self.appointment_date.to_string(),
            self.appointment_time.wording().to_owned(),
            self.message().to_owned(),
            self.needed_by
                .map_or_else(String::new, |day| day.to_string()),
        ];
        let parts = parts.map(|part| format!("{}:{part}", part.len()));
        token_hash(&parts.join(","))
    }
}
