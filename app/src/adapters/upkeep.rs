//! What the shop's upkeep and its emails ask of the others.

use std::sync::Arc;

use content::OnlinePayment;
use kernel::{Features, SettingsStore};
use maintenance::Schema;
use poem_openapi::OpenApi;

use crate::{config::settings::SettingsFile, context::Context, store::migrators};

impl Context {
    /// The settings of the machine.
    pub fn settings(&self) -> Arc<dyn SettingsStore> {
        Arc::new(SettingsFile {
            folder: self.options.data.clone(),
        })
    }

    pub fn maintenance<Api: OpenApi>(&self, shop: &Features<Api>) -> maintenance::Setup {
        let options = &self.options;
        maintenance::Setup {
            data: options.data.clone(),
            backups: options.backups.clone(),
            free_bytes: Arc::new(maintenance::free_bytes),
            incidents: options.incidents.clone(),
            people: self.people.clone(),
            shop: self.shop(),
            counted: shop.gives().iter().map(|gives| gives.counted).collect(),
            schema: Schema::known(shop.gives()),
            migrations: migrators(shop.gives())
                .map(|(_, migrations)| migrations)
                .collect(),
            settings: self.settings(),
            space_floor: options.space_floor,
            remote: options.remote_backups.clone(),
            reopen: options.reopen.clone(),
            test_payments: matches!(
                self.online_payment(),
                OnlinePayment::Sandbox | OnlinePayment::Test
            ),
            public_address: options.address.clone(),
            certificate: options.certificate.clone(),
        }
    }

    pub fn email<Api: OpenApi>(&self, shop: &Features<Api>) -> email::Setup {
        let options = &self.options;
        email::Setup {
            data: options.data.clone(),
            people: self.people.clone(),
            shop: self.shop(),
            templates: shop.mail_templates(),
            links: shop.mail_links(),
            guards: shop.mail_guards(),
            delivery: options.delivery.clone(),
            settings: self.settings(),
            connect: Arc::new(email::transport),
            reopen: options.reopen.clone(),
            shows_links: options.demo,
            retention_days: options.mail_days,
        }
    }
}
