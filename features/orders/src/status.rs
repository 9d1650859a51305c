//! How far an order has come.

use poem_openapi::Enum;

/// How far an order has come. The tracker shows the four steps from 'Order Placed' to 'Ready for Pickup'.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderStatus {
    /// A request that the shop has not answered yet.
    #[sqlx(rename = "Pending")]
    Pending,
    /// Approved.
    #[oai(rename = "Order Placed")]
    #[sqlx(rename = "Order Placed")]
    OrderPlaced,
    /// The cloth is being cut.
    #[oai(rename = "Cutting Started")]
    #[sqlx(rename = "Cutting Started")]
    CuttingStarted,
    /// It is being sewn.
    #[oai(rename = "Stitching In Progress")]
    #[sqlx(rename = "Stitching In Progress")]
    StitchingInProgress,
    /// It waits for the customer.
    #[oai(rename = "Ready for Pickup")]
    #[sqlx(rename = "Ready for Pickup")]
    ReadyForPickup,
    /// The customer has it.
    #[sqlx(rename = "Delivered")]
    Delivered,
    /// The shop said no.
    #[sqlx(rename = "Rejected")]
    Rejected,
    /// The customer or the shop called it off.
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

    /// How many steps of the tracker are behind it; none for an order that has no tracker.
    pub fn steps(self) -> Option<u8> {
        match self {
            Self::Pending | Self::Rejected | Self::Cancelled => None,
            Self::OrderPlaced => Some(1),
            Self::CuttingStarted => Some(2),
            Self::StitchingInProgress => Some(3),
            Self::ReadyForPickup | Self::Delivered => Some(4),
        }
    }

    /// Until the cloth is cut, a customer may change her mind.
    pub fn customer_may_cancel(self) -> bool {
        matches!(self, Self::Pending | Self::OrderPlaced)
    }

    /// Somebody still waits for something.
    pub fn is_open(self) -> bool {
        !matches!(self, Self::Delivered | Self::Rejected | Self::Cancelled)
    }

    /// Somebody comes, or came, at its time.
    pub fn takes_a_place(self) -> bool {
        !matches!(self, Self::Rejected | Self::Cancelled)
    }

    /// Approved, and not called off.
    pub fn is_approved(self) -> bool {
        self.steps().is_some()
    }

    /// An advance makes sense from the approval until the customer has everything.
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
    fn nobody_cancels_what_is_cut() {
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
