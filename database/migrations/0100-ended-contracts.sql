-- The day on which the portal found that the contract of a signed document had ended: its retention begins.
alter table document add column contract_ended_on date;
create index document_by_contract_end on document (contract_ended_on) where contract_ended_on is not null;
