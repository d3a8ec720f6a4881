-- What the rules of the chat platform need of followers and deliveries. Times are epoch milliseconds.

-- From then on nothing is posted: the webhook is gone, or somebody has unfollowed.
ALTER TABLE followers ADD COLUMN gone_at INTEGER;
-- When the row is deleted, and its webhook with it.
ALTER TABLE followers ADD COLUMN delete_at INTEGER;
-- When the platform first called the webhook unknown. It is asked once more before that is believed.
ALTER TABLE followers ADD COLUMN doubted_at INTEGER;
-- Until then somebody posts or edits the board, and nobody else may.
ALTER TABLE followers ADD COLUMN board_claimed_until INTEGER NOT NULL DEFAULT 0;

CREATE INDEX followers_by_guild ON followers (guild_id);
CREATE INDEX followers_to_delete ON followers (delete_at) WHERE delete_at IS NOT NULL;
-- The start of a sealed token names the secret that sealed it.
CREATE INDEX followers_by_secret ON followers (substr(token, 1, 8));

-- What is to be done: to post a message, or to edit or delete the one that `message_id` names.
ALTER TABLE deliveries ADD COLUMN task TEXT NOT NULL DEFAULT 'post'
  CHECK (task IN ('post', 'edit', 'delete'));
-- By the impact of its incident, 3 for critical: the greater is sent first.
ALTER TABLE deliveries ADD COLUMN gravity INTEGER NOT NULL DEFAULT 0;
-- 1: waits for an hour without changes (flapping), and what comes after it does not wait for it.
ALTER TABLE deliveries ADD COLUMN held INTEGER NOT NULL DEFAULT 0;

CREATE INDEX deliveries_due ON deliveries (gravity, not_before) WHERE state = 'open';
CREATE INDEX deliveries_of_follower ON deliveries (webhook_id, update_id) WHERE state = 'open';
CREATE INDEX deliveries_by_update ON deliveries (update_id);
DROP INDEX deliveries_open;

-- The platform has asked this site's address for a pause. One row at most; after `until` one call is tried.
CREATE TABLE deliveries_pause (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  until INTEGER NOT NULL
);
