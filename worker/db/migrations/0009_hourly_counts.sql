-- How often a person has asked for something within an hour, for limits. Rows are deleted in the hour after the next.
CREATE TABLE hourly_counts (
  -- Hours since 1970, UTC.
  hour INTEGER NOT NULL,
  action TEXT NOT NULL,
  -- Their ID; '*' counts everybody.
  person TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (hour, action, person)
) WITHOUT ROWID;
