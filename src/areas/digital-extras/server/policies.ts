// What happens to an extra happens to the policy behind it.

import type { Tx } from '#platform/server/database/database.ts';
import type { OfExtra } from './change-store.ts';
import type { ExtraKind } from './catalogue.ts';
import { setHomeAssistance } from '../home-assistance/server/store.ts';
import { setInsurance } from '../insurance/server/store.ts';

export async function setPolicyEnding(tx: Tx, of: OfExtra, kind: ExtraKind, endsOn: string): Promise<void> {
  if (kind === 'insurance') await setInsurance(tx, of, 'Deactivating', endsOn);
  if (kind === 'home-assistance') await setHomeAssistance(tx, of, 'Active', endsOn);
}

export async function setPolicyKept(tx: Tx, of: OfExtra, kind: ExtraKind): Promise<void> {
  if (kind === 'insurance') await setInsurance(tx, of, 'Active', null);
  if (kind === 'home-assistance') await setHomeAssistance(tx, of, 'Active', null);
}

export async function setPolicyEnded(tx: Tx, of: OfExtra, kind: ExtraKind, endsOn: string): Promise<void> {
  if (kind === 'insurance') await setInsurance(tx, of, 'Ended', endsOn);
  if (kind === 'home-assistance') await setHomeAssistance(tx, of, 'Ended', endsOn);
}
