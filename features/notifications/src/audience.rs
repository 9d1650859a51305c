//! Who may hear of what.

use kernel::{NotificationEvent, Role, StaffRole, User};

/// The role of a device's user, as it is stored with the device. A change of role ends all sessions, and the device
/// goes with its session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listener {
    Owner,
    Manager,
    Counter,
    Maker,
    Editor,
    Customer,
}

const NAMES: [(Listener, &str); 6] = [
    (Listener::Owner, "owner"),
    (Listener::Manager, "manager"),
    (Listener::Counter, "counter"),
    (Listener::Maker, "maker"),
    (Listener::Editor, "editor"),
    (Listener::Customer, "customer"),
];

impl Listener {
    pub fn of(user: &User) -> Self {
        match (user.role, user.staff_role) {
            (Role::Owner, _) => Self::Owner,
            (Role::Customer, _) | (Role::Staff, None) => Self::Customer,
            (Role::Staff, Some(StaffRole::Manager)) => Self::Manager,
            (Role::Staff, Some(StaffRole::Counter)) => Self::Counter,
            (Role::Staff, Some(StaffRole::Maker)) => Self::Maker,
            (Role::Staff, Some(StaffRole::Editor)) => Self::Editor,
        }
    }

    pub fn as_str(self) -> &'static str {
        NAMES
            .iter()
            .find(|(known, _)| *known == self)
            .map_or("customer", |(_, name)| name)
    }

    /// An unknown word hears least.
    pub fn parse(text: &str) -> Self {
        NAMES
            .iter()
            .find(|(_, name)| *name == text)
            .map_or(Self::Customer, |(known, _)| *known)
    }

    pub fn is_team(self) -> bool {
        self != Self::Customer
    }

    /// Whether this event is for people of this role.
    pub fn hears_of(self, event: NotificationEvent) -> bool {
        use NotificationEvent as Event;
        match event {
            Event::NewRequest
            | Event::VisitMoved
            | Event::Cancellation
            | Event::Enquiry
            | Event::AdvancePaid => matches!(self, Self::Owner | Self::Manager | Self::Counter),
            Event::CoursePaid => matches!(self, Self::Owner | Self::Manager),
            Event::QuestionAsked => matches!(self, Self::Owner | Self::Manager | Self::Editor),
            Event::FailedEmail | Event::LowDisk | Event::BackupFailure => self == Self::Owner,
            Event::PieceAssigned => self.is_team() && self != Self::Editor,
            Event::OrderStep | Event::QuestionAnswered => self == Self::Customer,
        }
    }

    /// The events that this role can switch on and off.
    pub fn events(self) -> impl Iterator<Item = NotificationEvent> {
        NotificationEvent::ALL
            .into_iter()
            .filter(move |event| self.hears_of(*event))
    }
}
