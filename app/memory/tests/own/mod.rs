//! How much memory the process has.

use std::fs;

pub const MEGABYTE: usize = 1 << 20;

/// Memory of this process that is its own, in bytes.
pub fn own() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("RssAnon:"));
    let kilobytes = line.unwrap().split_whitespace().nth(1).unwrap();
    kilobytes.parse::<usize>().unwrap() * 1024
}
