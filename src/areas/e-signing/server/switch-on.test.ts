import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';

const { pid, number, otherNumber, annex } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

describe('signing', () => {
  it('that is switched on deletes the number requested with a document', async () => {
    await signing.request({ msisdn: otherNumber, pid, document_id: annex });
    await signing.switchOn();
    expect(await signing.portal.platform.db.selectFrom('signing_request').select('msisdn').execute()).toEqual([]);
  });

  it('is on or off for each pid separately [ES-035]', async () => {
    const account = signing.portal.platform.db.insertInto('account_pid');
    await signing.switchOn();
    const ids = await signing.portal.platform.pool.query<{ account_id: number; customer_id: number }>(
      `select account_id, (select customer_id from customer_pid where pid = '5602299925') as customer_id
       from account where username like 'desislava%'`,
    );
    await account.values(ids.rows[0]!).execute();
    const all = await signing.status();
    expect(all.map((each) => `${each.pid} ${each.has_active_subscription} ${each.msisdn}`).toSorted()).toEqual([
      '5602299925 false null',
      `${pid} true ${number}`,
    ]);
  });
});
