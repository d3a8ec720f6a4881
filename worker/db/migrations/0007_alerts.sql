-- Alarms of the log that lasted or came in the last quarter of an hour, for the staff channel. Times are epoch
-- milliseconds.
CREATE TABLE alerts (
  -- The name of the log line.
  event TEXT PRIMARY KEY,
  -- Lines since `since`, as far as isolates have told.
  count INTEGER NOT NULL,
  since INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  -- When the channel last heard of it; null for not yet.
  told_at INTEGER
) WITHOUT ROWID;
