-- The first day of a donation campaign; one without has begun.

alter table donation_campaign add column starts_on date check (starts_on <= ends_on);
