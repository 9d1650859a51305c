//! A release carries the client inside, so it has to be there; a debug build reads it from disk when it runs.

use std::{env, path::Path};

fn main() {
    // A new file with a hashed name is no change of any source: cargo has to be told to look.
    println!("cargo:rerun-if-changed=../web/dist");
    println!("cargo:rerun-if-changed=../web/dist-server");
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let built = ["../web/dist/index.html.br", "../web/dist-server/ssr.js.br"]
        .iter()
        .all(|file| Path::new(file).exists());
    assert!(
        !release || built,
        "the client is not built: run `npx --yes rust-just@1.57.0 build`, which builds it and then this"
    );
}
