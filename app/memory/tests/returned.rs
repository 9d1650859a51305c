//! Alone in its process: the setting holds for all of it.

#![cfg(all(target_os = "linux", target_env = "gnu"))]
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use std::{fs, hint::black_box};

const MEGABYTE: usize = 1 << 20;

/// Memory of this process that is its own, in bytes.
fn own() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("RssAnon:"));
    let kilobytes = line.unwrap().split_whitespace().nth(1).unwrap();
    kilobytes.parse::<usize>().unwrap() * 1024
}

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
