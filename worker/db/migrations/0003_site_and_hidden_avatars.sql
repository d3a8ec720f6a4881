-- Which site owns the database, who hides their avatar history, and what lets an isolate read a list only when
-- it has changed. Times are epoch milliseconds.

-- One row at most. Empty until the first request of a site that is not on loopback.
CREATE TABLE site (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- SITE_URL.
  url TEXT NOT NULL
);

-- Each batch that changes a list raises its revision.
CREATE TABLE revisions (
  name TEXT PRIMARY KEY,
  revision INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO revisions (name, revision) VALUES ('incidents', 0), ('hidden_avatars', 0);

CREATE TABLE hidden_avatars (
  user_id TEXT PRIMARY KEY,
  -- Null if it was moved here from KV, which did not say when.
  hidden_at INTEGER
) WITHOUT ROWID;

-- Lists that an earlier release kept in KV. No row: not moved yet.
CREATE TABLE kv_moves (
  name TEXT PRIMARY KEY,
  -- The last change that the earlier release had made in KV.
  changed_at INTEGER NOT NULL,
  first_listed_at INTEGER NOT NULL,
  -- KV may list a key a minute late, so it is listed a second time. Null until then.
  last_listed_at INTEGER,
  -- The list was written back to KV before a rollback.
  written_back_at INTEGER
) WITHOUT ROWID;

-- How often a person has done something on a day, for limits. Rows are deleted two days later.
CREATE TABLE daily_counts (
  -- Days since 1970, UTC.
  day INTEGER NOT NULL,
  action TEXT NOT NULL,
  person TEXT NOT NULL,
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (day, action, person)
) WITHOUT ROWID;
