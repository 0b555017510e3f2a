-- The protection service is being called about an allowance until this moment; another call about it must wait, because
-- the two could reach the service in any order. The key of the request tells its retry from another request.
alter table protection_allowance add column lease_until timestamptz, add column lease_key text;
