//! Reads the lists of websites, one after the other. A list and the note that it is read are one transaction, so a
//! program that is cut off continues with the list at which it was.

use std::{collections::HashSet, time::Duration};

use kernel::{Failure, Job, Tx, import::ImportKind};

use super::{
    create::api_path,
    detail::WebsiteRow,
    entry::{Entry, entries},
    shape::{ADVANCES, Known, Lookups, cells, columns, listed},
};
use crate::{imports::Imports, table::TableRow, upload::NewRun};

const EVERY: Duration = Duration::from_secs(300);
/// Largest list, in bytes.
const MOST_BYTES: usize = 20 * 1024 * 1024;

pub fn job(imports: &Imports) -> Job {
    let shared = imports.clone();
    let run = move || {
        let imports = shared.clone();
        async move {
            while imports.read_next_list().await? {}
            Ok(())
        }
    };
    Job::new("imports.read", EVERY, run).on(imports.read_wake.clone())
}

/// A list that is not read yet.
struct NextList {
    website: i64,
    kind: ImportKind,
    path: String,
}

/// What a list became.
struct ReadList {
    rows: Vec<TableRow>,
    notes: Vec<String>,
}

impl Imports {
    /// Returns whether there was one.
    async fn read_next_list(&self) -> Result<bool, Failure> {
        let next = sqlx::query_as!(
            NextList,
            r#"SELECT l.website_id AS website, l.kind AS "kind: ImportKind", l.path
               FROM imports_website_list l JOIN imports_website w ON w.id = l.website_id
               WHERE l.status = 'waiting' AND w.stopped = 0 ORDER BY l.website_id, l.position LIMIT 1"#
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let Some(list) = next else {
            return Ok(false);
        };
        let website = self.website_row(list.website).await?;
        let address = format!("{}{}", website.address, list.path);
        let body = self.website.get(&address, MOST_BYTES).await;
        let entries = body.and_then(|body| listed(list.kind, &body));
        let read = match entries {
            Ok(entries) => Ok(self.rows(&website, &list, &entries).await?),
            Err(problem) => Err(problem),
        };
        let mut tx = self.deps.db.write().await?;
        // Another path or a stop came in between: what was read is not stored.
        let still = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM imports_website_list l JOIN imports_website w ON w.id = l.website_id
                              WHERE l.website_id = ? AND l.kind = ? AND l.path = ? AND l.status = 'waiting'
                                AND w.stopped = 0) AS "still!: bool""#,
            list.website,
            list.kind,
            list.path
        )
        .fetch_one(&mut *tx)
        .await?;
        if still {
            match read {
                Ok(read) => self.store_list(&mut tx, &website, &list, &read).await?,
                Err(problem) => note_failed(&mut tx, &list, &problem).await?,
            }
            tx.commit().await?;
        }
        Ok(true)
    }

    async fn rows(
        &self,
        website: &WebsiteRow,
        list: &NextList,
        entries: &[Entry],
    ) -> Result<ReadList, Failure> {
        let mut notes = Vec::new();
        let lookups = self.lookups(website, list, &mut notes).await?;
        let mut rows = Vec::new();
        let mut seen = HashSet::new();
        let (mut empty, mut repeated) = (0, 0);
        for (number, entry) in (1..).zip(entries) {
            let cells = cells(list.kind, entry, &lookups);
            let (id, filled) = cells
                .split_last()
                .map_or(("", &[][..]), |(id, filled)| (id.as_str(), filled));
            if filled.iter().all(String::is_empty) {
                empty += 1;
            } else if !id.is_empty() && !seen.insert(id.to_owned()) {
                repeated += 1;
            } else {
                rows.push(TableRow { number, cells });
            }
        }
        for (count, wording) in [
            (empty, "without any field that is known here"),
            (repeated, "with an id that another entry has"),
        ] {
            if count > 0 {
                notes.push(format!("Left out: {count} {wording}."));
            }
        }
        Ok(ReadList { rows, notes })
    }

    /// What was read before, as far as this list names it.
    async fn lookups(
        &self,
        website: &WebsiteRow,
        list: &NextList,
        notes: &mut Vec<String>,
    ) -> Result<Lookups, Failure> {
        let mut lookups = Lookups {
            images: format!("{}/{}/", website.address, website.uploads),
            ..Lookups::default()
        };
        match list.kind {
            ImportKind::Services | ImportKind::Products => {
                lookups.categories = self.known_cells(website.id, ImportKind::Categories).await?;
            }
            ImportKind::Enrolments => {
                lookups.courses = self.known_cells(website.id, ImportKind::Courses).await?;
            }
            ImportKind::PastOrders => {
                lookups.customers = self.known_cells(website.id, ImportKind::Customers).await?;
                match self.paid_orders(website).await? {
                    Ok(paid) => lookups.paid = paid,
                    Err(problem) => {
                        let wording = format!(
                            "Paid advances are left out, their list cannot be read. {problem}"
                        );
                        notes.push(wording);
                    }
                }
            }
            _ => {}
        }
        Ok(lookups)
    }

    /// Cells of a list that is read, by the entry's id.
    async fn known_cells(&self, website: i64, kind: ImportKind) -> Result<Known, Failure> {
        let rows = sqlx::query_scalar!(
            "SELECT r.cells FROM imports_row r JOIN imports_website_list l ON l.run_id = r.run_id
             WHERE l.website_id = ? AND l.kind = ?",
            website,
            kind
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut known = Known::new();
        for cells in rows {
            let mut cells: Vec<String> = serde_json::from_str(&cells).map_err(Failure::internal)?;
            if let Some(id) = cells.pop().filter(|id| !id.is_empty()) {
                known.insert(id, cells);
            }
        }
        Ok(known)
    }

    /// Ids of the orders of which the website says that the advance is paid. Its prefix is that of the customers' list.
    async fn paid_orders(
        &self,
        website: &WebsiteRow,
    ) -> Result<Result<HashSet<String>, String>, Failure> {
        let customers = sqlx::query_scalar!(
            "SELECT path FROM imports_website_list WHERE website_id = ? AND kind = ?",
            website.id,
            ImportKind::Customers
        )
        .fetch_one(self.deps.db.read())
        .await?;
        let path = match customers.split_once("RegistrationPage_") {
            Some((before, _)) => format!("{before}{ADVANCES}"),
            None => api_path("", ADVANCES),
        };
        let address = format!("{}{path}", website.address);
        let body = self.website.get(&address, MOST_BYTES).await;
        let entries = body.and_then(|body| entries(&body, false));
        Ok(entries.map(|entries| {
            let ids = entries.iter().map(|entry| entry.text(&["order_id"]));
            ids.filter(|id| !id.is_empty()).collect()
        }))
    }

    async fn store_list(
        &self,
        tx: &mut Tx,
        website: &WebsiteRow,
        list: &NextList,
        read: &ReadList,
    ) -> Result<(), Failure> {
        let (headers, fields): (Vec<String>, Vec<String>) = columns(list.kind)
            .into_iter()
            .map(|(header, field)| (header.to_owned(), field.to_owned()))
            .unzip();
        let host = website
            .address
            .split_once("://")
            .map_or("", |(_, host)| host);
        let run = NewRun {
            actor: website.actor,
            website: Some(website.id),
            kind: list.kind,
            name: host,
            columns: &headers,
            fields: &fields,
            rows: &read.rows,
        };
        let run = self.store(tx, &run).await?;
        let notes = read.notes.join("\n");
        sqlx::query!(
            "UPDATE imports_website_list SET status = 'read', problem = NULL, notes = ?, run_id = ?
             WHERE website_id = ? AND kind = ?",
            notes,
            run,
            list.website,
            list.kind
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }
}

async fn note_failed(tx: &mut Tx, list: &NextList, problem: &str) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE imports_website_list SET status = 'failed', problem = ? WHERE website_id = ? AND kind = ?",
        problem,
        list.website,
        list.kind
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
