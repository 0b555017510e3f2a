import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { sentNumber } from '#platform/msisdn.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { changeExtra } from '../../server/change-store.ts';
import { extraOf, type Change } from '../../server/change.ts';
import { setContactNumber } from './store.ts';

export async function updateContactNumber(change: Change, code: string, newContactNumber: string) {
  const extra = extraOf(change, code);
  if (extra?.kind !== 'home-assistance' || extra.status === 'Inactive') return refuse('EC_Already_Inactive');
  const { tx, customerId, serviceId } = change;
  const key = { customerId, serviceId, code };
  const contact_number = sentNumber(newContactNumber);
  await changeExtra(tx, key, { contact_number });
  await setContactNumber(tx, key, contact_number);
  await recordAudit(tx, {
    customerId,
    accountId: change.accountId,
    action: 'home-assistance.contact-number',
    subject: serviceId,
    facts: { code },
    happenedAt: change.now,
  });
  return done;
}
