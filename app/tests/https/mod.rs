//! A shop that is https by itself: its listener, its certificate, and a certificate authority to get it from.

mod acme_server;
mod authority;
mod connections;
mod own_files;
mod program;
mod renewal;
mod site;
