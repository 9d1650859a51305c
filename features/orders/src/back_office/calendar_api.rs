//! Operations on the week, its slots and its days off.

use kernel::{Checked, Day, Failure, Owner, Staff};
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    calendar::{CalendarSettings, CalendarWeek},
};
use crate::Orders;

/// A day on which nobody comes.
#[derive(Object, Debug)]
struct Holiday {
    /// The day.
    day: Day,
    /// Its name.
    #[oai(validator(min_length = 1, max_length = 80))]
    name: String,
}

#[derive(ApiResponse)]
enum HolidayDeleted {
    /// It is a day like any other.
    #[oai(status = 204)]
    Deleted,
}

pub struct CalendarApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl CalendarApi {
    /// See a week of visits.
    ///
    /// Seven days with their slots, what is free, and who is visited.
    #[oai(
        path = "/calendar",
        method = "get",
        operation_id = "admin_calendar_view"
    )]
    async fn calendar(
        &self,
        _staff: Staff,
        /// The first day; today without it.
        from: Query<Option<Day>>,
    ) -> Result<Json<CalendarWeek>, Failure> {
        Ok(Json(self.0.week(from.0).await?))
    }

    /// Change how many homes fit into a slot, and the weekly days off.
    ///
    /// Visits that are booked stay.
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

    /// Close the shop on a day.
    ///
    /// Nobody can book it any more; visits that are booked stay.
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
        Ok(Json(self.0.week(Some(holiday.day)).await?))
    }

    /// Open the shop again on a day.
    ///
    /// It can be booked like any other.
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
    ) -> Result<HolidayDeleted, Failure> {
        self.0.remove_holiday(owner.0.id, day.0).await?;
        Ok(HolidayDeleted::Deleted)
    }
}
