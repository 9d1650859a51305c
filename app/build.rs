//! A release carries the client inside, so it has to be there; a debug build reads it from disk when it runs.

use std::{env, path::Path, process::Command};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if !release {
        return;
    }
    // A new file with a hashed name is no change of any source: cargo has to be told to look.
    println!("cargo:rerun-if-changed=../web/dist");
    println!("cargo:rerun-if-changed=../web/dist-server");
    let built = ["../web/dist/index.html.br", "../web/dist-server/ssr.js.br"]
        .iter()
        .all(|file| Path::new(file).exists());
    assert!(
        built,
        "the client is not built: run `npx --yes rust-just@1.57.0 build`, which builds it and then this"
    );
    if starts_with_packed_relocations() {
        println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// Whether the C library of this machine can read packed relocations, which make the program 2 MB smaller and its start
/// faster: glibc can from 2.36 on. An older one would refuse to start it.
fn starts_with_packed_relocations() -> bool {
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    let version = || {
        let output = Command::new("getconf")
            .arg("GNU_LIBC_VERSION")
            .output()
            .ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        let (major, minor) = text.trim().strip_prefix("glibc ")?.split_once('.')?;
        Some((major.parse::<u32>().ok()?, minor.parse::<u32>().ok()?))
    };
    env::var("HOST") == env::var("TARGET")
        && is("CARGO_CFG_TARGET_ARCH", "x86_64")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
        && version() >= Some((2, 36))
}
