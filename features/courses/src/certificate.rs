//! Certificates of customers who have watched all lessons of a course.

use kernel::{
    Day, Failure, Timestamp,
    audit::{self, Entry},
    secret::random_token,
};
use pdf::PdfFile;
use poem_openapi::Object;
use serde_json::json;

use crate::{Courses, access::EnrolmentState, certificate_drawing, codes, enrolment};

/// Characters of a number: digits and capitals that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/// Characters of a number without its hyphens: 60 random bits.
const LENGTH: usize = 12;

/// A certificate. Anyone who knows its number can verify it.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Number, such as `7KQ2-M9XD-R4TW`.
    pub number: String,
    /// Name of the customer.
    pub name: String,
    /// Title of the course.
    pub course: String,
    /// Day in India on which it was issued.
    pub date: Day,
}

/// Your certificate of a course.
#[derive(Object, Clone, Debug)]
pub struct OwnCertificate {
    /// Its number.
    pub number: String,
    /// Day in India on which it was issued.
    pub date: Day,
}

impl OwnCertificate {
    /// The certificate as stored with an enrolment; `None` before it is issued.
    pub fn of(number: Option<String>, issued_at: Option<i64>) -> Option<Self> {
        let (number, issued_at) = number.zip(issued_at)?;
        Some(Self {
            number,
            date: Timestamp(issued_at).day(),
        })
    }
}

struct Row {
    number: String,
    name: String,
    course: String,
    issued_at: i64,
}

impl From<Row> for Certificate {
    fn from(row: Row) -> Self {
        Self {
            number: row.number,
            name: row.name,
            course: row.course,
            date: Timestamp(row.issued_at).day(),
        }
    }
}

impl Courses {
    /// The certificate with this number.
    pub(crate) async fn certificate(&self, number: &str) -> Result<Certificate, Failure> {
        let number = number.trim().to_uppercase();
        let row = sqlx::query_as!(
            Row,
            "SELECT number, name, course, issued_at FROM courses_certificate WHERE number = ?",
            number
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        row.map(Certificate::from)
            .ok_or_else(|| codes::CERTIFICATE_NOT_FOUND.into())
    }

    async fn own_certificate(
        &self,
        user: i64,
        enrolment: i64,
    ) -> Result<Option<Certificate>, Failure> {
        let row = sqlx::query_as!(
            Row,
            "SELECT issued.number, issued.name, issued.course, issued.issued_at
             FROM courses_certificate AS issued JOIN courses_enrolment AS enrolment ON enrolment.id = issued.enrolment_id
             WHERE issued.enrolment_id = ?1 AND enrolment.user_id = ?2",
            enrolment,
            user
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        Ok(row.map(Certificate::from))
    }

    /// Issues a certificate once all lessons are watched. Returns the first one when asked again.
    pub(crate) async fn issue_certificate(
        &self,
        user: i64,
        enrolment: i64,
    ) -> Result<Certificate, Failure> {
        if let Some(issued) = self.own_certificate(user, enrolment).await? {
            return Ok(issued);
        }
        let now = self.now();
        let found = enrolment::of_user(self.deps.db.read(), user, Some(enrolment), now).await?;
        let held = found.first().ok_or(codes::ENROLMENT_NOT_FOUND)?;
        if held.state(now) == EnrolmentState::Ended {
            return Err(codes::ACCESS_ENDED.into());
        }
        let watched = self.watched_by(user, Some(enrolment)).await?;
        if !watched
            .get(&enrolment)
            .is_some_and(|watched| watched.is_done())
        {
            return Err(codes::NOT_ALL_WATCHED.into());
        }
        let student = self.setup.people.person(user).await?;
        let name = student.ok_or(codes::ENROLMENT_NOT_FOUND)?.name;
        let number = number_of(&random_token());
        let mut tx = self.deps.db.publish().await?;
        self.setup.people.expect_account(&mut tx, user).await?;
        sqlx::query!(
            "INSERT INTO courses_certificate (number, enrolment_id, name, course, issued_at)
             VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (enrolment_id) DO NOTHING",
            number,
            enrolment,
            name,
            held.service_name,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(user),
            action: "courses.certificate_issued",
            subject: &format!("enrolment:{enrolment}"),
            details: json!({}),
        };
        audit::record(&mut tx, now, entry).await?;
        tx.commit().await?;
        let issued = self.own_certificate(user, enrolment).await?;
        issued.ok_or_else(|| codes::ENROLMENT_NOT_FOUND.into())
    }

    /// The issued certificate as PDF.
    pub(crate) async fn certificate_file(
        &self,
        user: i64,
        enrolment: i64,
    ) -> Result<PdfFile, Failure> {
        let issued = self.own_certificate(user, enrolment).await?;
        let issued = issued.ok_or(codes::CERTIFICATE_NOT_FOUND)?;
        let shop = self.setup.shop.mail_shop().await?;
        let logo = shop.logo_file(&*self.deps.images).await?;
        let name = format!("certificate-{}", issued.number);
        PdfFile::draw(&name, move || {
            certificate_drawing::draw(&issued, &shop, logo)
        })
        .await
    }
}

/// A number from a random token, which has two hexadecimal digits for each character.
fn number_of(token: &str) -> String {
    let mut number = String::with_capacity(LENGTH + 2);
    for (place, pair) in token.as_bytes().chunks(2).take(LENGTH).enumerate() {
        if place > 0 && place % 4 == 0 {
            number.push('-');
        }
        let byte = pair.iter().fold(0_usize, |sum, digit| {
            sum * 16 + char::from(*digit).to_digit(16).unwrap_or(0) as usize
        });
        number.push(char::from(ALPHABET[byte % ALPHABET.len()]));
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_three_groups_and_differ() {
        assert_eq!(number_of(&"00".repeat(32)), "2222-2222-2222");
        assert_eq!(number_of("1f0120000000000000000000"), "Z322-2222-2222");
        assert_ne!(number_of(&random_token()), number_of(&random_token()));
    }
}
