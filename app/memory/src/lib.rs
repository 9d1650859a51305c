//! Has freed memory returned to the operating system, on a machine that is small and runs for months.
//!
//! Left alone, glibc keeps it: each thread gets an arena of its own, and once a large block was freed, blocks of that
//! size (up to 32 MB) come from arenas too, where whatever is allocated behind them holds them. A program that worked on
//! a few large images then stays as large as all of them together.
//! See mallopt(3), `M_ARENA_MAX` and `M_MMAP_THRESHOLD`.

/// Arenas of all threads together. More would save waiting for one another, of which there is little.
#[cfg(target_env = "gnu")]
const ARENAS: i32 = 2;
/// Blocks from this size on, in bytes, are the operating system's own and go back to it at once. Naming a size also
/// keeps glibc from raising it.
#[cfg(target_env = "gnu")]
const LARGE_BLOCK: i32 = 256 * 1024;

/// Settles it for the whole process, before it has threads.
#[cfg_attr(
    target_env = "gnu",
    allow(
        unsafe_code,
        reason = "mallopt takes two numbers and answers one; it is told before there is a second thread"
    )
)]
pub fn return_what_is_freed() {
    #[cfg(target_env = "gnu")]
    // What it answers is whether it knows the option, and every glibc knows these.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, ARENAS);
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE_BLOCK);
    }
}

/// Returns the pages that lie free between blocks in use. glibc by itself returns only what is free behind the last
/// block of an arena. Takes a millisecond or two, so call it after work that freed much, not after every request.
#[cfg_attr(
    target_env = "gnu",
    allow(
        unsafe_code,
        reason = "malloc_trim takes a number, and the C library locks each arena that it looks through"
    )
)]
pub fn return_free_pages() {
    #[cfg(target_env = "gnu")]
    // What it answers is whether there was any such page.
    unsafe {
        libc::malloc_trim(0);
    }
}
