//! Every code this feature can answer with.

use kernel::{
    Code, OperationCodes,
    problem::TOO_MANY_REQUESTS,
    session::{LOGIN_NEEDED, NOT_ALLOWED},
};

const OWNER: &[Code] = &[LOGIN_NEEDED, NOT_ALLOWED];

pub const OPERATIONS: OperationCodes = &[
    ("search_list", &[TOO_MANY_REQUESTS]),
    ("admin_search_report_view", OWNER),
    ("admin_search_report_download", OWNER),
];
