-- A message with a lease in the future is being sent by a worker, by the database's own clock.
alter table outbox add column lease_until timestamptz;
