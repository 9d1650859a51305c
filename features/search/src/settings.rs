//! The owner's own synonyms.

use kernel::{
    Checked, Db, Deps, Failure, FieldProblem, Manager, MultiLine,
    audit::{self, Entry},
    edit::refuse,
};
use poem_openapi::{Object, OpenApi, payload::Json};
use serde_json::json;

use crate::report::Tag;

const MOST_GROUPS: usize = 100;
const MOST_WORDS: usize = 12;
const LONGEST_WORD: usize = 40;

/// What the search knows of the shop's own words.
#[derive(Object, Clone, Debug)]
pub struct SearchSettings {
    /// A group of words a line, parted by commas. At most 100 groups of 12.
    #[oai(validator(max_length = 8000))]
    pub synonyms: MultiLine,
}

pub struct SettingsApi(pub Deps);

#[OpenApi(prefix_path = "/admin/search", tag = "Tag::BackOffice")]
impl SettingsApi {
    /// View the search settings.
    ///
    /// The shop's own synonyms.
    #[oai(
        path = "/settings",
        method = "get",
        operation_id = "admin_search_settings_view"
    )]
    async fn view(&self, _manager: Manager) -> Result<Json<SearchSettings>, Failure> {
        let synonyms = MultiLine(load(&self.0.db).await?);
        Ok(Json(SearchSettings { synonyms }))
    }

    /// Update the search settings.
    ///
    /// Searches follow them immediately.
    #[oai(
        path = "/settings",
        method = "put",
        operation_id = "admin_search_settings_update"
    )]
    async fn update(
        &self,
        manager: Manager,
        settings: Checked<SearchSettings>,
    ) -> Result<Json<SearchSettings>, Failure> {
        let synonyms = tidied(&settings.synonyms.0)?;
        let mut tx = self.0.db.publish().await?;
        let before = sqlx::query_scalar!("SELECT synonyms FROM search_setting WHERE id = 1")
            .fetch_one(&mut *tx)
            .await?;
        sqlx::query!(
            "UPDATE search_setting SET synonyms = ?1 WHERE id = 1",
            synonyms
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(manager.0.id),
            action: "search.settings_changed",
            subject: "search_settings",
            details: audit::changes(&json!({"synonyms": before}), &json!({"synonyms": synonyms})),
        };
        audit::record(&mut tx, self.0.clock.now(), entry).await?;
        tx.commit().await?;
        let synonyms = MultiLine(synonyms);
        Ok(Json(SearchSettings { synonyms }))
    }
}

/// The shop's own synonyms, a group in each line.
///
/// # Errors
/// The database cannot be read.
pub async fn load(db: &Db) -> Result<String, Failure> {
    let synonyms = sqlx::query_scalar!("SELECT synonyms FROM search_setting WHERE id = 1")
        .fetch_one(db.read())
        .await?;
    Ok(synonyms)
}

/// The groups without blank lines and blanks, or what is wrong with them.
fn tidied(synonyms: &str) -> Result<String, Failure> {
    let groups: Vec<Vec<&str>> = synonyms
        .lines()
        .map(|line| {
            let entries = line.split(',').map(str::trim);
            entries.filter(|word| !word.is_empty()).collect()
        })
        .filter(|group: &Vec<&str>| !group.is_empty())
        .collect();
    let wrong = |wording: String| vec![FieldProblem::new("synonyms", "invalid", &wording)];
    if groups.len() > MOST_GROUPS {
        refuse(wrong(format!("Use at most {MOST_GROUPS} lines.")))?;
    }
    for group in &groups {
        let first = group.first().copied().unwrap_or_default();
        if group.len() == 1 {
            refuse(wrong(format!(
                "Add a comma and another word after “{first}”."
            )))?;
        }
        if group.len() > MOST_WORDS {
            refuse(wrong(format!(
                "Use at most {MOST_WORDS} words in the line of “{first}”."
            )))?;
        }
        let long = group
            .iter()
            .find(|word| word.chars().count() > LONGEST_WORD);
        if let Some(word) = long {
            refuse(wrong(format!(
                "Shorten “{word}” to at most {LONGEST_WORD} letters."
            )))?;
        }
    }
    let lines = groups.iter().map(|group| group.join(", "));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}
