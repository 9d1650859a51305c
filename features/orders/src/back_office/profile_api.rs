//! Operations on the measurements of a customer's family, also of one without an account.

use kernel::{Checked, Counter, Failure, User};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::Tag;
use crate::{
    Orders, codes,
    profile::{LastMeasurements, LastOf, MeasurementProfile, SaveMeasurementProfile, Writer},
};

#[derive(ApiResponse)]
enum MeasurementProfileCreated {
    /// The person was added.
    #[oai(status = 201)]
    Created(Json<MeasurementProfile>),
}

pub struct ProfileAdminApi(pub Orders);

impl ProfileAdminApi {
    /// Whether the caller sees this customer: to staff members the team is like unknown ids, with no measurements.
    async fn sees(&self, caller: &User, customer: i64) -> Result<bool, Failure> {
        let people = &self.0.setup.people;
        Ok(people.person_for(caller, customer).await?.is_some())
    }
}

#[OpenApi(prefix_path = "/admin/measurement-profiles", tag = "Tag::BackOffice")]
impl ProfileAdminApi {
    /// List the measurements of a customer's family.
    ///
    /// By name, each with its history.
    #[oai(
        path = "/:customer",
        method = "get",
        operation_id = "admin_measurement_profile_list"
    )]
    async fn profile_list(
        &self,
        staff: Counter,
        /// User id of the customer.
        customer: Path<i64>,
    ) -> Result<Json<Vec<MeasurementProfile>>, Failure> {
        if !self.sees(&staff.0, customer.0).await? {
            return Ok(Json(Vec::new()));
        }
        Ok(Json(self.0.profiles(customer.0, None).await?))
    }

    /// Add a person to a customer's family.
    ///
    /// With or without measurements. For up to 20 people.
    #[oai(
        path = "/:customer",
        method = "post",
        operation_id = "admin_measurement_profile_create"
    )]
    async fn profile_create(
        &self,
        staff: Counter,
        /// User id of the customer.
        customer: Path<i64>,
        input: Checked<SaveMeasurementProfile>,
    ) -> Result<MeasurementProfileCreated, Failure> {
        if !self.sees(&staff.0, customer.0).await? {
            return Err(codes::CUSTOMER_NOT_FOUND.into());
        }
        let writer = Writer::Shop(staff.0.id);
        let profile = self.0.create_profile(customer.0, writer, &input).await?;
        Ok(MeasurementProfileCreated::Created(Json(profile)))
    }

    /// Update a person of a customer's family.
    ///
    /// Name, relation and age group; measurements are added to the history.
    #[oai(
        path = "/:customer/:id",
        method = "put",
        operation_id = "admin_measurement_profile_update"
    )]
    async fn profile_update(
        &self,
        staff: Counter,
        /// User id of the customer.
        customer: Path<i64>,
        /// Id of the profile.
        id: Path<i64>,
        input: Checked<SaveMeasurementProfile>,
    ) -> Result<Json<MeasurementProfile>, Failure> {
        if !self.sees(&staff.0, customer.0).await? {
            return Err(codes::PROFILE_NOT_FOUND.into());
        }
        let profile = (customer.0, id.0);
        let writer = Writer::Shop(staff.0.id);
        Ok(Json(self.0.update_profile(profile, writer, &input).await?))
    }

    /// View the newest measurements of a person for a garment type.
    ///
    /// From the profile, or from an order if that is newer.
    #[oai(
        path = "/:customer/last",
        method = "get",
        operation_id = "admin_last_measurements_view"
    )]
    async fn last_measurements(
        &self,
        staff: Counter,
        /// User id of the customer.
        customer: Path<i64>,
        /// Garment type; absent for an item that is of none.
        #[oai(name = "garmentType")]
        garment_type: Query<Option<i64>>,
        /// Id of the person's profile.
        profile: Query<Option<i64>>,
        /// Name of a person who is not chosen by profile; absent for the customer.
        #[oai(name = "forWhom", validator(max_length = 60))]
        for_whom: Query<Option<String>>,
    ) -> Result<Json<LastMeasurements>, Failure> {
        if !self.sees(&staff.0, customer.0).await? {
            return Ok(Json(LastMeasurements::default()));
        }
        let of = LastOf {
            customer: customer.0,
            garment_type: garment_type.0,
            profile: profile.0,
            for_whom: for_whom.0.unwrap_or_default().trim().to_owned(),
        };
        Ok(Json(self.0.last_measurements(&of).await?))
    }
}
