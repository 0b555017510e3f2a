-- A closed profile, a deleted card and a data export find payments by account.
drop index recurrent_payment_by_card;
create index recurrent_payment_by_account on recurrent_payment (account_id, card_id) where account_id is not null;
create index signing_request_by_account on signing_request (account_id);

-- Requests are found by their number.
drop index processing_request_by_id;
