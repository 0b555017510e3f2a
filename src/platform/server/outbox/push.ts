// Push messages of this portal; null if it does not offer them.

import type { Configuration } from '../configuration.ts';
import type { Queryable } from '../database/database.ts';
import { openPushKey, type PushKey } from './push-key.ts';
import { readPushSettings, type PushSettings } from './push-settings.ts';

export type Push = {
  pushKey: PushKey;
  settings: PushSettings;
  /** For the push service, in case of problems. */
  contact: string;
  /** The subscription of a browser ends with its session. */
  sessionDays: number;
};

export async function openPush(db: Queryable, configuration: Configuration): Promise<Push | null> {
  const settings = readPushSettings(configuration.environment);
  const pushKey = await openPushKey(db, configuration.appMode, settings);
  const { sessionDays } = configuration;
  return pushKey && { pushKey, settings, contact: settings.contact ?? contactOf(configuration), sessionDays };
}

/** Push services accept no other protocols. */
function contactOf({ publicUrl, mailFrom }: Configuration): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? mailFrom}`;
}
