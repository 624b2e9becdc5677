-- The key by which its host knows again that they have opened a table.
ALTER TABLE game_table ADD COLUMN command VARCHAR(64);
CREATE UNIQUE INDEX game_table_command ON game_table (host, command);

-- Where a person has sat down, even if they have stood up since; other entries, moves above all, cost nothing.
CREATE INDEX entry_seated ON entry (person) WHERE substr(event, 1, 16) = '{"type":"seated"';
