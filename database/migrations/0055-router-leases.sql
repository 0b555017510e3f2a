-- A job holds a lease on a router while it applies changes; the old names spoke of turns.
alter table router rename column turn_of to lease_owner;
alter table router rename column turn_until to lease_until;
