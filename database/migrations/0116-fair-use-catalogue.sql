-- The tariffs with a fair-use volume are part of the catalogue of usage, which is kept in memory.

create trigger raise_version after insert or update or delete or truncate on fair_use_tariff
  for each statement execute function raise_catalogue_version();
