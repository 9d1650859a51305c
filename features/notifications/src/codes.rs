//! Error codes of this feature.

use kernel::{error_codes, operation_codes};

error_codes! {
    pub DEVICE_NOT_FOUND: 404 "notifications.device_not_found" "This device no longer gets notifications.";
    pub KEY_CHANGED: 409 "notifications.key_changed" "The shop's key has changed. Reload the page and turn notifications on again.";
}

operation_codes! {
    notification_device_create: KEY_CHANGED;
    notification_device_delete: DEVICE_NOT_FOUND;
    notification_device_test: DEVICE_NOT_FOUND;
}
