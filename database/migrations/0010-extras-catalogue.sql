-- The catalogue of extras has a version, so that a process may keep what it has read of it until it changes.

create table catalogue_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

create trigger raise_version after insert or update or delete or truncate on extra
  for each statement execute function raise_catalogue_version();
create trigger raise_version after insert or update or delete or truncate on tariff_extra
  for each statement execute function raise_catalogue_version();
create trigger raise_version after insert or update or delete or truncate on tariff
  for each statement execute function raise_catalogue_version();
