-- The delivery of each part of an SMS, by its id at the SMS centre. A receipt may arrive before the answer to the
-- submission is stored, and at another process: both write the same row.

create table sms_part (
  centre_id text primary key,
  message_id bigint references outbox on delete cascade,
  -- Of the whole message.
  parts smallint,
  state text check (state in ('delivered', 'expired', 'undeliverable', 'rejected', 'unknown')),
  error text,
  received_at timestamptz,
  created_at timestamptz not null,
  check ((message_id is null) = (parts is null)),
  check ((state is null) = (received_at is null)),
  check (message_id is not null or state is not null)
);

create index sms_part_by_message on sms_part (message_id);
create index sms_part_by_age on sms_part (created_at);
