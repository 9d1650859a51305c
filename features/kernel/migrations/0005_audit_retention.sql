-- Events are retained for a year (365 days); nothing younger can be deleted, whatever the program's clock says.
DROP TRIGGER kernel_audit_keeps_its_rows;

CREATE TRIGGER kernel_audit_keeps_its_rows BEFORE DELETE ON kernel_audit
WHEN OLD.at > unixepoch() - 31536000
BEGIN SELECT RAISE(ABORT, 'the audit log keeps its rows'); END;
