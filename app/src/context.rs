//! What the features are made of, shared by everything that joins them.

use std::{path::Path, sync::Arc};

use auth::PeopleOfAuth;
use kernel::{Clock, Db, Deps, Limits, Outbox, People, security_log::SecurityLog};
use media::Media;
use payments::razorpay::Keys;

use crate::{adapters::InboxOfShop, commands::why, options::Options, store::Store};

/// The features' dependencies and the decisions about them.
pub struct Context {
    pub deps: Deps,
    pub people: Arc<dyn People>,
    pub media: Arc<Media>,
    /// Keys of the payment provider in use, if there are any.
    pub keys: Option<Keys>,
    pub options: Options,
}

impl Context {
    /// # Errors
    /// A sentence, when a folder cannot be made or the saved payment keys do not fit together.
    pub async fn open(store: &Store, options: Options) -> Result<Self, String> {
        let media = Media::open(store.db.clone(), options.clock.clone(), &store.folder).await;
        let media = media.map_err(|failure| {
            format!("The folders for images cannot be made: {}.", why(&failure))
        })?;
        Self::of(store.db.clone(), media, options)
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
        let keys = options
            .payments_config
            .with_saved(options.saved_keys.as_ref())?;
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
        Ok(Self {
            deps,
            people,
            media,
            keys,
            options,
        })
    }
}
