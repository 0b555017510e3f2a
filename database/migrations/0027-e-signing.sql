-- E-signing: the number that codes for signing go to, the files of documents, and how documents were read.

alter table document
  add column sign_by date,
  -- What the portal writes the document from; null where the operator gave the file itself.
  add column content jsonb,
  add column summary jsonb not null default '[]';

create table document_file (
  customer_id bigint not null,
  document_id text not null,
  form text not null check (form in ('original', 'sealed')),
  bytes bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null,
  primary key (customer_id, document_id, form),
  foreign key (customer_id, document_id) references document
);

-- Files are found by their hash when anybody asks whether one is ours.
create table sealed_file (
  sha256 bytea primary key check (length(sha256) = 32),
  sealed_at timestamptz not null
);

-- The first time of each, and the last code that was sent.
create table document_event (
  customer_id bigint not null,
  document_id text not null,
  kind text not null check (kind in ('opened', 'read', 'code-sent')),
  happened_at timestamptz not null,
  device text not null default '',
  primary key (customer_id, document_id, kind),
  foreign key (customer_id, document_id) references document
);

create table signing_subscription (
  customer_id bigint primary key references customer,
  msisdn text not null,
  account_id bigint not null references account,
  activated_at timestamptz not null
);

-- A document that is to be signed with the same code that switches signing on.
create table signing_request (
  customer_id bigint not null,
  account_id bigint not null references account,
  document_id text not null,
  msisdn text not null,
  requested_at timestamptz not null,
  primary key (customer_id, account_id, document_id),
  foreign key (customer_id, document_id) references document
);
