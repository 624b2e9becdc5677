-- A move changes the time of its table, and must not have to move it in an index of tables that wait for their start. What
-- needs no attention is in none either.
DROP INDEX game_table_status;
CREATE INDEX game_table_open ON game_table (updated) WHERE status = 'open' AND open;
DROP INDEX game_table_attention;
CREATE INDEX game_table_attention ON game_table (attention) WHERE attention IS NOT NULL;
