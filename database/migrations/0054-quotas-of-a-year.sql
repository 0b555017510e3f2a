-- The year that quota_left counts for. A quota of an earlier year is whole again.
alter table vip_quota add column quota_year integer not null
  default extract(year from now() at time zone 'Europe/Sofia');
