-- The operator's own people: who they are, their sessions, and what they changed of the texts. None of them is a customer.

create table operator (
  operator_id bigint generated always as identity primary key,
  name text not null,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['editor', 'support']),
  -- Null until enrolled.
  password_hash text,
  -- The shared secret of the second factor, sealed; while enrolling, the one that is not confirmed yet.
  sealed_totp text,
  sealed_totp_offered text,
  -- Codes of this step and before are used up.
  last_totp_step bigint not null default 0,
  created_at timestamptz not null,
  enrolled_at timestamptz,
  removed_at timestamptz
);

create unique index operator_by_name on operator (name) where removed_at is null;

create table operator_session (
  session_id uuid primary key,
  operator_id bigint not null references operator,
  token_hash bytea not null unique,
  cookie_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz
);

create index operator_session_by_operator on operator_session (operator_id);

-- Null stands for the text that is built in.
create table translation_change (
  change_id bigint generated always as identity primary key,
  application text not null,
  feature text not null,
  language text not null check (language in ('bg', 'en')),
  key text not null,
  from_text text,
  to_text text,
  operator_id bigint not null references operator,
  changed_at timestamptz not null
);

create index translation_change_by_text on translation_change (application, feature, key, change_id desc);
