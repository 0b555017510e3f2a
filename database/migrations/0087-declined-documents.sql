-- Documents that users declined to sign, and reminders before the last day.

alter table document drop constraint document_status_check;
alter table document
  add constraint document_status_check check (status in ('ForSigning', 'Signed', 'Replaced', 'Declined')),
  add column declined_at timestamptz,
  add column decline_reason text check (decline_reason in ('price', 'terms', 'mistake', 'not-needed', 'other')),
  add column decline_comment text,
  add column reminded_at timestamptz,
  add constraint document_declined check ((status = 'Declined') = (declined_at is not null));
create index document_to_remind on document (sign_by) where status = 'ForSigning' and reminded_at is null;
