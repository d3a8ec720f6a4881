-- Every update has a key. Release 0.1.0, should it write here again after a rollback, gives none: the worker finds its
-- rows by these indexes and fills in what they lack.

UPDATE incident_updates SET key = 'update-' || id WHERE key IS NULL;

CREATE INDEX incident_updates_without_key ON incident_updates (incident_id) WHERE key IS NULL;
