//! Whether a bucket does all that will be asked of it.

use bytes::Bytes;
use kernel::secret::random_token;

use crate::{Bucket, BucketError, BucketProblem, ObjectHeaders};

/// Folder of the objects that are written to try it.
const FOLDER: &str = "connection-test";

impl Bucket {
    /// Writes a small object, reads it back, finds it in a list and deletes it.
    ///
    /// # Errors
    /// The first of these that does not work, and why.
    pub async fn try_out(&self) -> Result<(), BucketError> {
        let token = random_token();
        let key = format!("{FOLDER}/{token}");
        let text = Bytes::from(token);
        let size = text.len() as u64;
        let written = self.put(&key, text.clone(), ObjectHeaders::of_type("text/plain"));
        written.await.map_err(|error| match error.problem {
            // A bucket that does not exist, of a storage that says no more.
            BucketProblem::Missing => BucketError::new(BucketProblem::NoBucket, error.detail),
            _ => error,
        })?;
        let read = self.read(&key, 0..size).await?;
        if read != text {
            return Err(BucketError::new(
                BucketProblem::Incomplete,
                "another content was read",
            ));
        }
        let listed = self.list(FOLDER).await?;
        if !listed.iter().any(|object| object.key == key) {
            return Err(BucketError::new(
                BucketProblem::Incomplete,
                "it is not in the list",
            ));
        }
        self.delete(&key).await
    }
}
