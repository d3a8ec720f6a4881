-- What lets a write be repeated, corrected and withdrawn, and what bounds the reads. Times are epoch milliseconds.

-- Made by the form that opened it: the same request again opens nothing. Of the record's incidents their id.
ALTER TABLE incidents ADD COLUMN key TEXT;
-- When an update first said that it is over. Null while it lasts or is planned.
ALTER TABLE incidents ADD COLUMN closed_at INTEGER;
-- The last correction of its title, impact, shards or times, and by which member of the team.
ALTER TABLE incidents ADD COLUMN edited_at INTEGER;
ALTER TABLE incidents ADD COLUMN edited_by TEXT;
-- It was opened by mistake and is shown to nobody but the team.
ALTER TABLE incidents ADD COLUMN withdrawn_at INTEGER;
ALTER TABLE incidents ADD COLUMN withdrawn_by TEXT;

-- Made by the form; 'opened' for the first, 'ended' for the record's second, 'begun:' and 'done:' with
-- the planned time for those of the plan.
ALTER TABLE incident_updates ADD COLUMN key TEXT;
ALTER TABLE incident_updates ADD COLUMN edited_at INTEGER;
ALTER TABLE incident_updates ADD COLUMN edited_by TEXT;

UPDATE incidents SET key = id;
UPDATE incident_updates SET key = 'opened'
  WHERE id = (SELECT min(id) FROM incident_updates others WHERE others.incident_id = incident_updates.incident_id);
UPDATE incident_updates SET key = 'ended'
  WHERE key IS NULL AND author IS NULL AND id = (
    SELECT min(id) FROM incident_updates others
    WHERE others.incident_id = incident_updates.incident_id AND others.author IS NULL AND others.key IS NULL
  );
UPDATE incidents SET closed_at = (
  SELECT CASE WHEN status IN ('resolved', 'postmortem', 'completed') THEN created_at END
  FROM incident_updates WHERE incident_id = incidents.id ORDER BY id DESC LIMIT 1
);

CREATE UNIQUE INDEX incidents_by_key ON incidents (key);
CREATE UNIQUE INDEX incident_updates_by_key ON incident_updates (incident_id, key);
CREATE INDEX incidents_open ON incidents (created_at) WHERE closed_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX incidents_closed ON incidents (closed_at, id) WHERE closed_at IS NOT NULL AND withdrawn_at IS NULL;
CREATE INDEX incidents_withdrawn ON incidents (recorded_at) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX incident_updates_by_author ON incident_updates (author, created_at);

-- What stood there before a correction, for the team.
CREATE TABLE incident_edits (
  id INTEGER PRIMARY KEY,
  incident_id TEXT NOT NULL REFERENCES incidents (id),
  -- The update whose text was corrected; null for the incident's own fields.
  update_id INTEGER REFERENCES incident_updates (id),
  -- JSON of the fields as they were.
  before TEXT NOT NULL,
  person TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE INDEX incident_edits_by_incident ON incident_edits (incident_id, id);
