//! One search over what the other features provide
