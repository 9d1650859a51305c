//! Error codes of this feature.

use kernel::{
    edit::RECORD_CONFLICT,
    error_codes, operation_codes,
    photo::{PHOTO_BROKEN, PHOTO_TOO_LARGE, PHOTO_UNKNOWN_KIND},
};

error_codes! {
    pub ORDER_NOT_FOUND: 404 "orders.order_not_found" "This order does not exist.";
    pub STATUS_LINK_ENDED: 404 "orders.status_link_ended" "This status link has ended.";
    pub PIECE_NOT_FOUND: 404 "orders.piece_not_found" "This piece does not exist.";
    pub TOO_MANY_PIECES: 409 "orders.too_many_pieces" "An order can have 20 pieces.";
    pub LAST_PIECE: 409 "orders.last_piece" "An order has at least one piece. Cancel the order instead.";
    pub SEVERAL_PIECES: 409 "orders.several_pieces" "This order has several pieces. Set the price of each.";
    pub SLOT_FULL: 409 "orders.slot_full" "This time is full. Please choose another one.";
    pub TOO_MANY_WAITING: 409 "orders.too_many_waiting"
        "You have 3 requests waiting for approval. Please wait for our answer, or cancel one in My Orders.";
    pub CANNOT_CANCEL: 409 "orders.cannot_cancel"
        "Cutting has started, so this order can no longer be cancelled here. Please call us.";
    pub CANNOT_RESCHEDULE: 409 "orders.cannot_reschedule" "This visit can no longer be moved here. Please call us.";
    pub WRONG_STATUS: 409 "orders.wrong_status" "The status of this order has changed. Please check it and try again.";
    pub NOTHING_TO_UNDO: 409 "orders.nothing_to_undo" "There is nothing to undo.";
    pub INVOICED: 409 "orders.invoiced" "This price is already invoiced. Undo the delivery first.";
    pub HOLIDAY_NOT_FOUND: 404 "orders.holiday_not_found" "This day is not a holiday.";
    pub PIN_CODE_NOT_FOUND: 404 "orders.pin_code_not_found" "This pin code no longer exists. Reload the list.";
    pub NO_ADVANCE_DUE: 409 "orders.no_advance_due" "No advance is due for this order.";
    pub ADVANCE_PAID: 409 "orders.advance_paid" "The advance of this order is already paid.";
    pub PAID: 409 "orders.paid" "A payment was received for this order. Reverse it first.";
    pub ALTERED: 409 "orders.altered" "This order has an alteration since it was delivered, so it stays delivered.";
    pub BALANCE_DUE: 409 "orders.balance_due" "A balance is due. Take it now, or deliver unpaid.";
    pub BALANCE_CHANGED: 409 "orders.balance_changed" "The balance has changed. Please check it and try again.";
    pub HAS_ALTERATIONS: 409 "orders.has_alterations" "This piece has an alteration. Delete the alteration first.";
    pub NOT_DELIVERED: 409 "orders.not_delivered" "This piece is not delivered yet, so it can still be changed itself.";
    pub ALTERATION_NOT_FOUND: 404 "orders.alteration_not_found" "This alteration does not exist.";
    pub ALTERATION_HANDED_OVER: 409 "orders.alteration_handed_over" "This alteration is handed over.";
    pub PAY_ALTERATION: 409 "orders.pay_alteration"
        "The invoice of this order is issued, so the alteration is paid when it is handed over.";
    pub ADVANCE_IS_OWNERS: 403 "orders.advance_is_owners" "Only the owner can change an advance once it is set.";
    pub PROFILE_NOT_FOUND: 404 "orders.profile_not_found" "These measurements do not exist.";
    pub CUSTOMER_NOT_FOUND: 404 "orders.customer_not_found" "This customer no longer exists.";
    pub TOO_MANY_PROFILES: 409 "orders.too_many_profiles"
        "You can save measurements for 20 people. Delete some that you no longer need.";
    pub ORDER_OVER: 409 "orders.order_over" "This order is closed, so photos can no longer be added.";
    pub PHOTO_NOT_FOUND: 404 "orders.photo_not_found" "This photo does not exist.";
    pub TOO_MANY_PHOTOS: 409 "orders.too_many_photos" "A piece can have five photos.";
    pub TOO_MANY_SHOP_PHOTOS: 409 "orders.too_many_shop_photos"
        "An order can have ten photos of the shop. Remove one first.";
}

