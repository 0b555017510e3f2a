// Signs an operator in. An unknown name, a wrong password and a wrong or used code take the same work and get the same
// answer. Failures slow down as for customers: strangers cannot lock out a known browser.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { knownBrowserCookie, knownBrowserId, type BrowserOwner } from '#platform/server/known-browser.ts';
import { passwordMatches } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { failureSubjects, recordSuccess, takeTry } from '#platform/server/sign-in-failures/sign-in-failures.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import type { Role } from '../rules.ts';
import { openDeskSession, type OpenedDeskSession } from './open-desk-session.ts';
import { openTotp } from './sealed-totp.ts';
import { findOperator, useTotpStep } from './store.ts';
import { stepOfCode } from './totp.ts';

export type DeskCredentials = {
  name: string;
  password: string;
  code: string;
  remoteAddress: string;
  cookie: (name: string) => string | undefined;
};

export type DeskSignIn = OpenedDeskSession & { name: string; roles: Role[]; browserOwner: BrowserOwner };

export async function signInAtDesk(
  platform: Platform,
  given: DeskCredentials,
): Promise<DeskSignIn | Refusal<'EC_Invalid_Credentials' | 'EC_Too_Many_Requests'>> {
  const { db, clock, keys } = platform;
  const operator = await findOperator(db, given.name);
  const owner = operator ? browserOwnerOf(operator) : null;
  const known = given.cookie(knownBrowserCookie('operator', given.name));
  const browserId = owner ? knownBrowserId(platform, known, owner) : null;
  const subjects = failureSubjects('operator', { ...given, username: given.name, browserId });
  const wait = await takeTry(platform, subjects);
  if (wait > 0) return refuse('EC_Too_Many_Requests', { WaitSeconds: wait });
  const isPassword = await passwordMatches(operator?.password_hash ?? undefined, given.password);
  const sealed = operator?.sealed_totp ?? null;
  const secret = operator ? openTotp(keys.storage, operator.operator_id, sealed) : null;
  const now = clock.now();
  const step = secret === null ? null : stepOfCode(secret, given.code, now);
  if (!operator || !owner || !isPassword || sealed === null || step === null) return refuse('EC_Invalid_Credentials');
  const { operator_id: operatorId, name } = operator;
  const entered = await inTransaction(db, async (tx) => {
    if (!(await useTotpStep(tx, operatorId, sealed, step))) return refuse('EC_Invalid_Credentials');
    const opened = await openDeskSession(tx, operatorId, now);
    await recordDeskAction(tx, { by: name, action: 'desk.sign-in', subject: name, facts: {}, happenedAt: now });
    return { ...opened, name, roles: operator.roles as Role[], browserOwner: owner };
  });
  if (!isRefusal(entered)) await recordSuccess(platform, subjects);
  return entered;
}

type OperatorPassword = { operator_id: number; password_hash: string | null };

function browserOwnerOf({ operator_id: id, password_hash: passwordHash }: OperatorPassword): BrowserOwner | null {
  return passwordHash === null ? null : { kind: 'operator', id, passwordHash };
}
