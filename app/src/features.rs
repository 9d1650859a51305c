//! The parts list: the only file that names every feature.

use std::sync::Arc;

use auth::Auth;
use courses::Courses;
use email::Emails;
use fake_provider::FakeProvider;
use imports::Imports;
use invoices::Invoices;
use kernel::{AccessTokens, Features, Gives, Sessions};
use ledger::Ledger;
use maintenance::Maintenance;
use media::Grants;
use messages::Messages;
use notifications::Notifications;
use orders::Orders;
use payments::Payments;
use poem_openapi::OpenApi;

use crate::{
    adapters::{BookingsOfOrders, BuyersOfOrders, GrantsOfCourses, OrdersOfShop},
    context::Context,
    sandbox, setup,
};

/// The features joined, and those of them that the program itself asks.
pub struct Joined<Api> {
    pub api: Api,
    pub gives: Vec<Gives>,
    /// Answers who is calling.
    pub sessions: Arc<dyn Sessions>,
    /// Answers which access token a request carries.
    pub access_tokens: Arc<dyn AccessTokens>,
    /// Answers which video a signed address opens.
    pub grants: Arc<dyn Grants>,
    /// Accounts, for what no operation does: whether there is an owner.
    pub auth: Auth,
    /// Writes the visits for calendar programs.
    pub orders: Orders,
    pub invoices: Invoices,
    pub ledger: Ledger,
    /// Makes the backup before tables change.
    pub maintenance: Maintenance,
    pub payments: Payments,
    /// Answers the payments of a demo store without keys, until this is dropped.
    pub sandbox: Option<Arc<FakeProvider>>,
}

/// Joins the features into one API and lists what else they give. Consumers come last: what is paid for, what is
/// searched and which images are shown is what the others provide.
///
/// # Errors
/// A sentence about settings that do not fit together, or about a path that two features claim.
pub fn join(context: &Context) -> Result<Joined<impl OpenApi + use<>>, String> {
    let deps = &context.deps;
    let courses = Courses::new(deps.clone(), context.courses());
    let orders = Orders::new(deps.clone(), context.orders());
    let shop = Features::none()
        .and(catalogue::feature(
            deps.clone(),
            context.catalogue(&courses),
            context.garment_types(),
            Arc::new(BuyersOfOrders {
                db: deps.db.clone(),
                people: context.people.clone(),
            }),
            context.media.clone(),
            context.people.clone(),
        ))?
        .and(garments::feature(&context.garments()))?
        .and(piecework::feature(&context.piecework()))?
        .and(courses::feature(&courses))?
        .and(content::feature(
            deps.clone(),
            context.options.address.clone(),
            context.connections(),
            context.people.clone(),
            Arc::new(OrdersOfShop(deps.db.clone())),
        ))?
        .and(orders::feature(&orders))?;

    let invoices = Invoices::new(deps.clone(), Arc::new(orders.clone()), context.issuer());
    let shop = shop.and(invoices::feature(&invoices))?;
    let payments = context.payments(shop.payables(), &orders)?;
    let payments = Payments::new(deps.clone(), payments);
    let ledger = Ledger::new(deps.clone(), context.ledger(&orders, &payments, &invoices));
    let shop = shop
        .and(payments::feature(payments.clone()))?
        .and(sandbox::feature(context.sandbox.clone()))?
        .and(ledger::feature(&ledger))?;

    let notifications = Notifications::new(deps.clone(), context.notifications(&orders));
    let messages = Messages::new(deps.clone(), context.messages());
    let imports = Imports::new(deps.clone(), context.imports(&orders, &courses));
    let shop = shop
        .and(notifications::feature(&notifications))?
        .and(messages::feature(&messages))?
        .and(imports::feature(&imports))?;

    let auth = Auth::new(deps.clone(), context.auth(&orders, shop.personal_records()));
    let passwords = context.options.demo_passwords.clone();
    let shop = shop
        .and(auth::feature(&auth, passwords))?
        .and(setup::feature(context.setup(&auth)))?;

    let providers = shop.search_providers();
    let uses = shop.uses();
    let bookings = Arc::new(BookingsOfOrders(deps.db.clone()));
    let shop = shop
        .and(search::feature(deps.clone(), providers, bookings))?
        .and(media::feature(deps.clone(), context.media.clone(), uses))?;

    let maintenance = Maintenance::new(deps.clone(), context.maintenance(&shop));
    let shop = shop.and(maintenance::feature(&maintenance))?;

    let emails = Emails::new(deps.clone(), context.email(&shop))?;
    let shop = shop.and(email::feature(&emails))?;
    notifications.word_with(shop.mail_templates());
    messages.guard_with(shop.mail_guards());
    let (api, gives) = shop.into_parts();
    Ok(Joined {
        api,
        gives,
        sessions: auth.sessions(),
        access_tokens: auth.access_tokens(),
        grants: Arc::new(GrantsOfCourses(courses)),
        auth,
        orders,
        invoices,
        ledger,
        maintenance,
        payments,
        sandbox: context.sandbox.clone(),
    })
}
