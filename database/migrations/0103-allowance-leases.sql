-- The protection service is being called about an allowance until this moment; another call about it must wait, because
-- the two could reach the service in any order.
alter table protection_allowance add column lease_until timestamptz;
