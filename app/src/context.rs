//! What the features are made of, shared by everything that joins them.

use std::{path::Path, sync::Arc};

use auth::PeopleOfAuth;
use fake_provider::FakeProvider;
use kernel::{Clock, Db, Deps, Limits, Outbox, People, security_log::SecurityLog};
use media::{Machine, Media};
use messages::Gate;
use payments::razorpay::Keys;

use crate::{
    adapters::InboxOfShop,
    commands::why,
    config::{payments_config::keys_in_use, settings::SettingsFile},
    options::Options,
    sandbox,
    store::Store,
};

/// The features' dependencies and the decisions about them.
pub struct Context {
    pub deps: Deps,
    pub people: Arc<dyn People>,
    pub media: Arc<Media>,
    /// Keys of the payment provider in use, if there are any.
    pub keys: Option<Keys>,
    /// Takes the payments of a demo store without keys, until this is dropped.
    pub sandbox: Option<Arc<FakeProvider>>,
    pub options: Options,
}

impl Context {
    /// # Errors
    /// A sentence, when a folder cannot be made, the saved payment keys do not fit together or test payments cannot be
    /// taken.
    pub async fn open(store: &Store, options: Options) -> Result<Self, String> {
        let media = Media::open(store.db.clone(), options.clock.clone(), &store.folder).await;
        let media = media.map_err(|failure| {
            format!("The folders for images cannot be made: {}.", why(&failure))
        })?;
        let media = media.with_storage(options.file_storage.clone())?;
        let media = media.with_space_floor(options.space_floor);
        let media = media.with_machine(Machine {
            settings: Arc::new(SettingsFile {
                folder: options.data.clone(),
            }),
            reopen: options.reopen.clone(),
        });
        let mut context = Self::of(store.db.clone(), media, options)?;
        if context.options.demo && context.keys.is_none() {
            context.sandbox = Some(Arc::new(sandbox::start(&context.options).await?));
        }
        Ok(context)
    }

    /// For what the features say of themselves: no folder is made and no database opened.
    ///
    /// # Errors
    /// None of its own: the shape is that of [`Context::open`].
    pub fn unopened() -> Result<Self, String> {
        let (db, clock, nowhere) = (Db::unopened(), Clock::system(), Path::new(""));
        let media = Media::unopened(db.clone(), clock, nowhere);
        Self::of(db, media, Options::at(nowhere, String::new()))
    }

    fn of(db: Db, media: Media, options: Options) -> Result<Self, String> {
        let keys = keys_in_use(&options.payments_config, options.saved_keys.as_ref())?;
        let clock = options.clock.clone();
        let media = Arc::new(media);
        let people = Arc::new(PeopleOfAuth {
            db: db.clone(),
            clock: clock.clone(),
        });
        let deps = Deps {
            limits: Limits::new(clock.clone(), options.counts_addresses),
            security: SecurityLog::new(db.clone(), clock.clone()),
            clock,
            images: media.clone(),
            // The shop itself gets emails only where a way for them is set up.
            outbox: if options.delivery.settings.delivers() {
                Outbox::delivering(Arc::new(InboxOfShop {
                    db: db.clone(),
                    people: people.clone(),
                }))
            } else {
                Outbox::default()
            },
            db,
        };
        let gate = Gate::new(options.message_channels.clone());
        let deps = Deps {
            outbox: deps.outbox.with_messages(Arc::new(gate)),
            ..deps
        };
        Ok(Self {
            deps,
            people,
            media,
            keys,
            sandbox: None,
            options,
        })
    }
}
