-- Times are milliseconds since 1970.

CREATE TABLE person (
    id      VARCHAR(32) PRIMARY KEY,
    name    VARCHAR(40) NOT NULL,
    created BIGINT      NOT NULL
);

-- A token is known by its hash alone.
CREATE TABLE session (
    token   VARCHAR(64) PRIMARY KEY,
    person  VARCHAR(32) NOT NULL REFERENCES person,
    created BIGINT      NOT NULL
);

-- What is told of a table in lists. Whoever adds to a log moves the version from the one it knows; if that is no longer
-- there, somebody else was faster.
CREATE TABLE game_table (
    id        VARCHAR(32) PRIMARY KEY,
    version   BIGINT      NOT NULL,
    status    VARCHAR(8)  NOT NULL,
    game      VARCHAR(32) NOT NULL,
    host      VARCHAR(32) NOT NULL,
    seats     INTEGER     NOT NULL,
    open      BOOLEAN     NOT NULL,
    updated   BIGINT      NOT NULL,
    attention BIGINT               -- when the server has to do something there by itself
);
CREATE INDEX game_table_attention ON game_table (attention);
CREATE INDEX game_table_status ON game_table (status, open, updated);

CREATE TABLE chair (
    table_id VARCHAR(32) NOT NULL REFERENCES game_table,
    seat     INTEGER     NOT NULL,
    person   VARCHAR(32),
    name     VARCHAR(40),
    bot      VARCHAR(16),
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX chair_person ON chair (person);

CREATE TABLE entry (
    table_id VARCHAR(32) NOT NULL REFERENCES game_table,
    version  BIGINT      NOT NULL,
    time     BIGINT      NOT NULL,
    person   VARCHAR(32),
    command  VARCHAR(64),          -- the key by which the person knows it again
    event    TEXT        NOT NULL,
    PRIMARY KEY (table_id, version)
);

-- Apart from all that is ever shown.
CREATE TABLE secret (
    table_id VARCHAR(32) PRIMARY KEY REFERENCES game_table,
    secret   VARCHAR(64) NOT NULL
);
