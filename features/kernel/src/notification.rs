//! Events that people are notified of.

use poem_openapi::Enum;

/// What happened.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum NotificationEvent {
    /// A customer asks for an appointment.
    NewRequest,
    /// A customer moved a visit.
    VisitMoved,
    /// A customer cancelled.
    Cancellation,
    Enquiry,
    /// Money for an order: its advance or its balance.
    AdvancePaid,
    CoursePaid,
    /// A customer asks something about a lesson.
    QuestionAsked,
    FailedEmail,
    LowDisk,
    BackupFailure,
    /// For the maker.
    PieceAssigned,
    /// For the customer.
    OrderStep,
    /// For the customer who asked about a lesson.
    QuestionAnswered,
}

impl NotificationEvent {
    pub const ALL: [Self; 13] = [
        Self::NewRequest,
        Self::VisitMoved,
        Self::Cancellation,
        Self::Enquiry,
        Self::AdvancePaid,
        Self::CoursePaid,
        Self::QuestionAsked,
        Self::FailedEmail,
        Self::LowDisk,
        Self::BackupFailure,
        Self::PieceAssigned,
        Self::OrderStep,
        Self::QuestionAnswered,
    ];

    /// As the API and the database write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NewRequest => "new_request",
            Self::VisitMoved => "visit_moved",
            Self::Cancellation => "cancellation",
            Self::Enquiry => "enquiry",
            Self::AdvancePaid => "advance_paid",
            Self::CoursePaid => "course_paid",
            Self::QuestionAsked => "question_asked",
            Self::FailedEmail => "failed_email",
            Self::LowDisk => "low_disk",
            Self::BackupFailure => "backup_failure",
            Self::PieceAssigned => "piece_assigned",
            Self::OrderStep => "order_step",
            Self::QuestionAnswered => "question_answered",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|event| event.as_str() == text)
    }

    /// The shop may lose data unless someone acts soon: quiet hours do not hold it.
    pub const fn is_urgent(self) -> bool {
        matches!(self, Self::LowDisk | Self::BackupFailure)
    }

    /// The shop gets an email about it, unless it is switched off.
    pub const fn has_email(self) -> bool {
        !matches!(
            self,
            Self::FailedEmail | Self::PieceAssigned | Self::OrderStep | Self::QuestionAnswered
        )
    }
}
