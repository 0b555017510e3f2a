-- The operator who uploaded a file for an answer; null for files of users and of the ticket system.
alter table help_file add column uploaded_by text;

-- Files of support that were not accepted: users are told of them.
alter table help_message add column refused_files integer not null default 0 check (refused_files >= 0);

-- Which files of the ticket were received with the message, accepted or not: none is received twice.
alter table help_message add column ticket_files text[] not null default '{}';
