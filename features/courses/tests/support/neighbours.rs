//! People, sessions and video addresses as the courses feature asks for them.

use std::{
    collections::{HashMap, HashSet},
    sync::Mutex,
};

use async_trait::async_trait;
use courses::{
    Captions, CounterSale, CounterSales, LessonVideos, LiveSessions, Person, Student, Students,
    VideoAddress,
};
use kernel::{Email, Failure, Mobile, Role, Sessions, Tx, User, VideoId, testing::TEST_TIME};

use super::{ASHA, BEENA, ROSHNI, SELVI};

/// Sessions are told apart by number; those that were ended are listed.
#[derive(Default)]
pub struct Neighbours {
    ended: Mutex<HashSet<i64>>,
    /// What was sold at the counter; what was taken back is gone.
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

#[async_trait]
impl Students for Neighbours {
    async fn student(&self, user: i64) -> Result<Option<Student>, Failure> {
        Ok(name_of(user).map(|name| Student {
            name: name.to_owned(),
            email: Email::parse(&format!("user{user}@example.com")).unwrap(),
        }))
    }

    async fn people(&self, users: &[i64]) -> Result<HashMap<i64, Person>, Failure> {
        let people = users.iter().filter_map(|user| {
            let person = Person {
                name: name_of(*user)?.to_owned(),
                mobile: Some(format!("+9198765432{user}")),
                has_account: true,
            };
            Some((*user, person))
        });
        Ok(people.collect())
    }

    async fn found(&self, wording: &str) -> Result<Vec<i64>, Failure> {
        let found = [ASHA, BEENA].into_iter().filter(|user| {
            let name = name_of(*user).unwrap_or_default().to_lowercase();
            name.contains(wording) || format!("+9198765432{user}").contains(wording)
        });
        Ok(found.collect())
    }

    async fn account_of(&self, mobile: &Mobile) -> Result<Option<i64>, Failure> {
        let people = [ASHA, BEENA].into_iter();
        let mut hers = people.filter(|user| mobile.as_str() == format!("+9198765432{user}"));
        Ok(hers.next())
    }
}

/// Languages of captions that videos with an even id have.
const CAPTIONED: [(&str, &str); 2] = [("en", "English"), ("ta", "தமிழ்")];

fn name_of(user: i64) -> Option<&'static str> {
    Some(match user {
        ROSHNI => "Roshni",
        ASHA => "Asha Raman",
        BEENA => "Beena",
        _ => return None,
    })
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

    async fn take_back(&self, _: &mut Tx, _: i64, entry: i64) -> Result<(), Failure> {
        let place = usize::try_from(entry - 1).unwrap();
        let gone = self.counter.lock().unwrap()[place].take();
        gone.map(|_| ())
            .ok_or_else(|| Failure::internal("taken back twice"))
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
                session: session.parse().ok()?,
                authenticated_at: TEST_TIME,
            })
        });
        Ok(user.filter(|user| self.lives(user.session)))
    }
}
