//! Images of a website's entries: fetched and stored before the batch that uses them. An image and the note of it are
//! one transaction, so none is stored twice.

use std::collections::{HashMap, HashSet};

use kernel::{Failure, ImageId};

use crate::{batch::Waiting, imports::Imports, mapping::Mapping};

/// Largest image, in bytes.
const MOST_BYTES: usize = 10 * 1024 * 1024;
/// Most images of an entry.
const MOST_OF_ENTRY: usize = 11;
/// For records that cannot be without one.
const BLANK: &[u8] = include_bytes!("blank.png");

/// Stored images by address.
#[derive(Default)]
pub struct StoredImages {
    by_address: HashMap<String, ImageId>,
    pub blank: ImageId,
}

impl StoredImages {
    /// The images that a cell names, as far as there are any.
    pub fn of(&self, cell: &str) -> Vec<ImageId> {
        let ids = addresses(cell).filter_map(|address| self.by_address.get(address));
        ids.copied().collect()
    }
}

pub fn addresses(cell: &str) -> impl Iterator<Item = &str> {
    cell.lines().take(MOST_OF_ENTRY)
}

impl Imports {
    /// The images of these rows. `None`: the import was stopped.
    pub(crate) async fn images_of(
        &self,
        website: i64,
        mapping: &Mapping,
        rows: &[Waiting],
    ) -> Result<Option<StoredImages>, Failure> {
        let mut images = StoredImages::default();
        let mut wanted = Vec::new();
        for row in rows {
            let cells: Vec<String> = serde_json::from_str(&row.cells).map_err(Failure::internal)?;
            let row = mapping.row(&cells);
            let title = row.cell("name").or(row.cell("title")).unwrap_or_default();
            let cells = ["image", "images"]
                .into_iter()
                .filter_map(|key| row.cell(key));
            for address in cells.flat_map(addresses) {
                wanted.push((address.to_owned(), title.to_owned()));
            }
        }
        if let Some(blank) = self.blank_image(website).await? {
            images.blank = blank;
        }
        let mut seen = HashSet::new();
        for (address, title) in wanted {
            if !seen.insert(address.clone()) {
                continue;
            }
            if self.website_row(website).await?.stopped {
                return Ok(None);
            }
            if let Some(image) = self.image(website, &address, &title).await? {
                images.by_address.insert(address, image);
            }
        }
        Ok(Some(images))
    }

    /// The image that is stored of this address, or a new one. `None`: it cannot be fetched.
    async fn image(
        &self,
        website: i64,
        address: &str,
        title: &str,
    ) -> Result<Option<ImageId>, Failure> {
        let known = sqlx::query!(
            "SELECT image_id, website_id FROM imports_image WHERE address = ?",
            address
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        if let Some(known) = known {
            match known.image_id {
                // It may have been deleted from the library.
                Some(image) if !self.deps.images.images(&[image]).await?.is_empty() => {
                    return Ok(Some(image));
                }
                None if known.website_id == website => return Ok(None),
                _ => {}
            }
        }
        match self.website.get(address, MOST_BYTES).await {
            Ok(file) => self.store_image(website, address, title, file).await,
            Err(problem) => {
                self.note_image(website, address, &problem).await?;
                Ok(None)
            }
        }
    }

    async fn store_image(
        &self,
        website: i64,
        address: &str,
        title: &str,
        file: Vec<u8>,
    ) -> Result<Option<ImageId>, Failure> {
        let prepared = match self.setup.images.prepare(file).await {
            Ok(prepared) => prepared,
            // What is wrong with the file; anything else is not the website's fault.
            Err(failure) if (400..500).contains(&failure.code().status) => {
                self.note_image(website, address, &failure.problem().message)
                    .await?;
                return Ok(None);
            }
            Err(failure) => return Err(failure),
        };
        let mut tx = self.deps.db.write().await?;
        let image = self.setup.images.add(&mut tx, &prepared, title).await?;
        sqlx::query!(
            "INSERT INTO imports_image (address, image_id, website_id) VALUES (?, ?, ?)
             ON CONFLICT (address) DO UPDATE SET image_id = excluded.image_id, problem = NULL,
                 website_id = excluded.website_id",
            address,
            image,
            website
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Some(image))
    }

    async fn note_image(&self, website: i64, address: &str, problem: &str) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        sqlx::query!(
            "INSERT INTO imports_image (address, problem, website_id) VALUES (?, ?, ?)
             ON CONFLICT (address) DO UPDATE SET image_id = NULL, problem = excluded.problem,
                 website_id = excluded.website_id",
            address,
            problem,
            website
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    async fn blank_image(&self, website: i64) -> Result<Option<ImageId>, Failure> {
        let known = sqlx::query_scalar!("SELECT image_id FROM imports_image WHERE address = ''")
            .fetch_optional(self.deps.db.read())
            .await?
            .flatten();
        if let Some(known) = known
            && !self.deps.images.images(&[known]).await?.is_empty()
        {
            return Ok(Some(known));
        }
        self.store_image(website, "", "", BLANK.to_vec()).await
    }
}
