//! What the shop's upkeep asks about people.

use std::sync::Arc;

use async_trait::async_trait;
use content::OnlinePayment;
use kernel::{Db, Failure, Features};
use maintenance::{People, Person, Schema};
use poem_openapi::OpenApi;

use crate::context::Context;

pub struct PeopleOfAuth(pub Db);

#[async_trait]
impl People for PeopleOfAuth {
    async fn named(&self, ids: &[i64]) -> Result<Vec<Person>, Failure> {
        let found = auth::named(&self.0, ids).await?;
        Ok(found.into_iter().map(person).collect())
    }

    async fn team(&self) -> Result<Vec<Person>, Failure> {
        let found = auth::team(&self.0).await?;
        Ok(found.into_iter().map(person).collect())
    }

    async fn owners(&self) -> Result<Vec<Person>, Failure> {
        let found = auth::owners(&self.0).await?;
        Ok(found.into_iter().map(person).collect())
    }
}

fn person(named: auth::Named) -> Person {
    Person {
        id: named.id,
        name: named.name,
        email: named.email,
    }
}

impl Context {
    pub fn maintenance<Api: OpenApi>(&self, shop: &Features<Api>) -> maintenance::Setup {
        let options = &self.options;
        maintenance::Setup {
            data: options.data.clone(),
            backups: options.backups.clone(),
            people: Arc::new(PeopleOfAuth(self.deps.db.clone())),
            shop: self.shop(),
            templates: shop.mail_templates(),
            links: shop.mail_links(),
            counted: shop.gives().iter().map(|gives| gives.counted).collect(),
            schema: Schema::known(shop.gives()),
            reopen: options.reopen.clone(),
            shows_links: options.demo,
            mails: Arc::new(options.mails.clone()),
            mail_days: options.mail_days,
            test_payments: matches!(
                self.online_payment(),
                OnlinePayment::Sandbox | OnlinePayment::Test
            ),
            public_address: options.address.clone(),
        }
    }
}
