// Sets up, changes or stops the automatic top-up of a number. It charges a saved card, so the amounts have limits.

import { sofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { wholeCentsOf } from '#platform/money.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { lockPayingCard } from '#platform/server/card-payments/payer-store.ts';
import { lockService } from '#platform/server/customer-holdings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller, OwnedService } from '#platform/server/http/caller.ts';
import { lockOpenAccount } from '#platform/server/lock-open-account.ts';
import { switchOn } from '#platform/server/outbox/choice-store.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isUuid } from '#platform/uuid.ts';
import { cardLife } from '#areas/profile/rules.ts';
import type { AutomaticChoice } from '../contract.ts';
import { automaticProblem } from '../rules.ts';
import { removeAutomatic, saveAutomatic } from './automatic-store.ts';
import type { TopUpSettings } from './top-up-settings.ts';
import { findPrepaidNumber } from './top-up-store.ts';

type AutomaticChange = { service: OwnedService; caller: Caller; automatic: AutomaticChoice | null };

export async function changeAutomatic(
  platform: Platform,
  settings: TopUpSettings,
  tx: Tx,
  { service, caller, automatic }: AutomaticChange,
) {
  const now = platform.clock.now();
  const { customerId, serviceId } = service;
  // Closing the profile stops only the automatic top-ups that exist then.
  if (!(await lockOpenAccount(tx, caller.accountId))) return refuse('Error_401');
  await lockService(tx, service);
  if (automatic) {
    const refused = await save(tx, settings, { service, caller, automatic }, now);
    if (refused) return refused;
  } else await removeAutomatic(tx, service);
  await recordAudit(tx, {
    customerId,
    accountId: caller.accountId,
    action: 'balance.change-automatic',
    subject: serviceId,
    facts: { mode: automatic?.mode ?? null, amount: automatic?.amount ?? null },
    happenedAt: now,
  });
  return done;
}

async function save(
  tx: Tx,
  settings: TopUpSettings,
  { service, caller, automatic }: AutomaticChange & { automatic: AutomaticChoice },
  now: Date,
) {
  if (!(await findPrepaidNumber(tx, service.serviceId))) return refuse('EC_Number_Not_Prepaid');
  const below = automatic.mode === 'below' ? wholeCentsOf(automatic.below) : null;
  const [amountCents, ceilingCents] = [wholeCentsOf(automatic.amount), wholeCentsOf(automatic.ceiling)];
  const amounts = { mode: automatic.mode, belowCents: below, amountCents, ceilingCents };
  if (automaticProblem(amounts, settings) !== null) return refuse('EC_Invalid_Top_Up');
  const card = isUuid(automatic.card) ? await lockPayingCard(tx, caller.accountId, automatic.card) : undefined;
  if (!card) return refuse('EC_User_Not_Authoried');
  if (cardLife(card.expiration_date, sofiaDay(now)) === 'expired') return refuse('EC_Card_Expired');
  const { customerId, serviceId } = service;
  await saveAutomatic(tx, {
    customerId,
    serviceId,
    accountId: caller.accountId,
    cardId: card.card_id,
    mode: automatic.mode,
    belowCents: below,
    dayOfMonth: automatic.mode === 'day' ? automatic.day : null,
    amountCents: amountCents!,
    ceilingCents: ceilingCents!,
    now,
  });
  // Else the charge would not be announced.
  await switchOn(tx, caller.accountId, [{ kind: 'bills', channel: 'email' }], now);
  return null;
}
