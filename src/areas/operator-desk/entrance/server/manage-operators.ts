// The actions of the command `npm run operator`: add, re-enrol, unlock and remove operators.

import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import type { AuditFacts } from '#platform/audit-facts.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { forgetFailures } from '#platform/server/sign-in-failures/failure-store.ts';
import { failureSubject } from '#platform/server/sign-in-failures/sign-in-failures.ts';
import { saveLink } from '#platform/server/single-use-link/single-use-link.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import { enrolmentHours, type Role } from '../rules.ts';
import { enrolmentLink, newEnrolmentKey } from './enrolment-link.ts';
import { endSessionsOf, findOperator, insertOperator, markRemoved } from './store.ts';

type DatabaseAndClock = Pick<Platform, 'db' | 'clock'>;

/** The key of the enrolment link; null if the name is taken. */
export function addOperator(
  { db, clock }: DatabaseAndClock,
  name: string,
  roles: readonly Role[],
): Promise<string | null> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const operatorId = await insertOperator(tx, name, roles, now);
    if (operatorId === null) return null;
    await recordByCommand(tx, 'desk.add-operator', name, { roles }, now);
    return offerEnrolment(tx, operatorId, now);
  });
}

/**
 * After a lost phone or password: sessions end at once, and a new link is valid for a day. Null if unknown, or if the
 * OpenID provider authenticates the operator.
 */
export function enrolAgain({ db, clock }: DatabaseAndClock, name: string): Promise<string | null> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const operator = await findOperator(tx, name);
    if (!operator || operator.identity_subject !== null) return null;
    await endSessionsOf(tx, operator.operator_id, now);
    await recordByCommand(tx, 'desk.enrol-again', name, {}, now);
    return offerEnrolment(tx, operator.operator_id, now);
  });
}

/** False if unknown. Past actions stay in the audit log under the name. */
export function removeOperator({ db, clock }: DatabaseAndClock, name: string): Promise<boolean> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const operator = await findOperator(tx, name);
    if (!operator) return false;
    await markRemoved(tx, operator.operator_id, now);
    await endSessionsOf(tx, operator.operator_id, now);
    await recordByCommand(tx, 'desk.remove-operator', name, {}, now);
    return true;
  });
}

/** Deletes the failed sign-ins of a name, so that the next one is not delayed; false if unknown. */
export function unlockOperator({ db, clock }: DatabaseAndClock, name: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await findOperator(tx, name))) return false;
    await forgetFailures(tx, failureSubject('operator', name));
    await recordByCommand(tx, 'desk.unlock', name, {}, clock.now());
    return true;
  });
}

async function offerEnrolment(tx: Tx, operatorId: number, now: Date): Promise<string> {
  const key = newEnrolmentKey(operatorId);
  const expiresAt = new Date(now.getTime() + enrolmentHours * 3_600_000);
  await saveLink(tx, enrolmentLink(key).link, { now, expiresAt });
  return key;
}

function recordByCommand(tx: Tx, action: AuditAction, subject: string, facts: AuditFacts, happenedAt: Date) {
  return recordDeskAction(tx, { by: 'the command', action, subject, facts, happenedAt });
}
