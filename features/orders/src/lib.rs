//! Where the shop picks up: pin codes
