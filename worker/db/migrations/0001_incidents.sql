-- What the team says of incidents, and who is told. Times are epoch milliseconds.

CREATE TABLE incidents (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  impact TEXT NOT NULL CHECK (impact IN ('none', 'minor', 'major', 'critical')),
  -- 'all', or a JSON array of ids.
  shards TEXT NOT NULL,
  -- Both are set for maintenance and for nothing else.
  scheduled_for INTEGER,
  scheduled_until INTEGER,
  -- Of an incident that the uptime record opened: its start there. Null for one a person opened.
  recorded_at INTEGER UNIQUE,
  created_at INTEGER NOT NULL,
  CHECK ((scheduled_for IS NULL) = (scheduled_until IS NULL))
);

CREATE INDEX incidents_by_time ON incidents (created_at);

-- In the order of their ids. The newest one's status is the incident's.
CREATE TABLE incident_updates (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  incident_id TEXT NOT NULL REFERENCES incidents (id),
  status TEXT NOT NULL CHECK (
    status IN (
      'investigating', 'identified', 'monitoring', 'resolved', 'postmortem',
      'scheduled', 'in_progress', 'verifying', 'completed'
    )
  ),
  text TEXT NOT NULL,
  -- The id of the member of the team who wrote it; null for what the uptime record says.
  author TEXT,
  created_at INTEGER NOT NULL,
  -- When it was put on the queue; null until then.
  queued_at INTEGER
);

CREATE INDEX incident_updates_by_incident ON incident_updates (incident_id, id);
CREATE INDEX incident_updates_to_queue ON incident_updates (id) WHERE queued_at IS NULL;

-- One for each channel that follows.
CREATE TABLE followers (
  webhook_id TEXT PRIMARY KEY,
  channel_id TEXT NOT NULL UNIQUE,
  guild_id TEXT NOT NULL,
  -- The webhook's token, encrypted.
  token TEXT NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('all', 'server')),
  style TEXT NOT NULL CHECK (style IN ('posts', 'board')),
  -- The shard of guild_id when it was last computed.
  shard INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);

-- What was sent to whom: an update goes to a follower once.
CREATE TABLE deliveries (
  webhook_id TEXT NOT NULL REFERENCES followers (webhook_id) ON DELETE CASCADE,
  update_id INTEGER NOT NULL REFERENCES incident_updates (id) ON DELETE CASCADE,
  message_id TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (webhook_id, update_id)
) WITHOUT ROWID;
