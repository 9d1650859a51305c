//! Every code this feature can answer with.

use kernel::Code;

pub const ITEM_NOT_FOUND: Code = Code::new(404, "FEATURE.item_not_found", "There is no such item.");
