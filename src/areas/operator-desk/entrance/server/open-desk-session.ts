import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { insertSession } from './store.ts';

export type OpenedDeskSession = { token: string; cookie: string };

export async function openDeskSession(tx: Tx, operatorId: number, now: Date): Promise<OpenedDeskSession> {
  const [token, cookie] = [newSecret(), newSecret()];
  const hashes = { tokenHash: hashOf(token), cookieHash: hashOf(cookie) };
  await insertSession(tx, { sessionId: randomUUID(), operatorId, ...hashes, now });
  return { token, cookie };
}

const newSecret = () => randomBytes(32).toString('base64url');
