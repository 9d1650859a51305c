//! Operations on one's own appointments, orders and measurements.

use kernel::{Checked, ClientAddress, Draft, Failure, SignedIn};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Header, Path},
    payload::Json,
};

use crate::{
    Orders,
    api::Tag,
    create_appointment::CreateAppointment,
    order::Order,
    profile::{MeasurementProfile, SaveMeasurementProfile},
};

#[derive(ApiResponse)]
enum AppointmentCreated {
    /// It is booked.
    #[oai(status = 201)]
    Created(Json<Order>),
}

#[derive(ApiResponse)]
enum MeasurementProfileCreated {
    /// It is kept.
    #[oai(status = 201)]
    Created(Json<MeasurementProfile>),
}

#[derive(ApiResponse)]
enum MeasurementProfileDeleted {
    /// It is gone.
    #[oai(status = 204)]
    Deleted,
}

pub struct OwnApi(pub Orders);

#[OpenApi(prefix_path = "/me", tag = "Tag::Orders")]
impl OwnApi {
    /// List your waiting requests.
    ///
    /// Appointments that the shop has not answered yet, newest first. Once approved they are orders.
    #[oai(
        path = "/appointments",
        method = "get",
        operation_id = "appointment_list"
    )]
    async fn appointment_list(&self, customer: SignedIn) -> Result<Json<Vec<Order>>, Failure> {
        Ok(Json(self.0.waiting_of(customer.0.id).await?))
    }

    /// Book an appointment.
    ///
    /// Five in ten minutes for each customer. Without an `Idempotency-Key` an equal booking within ten minutes is the
    /// first one, sent again. Unusual measurements are kept, and the answer warns of them.
    #[oai(
        path = "/appointments",
        method = "post",
        operation_id = "appointment_create"
    )]
    async fn appointment_create(
        &self,
        customer: SignedIn,
        address: ClientAddress,
        /// A name for this request that no other one has: sent again, it is the same booking.
        #[oai(
            name = "Idempotency-Key",
            validator(pattern = "^[A-Za-z0-9_-]{8,100}$")
        )]
        key: Header<Option<String>>,
        input: Draft<CreateAppointment>,
    ) -> Result<AppointmentCreated, Failure> {
        let input = match input.0 {
            Ok(input) => input,
            Err(draft) => return Err(self.0.refuse(draft).await?),
        };
        let key = key.0.as_deref();
        let order = self.0.book(customer.0.id, &address.0, &input, key).await?;
        Ok(AppointmentCreated::Created(Json(order)))
    }

    /// List your orders.
    ///
    /// Newest first. Requests that still wait for the shop's answer are not among them: see `appointment_list`.
    #[oai(path = "/orders", method = "get", operation_id = "order_list")]
    async fn order_list(&self, customer: SignedIn) -> Result<Json<Vec<Order>>, Failure> {
        Ok(Json(self.0.orders_of(customer.0.id).await?))
    }

    /// View one of your orders.
    ///
    /// Or a request that still waits.
    #[oai(path = "/orders/:id", method = "get", operation_id = "order_view")]
    async fn order_view(
        &self,
        customer: SignedIn,
        /// Id of the order.
        id: Path<i64>,
    ) -> Result<Json<Order>, Failure> {
        Ok(Json(self.0.order_of(customer.0.id, id.0).await?))
    }

    /// Cancel an order, or a request that still waits.
    ///
    /// Possible until cutting starts. Cancelling again changes nothing.
    #[oai(
        path = "/orders/:id/cancel",
        method = "post",
        operation_id = "order_cancel"
    )]
    async fn order_cancel(
        &self,
        customer: SignedIn,
        /// Id of the order.
        id: Path<i64>,
    ) -> Result<Json<Order>, Failure> {
        Ok(Json(self.0.cancel(customer.0.id, id.0).await?))
    }

    /// List the measurements of your family.
    ///
    /// By name, each with all earlier measurings.
    #[oai(
        path = "/measurement-profiles",
        method = "get",
        operation_id = "measurement_profile_list"
    )]
    async fn measurement_profile_list(
        &self,
        customer: SignedIn,
    ) -> Result<Json<Vec<MeasurementProfile>>, Failure> {
        Ok(Json(self.0.profiles(customer.0.id, None).await?))
    }

    /// Keep somebody's measurements.
    ///
    /// For up to 20 people.
    #[oai(
        path = "/measurement-profiles",
        method = "post",
        operation_id = "measurement_profile_create"
    )]
    async fn measurement_profile_create(
        &self,
        customer: SignedIn,
        input: Checked<SaveMeasurementProfile>,
    ) -> Result<MeasurementProfileCreated, Failure> {
        let profile = self.0.create_profile(customer.0.id, &input).await?;
        Ok(MeasurementProfileCreated::Created(Json(profile)))
    }

    /// Keep newer measurements of somebody.
    ///
    /// The earlier ones stay in the history.
    #[oai(
        path = "/measurement-profiles/:id",
        method = "put",
        operation_id = "measurement_profile_update"
    )]
    async fn measurement_profile_update(
        &self,
        customer: SignedIn,
        /// Id of the profile.
        id: Path<i64>,
        input: Checked<SaveMeasurementProfile>,
    ) -> Result<Json<MeasurementProfile>, Failure> {
        let profile = self.0.update_profile(customer.0.id, id.0, &input).await?;
        Ok(Json(profile))
    }

    /// Delete somebody's measurements.
    ///
    /// All of their history too. Orders keep their own copies.
    #[oai(
        path = "/measurement-profiles/:id",
        method = "delete",
        operation_id = "measurement_profile_delete"
    )]
    async fn measurement_profile_delete(
        &self,
        customer: SignedIn,
        /// Id of the profile.
        id: Path<i64>,
    ) -> Result<MeasurementProfileDeleted, Failure> {
        self.0.delete_profile(customer.0.id, id.0).await?;
        Ok(MeasurementProfileDeleted::Deleted)
    }
}
