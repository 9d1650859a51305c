//! Every code this feature can answer with.

use kernel::{
    Code, OperationCodes,
    bills::{BILL_CLOSED, BILL_NOT_FOUND},
    session::CONFIRMATION_NEEDED,
    tax_documents::STATE_NEEDED,
};

pub const ORDER_NOT_FOUND: Code = Code::new(
    404,
    "payments.order_not_found",
    "There is no such purchase.",
);
pub const ORDER_REPLACED: Code = Code::new(
    409,
    "payments.order_replaced",
    "This checkout was replaced by a newer one. Please start again.",
);
pub const PAYMENTS_CLOSED: Code = Code::new(
    409,
    "payments.closed",
    "Online payment opens soon. Until then you can pay at the shop, or ask us by chat or phone.",
);
pub const NOT_FOR_SALE: Code = Code::new(
    404,
    "payments.not_for_sale",
    "This cannot be paid for here.",
);
pub const ALREADY_HELD: Code = Code::new(409, "payments.already_held", "You have this already.");
pub const BELOW_MINIMUM: Code = Code::new(
    422,
    "payments.below_minimum",
    "Less than ₹1 would be left, which cannot be paid online. With a coupon, please use another one.",
);
pub const PROVIDER_UNREACHABLE: Code = Code::new(
    503,
    "payments.provider_unreachable",
    "Failed to load the SDK. Please check your connection.",
);
pub const PROVIDER_SILENT: Code = Code::new(
    503,
    "payments.provider_silent",
    "The payment provider does not answer. Please try again in a minute.",
);
pub const KEYS_REFUSED: Code = Code::new(
    422,
    "payments.keys_refused",
    "The payment provider does not accept these keys. Please copy the key id and its secret once more.",
);
pub const KEYS_BY_ENVIRONMENT: Code = Code::new(
    409,
    "payments.keys_by_environment",
    "The keys are set where the program is started. Please change them there.",
);
pub const LIVE_KEYS_ONLY: Code = Code::new(
    409,
    "payments.live_keys_only",
    "This shop has taken real money: with test keys anybody could have its goods for nothing. Please use live keys.",
);
pub const SIGNATURE_INVALID: Code = Code::new(
    400,
    "payments.signature_invalid",
    "This payment could not be verified.",
);
pub const COUPON_INVALID: Code = Code::new(422, "payments.coupon_invalid", "Invalid coupon code!");
pub const COUPON_USED: Code = Code::new(
    409,
    "payments.coupon_used",
    "You have already used this coupon.",
);
pub const COUPON_HELD: Code = Code::new(
    409,
    "payments.coupon_held",
    "This coupon is set aside for another purchase that you began. Finish that one, or try again in half an hour.",
);
pub const COUPON_NOT_FOUND: Code =
    Code::new(404, "payments.coupon_not_found", "There is no such coupon.");
pub const PAYMENT_NOT_FOUND: Code = Code::new(
    404,
    "payments.payment_not_found",
    "There is no such payment.",
);
pub const REFUND_NOT_FOUND: Code =
    Code::new(404, "payments.refund_not_found", "There is no such refund.");
pub const REFUND_NOT_FAILED: Code = Code::new(
    409,
    "payments.refund_not_failed",
    "This refund has not failed, or another one has followed it.",
);
pub const NOTHING_TO_REFUND: Code = Code::new(
    409,
    "payments.nothing_to_refund",
    "All of this payment went back already, or is on its way.",
);
pub const OTHER_PROVIDER: Code = Code::new(
    409,
    "payments.other_provider",
    "This payment was taken by another payment provider. Please give it back at that provider's own place.",
);
pub const PAYMENT_UNMATCHED: Code = Code::new(
    409,
    "payments.unmatched_unmatched",
    "This payment belongs to no purchase of this shop. Please look it up at the payment provider.",
);
pub const PAYMENT_MATCHED: Code = Code::new(
    409,
    "payments.unmatched_known",
    "This payment is already recorded, or its purchase is known. Please check the list again.",
);
pub const COUPON_TRIES: Code = Code::new(429, "payments.coupon_tries", "Error checking coupon.");
pub const WEBHOOK_UNKNOWN: Code = Code::new(
    404,
    "payments.webhook_unknown",
    "No payment provider of this name is in use.",
);
pub const WEBHOOK_REFUSED: Code = Code::new(
    400,
    "payments.webhook_refused",
    "The signature does not belong to this message.",
);

pub const OPERATIONS: OperationCodes = &[
    (
        "payment_order_create",
        &[
            NOT_FOR_SALE,
            PAYMENTS_CLOSED,
            ALREADY_HELD,
            ORDER_REPLACED,
            BELOW_MINIMUM,
            STATE_NEEDED,
            COUPON_INVALID,
            COUPON_USED,
            COUPON_HELD,
            COUPON_TRIES,
            PROVIDER_UNREACHABLE,
        ],
    ),
    (
        "payment_order_confirm",
        &[ORDER_NOT_FOUND, SIGNATURE_INVALID],
    ),
    ("payment_order_view", &[ORDER_NOT_FOUND]),
    (
        "coupon_check",
        &[
            NOT_FOR_SALE,
            BELOW_MINIMUM,
            COUPON_INVALID,
            COUPON_USED,
            COUPON_HELD,
            COUPON_TRIES,
        ],
    ),
    (
        "admin_payment_provider_update",
        &[
            CONFIRMATION_NEEDED,
            KEYS_BY_ENVIRONMENT,
            KEYS_REFUSED,
            LIVE_KEYS_ONLY,
            PROVIDER_SILENT,
        ],
    ),
    (
        "admin_payment_provider_check",
        &[
            CONFIRMATION_NEEDED,
            KEYS_REFUSED,
            LIVE_KEYS_ONLY,
            PROVIDER_SILENT,
        ],
    ),
    ("admin_unmatched_payment_list", &[PROVIDER_UNREACHABLE]),
    (
        "admin_unmatched_payment_settle",
        &[PAYMENT_NOT_FOUND, PAYMENT_UNMATCHED, PROVIDER_UNREACHABLE],
    ),
    (
        "admin_unmatched_payment_match",
        &[
            CONFIRMATION_NEEDED,
            PAYMENT_NOT_FOUND,
            NOT_FOR_SALE,
            BILL_NOT_FOUND,
            BILL_CLOSED,
            ALREADY_HELD,
            PAYMENT_UNMATCHED,
            PAYMENT_MATCHED,
            PROVIDER_UNREACHABLE,
        ],
    ),
    ("admin_payment_view", &[PAYMENT_NOT_FOUND]),
    ("admin_payment_retain", &[PAYMENT_NOT_FOUND]),
    ("admin_payment_release", &[PAYMENT_NOT_FOUND]),
    (
        "admin_refund_create",
        &[
            CONFIRMATION_NEEDED,
            PAYMENT_NOT_FOUND,
            NOTHING_TO_REFUND,
            OTHER_PROVIDER,
        ],
    ),
    (
        "admin_refund_retry",
        &[
            CONFIRMATION_NEEDED,
            PAYMENT_NOT_FOUND,
            REFUND_NOT_FOUND,
            REFUND_NOT_FAILED,
            NOTHING_TO_REFUND,
            OTHER_PROVIDER,
        ],
    ),
    ("admin_coupon_use_list", &[COUPON_NOT_FOUND]),
    ("payment_webhook", &[WEBHOOK_UNKNOWN, WEBHOOK_REFUSED]),
    ("payment_callback", &[WEBHOOK_UNKNOWN]),
];
