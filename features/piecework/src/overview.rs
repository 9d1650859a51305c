//! All makers of a month, for the owner.

use kernel::{Failure, Month, Paise};
use poem_openapi::Object;

use crate::{Piecework, piece::CountedPiece};

/// The piecework of a month.
#[derive(Object, Clone, Debug)]
pub struct PieceworkOverview {
    /// The month, `yyyy-mm`.
    pub month: Month,
    /// The team, and everybody else with work in this month.
    pub makers: Vec<MakerSummary>,
    /// Pieces finished without a maker, newest first.
    pub unassigned: Vec<CountedPiece>,
}

/// The statement of a maker in one line.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct MakerSummary {
    /// User id.
    pub maker_id: i64,
    /// Name.
    pub maker: String,
    /// Number of pieces.
    pub pieces: i64,
    /// Number of pieces without a rate.
    pub unpriced: i64,
    /// What was earned, in paise.
    pub earned_paise: Paise,
    /// What was paid, in paise.
    pub paid_paise: Paise,
    /// What is left to pay, in paise; negative if too much was paid.
    pub due_paise: Paise,
    /// Whether the statement is closed.
    pub closed: bool,
}

impl Piecework {
    pub(crate) async fn overview(&self, month: Month) -> Result<PieceworkOverview, Failure> {
        let wording = month.to_string();
        let mut people = self.people.makers().await?;
        let working = sqlx::query_scalar!(
            r#"SELECT maker_id AS "maker!: i64" FROM piecework_piece WHERE maker_id IS NOT NULL AND substr(day, 1, 7) = ?1
               UNION SELECT maker_id FROM piecework_entry WHERE month = ?1"#,
            wording
        )
        .fetch_all(self.deps.db.read())
        .await?;
        for maker in working {
            if people.iter().all(|person| person.id != maker) {
                people.push(self.maker(maker).await?);
            }
        }
        let mut makers = Vec::new();
        for person in &people {
            let statement = self.statement_of(person, month).await?;
            makers.push(MakerSummary {
                maker_id: statement.maker_id,
                maker: statement.maker,
                pieces: statement.pieces,
                unpriced: statement.unpriced,
                earned_paise: statement.earned_paise,
                paid_paise: statement.paid_paise,
                due_paise: statement.due_paise,
                closed: statement.closed_at.is_some(),
            });
        }
        Ok(PieceworkOverview {
            month,
            makers,
            unassigned: self.pieces(None, month.first_day(), month.end()).await?,
        })
    }
}
