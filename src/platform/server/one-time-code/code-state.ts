// The state of a code, for a reloaded screen.

import { mayBeSent, sendsAllowed, triesPerRequest, waitAfterLastSendSeconds } from '#platform/one-time-code.ts';
import type { Queryable } from '../database/database.ts';
import { readLock, readRequest, readSends } from './code-store.ts';
import { guardedThing, isLocked } from './code-lock.ts';
import type { GuardedBinding } from './code-binding.ts';
import type { CodeSettings } from './code-settings.ts';
import { secondsUntil } from './seconds-until.ts';

export type CodeState = {
  sendsLeft: number;
  /** Until another code may be sent; 0 means now. */
  waitSeconds: number;
  /** Expiry of the last code; null without a valid code. */
  expiresAt: Date | null;
  triesLeft: number;
};

export async function codeState({ clock }: CodeSettings, db: Queryable, asked: GuardedBinding): Promise<CodeState> {
  const now = clock.now();
  const sends = await readSends(db, asked);
  const request = await readRequest(db, asked, 'no lock');
  const lock = await readLock(db, guardedThing(asked.guard, asked.recipient));
  const locked = isLocked(lock, now) ? lock : null;
  const open = request && !request.isUsed && request.expiresAt > now ? request : null;
  const triesLeft = locked ? 0 : triesPerRequest - (open?.tries ?? 0);
  const waits = [
    sendWait(sends, now),
    locked instanceof Date ? secondsUntil(locked, now) : 0,
    open && triesLeft === 0 ? secondsUntil(open.expiresAt, now) : 0,
  ];
  return {
    sendsLeft: isSeriesOver(sends.lastSendAt, now) ? sendsAllowed : sendsAllowed - sends.sends,
    waitSeconds: Math.max(...waits),
    expiresAt: open?.expiresAt ?? null,
    triesLeft,
  };
}

function sendWait(sends: Parameters<typeof mayBeSent>[0], now: Date): number {
  const verdict = mayBeSent(sends, now);
  return verdict.may ? 0 : verdict.waitSeconds;
}

function isSeriesOver(lastSendAt: Date | null, now: Date): boolean {
  return lastSendAt === null || now.getTime() - lastSendAt.getTime() >= waitAfterLastSendSeconds * 1000;
}
