-- The text of a message with a code or a link that opens something, and the code itself, sealed under the portal's secret.
alter table outbox add column sealed text;
alter table outbox drop column code;
