//! A new migration file has to rebuild the crate: the macro that embeds them cannot see it.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
