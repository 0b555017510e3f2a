// The demo accounts with all their data, once per database.

import type { ClientConfig } from 'pg';
import { openDatabase } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { loadDemoOnce } from './load-demo-data.ts';
import { sealDemoDocuments } from './seal-demo-documents.ts';
import { sendDemoCodes } from './send-demo-codes.ts';

/**
 * On separate connections: on a slow machine its transactions are idle for longer than the limits of requests allow.
 */
export async function loadDemo(platform: Platform, connection: ClientConfig): Promise<boolean> {
  const unhurried = openDatabase({ ...connection, max: 4 }, () => undefined);
  const demo = { ...platform, db: unhurried.db, pool: unhurried.pool };
  const isLoaded = await loadDemoOnce(demo.db, demo.clock.now(), demo.keys);
  if (isLoaded) {
    await sendDemoCodes(demo);
    await sealDemoDocuments(demo);
  }
  await unhurried.close();
  return isLoaded;
}
