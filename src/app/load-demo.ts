// The demo people with everything about them, once per database.

import type { ClientConfig } from 'pg';
import { loadDemoOnce } from '#database/demo/load-demo.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { sealDemoDocuments } from './seal-demo-documents.ts';
import { sendDemoCodes } from './send-demo-codes.ts';

/** On connections of its own: on a slow machine its transactions rest for longer than those of a request may. */
export async function loadDemo(platform: Platform, connection: ClientConfig): Promise<boolean> {
  const unhurried = openDatabase({ ...connection, max: 4 }, () => undefined);
  const demo = { ...platform, db: unhurried.db, pool: unhurried.pool };
  const isLoaded = await loadDemoOnce(demo.db, demo.clock.now(), demo.keys.code);
  if (isLoaded) {
    await sendDemoCodes(demo);
    await sealDemoDocuments(demo);
  }
  await unhurried.close();
  return isLoaded;
}
