//! Operations on the caller's own appointments, orders and measurements.

use kernel::{
    Checked, ClientAddress, Draft, Failure, NoContent, SignedIn, idempotency::IdempotencyKey,
};
use poem_openapi::{ApiResponse, OpenApi, param::Path, payload::Json};

use crate::{
    Orders,
    api::Tag,
    create_appointment::CreateAppointment,
    order::Order,
    profile::{MeasurementProfile, SaveMeasurementProfile, Writer},
    reschedule::MoveVisit,
    status_link::UpdateStatusLink,
};

#[derive(ApiResponse)]
enum AppointmentCreated {
    /// The appointment was booked.
    #[oai(status = 201)]
    Created(Json<Order>),
}

#[derive(ApiResponse)]
enum MeasurementProfileCreated {
    /// The measurements were saved.
    #[oai(status = 201)]
    Created(Json<MeasurementProfile>),
}

pub struct OwnApi(pub Orders);

#[OpenApi(prefix_path = "/me", tag = "Tag::Orders")]
impl OwnApi {
    /// List your requests.
    ///
    /// Appointments waiting for approval, newest first. Once approved they are orders.
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
    /// Five in ten minutes per customer. Without an `Idempotency-Key`, an identical request within ten minutes returns
    /// the first booking. Unusual measurements are reported as warnings.
    #[oai(
        path = "/appointments",
        method = "post",
        operation_id = "appointment_create"
    )]
    async fn appointment_create(
        &self,
        customer: SignedIn,
        address: ClientAddress,
        /// Unique to one request, which has one effect however often it is sent.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
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
    /// Newest first. Excludes requests waiting for approval: see `appointment_list`.
    #[oai(path = "/orders", method = "get", operation_id = "order_list")]
    async fn order_list(&self, customer: SignedIn) -> Result<Json<Vec<Order>>, Failure> {
        Ok(Json(self.0.orders_of(customer.0.id).await?))
    }

    /// View one of your orders.
    ///
    /// Or a request waiting for approval.
    #[oai(path = "/orders/:id", method = "get", operation_id = "order_view")]
    async fn order_view(
        &self,
        customer: SignedIn,
        /// Id of the order.
        id: Path<i64>,
    ) -> Result<Json<Order>, Failure> {
        Ok(Json(self.0.order_of(customer.0.id, id.0).await?))
    }

    /// Cancel an order or a request.
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

    /// Move a visit.
    ///
    /// Until the day before the visit, before cutting starts, and not after the order is needed. The rush fee of a
    /// request follows; an agreed price stays.
    #[oai(
        path = "/orders/:id/visit",
        method = "put",
        operation_id = "order_visit_move"
    )]
    async fn order_visit_move(
        &self,
        customer: SignedIn,
        /// Id of the order.
        id: Path<i64>,
        visit: Checked<MoveVisit>,
    ) -> Result<Json<Order>, Failure> {
        let order = self.0.reschedule(customer.0.id, id.0, &visit).await?;
        Ok(Json(order))
    }

    /// Switch the status link of an order.
    ///
    /// While it is off, the order cannot be followed by its link. On again, it is a new link.
    #[oai(
        path = "/orders/:id/status-link",
        method = "put",
        operation_id = "order_status_link_update"
    )]
    async fn order_status_link_update(
        &self,
        customer: SignedIn,
        /// Id of the order.
        id: Path<i64>,
        link: Checked<UpdateStatusLink>,
    ) -> Result<Json<Order>, Failure> {
        let user = customer.0.id;
        let order = self.0.switch_own_status_link(user, id.0, *link).await?;
        Ok(Json(order))
    }

    /// List your family's measurements.
    ///
    /// By name, each with its history.
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

    /// Create a measurement profile.
    ///
    /// With or without measurements. For up to 20 people.
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
        let profile = self
            .0
            .create_profile(customer.0.id, Writer::Customer, &input)
            .await?;
        Ok(MeasurementProfileCreated::Created(Json(profile)))
    }

    /// Update a measurement profile.
    ///
    /// Name, relation and age group; measurements are added to the history.
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
        let profile = (customer.0.id, id.0);
        let writer = Writer::Customer;
        Ok(Json(self.0.update_profile(profile, writer, &input).await?))
    }

    /// Delete a measurement profile.
    ///
    /// With all of its history. Orders retain their own copies.
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
    ) -> Result<NoContent, Failure> {
        self.0.delete_profile(customer.0.id, id.0).await?;
        Ok(NoContent::Done)
    }

    /// Delete measurements from the history of a profile.
    ///
    /// Orders retain their own copies.
    #[oai(
        path = "/measurement-profiles/:id/measurements/:measuring",
        method = "delete",
        operation_id = "measuring_delete"
    )]
    async fn measuring_delete(
        &self,
        customer: SignedIn,
        /// Id of the profile.
        id: Path<i64>,
        /// Id of the measurements.
        measuring: Path<i64>,
    ) -> Result<Json<MeasurementProfile>, Failure> {
        let profile = (customer.0.id, id.0);
        Ok(Json(self.0.delete_measuring(profile, measuring.0).await?))
    }
}
