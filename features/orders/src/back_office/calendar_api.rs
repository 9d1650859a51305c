//! Operations on the calendar, slot capacities and days off.

use kernel::{Checked, Counter, Day, Failure, NoContent, Owner};
use poem_openapi::{
    Object, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    calendar::{CalendarSettings, CalendarWeek},
};
use crate::Orders;

/// A holiday.
#[derive(Object, Debug)]
struct Holiday {
    /// The day.
    day: Day,
    /// Name.
    #[oai(validator(min_length = 1, max_length = 80))]
    name: String,
}

pub struct CalendarApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl CalendarApi {
    /// View a week of visits.
    ///
    /// Slots, visits, trials and due pieces.
    #[oai(
        path = "/calendar",
        method = "get",
        operation_id = "admin_calendar_view"
    )]
    async fn calendar(
        &self,
        staff: Counter,
        /// First day; defaults to today.
        from: Query<Option<Day>>,
    ) -> Result<Json<CalendarWeek>, Failure> {
        Ok(Json(self.0.week_of_visits(from.0, &staff.0).await?))
    }

    /// Update slot capacities and weekly days off.
    ///
    /// Existing visits stay.
    #[oai(
        path = "/calendar",
        method = "put",
        operation_id = "admin_calendar_update"
    )]
    async fn change_calendar(
        &self,
        owner: Owner,
        settings: Checked<CalendarSettings>,
    ) -> Result<Json<CalendarSettings>, Failure> {
        Ok(Json(self.0.change_calendar(owner.0.id, &settings).await?))
    }

    /// Add a holiday.
    ///
    /// The day can no longer be booked; existing visits stay.
    #[oai(
        path = "/holidays",
        method = "post",
        operation_id = "admin_holiday_create"
    )]
    async fn add_holiday(
        &self,
        owner: Owner,
        holiday: Checked<Holiday>,
    ) -> Result<Json<CalendarWeek>, Failure> {
        let Holiday { day, name } = &*holiday;
        self.0.add_holiday(owner.0.id, *day, name).await?;
        Ok(Json(
            self.0.week_of_visits(Some(holiday.day), &owner.0).await?,
        ))
    }

    /// Delete a holiday.
    ///
    /// The day can be booked again.
    #[oai(
        path = "/holidays/:day",
        method = "delete",
        operation_id = "admin_holiday_delete"
    )]
    async fn remove_holiday(
        &self,
        owner: Owner,
        /// The day.
        day: Path<Day>,
    ) -> Result<NoContent, Failure> {
        self.0.remove_holiday(owner.0.id, day.0).await?;
        Ok(NoContent::Done)
    }
}
