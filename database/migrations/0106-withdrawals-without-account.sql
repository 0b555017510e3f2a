-- A withdrawal from something bought without sign-in, by the proof of the number, belongs to no account.
alter table withdrawal alter column account_id drop not null;
