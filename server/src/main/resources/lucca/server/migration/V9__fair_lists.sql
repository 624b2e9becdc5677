-- When a table was opened, by which lists are ordered: nobody moves up by doing something at an old one.
ALTER TABLE game_table ADD COLUMN opened BIGINT NOT NULL DEFAULT 0;
UPDATE game_table SET opened = COALESCE(
    (SELECT e.time FROM entry e WHERE e.table_id = game_table.id AND e.version = 1), updated);

-- Until the game is over or the table closed: a keyed hash of the address from which it was opened. The key is in no database.
ALTER TABLE game_table ADD COLUMN source VARCHAR(16);
CREATE INDEX game_table_source ON game_table (source) WHERE source IS NOT NULL;

-- Whether its host lets nobody else sit down.
ALTER TABLE game_table ADD COLUMN locked BOOLEAN NOT NULL DEFAULT FALSE;

DROP INDEX game_table_open;
CREATE INDEX game_table_open ON game_table (host, opened) WHERE status = 'open' AND open;

-- Tables that nobody starts expire: the server looks at each of them, and notes again when it is due.
UPDATE game_table SET attention = updated + 86400000 WHERE status = 'open';

-- To find out whether somebody has reported or was reported.
CREATE INDEX report_person ON report (person);
CREATE INDEX report_accused ON report (accused);
