-- The address service's own data: settlements, quarters and streets, searchable in Cyrillic and Latin with typing slips.

create extension if not exists pg_trgm;

create table settlement (
  site_id integer primary key,
  city_type text not null,
  name text not null,
  name_latin text not null,
  municipality text not null,
  region text not null,
  post_code text not null,
  population integer not null
);
create index settlement_by_name on settlement using gin (lower(name) gin_trgm_ops);
create index settlement_by_latin_name on settlement using gin (lower(name_latin) gin_trgm_ops);

create table quarter (
  site_id integer not null references settlement,
  quarter_id integer not null,
  kind text not null,
  name text not null,
  name_latin text not null,
  primary key (site_id, quarter_id)
);

create table street (
  site_id integer not null references settlement,
  street_id integer not null,
  kind text not null,
  name text not null,
  name_latin text not null,
  primary key (site_id, street_id)
);
