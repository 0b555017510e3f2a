-- Time stamps of sealed files: when the next one is due, and how long a file can be verified.

-- Null for files that are not sealed.
alter table document_file add column stamp_due_at timestamptz;
update document_file set stamp_due_at = created_at where form = 'sealed';
create index document_file_by_stamp_due on document_file (stamp_due_at) where stamp_due_at is not null;

alter table sealed_file
  add column level text not null default 'B-B' check (level in ('B-B', 'B-T', 'B-LTA')),
  -- Until its last certificate expires; unknown for files sealed before this column existed.
  add column verifiable_until timestamptz;
