-- The code by which a customer is known at registration and on the phone. It is kept as a hash alone.

create table security_code (
  customer_id bigint primary key references customer,
  -- Null until the first code is confirmed.
  code_hash bytea,
  -- Where new codes go; null while no number is known.
  receiving_msisdn text,
  -- The number the first code was sent to, until it is confirmed.
  asked_msisdn text,
  wrong_tries integer not null default 0,
  locked_until timestamptz,
  changed_at timestamptz
);
