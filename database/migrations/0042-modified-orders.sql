-- Which of what is ordered changes something that stays: what it takes the place of, or how many of it there are then.
alter table provisioning_order add column modifies jsonb not null default '[]';
