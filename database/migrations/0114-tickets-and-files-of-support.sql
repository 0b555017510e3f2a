-- An event of the ticket system names a ticket, which is then read; until its reading begins, further events have no effect.
alter table help_question add column is_ticket_event_pending boolean not null default false;
create index help_question_by_ticket on help_question (ticket_id) where ticket_id is not null;

-- The operator who uploaded a file for an answer; null for files of users and of the ticket system.
alter table help_file add column uploaded_by text;

-- Files of support that were not accepted: users are told of them.
alter table help_message add column refused_files integer not null default 0 check (refused_files >= 0);

-- Which files of the ticket were received with the message, accepted or not: none is received twice.
alter table help_message add column ticket_files text[] not null default '{}';
