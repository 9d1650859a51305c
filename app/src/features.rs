//! The parts list: the only file that names every feature.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use auth::{Auth, DemoPasswords, LiveSessions, TwoFactorKey};
use content::{Connections, OnlinePayment};
use courses::Courses;
use kernel::{Deps, Features, Gives, Sessions, Wake, mail::MailShopFacts};
use maintenance::{Maintenance, Schema};
use media::{Grants, Media};
use orders::Orders;
use payments::{
    Counter, InvoiceMails, OwnAddress, Payments, Provision, Sandbox, Switch,
    razorpay::{Mode, Razorpay},
};
use poem_openapi::OpenApi;

use crate::adapters::{
    AnswerersOfAuth, BillsOfOrders, BuyersOfAuth, CounterSalesOfPayments, CoursesOfPerson,
    CustomersOfAuth, GrantsOfCourses, KeysOfSettings, ListOfCourses, MoneyOfPayments,
    NumbersOfShop, OrdersOfPerson, PaymentsOfPerson, PeopleOfAuth, PhotosOfMedia,
    ServicesOfCatalogue, SessionsOfAuth, ShopOfContent, StudentsOfAuth, TeamOfAuth, VideosOfMedia,
};

use crate::mails::EmailDelivery;
use crate::payments_config::{PaymentsConfig, SavedKeys};
use crate::setup::{self, Place, Setup, SetupLink};

/// What a store decides about its features.
pub struct Choices {
    /// Where visitors reach the shop, without a slash at the end.
    pub public_address: String,
    /// Where the shop itself listens: test payments are told to it over HTTP.
    pub own_address: OwnAddress,
    /// Closes the store and opens it anew in the same process.
    pub reopen: Wake,
    /// Passwords of the people of a demo store.
    pub demo_passwords: DemoPasswords,
    /// The link of the first start, and where the store stands.
    pub setup: SetupLink,
    pub place: Place,
    /// A demo store on loopback lets one customer book and pay more often.
    pub generous: bool,
    /// The data folder.
    pub data: PathBuf,
    pub backups: PathBuf,
    /// A demo store: the links in mails can be read, and without payment keys a dialog plays the provider.
    pub demo: bool,
    /// What the environment says of payments.
    pub payments_config: PaymentsConfig,
    /// Keys typed on the settings screen.
    pub saved_keys: Option<SavedKeys>,
    /// How mails leave.
    pub mails: EmailDelivery,
    /// Encrypts the secrets of authenticator apps.
    pub two_factor_key: TwoFactorKey,
    /// Days after which mails that were sent are removed.
    pub mail_days: u16,
}

impl Choices {
    /// The usual ones of the store in a data folder that is reached at this address.
    pub fn at(data: &Path, public_address: String) -> Self {
        Self {
            public_address,
            own_address: OwnAddress::default(),
            reopen: Wake::default(),
            demo_passwords: DemoPasswords::published(),
            setup: SetupLink::default(),
            place: Place {
                folder: data.to_owned(),
                public_address: None,
            },
            generous: false,
            data: data.to_owned(),
            backups: data.join("backups"),
            demo: false,
            payments_config: PaymentsConfig::default(),
            saved_keys: None,
            mails: EmailDelivery::with_files(data),
            // Commands and the document set up no app; a key that is saved is the open shop's.
            two_factor_key: TwoFactorKey::for_now(),
            mail_days: 180,
        }
    }
}

/// Everything that the features are together.
pub struct Shop<Api> {
    pub api: Api,
    pub gives: Vec<Gives>,
    /// Answers who is calling.
    pub sessions: Arc<dyn Sessions>,
    /// Answers which video a signed address opens.
    pub grants: Arc<dyn Grants>,
    /// Accounts, for what no operation does: whether there is an owner.
    pub auth: Auth,
    /// Where the payment provider's script is; nothing while payments are tests.
    pub checkout_script: Option<String>,
    /// What mails say about the shop.
    pub mail_shop: Arc<dyn MailShopFacts>,
    /// Makes the backup before tables change.
    pub maintenance: Maintenance,
    pub payments: Payments,
}

