-- Codes, messages, evidence and repeated requests: the pieces behind every change.

-- Sends are counted per purpose and number (and over all purposes per address), in one row that is updated under its lock.
create table code_send (
  purpose text not null,
  recipient text not null,
  sends integer not null check (sends between 0 and 3),
  last_send_at timestamptz not null,
  primary key (purpose, recipient)
);

-- One request for a code: bound to who asked, what for and which number. A resend adds a code, tries count over the request.
create table code_request (
  requester text not null,
  purpose text not null,
  recipient text not null,
  subject text not null default '',
  request_id uuid not null unique,
  code_hashes bytea[] not null,
  -- When each of the codes was sent, in the same order.
  sent_at timestamptz[] not null,
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  primary key (requester, purpose, recipient, subject)
);
create index code_request_by_age on code_request (expires_at);

-- A used request. A table of its own: the change that uses a code locks only this row, so counting a try never waits for it.
create table code_use (
  request_id uuid primary key,
  used_at timestamptz not null
);
create index code_use_by_age on code_use (used_at);

-- Wrong codes in a row per requester, whatever the purpose.
create table code_failure (
  requester text primary key,
  failures integer not null,
  locked_until timestamptz,
  last_try_at timestamptz not null
);

create table outbox (
  message_id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  body text,
  code text,
  created_at timestamptz not null,
  -- After this moment the message helps nobody and is not sent any more.
  useful_until timestamptz,
  attempts integer not null default 0,
  -- By the database's own clock. Taking a message moves it forward too, so a message of a crashed worker is taken again.
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
create index outbox_by_recipient on outbox (recipient, message_id desc);
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and given_up_at is null;

create table rate_limit (
  name text not null,
  subject text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (name, subject)
);

create table idempotency (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  -- Not jsonb: an answer is given again in the very order of its fields.
  body json,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_by_age on idempotency (created_at);

-- Append-only evidence; each row carries the hash of the row before it in the customer's chain.
create table audit (
  customer_id bigint not null,
  sequence bigint not null,
  happened_at timestamptz not null,
  account_id bigint,
  action text not null,
  subject text not null,
  facts text not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (customer_id, sequence)
);

create table audit_head (
  customer_id bigint primary key,
  sequence bigint not null,
  hash bytea not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are never changed or removed';
end
$$;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_audit_change();

create table used_captcha (
  challenge_hash bytea primary key,
  used_at timestamptz not null
);
create index used_captcha_by_age on used_captcha (used_at);
