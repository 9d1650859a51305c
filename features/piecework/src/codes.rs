//! Error codes of this feature.

use kernel::{edit::RECORD_CONFLICT, error_codes, operation_codes};

error_codes! {
    pub MAKER_NOT_FOUND: 404 "piecework.maker_not_found" "This person is not in the team.";
    pub PIECE_NOT_FOUND: 404 "piecework.piece_not_found" "This piece is not counted any more. Reload the statement.";
    pub ENTRY_NOT_FOUND: 404 "piecework.entry_not_found" "This entry does not exist.";
    pub STATEMENT_CLOSED: 409 "piecework.statement_closed" "This statement is closed. Reopen it first.";
    pub MONTH_NOT_OVER: 409 "piecework.month_not_over" "This month is not over yet, so pieces can still be added.";
    pub NOT_PRICED: 409 "piecework.not_priced" "Some pieces have no rate yet. Set their rates first.";
}

operation_codes! {
    admin_piecework_statement_view: MAKER_NOT_FOUND;
    admin_piecework_statement_download: MAKER_NOT_FOUND;
    admin_piecework_statement_print: MAKER_NOT_FOUND;
    admin_piecework_statement_close: MAKER_NOT_FOUND, MONTH_NOT_OVER, NOT_PRICED, RECORD_CONFLICT;
    admin_piecework_statement_reopen: MAKER_NOT_FOUND;
    admin_piecework_price_update: MAKER_NOT_FOUND, STATEMENT_CLOSED;
    admin_piecework_piece_update: PIECE_NOT_FOUND, STATEMENT_CLOSED, RECORD_CONFLICT;
    admin_piecework_entry_create: MAKER_NOT_FOUND, STATEMENT_CLOSED, RECORD_CONFLICT;
    admin_piecework_entry_delete: MAKER_NOT_FOUND, ENTRY_NOT_FOUND, STATEMENT_CLOSED;
}
