-- The journals of servers that run, the number of the last group that each has written, and what it writes to see whether it can.
CREATE TABLE journal_writer (
    id      VARCHAR(16) PRIMARY KEY,
    written BIGINT      NOT NULL,
    probe   TEXT
);

-- Of the request that ends with an entry, or of the one that opened the table; nothing if it has no key. It tells whether a key is
-- used again for another request.
ALTER TABLE entry ADD COLUMN fingerprint VARCHAR(16);
