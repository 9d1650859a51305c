//! What messages ask of the others.

use ::messages::Setup;
use kernel::public_internet::Reach;

use crate::context::Context;

impl Context {
    pub fn messages(&self) -> Setup {
        let options = &self.options;
        Setup {
            people: self.people.clone(),
            shop: self.shop(),
            channels: options.message_channels.clone(),
            settings: self.settings(),
            reach: Reach::Internet,
            whatsapp_address: options.whatsapp_address.clone(),
            reopen: options.reopen.clone(),
            retention_days: options.mail_days,
        }
    }
}
