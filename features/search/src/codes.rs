//! Every code this feature can answer with.

use kernel::{OperationCodes, problem::TOO_MANY_REQUESTS};

pub const OPERATIONS: OperationCodes = &[("search_list", &[TOO_MANY_REQUESTS])];
