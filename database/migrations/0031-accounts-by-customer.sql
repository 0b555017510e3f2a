-- A number that is loaded for a customer is shown to the accounts that hold the customer's pid.
create index if not exists account_pid_by_customer on account_pid (customer_id);