/// Joins the features into one API and lists what else they give. Consumers come last: what is paid for, what is
/// searched and which images are shown is what the others provide.
pub fn assemble(
    deps: &Deps,
    media: Arc<Media>,
    choices: Choices,
) -> Result<Shop<impl OpenApi + use<>>, String> {
    let db = &deps.db;
    let public_address = choices.public_address;
    let mail_shop = Arc::new(ShopOfContent {
        db: db.clone(),
        public_address: public_address.clone(),
    });
    let buyers = Arc::new(BuyersOfAuth(db.clone()));
    let counter = Counter {
        shop: mail_shop.clone(),
        buyers: buyers.clone(),
        clock: deps.clock.clone(),
    };
    let learning = courses::Setup {
        students: Arc::new(StudentsOfAuth(db.clone())),
        sessions: Arc::new(SessionsOfAuth(LiveSessions::new(
            db.clone(),
            deps.clock.clone(),
        ))),
        videos: Arc::new(VideosOfMedia(media.clone())),
        counter: Arc::new(CounterSalesOfPayments { counter }),
    };
    let courses = Courses::new(deps.clone(), learning);
    let store = Arc::new(ListOfCourses(courses.clone()));
    let keys = choices
        .payments_config
        .with_saved(choices.saved_keys.as_ref())?;
    let online_payment = match keys.as_ref().map(|keys| keys.mode) {
        Some(Mode::Live) => OnlinePayment::Live,
        Some(Mode::Test) => OnlinePayment::Test,
        None if choices.demo => OnlinePayment::Sandbox,
        None => OnlinePayment::Closed,
    };
    let bookings = orders::Setup {
        services: Arc::new(ServicesOfCatalogue(db.clone())),
        numbers: Arc::new(NumbersOfShop(db.clone())),
        photos: Arc::new(PhotosOfMedia(media.clone())),
        customers: Arc::new(CustomersOfAuth(deps.clock.clone())),
        money: Arc::new(MoneyOfPayments {
            db: db.clone(),
            mails: InvoiceMails {
                outbox: deps.outbox.clone(),
                buyers: buyers.clone(),
            },
        }),
        team: Arc::new(TeamOfAuth(db.clone())),
        most_bookings: if choices.generous { 20 } else { 5 },
        most_waiting: if choices.generous { 200 } else { 3 },
        pays_online: online_payment != OnlinePayment::Closed,
    };
    let orders = Orders::new(deps.clone(), bookings);
    let shop = Features::none()
        .and(catalogue::feature(deps.clone(), store))?
        .and(courses::feature(&courses))?
        .and(content::feature(
            deps.clone(),
            public_address.clone(),
            Connections {
                online_payment,
                // Those of a demo can be read in its outbox folder.
                sends_emails: choices.demo || deps.outbox.delivers(),
            },
            Arc::new(AnswerersOfAuth(db.clone())),
        ))?
        .and(orders::feature(&orders))?;

    let test_payments = matches!(online_payment, OnlinePayment::Sandbox | OnlinePayment::Test);
    let method = match keys {
        Some(keys) => Provision::Provider(Arc::new(Razorpay::new(keys, deps.clock.clone())?)),
        None if !choices.demo => Provision::Closed,
        None => Provision::Sandbox(Arc::new(Sandbox::new(
            db.clone(),
            deps.clock.clone(),
            choices.own_address,
            Switch::default(),
        ))),
    };
    let setup = payments::Setup {
        payables: shop.payables(),
        buyers,
        storefront: mail_shop.clone(),
        bills: Arc::new(BillsOfOrders(orders.clone())),
        shop: mail_shop.clone(),
        method,
        keys: Arc::new(KeysOfSettings {
            folder: choices.place.folder.clone(),
            method: choices.payments_config,
            saved: choices.saved_keys,
            reopen: choices.reopen.clone(),
        }),
        public_address: public_address.clone(),
        most_checkouts: if choices.generous { 20 } else { 10 },
    };
    let payments = Payments::new(deps.clone(), setup);
    let checkout_script = payments.checkout_script().map(str::to_owned);
    let shop = shop.and(payments::feature(payments.clone()))?;

    let orders = Arc::new(OrdersOfPerson(orders));
    let neighbours = auth::Neighbours {
        open_orders: orders.clone(),
        records: vec![
            orders,
            Arc::new(CoursesOfPerson(courses.clone())),
            Arc::new(PaymentsOfPerson(payments.clone())),
        ],
        shop: mail_shop.clone(),
        two_factor_key: choices.two_factor_key,
    };
    let auth = Auth::new(deps.clone(), neighbours);
    let shop = shop.and(auth::feature(&auth, choices.demo_passwords))?;

    let setup = Setup {
        deps: deps.clone(),
        auth: auth.clone(),
        media: media.clone(),
        link: choices.setup,
        place: choices.place,
        reopen: choices.reopen.clone(),
    };
    let shop = shop.and(setup::feature(setup))?;

    let providers = shop.search_providers();
    let uses = shop.uses();
    let shop = shop
        .and(search::feature(deps.clone(), providers))?
        .and(media::feature(media, uses))?;

    let upkeep = maintenance::Setup {
        data: choices.data,
        backups: choices.backups,
        people: Arc::new(PeopleOfAuth(db.clone())),
        shop: mail_shop.clone(),
        templates: shop.mail_templates(),
        links: shop.mail_links(),
        counted: shop.gives().iter().map(|gives| gives.counted).collect(),
        schema: Schema::known(shop.gives()),
        reopen: choices.reopen,
        shows_links: choices.demo,
        mails: Arc::new(choices.mails),
        mail_days: choices.mail_days,
        test_payments,
        public_address,
    };
    let maintenance = Maintenance::new(deps.clone(), upkeep);
    let (api, gives) = shop.and(maintenance::feature(&maintenance))?.into_parts();
    Ok(Shop {
        api,
        gives,
        sessions: auth.sessions(),
        grants: Arc::new(GrantsOfCourses(courses)),
        auth,
        checkout_script,
        mail_shop,
        maintenance,
        payments,
    })
}
