-- Processes keep the packages and price caps of usage in memory until the version of the catalogue changes.

create trigger raise_version after insert or update or delete or truncate on usage_package
  for each statement execute function raise_catalogue_version();
create trigger raise_version after insert or update or delete or truncate on roaming_wholesale_cap
  for each statement execute function raise_catalogue_version();
