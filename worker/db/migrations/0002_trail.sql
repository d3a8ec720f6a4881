-- Who of the team read, exported or wrote what. No record and no ID in the clear: `subject` is an HMAC of the ID.
CREATE TABLE trail (
  id INTEGER PRIMARY KEY,
  -- Epoch seconds.
  at INTEGER NOT NULL,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT,
  rows INTEGER
);

CREATE INDEX trail_by_time ON trail (at);
CREATE INDEX trail_by_person ON trail (person, at);
CREATE INDEX trail_by_subject ON trail (subject, at);
