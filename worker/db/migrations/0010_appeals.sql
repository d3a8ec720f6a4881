-- Appeals against what bars somebody, and requests to delete what the bot keeps. Times are epoch milliseconds. States
-- are checked by the code, as a CHECK could not be widened later.

CREATE TABLE appeals (
  id TEXT PRIMARY KEY,
  -- Who wrote it.
  person TEXT NOT NULL,
  -- The bot's list, who is barred there, and from which command or cog; null for all of the bot.
  list TEXT NOT NULL,
  subject TEXT NOT NULL,
  target TEXT,
  -- When the sanction was given; null where the bot does not say. Given anew it is another one.
  given_at INTEGER,
  -- JSON of the times of all rows that the bot had of it: a list may name somebody twice.
  rows TEXT NOT NULL,
  -- JSON of the IDs of who gave it.
  givers TEXT NOT NULL,
  -- When it ends by itself; null for never or not known.
  until INTEGER,
  state TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  -- The member of the team who holds it.
  claimed_by TEXT,
  claimed_at INTEGER,
  -- 'accept' or 'decline'.
  decision TEXT,
  decided_by TEXT,
  decided_at INTEGER,
  -- Appeals about the same that were declined before.
  declined_before INTEGER NOT NULL,
  -- Of an accepted one: the last reading of the list for it, the first without the entry, how many there were since,
  -- and whether one of them was of a list that was empty or had shrunk.
  looked_at INTEGER,
  gone_at INTEGER,
  gone_readings INTEGER NOT NULL DEFAULT 0,
  gone_doubted INTEGER NOT NULL DEFAULT 0,
  -- Closed or declined; null while it is open.
  ended_at INTEGER,
  -- 1: the staff channel has heard of it.
  told INTEGER NOT NULL DEFAULT 0
);

-- One open appeal for a sanction.
CREATE UNIQUE INDEX appeals_one_open ON appeals (list, subject, coalesce(target, ''), coalesce(given_at, -1))
  WHERE ended_at IS NULL;
CREATE INDEX appeals_by_subject ON appeals (subject, list);
CREATE INDEX appeals_by_person ON appeals (person, created_at);
CREATE INDEX appeals_to_decide ON appeals (created_at, id) WHERE state IN ('received', 'read');
CREATE INDEX appeals_by_state ON appeals (state, created_at, id);
CREATE INDEX appeals_ended ON appeals (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE INDEX appeals_decided ON appeals (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX appeals_until ON appeals (until) WHERE until IS NOT NULL AND state <> 'closed';
CREATE INDEX appeals_waiting ON appeals (list, looked_at) WHERE state = 'waiting';
CREATE INDEX appeals_untold ON appeals (created_at) WHERE told = 0 AND ended_at IS NULL;

-- In the order of their ids.
CREATE TABLE appeal_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  appeal_id TEXT NOT NULL REFERENCES appeals (id) ON DELETE CASCADE,
  -- 1: by the team.
  by_team INTEGER NOT NULL,
  -- Of the team shown to the team alone.
  author TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE INDEX appeal_messages_by_appeal ON appeal_messages (appeal_id, id);

-- How the bot's lists were read for accepted appeals. A row for each list.
CREATE TABLE list_readings (
  list TEXT PRIMARY KEY,
  -- The last try.
  read_at INTEGER,
  -- Rows at the last reading that is trusted; null before the first.
  rows INTEGER,
  -- Since when the list is empty or much smaller than that, and in how many readings; null and 0 while it is not.
  doubted_at INTEGER,
  doubts INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE deletion_requests (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  -- 'open', 'closed' or 'withdrawn'.
  state TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  -- The member of the team who closed it, and their words; null where the records are gone.
  closed_by TEXT,
  reason TEXT,
  -- When the bot's records are looked at next, and the first look that found none.
  look_at INTEGER NOT NULL,
  empty_at INTEGER,
  ended_at INTEGER,
  told INTEGER NOT NULL DEFAULT 0
);

CREATE UNIQUE INDEX deletion_requests_one_open ON deletion_requests (person) WHERE ended_at IS NULL;
CREATE INDEX deletion_requests_by_person ON deletion_requests (person, created_at);
CREATE INDEX deletion_requests_open ON deletion_requests (due_at, id) WHERE ended_at IS NULL;
CREATE INDEX deletion_requests_ended ON deletion_requests (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE INDEX deletion_requests_to_look ON deletion_requests (look_at) WHERE ended_at IS NULL;
CREATE INDEX deletion_requests_untold ON deletion_requests (created_at) WHERE told = 0 AND ended_at IS NULL;
