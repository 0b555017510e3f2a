-- Signings of documents: saved with the code, before the file is sealed.

create table document_signing (
  customer_id bigint not null,
  document_id text not null,
  -- The documents that one code signed.
  signing_id uuid not null,
  account_id bigint not null references account,
  -- As the evidence page and the audit log state them.
  facts jsonb not null,
  signed_at timestamptz not null,
  sealed_at timestamptz,
  primary key (customer_id, document_id),
  foreign key (customer_id, document_id) references document
);
create index document_signing_by_signing on document_signing (customer_id, signing_id);
create index document_signing_unsealed on document_signing (signed_at) where sealed_at is null;
