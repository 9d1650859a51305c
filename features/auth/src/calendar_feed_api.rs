//! Operations on the caller's calendar address.

use kernel::{Failure, NoContent, Staff};
use poem_openapi::{
    ApiResponse, OpenApi,
    payload::{Json, Response},
};

use crate::{
    auth::Auth,
    browser::private,
    calendar_feed::{self, CalendarFeed, CalendarFeedAddress},
    session_api::Tag,
};

#[derive(ApiResponse)]
enum CalendarFeedCreated {
    /// The address was made.
    #[oai(status = 201)]
    Created(Json<CalendarFeedAddress>),
}

pub struct CalendarFeedApi(pub Auth);

#[OpenApi(prefix_path = "/me", tag = "Tag::Accounts")]
impl CalendarFeedApi {
    /// View your calendar address.
    ///
    /// Whether there is one, and when a calendar last read it.
    #[oai(
        path = "/calendar-feed",
        method = "get",
        operation_id = "calendar_feed_view"
    )]
    async fn calendar_feed_view(
        &self,
        caller: Staff,
    ) -> Result<Response<Json<CalendarFeed>>, Failure> {
        Ok(private(Json(
            calendar_feed::view(&self.0, &caller.0).await?,
        )))
    }

    /// Make a new calendar address.
    ///
    /// It shows the visits of the last 30 and the next 180 days. Returned only once; the previous one stops working.
    #[oai(
        path = "/calendar-feed",
        method = "post",
        operation_id = "calendar_feed_create"
    )]
    async fn calendar_feed_create(
        &self,
        caller: Staff,
    ) -> Result<Response<CalendarFeedCreated>, Failure> {
        let made = calendar_feed::create(&self.0, &caller.0).await?;
        Ok(private(CalendarFeedCreated::Created(Json(made))))
    }

    /// Delete your calendar address.
    ///
    /// Calendars that subscribed to it no longer get visits.
    #[oai(
        path = "/calendar-feed",
        method = "delete",
        operation_id = "calendar_feed_delete"
    )]
    async fn calendar_feed_delete(&self, caller: Staff) -> Result<Response<NoContent>, Failure> {
        calendar_feed::delete(&self.0, &caller.0).await?;
        Ok(private(NoContent::Done))
    }
}
