/**
 * A table expression: the numbers that the saved cards of accounts top up automatically. Only numbers for which the
 * account can stop it: the job ends the others.
 */
export const cardTopUps = `(
  select automatic.account_id, automatic.card_id, automatic.service_id
  from automatic_top_up automatic join account_service held using (account_id, service_id)
  join service on service.customer_id = held.customer_id and service.service_id = held.service_id
  join tariff using (tariff_id)
  where automatic.stopped_at is null and automatic.customer_id = held.customer_id and held.is_owner
    and service.msisdn_type = 'Mobile' and tariff.is_prepaid)`;
