-- What a team member with the role staff may do. Staff of earlier versions could do what managers do.
ALTER TABLE auth_user ADD COLUMN staff_role TEXT NOT NULL DEFAULT 'manager'
    CHECK (staff_role IN ('manager', 'counter', 'maker', 'editor'));
