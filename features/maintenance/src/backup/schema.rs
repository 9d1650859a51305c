//! Tables of a database, and whether this program knows them.

use std::{collections::BTreeMap, path::Path};

use kernel::Gives;
use sqlx::{
    AssertSqlSafe, Connection as _, SqliteConnection, migrate::Migrator,
    sqlite::SqliteConnectOptions,
};

const ENDING: &str = "_migrations";

/// The last migration of each feature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schema(BTreeMap<String, i64>);

impl Schema {
    /// What a program with these features knows.
    pub fn known(gives: &[Gives]) -> Self {
        let features = gives
            .iter()
            .filter_map(|feature| Some((feature.name, feature.migrations?)));
        let kernel = ("kernel", &kernel::MIGRATOR);
        Self(
            std::iter::once(kernel)
                .chain(features)
                .map(|(name, migrator)| (format!("{name}{ENDING}"), last(migrator)))
                .collect(),
        )
    }

    /// What a database has.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn of(connection: &mut SqliteConnection) -> Result<Self, sqlx::Error> {
        let tables: Vec<String> = sqlx::query_scalar(
            r"SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%\_migrations' ESCAPE '\'",
        )
        .fetch_all(&mut *connection)
        .await?;
        let mut found = BTreeMap::new();
        for table in tables {
            // Table names listed by the database itself; one with a quote is not ours.
            let plain =
                |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
            if !table.bytes().all(plain) {
                continue;
            }
            let version: Option<i64> =
                sqlx::query_scalar(AssertSqlSafe(format!("SELECT max(version) FROM {table}")))
                    .fetch_one(&mut *connection)
                    .await?;
            found.insert(table, version.unwrap_or_default());
        }
        Ok(Self(found))
    }

    /// What the copy of a database in a backup has.
    ///
    /// # Errors
    /// The file cannot be read as a database.
    pub(super) async fn of_copy(file: &Path) -> Result<Self, sqlx::Error> {
        let options = SqliteConnectOptions::new().filename(file);
        let options = options.read_only(true).immutable(true);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let schema = Self::of(&mut connection).await?;
        connection.close().await?;
        Ok(schema)
    }

    /// The feature whose tables are newer than `known` says.
    pub fn newer_than(&self, known: &Self) -> Option<&str> {
        self.0
            .iter()
            .find(|(table, version)| known.0.get(*table).is_none_or(|known| *version > known))
            .map(|(table, _)| table.trim_end_matches(ENDING))
    }

    /// The same among the features that `known` has: tables of others may be of a feature that was removed.
    pub fn newer_among(&self, known: &Self) -> Option<&str> {
        let newer =
            |table: &String, version| known.0.get(table).is_some_and(|known| version > known);
        self.0
            .iter()
            .find(|(table, version)| newer(table, *version))
            .map(|(table, _)| table.trim_end_matches(ENDING))
    }

    /// Whether a program with this schema would migrate that database.
    pub fn is_newer_than(&self, database: &Self) -> bool {
        self.newer_than(database).is_some()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What a program with this schema would change in that database, as `orders 16 → 18`.
    pub fn changes_to(&self, database: &Self) -> Vec<String> {
        let of = |version: Option<&i64>| version.copied().unwrap_or_default();
        self.0
            .iter()
            .map(|(table, known)| (table, of(database.0.get(table)), *known))
            .filter(|(_, found, known)| found < known)
            .map(|(table, found, known)| {
                format!("{} {found} → {known}", table.trim_end_matches(ENDING))
            })
            .collect()
    }
}

fn last(migrator: &Migrator) -> i64 {
    migrator
        .iter()
        .map(|migration| migration.version)
        .max()
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema(of: &[(&str, i64)]) -> Schema {
        Schema(
            of.iter()
                .map(|(name, version)| (format!("{name}{ENDING}"), *version))
                .collect(),
        )
    }

    #[test]
    fn newer_and_unknown_tables_are_detected() {
        let known = schema(&[("kernel", 3), ("orders", 5)]);
        assert_eq!(schema(&[("kernel", 3)]).newer_than(&known), None);
        assert_eq!(schema(&[("orders", 6)]).newer_than(&known), Some("orders"));
        assert_eq!(
            schema(&[("loyalty", 1)]).newer_than(&known),
            Some("loyalty")
        );
        assert_eq!(schema(&[("orders", 6)]).newer_among(&known), Some("orders"));
        assert_eq!(schema(&[("loyalty", 1)]).newer_among(&known), None);
        assert!(known.is_newer_than(&schema(&[("kernel", 3), ("orders", 4)])));
        assert!(!known.is_newer_than(&known));
    }
}
