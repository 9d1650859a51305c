//! Categories, services and products: what the shop stitches
