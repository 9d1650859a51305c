//! Rebuilds the crate when a migration is added, which the embedding macro cannot detect.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
