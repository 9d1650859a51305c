//! Every code this feature can answer with.

use kernel::{Code, OperationCodes, session::CONFIRMATION_NEEDED};

pub const MESSAGE_NOT_FOUND: Code =
    Code::new(404, "messages.not_found", "This message does not exist.");
pub const CUSTOMER_NOT_FOUND: Code = Code::new(
    404,
    "messages.customer_not_found",
    "This customer does not exist.",
);
pub const ON_ITS_WAY: Code = Code::new(
    409,
    "messages.on_its_way",
    "This message is already being sent.",
);
pub const FORGOTTEN: Code = Code::new(
    409,
    "messages.forgotten",
    "This account was deleted together with its messages.",
);
pub const NO_OWN_NUMBER: Code = Code::new(
    409,
    "messages.no_own_number",
    "Your account has no mobile number to send the test to.",
);

pub const WEBHOOK_UNKNOWN: Code = Code::new(
    404,
    "messages.webhook_unknown",
    "This webhook is not set up.",
);
pub const WEBHOOK_REFUSED: Code = Code::new(
    403,
    "messages.webhook_refused",
    "The signature or the secret is wrong.",
);
pub const NO_BUSINESS_ACCOUNT: Code = Code::new(
    409,
    "messages.no_business_account",
    "Enter the WhatsApp Business account ID first.",
);

pub const OPERATIONS: OperationCodes = &[
    ("admin_message_whatsapp_update", &[CONFIRMATION_NEEDED]),
    ("admin_message_sms_update", &[CONFIRMATION_NEEDED]),
    ("admin_message_channel_delete", &[CONFIRMATION_NEEDED]),
    ("admin_message_test", &[NO_OWN_NUMBER]),
    (
        "admin_message_resend",
        &[MESSAGE_NOT_FOUND, ON_ITS_WAY, FORGOTTEN],
    ),
    ("admin_message_consent_view", &[CUSTOMER_NOT_FOUND]),
    ("admin_message_template_check", &[NO_BUSINESS_ACCOUNT]),
    (
        "message_webhook_verify",
        &[WEBHOOK_UNKNOWN, WEBHOOK_REFUSED],
    ),
    (
        "message_webhook_whatsapp",
        &[WEBHOOK_UNKNOWN, WEBHOOK_REFUSED],
    ),
    ("message_webhook_sms", &[WEBHOOK_UNKNOWN, WEBHOOK_REFUSED]),
    (
        "message_webhook_sms_get",
        &[WEBHOOK_UNKNOWN, WEBHOOK_REFUSED],
    ),
    ("admin_message_consent_update", &[CUSTOMER_NOT_FOUND]),
];
