//! Has tests only: `tests/` joins the features of money as the shop does, without the rest of it.
