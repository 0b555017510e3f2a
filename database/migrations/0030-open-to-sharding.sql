-- Keys of customers' tables begin with the customer, so that the tables can be laid on many machines. What partners and the
-- network number themselves is unique there; here it is only looked up.

alter table processing_request drop constraint processing_request_request_id_key;
create index processing_request_by_id on processing_request (request_id);

alter table insurance_policy drop constraint insurance_policy_policy_number_key;
create index insurance_policy_by_number on insurance_policy (policy_number);

alter table streaming_account drop constraint streaming_account_account_reference_key;
create index streaming_account_by_reference on streaming_account (account_reference);

alter table router drop constraint router_serial_number_key;
create index router_by_serial_number on router (serial_number);

-- The extra is called the school everywhere else.
alter table enlightenment_code rename to school_code;
alter table school_code drop constraint enlightenment_code_code_key;
create index school_code_by_code on school_code (code);
