-- What users are told about, by which channel and when, and the browsers that get push messages.

create table notification_setting (
  account_id bigint not null references account,
  kind text not null check (kind in ('bills', 'usage', 'services', 'documents', 'support', 'offers')),
  channel text not null check (channel in ('bell', 'push', 'sms', 'email')),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, kind, channel)
);

-- The two types of notifications become the channels of their kinds.
insert into notification_setting (account_id, kind, channel, is_on, changed_at)
select account_id, kind, channel, is_subscribed, changed_at
from notification_choice
join (values (1, 'bills', 'push'), (1, 'bills', 'email'), (1, 'usage', 'push'), (1, 'usage', 'sms'), (1, 'usage', 'email'),
  (1, 'services', 'push'), (1, 'services', 'sms'), (1, 'documents', 'push'), (1, 'documents', 'email'),
  (1, 'support', 'push'), (1, 'support', 'email'), (2, 'offers', 'push'), (2, 'offers', 'sms'), (2, 'offers', 'email'))
  as cell (type_id, kind, channel) on type_id = notification_type_id;
drop table notification_choice;

-- Times of day in Sofia as HH:MM.
create table quiet_hours (
  account_id bigint primary key references account,
  quiet_from text not null check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_until text not null check (quiet_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  changed_at timestamptz not null,
  check (quiet_from <> quiet_until)
);

-- A browser of one session: it gets nothing after the session ends.
create table push_subscription (
  account_id bigint not null references account,
  subscription_id uuid not null,
  session_id text not null,
  -- The address at the push service and its keys, encrypted: with them anybody could write to the browser.
  sealed text not null,
  endpoint_hash bytea not null,
  created_at timestamptz not null,
  primary key (account_id, subscription_id),
  foreign key (account_id, session_id) references session on delete cascade
);
create index push_subscription_by_id on push_subscription (subscription_id);
create index push_subscription_by_endpoint on push_subscription (endpoint_hash);
create unique index push_subscription_by_session on push_subscription (account_id, session_id);

alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('sms', 'email', 'push'));
-- Quiet hours: not sent before this moment.
alter table outbox add column held_until timestamptz;
-- One event may write an SMS, an e-mail and an entry of the bell; a browser gets one message about it.
create unique index outbox_push_once on outbox (recipient, template, created_at) where channel = 'push';