operation_codes! {
    // Codes that paying an advance adds to the payment operations.
    payment_order_create: ORDER_NOT_FOUND, NO_ADVANCE_DUE, ADVANCE_PAID, BALANCE_CHANGED;
    coupon_check: ORDER_NOT_FOUND, NO_ADVANCE_DUE, ADVANCE_PAID;
    appointment_create: SLOT_FULL, TOO_MANY_WAITING;
    admin_order_view: ORDER_NOT_FOUND;
    admin_order_slip_download: ORDER_NOT_FOUND;
    admin_job_card_download: ORDER_NOT_FOUND, PIECE_NOT_FOUND;
    admin_status_link_update: ORDER_NOT_FOUND;
    admin_order_approve: ORDER_NOT_FOUND, WRONG_STATUS, SLOT_FULL, ADVANCE_IS_OWNERS;
    admin_order_decline: ORDER_NOT_FOUND, WRONG_STATUS;
    admin_order_cancel: ORDER_NOT_FOUND, WRONG_STATUS;
    admin_order_move: ORDER_NOT_FOUND, WRONG_STATUS, BALANCE_DUE, BALANCE_CHANGED;
    admin_order_undo: ORDER_NOT_FOUND, WRONG_STATUS, NOTHING_TO_UNDO, ADVANCE_PAID, PAID, ALTERED, SLOT_FULL;
    admin_order_update: ORDER_NOT_FOUND, ADVANCE_PAID, ADVANCE_IS_OWNERS;
    admin_visit_move: ORDER_NOT_FOUND, SLOT_FULL;
    admin_visit_assign: ORDER_NOT_FOUND, RECORD_CONFLICT;
    admin_note_create: ORDER_NOT_FOUND, PIECE_NOT_FOUND;
    admin_photo_create: ORDER_NOT_FOUND, PIECE_NOT_FOUND, TOO_MANY_PHOTOS, TOO_MANY_SHOP_PHOTOS, PHOTO_TOO_LARGE, PHOTO_UNKNOWN_KIND, PHOTO_BROKEN;
    admin_photo_view: PHOTO_NOT_FOUND;
    admin_own_piece_move: PIECE_NOT_FOUND, WRONG_STATUS;
    admin_own_piece_photo_create: PIECE_NOT_FOUND, TOO_MANY_SHOP_PHOTOS, PHOTO_TOO_LARGE, PHOTO_UNKNOWN_KIND, PHOTO_BROKEN;
    admin_own_piece_note_create: PIECE_NOT_FOUND;
    admin_own_piece_photo_view: PHOTO_NOT_FOUND;
    admin_photo_update: PHOTO_NOT_FOUND;
    admin_photo_delete: PHOTO_NOT_FOUND;
    admin_price_update: ORDER_NOT_FOUND, RECORD_CONFLICT, INVOICED, SEVERAL_PIECES;
    admin_price_adjustments_update: ORDER_NOT_FOUND, RECORD_CONFLICT, INVOICED;
    admin_needed_by_update: ORDER_NOT_FOUND, WRONG_STATUS;
    admin_piece_create: ORDER_NOT_FOUND, WRONG_STATUS, TOO_MANY_PIECES, INVOICED;
    admin_piece_update: ORDER_NOT_FOUND, PIECE_NOT_FOUND, WRONG_STATUS, RECORD_CONFLICT, INVOICED;
    admin_piece_delete: ORDER_NOT_FOUND, PIECE_NOT_FOUND, WRONG_STATUS, LAST_PIECE, INVOICED, HAS_ALTERATIONS;
    admin_piece_restore: ORDER_NOT_FOUND, PIECE_NOT_FOUND, WRONG_STATUS, TOO_MANY_PIECES, INVOICED;
    admin_alteration_create: PIECE_NOT_FOUND, NOT_DELIVERED;
    admin_alteration_update: ALTERATION_NOT_FOUND, ALTERATION_HANDED_OVER, RECORD_CONFLICT;
    admin_alteration_move: ALTERATION_NOT_FOUND, ALTERATION_HANDED_OVER, WRONG_STATUS, BALANCE_DUE, BALANCE_CHANGED, PAY_ALTERATION;
    admin_alteration_delete: ALTERATION_NOT_FOUND, ALTERATION_HANDED_OVER;
    admin_piece_move: PIECE_NOT_FOUND, WRONG_STATUS, BALANCE_DUE, BALANCE_CHANGED;
    admin_piece_promise: PIECE_NOT_FOUND;
    admin_piece_note_update: PIECE_NOT_FOUND;
    admin_piece_price_update: PIECE_NOT_FOUND, RECORD_CONFLICT, INVOICED;
    admin_trial_update: PIECE_NOT_FOUND, WRONG_STATUS;
    admin_assignee_update: PIECE_NOT_FOUND, RECORD_CONFLICT;
    admin_fabric_update: PIECE_NOT_FOUND;
    admin_measurement_update: PIECE_NOT_FOUND, RECORD_CONFLICT;
    admin_holiday_delete: HOLIDAY_NOT_FOUND;
    order_status_view: ORDER_NOT_FOUND, STATUS_LINK_ENDED;
    order_view: ORDER_NOT_FOUND;
    order_status_link_update: ORDER_NOT_FOUND;
    order_cancel: ORDER_NOT_FOUND, CANNOT_CANCEL;
    order_visit_move: ORDER_NOT_FOUND, CANNOT_RESCHEDULE, SLOT_FULL;
    order_photo_create: ORDER_NOT_FOUND, PIECE_NOT_FOUND, ORDER_OVER, TOO_MANY_PHOTOS, PHOTO_TOO_LARGE, PHOTO_UNKNOWN_KIND, PHOTO_BROKEN;
    order_photo_view: PHOTO_NOT_FOUND;
    order_photo_delete: PHOTO_NOT_FOUND;
    measurement_profile_create: TOO_MANY_PROFILES, CUSTOMER_NOT_FOUND;
    measuring_delete: PROFILE_NOT_FOUND;
    admin_measurement_profile_create: TOO_MANY_PROFILES, CUSTOMER_NOT_FOUND;
    admin_measurement_profile_update: PROFILE_NOT_FOUND;
    measurement_profile_update: PROFILE_NOT_FOUND;
    measurement_profile_delete: PROFILE_NOT_FOUND;
}
