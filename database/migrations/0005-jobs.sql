-- Jobs that wait for a moment of the portal's clock; when it comes they are handed to the job queue and leave this table.

create table scheduled_job (
  job_id uuid primary key,
  name text not null,
  payload jsonb not null,
  run_at timestamptz not null
);
create index scheduled_job_by_time on scheduled_job (run_at);
