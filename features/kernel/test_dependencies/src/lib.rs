//! Empty. Cargo compiles a crate once for each set of features that is asked of it. Every crate's tests depend on this
//! one, which asks for all features at once, and debug builds select the whole workspace; so what comes from elsewhere
//! is compiled once, whichever crate is built or tested. A release build selects `boutique` alone and has none of it.
