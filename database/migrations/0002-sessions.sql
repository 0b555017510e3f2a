-- Signing in: an attempt in progress, the session it becomes, and the refresh tokens of the session.

create table sign_in_attempt (
  session_id text primary key,
  return_uri text not null,
  cookie_hash bytea not null,
  created_at timestamptz not null,
  account_id bigint references account,
  code_hash bytea,
  code_expires_at timestamptz,
  used_at timestamptz
);
create index sign_in_attempt_by_age on sign_in_attempt (created_at);

create table session (
  account_id bigint not null references account,
  session_id text not null,
  cookie_hash bytea not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  primary key (account_id, session_id)
);

create table refresh_token (
  account_id bigint not null,
  token_hash bytea not null,
  session_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When its successor was given out; the successor itself is derived from the token, never stored.
  rotated_at timestamptz,
  primary key (account_id, token_hash),
  foreign key (account_id, session_id) references session
);
create index refresh_token_by_session on refresh_token (account_id, session_id);

-- Wrong passwords in a row, per account name and per address.
create table sign_in_failure (
  subject text primary key,
  failures integer not null,
  last_failure_at timestamptz not null
);
