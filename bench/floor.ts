// The baseline for reads and changes: bare Fastify without a session. A read is one prepared statement whose JSON
// PostgreSQL builds.

import Fastify from 'fastify';
import pg from 'pg';
import { billsText, billText } from './floor-bills.ts';
import { mountChanges } from './floor-changes.ts';
import { documentsText } from './floor-documents.ts';
import { eligibilityText } from './floor-eligibility.ts';
import { homeText } from './floor-home.ts';
import { protectionText } from './floor-protection.ts';
import { roamingText } from './floor-roaming.ts';
import { usageText } from './floor-usage.ts';

const { FLOOR_PORT, FLOOR_DATABASE, FLOOR_ACCOUNT, FLOOR_NUMBER, FLOOR_BILL } = process.env;
const pool = new pg.Pool({ ...(JSON.parse(FLOOR_DATABASE ?? '{}') as pg.PoolConfig), max: 16 });

const app = Fastify();
const account = Number(FLOOR_ACCOUNT);
mountRead('/overview', homeText, [account]);
mountRead('/eligibility', eligibilityText, [account, FLOOR_NUMBER]);
mountRead('/roaming', roamingText, [account, FLOOR_NUMBER]);
mountRead('/protection', protectionText, [account, FLOOR_NUMBER]);
mountRead('/documents', documentsText, [account]);
mountRead('/bills', billsText, [account]);
mountRead('/bill', billText, [account, FLOOR_BILL]);
mountRead('/usage', usageText, [account, FLOOR_NUMBER]);
mountChanges(app, pool);
await app.listen({ port: Number(FLOOR_PORT), host: '127.0.0.1' });
process.send?.('ready');

function mountRead(name: string, statement: string, values: unknown[]): void {
  app.get(name, async (_request, reply) => {
    const { rows } = await pool.query<{ answer: string }>({ name, text: statement, values });
    return reply.type('application/json; charset=utf-8').send(rows[0]?.answer);
  });
}
