-- The attention entry of a trial stayed after the last free day. A job now clears it; entries from before the upgrade have none.
insert into scheduled_job (job_id, name, payload, run_at)
select gen_random_uuid(), 'end-music-trial',
  jsonb_build_object('customerId', customer_id, 'serviceId', service_id, 'freeUntil', due_on),
  (due_on + 1)::timestamp at time zone 'Europe/Sofia'
from attention where kind = 'trial-ends';
