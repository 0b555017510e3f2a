-- One row per import of files, for the metrics. A row without a result belongs to a running or a killed import.
create table import_run (
  run_id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  result text check (result in ('complete', 'partial', 'failed')),
  lines bigint not null default 0,
  invalid_lines bigint not null default 0,
  check ((result is null) = (finished_at is null))
);
create index import_run_by_result on import_run (result, finished_at);
