//! Alone in its process: the setting holds for all of it.

#![cfg(all(target_os = "linux", target_env = "gnu"))]
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

mod own;

use std::hint::black_box;

use own::{MEGABYTE, own};

/// Large blocks, each with something small behind it that stays.
fn work() -> Vec<Vec<u8>> {
    let mut large = Vec::new();
    let mut small = Vec::new();
    for _ in 0..8 {
        large.push(black_box(vec![1_u8; 8 * MEGABYTE]));
        small.push(black_box(vec![1_u8; 100]));
    }
    small
}

#[test]
fn freed_memory_goes_back_to_the_operating_system() {
    memory::return_what_is_freed();
    let before = own();
    let mut stored = Vec::new();
    for _ in 0..4 {
        stored.push(work());
    }
    let stored_back = own().saturating_sub(before) / MEGABYTE;
    assert!(stored_back < 8, "{stored_back} MB did not go back");
}
