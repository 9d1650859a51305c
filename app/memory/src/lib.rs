//! Has freed memory returned to the operating system, on a machine that is small and runs for months.
//!
//! Left alone, glibc keeps it: each thread gets an arena of its own, and once a large block was freed, blocks of that
//! size (up to 32 MB) come from arenas too, where whatever is allocated behind them holds them. A program that worked on
//! a few large images then stays as large as all of them together.
//! See mallopt(3), `M_ARENA_MAX` and `M_MMAP_THRESHOLD`.

use std::ops::Range;

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

/// Unmaps the pages of the program's code. A start runs much of it once, and mapped pages count as the process's memory
/// although they are only the file's, which the kernel's cache holds anyway. What runs again is mapped again, a few
/// microseconds for each 64 KB.
#[allow(
    unsafe_code,
    reason = "madvise takes a range that is mapped from a file and never written: it reads the same afterwards"
)]
pub fn unmap_code() {
    let Some(code) = std::fs::read_to_string("/proc/self/maps")
        .ok()
        .and_then(|maps| mapping_with(&maps, unmap_code as fn() as usize))
    else {
        return;
    };
    // A kernel that refuses leaves everything as it was.
    unsafe {
        libc::madvise(
            code.start as *mut libc::c_void,
            code.len(),
            libc::MADV_DONTNEED,
        );
    }
}

/// The addresses of the mapping that has this address, if it can be run and not written: proc_pid_maps(5).
fn mapping_with(maps: &str, address: usize) -> Option<Range<usize>> {
    maps.lines().find_map(|line| {
        let (addresses, rest) = line.split_once(' ')?;
        let (start, end) = addresses.split_once('-')?;
        let start = usize::from_str_radix(start, 16).ok()?;
        let end = usize::from_str_radix(end, 16).ok()?;
        (rest.starts_with("r-xp") && (start..end).contains(&address)).then_some(start..end)
    })
}

#[cfg(test)]
mod tests {
    use super::mapping_with;

    const MAPS: &str = "\
55d0c0000000-55d0c1000000 r--p 00000000 fe:00 11 /usr/bin/boutique
55d0c1000000-55d0c3000000 r-xp 01000000 fe:00 11 /usr/bin/boutique
55d0c3000000-55d0c3100000 rw-p 03000000 fe:00 11 /usr/bin/boutique
";

    #[test]
    fn only_a_mapping_of_code_is_found() {
        let code = mapping_with(MAPS, 0x55d0_c200_0000);
        assert_eq!(code, Some(0x55d0_c100_0000..0x55d0_c300_0000));
        assert_eq!(mapping_with(MAPS, 0x55d0_c000_0010), None);
        assert_eq!(mapping_with(MAPS, 0x55d0_c300_0010), None);
        assert_eq!(mapping_with(MAPS, 0x10), None);
    }
}
