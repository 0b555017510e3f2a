-- A part of a payment may be returned: the unspent part of a top-up.

alter table card_payment add column refund_cents integer check (refund_cents > 0 and refund_cents <= amount_cents);
alter table embedded_payment add column reversed_amount text;

-- Money that returns to the card is taken from the balance first.
alter table balance_purchase drop constraint balance_purchase_kind_check;
alter table balance_purchase add constraint balance_purchase_kind_check
  check (kind in ('donation', 'extra', 'package', 'refund'));
