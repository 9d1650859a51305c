//! Integration tests of `orders`, in a single binary to link once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a failed set-up ends the test; some helpers serve few tests"
)]

mod admin_lists;
mod advance;
mod alterations;
mod at_once;
mod back_office;
mod booking;
mod customer_view;
mod figures;
mod finished_work;
mod heard;
mod in_the_shop;
mod invoiced;
mod makers;
mod many_orders;
mod measurement_profiles;
mod needed_by;
mod order_money;
mod orders;
mod own_pieces;
mod past_visits;
mod photos;
mod piece_board;
mod piece_history;
mod piece_update;
mod pieces;
mod pin_code_admin;
mod pin_codes;
mod print;
mod removed_piece;
mod reschedule;
mod shop_profiles;
mod status_link;
mod support;
mod visit_feed;
mod visit_reminder;
