//! What the catalogue asks about courses and orders.

use std::{collections::HashSet, sync::Arc};

use async_trait::async_trait;
use catalogue::{Buyers, CourseList, LinkedCourse};
use courses::Courses;
use kernel::{Db, Failure, People};

use crate::context::Context;

/// Catalogue asks which categories have courses, and which course teaches a product.
pub struct ListOfCourses(pub Courses);

#[async_trait]
impl CourseList for ListOfCourses {
    async fn categories_with_courses(&self) -> Result<HashSet<String>, Failure> {
        Ok(self.0.category_names().await?.into_iter().collect())
    }

    async fn course(&self, id: i64) -> Result<Option<LinkedCourse>, Failure> {
        let offered = self.0.offered(id).await?;
        Ok(offered.map(|course| LinkedCourse {
            id,
            name: course.name,
            line: course.line,
            price_paise: course.price,
            duration: course.duration,
            expire_in_days: course.expire_in_days,
            image: course.image,
        }))
    }

    async fn has_course(&self, id: i64) -> Result<bool, Failure> {
        self.0.exists(id).await
    }
}

/// Catalogue asks who may review a product.
pub struct BuyersOfOrders {
    pub db: Db,
    pub people: Arc<dyn People>,
}

#[async_trait]
impl Buyers for BuyersOfOrders {
    async fn buyer(&self, user: i64, product: i64) -> Result<Option<String>, Failure> {
        if !orders::has_delivered_piece(&self.db, user, product).await? {
            return Ok(None);
        }
        let buyer = self.people.person(user).await?;
        Ok(buyer.map(|buyer| buyer.name))
    }
}

/// What accounts ask of the catalogue: favourites and reviews.
impl Context {
    pub fn catalogue(&self, courses: &Courses) -> Arc<ListOfCourses> {
        Arc::new(ListOfCourses(courses.clone()))
    }
}
