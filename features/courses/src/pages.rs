//! Public pages of courses, for the sitemap.

use async_trait::async_trait;
use kernel::{Deps, Failure, SitePage, site_page::SitePages};

use crate::{
    category,
    course::{self, Choice},
};

pub struct CoursePages {
    deps: Deps,
}

impl CoursePages {
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

#[async_trait]
impl SitePages for CoursePages {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure> {
        let pool = self.deps.db.read();
        let mut pages = vec![SitePage::new("/courses")];
        for one in category::taught(pool).await? {
            let name = encoded(&one.name);
            pages.push(SitePage::new(format!("/fromcourses?category={name}")));
        }
        for one in course::published(pool, Choice::All).await? {
            pages.push(SitePage::new(course_path(one.id)));
        }
        Ok(pages)
    }
}

/// Where a course is shown.
pub fn course_path(id: i64) -> String {
    format!("/coursenames/{id}")
}

/// The same characters as the browser's `encodeURIComponent` leaves alone, so that the sitemap names a page by the
/// address that its own canonical link has.
fn encoded(text: &str) -> String {
    let mut address = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte) {
            address.push(char::from(byte));
        } else {
            address.push_str(&format!("%{byte:02X}"));
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_encoded_as_the_browser_does_it() {
        assert_eq!(encoded("Kids' Wear & more"), "Kids'%20Wear%20%26%20more");
        assert_eq!(encoded("ரவிக்கை").len(), 7 * 9);
    }
}
