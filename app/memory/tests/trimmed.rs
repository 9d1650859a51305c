//! Alone in its process: the setting holds for all of it.

#![cfg(all(target_os = "linux", target_env = "gnu"))]
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

mod own;

use std::hint::black_box;

use own::{MEGABYTE, own};

/// Small blocks that were freed, and behind the last of them one in use.
fn freed_below_one_in_use() -> Vec<u8> {
    let freed: Vec<Vec<u8>> = (0..16 * MEGABYTE / 1024)
        .map(|_| black_box(vec![1_u8; 1000]))
        .collect();
    let in_use = black_box(vec![1_u8; 1000]);
    drop(freed);
    in_use
}

#[test]
fn free_pages_below_one_in_use_go_back_to_the_operating_system() {
    memory::return_what_is_freed();
    let before = own();
    let in_use = freed_below_one_in_use();
    memory::return_free_pages();
    let stored_back = own().saturating_sub(before) / MEGABYTE;
    assert!(stored_back < 4, "{stored_back} MB did not go back");
    drop(in_use);
}
