-- When a top-up was last ordered from the operator's system. Questions about its outcome move asked_at, so that a balance
-- measured between the order and the question counted the top-up twice.
alter table top_up add column ordered_at timestamptz;
update top_up set ordered_at = asked_at where asked_at is not null;
