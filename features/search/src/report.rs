//! What the owner reads about searches: what visitors wanted and did not find.

use kernel::{
    Day, Failure, Month, Owner,
    csv::{Csv, CsvFile},
};
use poem_openapi::{Object, OpenApi, Tags, param::Query, payload::Json};

use crate::missed::MissedQueries;

/// How many lines the report has.
const MOST_LINES: i64 = 100;
/// How many the file has.
const MOST_IN_FILE: i64 = 5_000;

#[derive(Tags)]
pub enum Tag {
    /// What was looked for and not found, and the shop's own synonyms.
    #[oai(rename = "Back office: search")]
    BackOffice,
}

/// The searches of a month in India that found nothing.
#[derive(Object, Clone, Debug)]
pub struct SearchReport {
    /// The month.
    pub month: Month,
    /// Most often first; at most a hundred.
    pub missed: Vec<MissedSearch>,
}

/// A search that found nothing.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct MissedSearch {
    /// What was typed, in lower case.
    pub query: String,
    /// How often.
    pub times: i64,
    /// On which day for the last time.
    pub last_day: Day,
}

pub struct ReportApi(pub MissedQueries);

impl ReportApi {
    async fn missed(&self, month: Month, most: i64) -> Result<Vec<MissedSearch>, Failure> {
        let found = self.0.between(month.first_day(), month.end(), most).await?;
        let missed = found.into_iter().map(|missed| MissedSearch {
            query: missed.query,
            times: missed.times,
            last_day: missed.last_day,
        });
        Ok(missed.collect())
    }
}

#[OpenApi(prefix_path = "/admin/search", tag = "Tag::BackOffice")]
impl ReportApi {
    /// View what was looked for and not found.
    ///
    /// In one month, without saying by whom.
    #[oai(
        path = "/report",
        method = "get",
        operation_id = "admin_search_report_view"
    )]
    async fn report(
        &self,
        _owner: Owner,
        /// The month, `yyyy-mm`.
        month: Query<Month>,
    ) -> Result<Json<SearchReport>, Failure> {
        let missed = self.missed(month.0, MOST_LINES).await?;
        Ok(Json(SearchReport {
            month: month.0,
            missed,
        }))
    }

    /// Download what was looked for and not found.
    ///
    /// A line for each query of a month, as CSV.
    #[oai(
        path = "/report.csv",
        method = "get",
        operation_id = "admin_search_report_download"
    )]
    async fn report_csv(
        &self,
        _owner: Owner,
        /// The month, `yyyy-mm`.
        month: Query<Month>,
    ) -> Result<CsvFile, Failure> {
        let mut csv = Csv::with_columns(&["Looked for", "Times", "Last day"]);
        for missed in self.missed(month.0, MOST_IN_FILE).await? {
            csv.line(&[
                missed.query,
                missed.times.to_string(),
                missed.last_day.to_string(),
            ]);
        }
        Ok(csv.file(&format!("searches-{}.csv", month.0)))
    }
}
