//! Pictures and films: sizes, files and their addresses
