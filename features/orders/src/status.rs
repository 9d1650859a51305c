//! Status of an order.

use poem_openapi::Enum;

/// The tracker shows the four steps from 'Order Placed' to 'Ready for Pickup'.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderStatus {
    /// A request waiting for approval.
    #[sqlx(rename = "Pending")]
    Pending,
    /// Approved.
    #[oai(rename = "Order Placed")]
    #[sqlx(rename = "Order Placed")]
    OrderPlaced,
    /// Cutting has started.
    #[oai(rename = "Cutting Started")]
    #[sqlx(rename = "Cutting Started")]
    CuttingStarted,
    /// Stitching is in progress.
    #[oai(rename = "Stitching In Progress")]
    #[sqlx(rename = "Stitching In Progress")]
    StitchingInProgress,
    /// Ready for the customer.
    #[oai(rename = "Ready for Pickup")]
    #[sqlx(rename = "Ready for Pickup")]
    ReadyForPickup,
    /// Handed over to the customer.
    #[sqlx(rename = "Delivered")]
    Delivered,
    /// Declined by the shop.
    #[sqlx(rename = "Rejected")]
    Rejected,
    /// Cancelled by the customer or the shop.
    #[sqlx(rename = "Cancelled")]
    Cancelled,
}

impl OrderStatus {
    pub fn wording(self) -> &'static str {
        match self {
            Self::Pending => "Pending",
            Self::OrderPlaced => "Order Placed",
            Self::CuttingStarted => "Cutting Started",
            Self::StitchingInProgress => "Stitching In Progress",
            Self::ReadyForPickup => "Ready for Pickup",
            Self::Delivered => "Delivered",
            Self::Rejected => "Rejected",
            Self::Cancelled => "Cancelled",
        }
    }

    /// Number of completed steps of the tracker; `None` for an order without a tracker.
    pub fn steps(self) -> Option<u8> {
        match self {
            Self::Pending | Self::Rejected | Self::Cancelled => None,
            Self::OrderPlaced => Some(1),
            Self::CuttingStarted => Some(2),
            Self::StitchingInProgress => Some(3),
            Self::ReadyForPickup | Self::Delivered => Some(4),
        }
    }

    /// Place among the steps from the request to the delivery; declined and cancelled come first.
    pub fn place(self) -> u8 {
        match self {
            Self::Delivered => 5,
            step => step.steps().unwrap_or(0),
        }
    }

    /// Whether the work is done: ready, or handed over.
    pub fn is_finished(self) -> bool {
        matches!(self, Self::ReadyForPickup | Self::Delivered)
    }

    /// Whether the customer may cancel: until cutting starts.
    pub fn customer_may_cancel(self) -> bool {
        matches!(self, Self::Pending | Self::OrderPlaced)
    }

    /// Whether the order is neither delivered, declined nor cancelled.
    pub fn is_open(self) -> bool {
        !matches!(self, Self::Delivered | Self::Rejected | Self::Cancelled)
    }

    /// Whether it is declined or cancelled.
    pub fn is_called_off(self) -> bool {
        matches!(self, Self::Rejected | Self::Cancelled)
    }

    /// Whether its visit uses slot capacity.
    pub fn takes_a_place(self) -> bool {
        !self.is_called_off()
    }

    /// Whether it is approved and not cancelled.
    pub fn is_approved(self) -> bool {
        self.steps().is_some()
    }

    /// Whether an advance can be set and paid: from approval to delivery.
    pub fn takes_advance(self) -> bool {
        self.is_approved() && self.is_open()
    }
}

#[cfg(test)]
mod tests {
    use poem_openapi::types::ToJSON;
    use serde_json::json;

    use super::*;

    const ALL: [OrderStatus; 8] = [
        OrderStatus::Pending,
        OrderStatus::OrderPlaced,
        OrderStatus::CuttingStarted,
        OrderStatus::StitchingInProgress,
        OrderStatus::ReadyForPickup,
        OrderStatus::Delivered,
        OrderStatus::Rejected,
        OrderStatus::Cancelled,
    ];

    #[test]
    fn a_status_is_sent_as_its_label() {
        for status in ALL {
            assert_eq!(status.to_json(), Some(json!(status.wording())));
        }
    }

    #[test]
    fn the_tracker_has_four_steps() {
        let steps = ALL.map(|status| status.steps().unwrap_or(0));
        assert_eq!(steps, [0, 1, 2, 3, 4, 4, 0, 0]);
    }

    #[test]
    fn customers_cannot_cancel_once_cutting_has_started() {
        let may: Vec<&str> = ALL
            .into_iter()
            .filter(|status| status.customer_may_cancel())
            .map(OrderStatus::wording)
            .collect();
        assert_eq!(may, ["Pending", "Order Placed"]);
    }

    #[test]
    fn an_advance_is_due_from_approval_to_delivery() {
        let due: Vec<&str> = ALL
            .into_iter()
            .filter(|status| status.takes_advance())
            .map(OrderStatus::wording)
            .collect();
        assert_eq!(
            due,
            [
                "Order Placed",
                "Cutting Started",
                "Stitching In Progress",
                "Ready for Pickup"
            ]
        );
    }
}
