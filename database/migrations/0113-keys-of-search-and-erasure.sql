-- The desk finds a customer by the number of a contract.
create index contract_by_id on contract (contract_id);

-- An erasure finds the rows of one customer or account.
create index account_username_by_account on account_username (account_id);
create index card_payment_nonce_by_account on card_payment_nonce (account_id);
create index customer_pid_by_customer on customer_pid (customer_id);
create index passkey_credential_by_account on passkey_credential (account_id);
create index policy_number_by_customer on policy_number (customer_id);
create index service_number_by_customer on service_number (customer_id);
create index signing_subscription_by_account on signing_subscription (account_id);
create index voucher_number_by_customer on voucher_number (customer_id);
create index withdrawal_by_account on withdrawal (account_id) where account_id is not null;

-- Ranges of a block index grow when space is used again, so that retention read them every hour.
drop index usage_day_by_age;
create index usage_day_by_age on usage_day (measured_at);
