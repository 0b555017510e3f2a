-- An event of the ticket system names a ticket, which is then read; until its reading begins, further events have no effect.
alter table help_question add column is_ticket_event_pending boolean not null default false;
create index help_question_by_ticket on help_question (ticket_id) where ticket_id is not null;
