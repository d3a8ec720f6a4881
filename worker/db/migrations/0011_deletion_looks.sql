-- How many looks in a row have found no records of the person since empty_at.
ALTER TABLE deletion_requests ADD COLUMN empty_looks INTEGER NOT NULL DEFAULT 0;
