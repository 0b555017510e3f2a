-- The request behind a change, by the id that people are shown on errors and that the log carries. Evidence from before has none.

alter table audit add column trace_id uuid;
create index audit_by_trace on audit (trace_id) where trace_id is not null;

alter table scheduled_job add column trace_id uuid;
