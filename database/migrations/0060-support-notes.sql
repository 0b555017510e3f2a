-- What support writes about a customer. The customer receives it with the export of their data.

create table support_note (
  customer_id bigint not null references customer,
  note_id uuid not null default gen_random_uuid(),
  operator_id bigint not null references operator,
  text text not null,
  created_at timestamptz not null,
  primary key (customer_id, note_id)
);

create index support_note_by_age on support_note (created_at);
