-- The metrics count the messages that were given up recently.

create index outbox_given_up on outbox (given_up_at) where given_up_at is not null;
