-- A person who comes again with a name and a password.
CREATE TABLE account (
    person   VARCHAR(32)  PRIMARY KEY REFERENCES person,
    login    VARCHAR(200) NOT NULL UNIQUE, -- the name, with spellings that look the same made one
    password VARCHAR(100) NOT NULL,        -- its hash
    created  BIGINT       NOT NULL
);

-- With a label it is a token that a person has made for a program; without, somebody who came in.
ALTER TABLE session ADD COLUMN label VARCHAR(40);
ALTER TABLE session ADD COLUMN scopes VARCHAR(40) NOT NULL DEFAULT 'read play account';
ALTER TABLE session ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN expires BIGINT NOT NULL DEFAULT 0;
UPDATE session SET used = created, expires = created + 34560000000;
CREATE INDEX session_person ON session (person);
CREATE INDEX session_expires ON session (expires);

-- Whom a person does not want to play with.
CREATE TABLE block (
    person  VARCHAR(32) NOT NULL REFERENCES person,
    blocked VARCHAR(32) NOT NULL REFERENCES person,
    created BIGINT      NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX block_blocked ON block (blocked);

-- For who runs the server to read.
CREATE TABLE report (
    id       VARCHAR(32) PRIMARY KEY,
    person   VARCHAR(32) NOT NULL REFERENCES person,
    accused  VARCHAR(32) NOT NULL REFERENCES person,
    table_id VARCHAR(32) NOT NULL REFERENCES game_table,
    text     TEXT        NOT NULL,
    created  BIGINT      NOT NULL
);

-- To count what somebody has opened.
CREATE INDEX game_table_host ON game_table (host);

-- Another way to come again: a key that a device keeps.
CREATE TABLE passkey (
    id         VARCHAR(1400) PRIMARY KEY,
    person     VARCHAR(32)   NOT NULL REFERENCES person,
    label      VARCHAR(40)   NOT NULL,
    credential TEXT          NOT NULL, -- the public key and what belongs to it, as WebAuthn has it
    counter    BIGINT        NOT NULL, -- how often it was used, if the device counts
    synced     BOOLEAN       NOT NULL, -- whether several devices may have it
    created    BIGINT        NOT NULL,
    used       BIGINT        NOT NULL
);
CREATE INDEX passkey_person ON passkey (person);

-- What a device is to sign, once and soon; known by its hash.
CREATE TABLE challenge (
    hash    VARCHAR(64) PRIMARY KEY,
    person  VARCHAR(32) NOT NULL, -- empty if somebody wants to come in
    expires BIGINT      NOT NULL
);
