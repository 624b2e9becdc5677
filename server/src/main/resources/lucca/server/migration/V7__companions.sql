-- Which of those whom the person has brought along; nothing if it is the person themselves.
ALTER TABLE entry ADD COLUMN companion INTEGER;
