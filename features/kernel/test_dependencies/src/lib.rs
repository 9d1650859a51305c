//! Empty. Cargo compiles a crate once per set of enabled features. The tests of all crates depend
//! on this one, which enables all features of third-party crates, and debug builds select the whole
//! workspace; so third-party crates are compiled once, whichever crate is built or tested. A
//! release build selects `boutique` alone and excludes it.
