//! An attempt that counts towards limits unless the server fails.

use kernel::{Failure, Limits, limits::Limit};

/// Counts on several limits, and uncounts on all of them if dropped before [`Self::keep`]: a server
/// error or overload must not count against the customer.
pub struct CountedTry<'a> {
    limits: &'a Limits,
    counted: Vec<(Limit, String)>,
}

impl<'a> CountedTry<'a> {
    pub fn new(limits: &'a Limits) -> Self {
        Self {
            limits,
            counted: Vec::new(),
        }
    }

    /// # Errors
    /// If the limit is reached; dropping the attempt then uncounts the other limits.
    pub fn count(&mut self, limit: Limit, key: String) -> Result<(), Failure> {
        self.limits.allow(limit, &key)?;
        self.counted.push((limit, key));
        Ok(())
    }

    /// # Errors
    /// As [`Self::count`].
    pub fn count_address(&mut self, limit: Limit, address: &str) -> Result<(), Failure> {
        self.limits.allow_address(limit, address)?;
        self.counted.push((limit, address.to_owned()));
        Ok(())
    }

    pub fn keep(mut self) {
        self.counted.clear();
    }
}

impl Drop for CountedTry<'_> {
    fn drop(&mut self) {
        for (limit, key) in &self.counted {
            self.limits.uncount(*limit, key);
        }
    }
}
