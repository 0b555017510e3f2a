-- An e-mail as HTML beside its text.
alter table outbox add column html text;
