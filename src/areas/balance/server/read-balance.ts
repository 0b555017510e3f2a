// The balance of a number: the balance source is asked first; when it does not answer, the last known figure is shown.

import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Caller, OwnedService } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findAutomatic } from './automatic-store.ts';
import type { BalanceSource } from './balance-source/balance-source.ts';
import { findBalance } from './balance-store.ts';
import { presentAutomatic, presentBalance, presentTopUp } from './present.ts';
import { refreshBalance } from './refresh-balance.ts';
import { findOpenTopUps } from './top-up-store.ts';

type BalanceRequest = { service: OwnedService; caller: Caller; language: Language };

export async function readBalance(platform: Platform, source: BalanceSource | null, request: BalanceRequest) {
  const { service, caller, language } = request;
  const { db, clock } = platform;
  if (!(await findBalance(db, service)).is_prepaid_mobile) return refuse('EC_Number_Not_Prepaid');
  if (source) await refreshBalance(platform, source, service);
  const now = clock.now();
  const shown = presentBalance(await findBalance(db, service), language, now);
  const automatic = await findAutomatic(db, service, sofiaDay(now));
  if (!shown) return refuse('EC_No_Balance_Data', { IsAutomatic: automatic !== null });
  const open = await findOpenTopUps(db, caller.accountId, service.serviceId);
  return ok({
    msisdn: service.serviceId,
    today: sofiaDay(now),
    ...shown,
    open_top_ups: open.map(presentTopUp),
    automatic: automatic && presentAutomatic(automatic, caller.accountId),
  });
}
