-- Registering and adding services: one row for each workflow under way. Ids that open it are kept as hashes.

create table registration_workflow (
  workflow_id uuid primary key,
  correlation_hash bytea not null unique,
  kind text not null check (kind in ('registration', 'add-service')),
  state text not null check (state in
    ('AwaitingEmailActivation', 'PidAndEik', 'ServiceNumber', 'SecurityCode', 'SmsCode', 'AwaitingApproval',
     'AwaitingNotOwnerVerification', 'Completed', 'Refused')),
  client_type text check (client_type in ('PrivateOwner', 'SmallBusiness', 'LargeBusiness', 'NotOwner', 'BusinessOwner')),
  -- Who adds a service; of a registration whom it made.
  account_id bigint references account,
  email text not null,
  -- Until the account has it.
  password_hash text,
  -- Somebody has an account with this e-mail: nothing but a word to them comes of the workflow.
  is_email_taken boolean not null default false,
  terms_agreed_at timestamptz,
  language text not null check (language in ('bg', 'en')),
  operating_system text not null,
  -- The id that was typed, sealed under the portal's secret, whether anybody has it or not.
  sealed_pid text,
  customer_id bigint references customer,
  service_id text,
  -- Where the last code went.
  sms_recipient text,
  proved_at timestamptz,
  approval_sent_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (kind = 'registration' or account_id is not null)
);
create index registration_workflow_by_email on registration_workflow (lower(email), created_at);
create index registration_workflow_by_number on registration_workflow (sms_recipient, created_at) where sms_recipient is not null;
create index registration_workflow_by_age on registration_workflow (expires_at);
