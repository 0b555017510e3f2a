-- Written by every process that is asked whether it may take requests: a database that cannot keep a row cannot keep a change.
create table readiness (
  only_row boolean primary key default true check (only_row),
  checked_at timestamptz not null
);
