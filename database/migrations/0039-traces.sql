-- The span that asked for a message or a job, so that the trace of its delivery points to it; null where nothing is traced.
alter table outbox add column traceparent text;
alter table scheduled_job add column traceparent text;
