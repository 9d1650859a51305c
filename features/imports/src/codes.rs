//! Every code this feature can answer with.

use kernel::{error_codes, operation_codes, session::CONFIRMATION_NEEDED};

error_codes! {
    pub IMPORT_NOT_FOUND: 404 "imports.import_not_found" "There is no such import.";
    pub WEBSITE_NOT_FOUND: 404 "imports.website_not_found" "There is no such website.";
    pub FILE_UNREADABLE: 422 "imports.file_unreadable" "This file cannot be read. Save it as XLSX or CSV and upload it again.";
    pub FILE_TOO_LARGE: 413 "imports.file_too_large" "A file can have at most 5 MB, 20,000 rows and 200 columns.";
    pub FILE_EMPTY: 422 "imports.file_empty" "There are no rows below the column names.";
    pub ALREADY_STARTED: 409 "imports.already_started" "This import was started already.";
    pub COLUMN_MISSING: 422 "imports.column_missing" "Some columns that are needed are not chosen.";
    pub NOT_UNDOABLE: 409 "imports.not_undoable" "This import cannot be undone any more.";
}

operation_codes! {
    admin_import_create: FILE_UNREADABLE, FILE_TOO_LARGE, FILE_EMPTY;
    admin_import_view: IMPORT_NOT_FOUND;
    admin_import_delete: IMPORT_NOT_FOUND, ALREADY_STARTED;
    admin_import_preview: IMPORT_NOT_FOUND, ALREADY_STARTED, COLUMN_MISSING;
    admin_import_start: IMPORT_NOT_FOUND, ALREADY_STARTED, COLUMN_MISSING;
    admin_import_undo: IMPORT_NOT_FOUND, NOT_UNDOABLE;
    admin_import_rejected_download: IMPORT_NOT_FOUND;
    admin_import_not_undone_download: IMPORT_NOT_FOUND;
    admin_import_website_view: WEBSITE_NOT_FOUND;
    admin_import_website_delete: WEBSITE_NOT_FOUND, ALREADY_STARTED;
    admin_import_website_list_read: WEBSITE_NOT_FOUND, ALREADY_STARTED;
    admin_import_website_preview: WEBSITE_NOT_FOUND, ALREADY_STARTED;
    admin_import_website_start: WEBSITE_NOT_FOUND, ALREADY_STARTED;
    admin_import_website_stop: WEBSITE_NOT_FOUND;
    admin_import_website_continue: WEBSITE_NOT_FOUND;
    admin_import_website_undo: WEBSITE_NOT_FOUND, NOT_UNDOABLE;
    admin_export_download: CONFIRMATION_NEEDED;
}
