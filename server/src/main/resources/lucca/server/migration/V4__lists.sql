-- The seats whose persons are to decide now, a bit each; and when the game was over.
ALTER TABLE game_table ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN ended BIGINT;
