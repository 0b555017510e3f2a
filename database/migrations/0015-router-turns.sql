-- Which job brings changes to a router just now, and until when by the database's clock: no transaction is held meanwhile.
alter table router add column turn_of text, add column turn_until timestamptz;
