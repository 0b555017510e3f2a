// Keeps the policy of an extra in step with its status.

import type { Tx } from '#platform/server/database/database.ts';
import type { ExtraKind } from './catalogue.ts';
import { setHomeAssistance } from '../home-assistance/server/store.ts';
import { setInsurance } from '../insurance/server/store.ts';
import type { ExtraKey } from './extra-key.ts';

export async function setPolicyEnding(tx: Tx, key: ExtraKey, kind: ExtraKind, endsOn: string): Promise<void> {
  if (kind === 'insurance') await setInsurance(tx, key, 'Deactivating', endsOn);
  if (kind === 'home-assistance') await setHomeAssistance(tx, key, 'Active', endsOn);
}

export async function setPolicyKept(tx: Tx, key: ExtraKey, kind: ExtraKind): Promise<void> {
  if (kind === 'insurance') await setInsurance(tx, key, 'Active', null);
  if (kind === 'home-assistance') await setHomeAssistance(tx, key, 'Active', null);
}

export async function setPolicyEnded(tx: Tx, key: ExtraKey, kind: ExtraKind, endsOn: string): Promise<void> {
  if (kind === 'insurance') await setInsurance(tx, key, 'Ended', endsOn);
  if (kind === 'home-assistance') await setHomeAssistance(tx, key, 'Ended', endsOn);
}
