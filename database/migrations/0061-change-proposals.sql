-- Changes of editors that another editor has to approve.

create table change_proposal (
  proposal_id bigint generated always as identity primary key,
  kind text not null check (kind in ('catalogue', 'text')),
  subject text not null,
  request jsonb not null,
  operator_id bigint not null references operator,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references operator,
  is_approved boolean,
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (is_approved is null)),
  -- Nobody approves their own change.
  check (is_approved is not true or decided_by <> operator_id)
);

create index change_proposal_pending on change_proposal (proposal_id) where decided_at is null;
