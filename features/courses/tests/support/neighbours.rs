//! Fake users, sessions and video URLs.

use std::{collections::HashSet, sync::Mutex};

use async_trait::async_trait;
use courses::{Captions, CounterSale, CounterSales, LessonVideos, LiveSessions, VideoAddress};
use kernel::{
    Failure, Mobile, Person, Role, Sessions, StaffRole, Tx, User, VideoId,
    testing::{TEST_TIME, TestPeople, test_person},
};

use super::{ASHA, BEENA, ROSHNI, SELVI};

/// Sessions are numbered; ended ones are listed.
#[derive(Default)]
pub struct Neighbours {
    ended: Mutex<HashSet<i64>>,
    /// Counter sales; reversed ones become `None`.
    counter: Mutex<Vec<Option<CounterSale>>>,
}

impl Neighbours {
    pub fn end_session(&self, session: i64) {
        self.ended.lock().unwrap().insert(session);
    }

    pub fn sold(&self) -> Vec<CounterSale> {
        self.counter
            .lock()
            .unwrap()
            .iter()
            .flatten()
            .cloned()
            .collect()
    }

    fn lives(&self, session: i64) -> bool {
        !self.ended.lock().unwrap().contains(&session)
    }
}

/// Languages of captions that videos with an even id have.
const CAPTIONED: [(&str, &str); 2] = [("en", "English"), ("ta", "தமிழ்")];

/// Who has an account.
pub fn people() -> TestPeople {
    let person = |id: i64, name: &str| Person {
        mobile: Mobile::parse(&format!("98765432{id:02}")).ok(),
        ..test_person(id, name)
    };
    TestPeople {
        owners: vec![person(ROSHNI, "Roshni")],
        customers: vec![person(ASHA, "Asha Raman"), person(BEENA, "Beena")],
        ..TestPeople::default()
    }
}

#[async_trait]
impl LiveSessions for Neighbours {
    async fn is_live(&self, session: i64) -> Result<bool, Failure> {
        Ok(self.lives(session))
    }
}

#[async_trait]
impl LessonVideos for Neighbours {
    async fn address(&self, video: VideoId, token: &str) -> Result<Option<VideoAddress>, Failure> {
        Ok(Some(VideoAddress {
            src: format!("/media/{token}/video.mp4"),
            smaller: (video % 2 == 0).then(|| format!("/media/{token}/smaller.mp4")),
            captions: if video % 2 == 0 {
                CAPTIONED
                    .map(|(language, label)| Captions {
                        language: language.to_owned(),
                        label: label.to_owned(),
                        src: format!("/media/{token}/captions-{language}.vtt"),
                    })
                    .to_vec()
            } else {
                Vec::new()
            },
        }))
    }
}

#[async_trait]
impl CounterSales for Neighbours {
    async fn take(&self, _: &mut Tx, sale: &CounterSale) -> Result<i64, Failure> {
        let mut counter = self.counter.lock().unwrap();
        counter.push(Some(sale.clone()));
        Ok(i64::try_from(counter.len()).unwrap())
    }

    async fn reverse(&self, _: &mut Tx, _: i64, entry: i64) -> Result<(), Failure> {
        let place = usize::try_from(entry - 1).unwrap();
        let gone = self.counter.lock().unwrap()[place].take();
        gone.map(|_| ())
            .ok_or_else(|| Failure::internal("reversed twice"))
    }
}

/// A token is the user's id and the session's number: `11-1`.
#[async_trait]
impl Sessions for Neighbours {
    async fn user(&self, token: &str) -> Result<Option<User>, Failure> {
        let user = token.split_once('-').and_then(|(id, session)| {
            let id = id.parse().ok()?;
            Some(User {
                id,
                role: match id {
                    ROSHNI => Role::Owner,
                    SELVI => Role::Staff,
                    _ => Role::Customer,
                },
                staff_role: (id == SELVI).then_some(StaffRole::Manager),
                session: session.parse().ok()?,
                authenticated_at: TEST_TIME,
            })
        });
        Ok(user.filter(|user| self.lives(user.session)))
    }
}
