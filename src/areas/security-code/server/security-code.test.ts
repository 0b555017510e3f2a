import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#testing/portal.ts';
import { entries, openSecurityCode, pids, post, put, type SecurityCodePortal } from '#testing/security-code.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let codes: SecurityCodePortal;
let maria: Browser;
let elena: Browser;
let pekarna: Browser;
beforeAll(async () => {
  codes = await openSecurityCode();
  maria = await (await codes.portal.browser().signIn('maria')).stepUp();
  elena = await (await codes.portal.browser().signIn('elena')).stepUp();
  pekarna = await (await codes.portal.browser().signIn('pekarna')).stepUp();
});
beforeEach(() => codes.startOver());
afterAll(() => codes.close());

describe('the state of a code', () => {
  it('is returned for every pid of the account, without the code itself [SC-006, SC-007, SC-017, SC-018]', async () => {
    expect(await entries(elena)).toEqual([
      {
        pid: pids.elena,
        holder_name: 'Елена Димитрова',
        receiving_method: '359888100301',
        is_eligible: true,
        has_security_code: true,
        is_business: false,
        contract_id: null,
      },
    ]);
    expect(await entries(pekarna)).toMatchObject([
      { is_business: true, contract_id: 'M2000501', has_security_code: false, receiving_method: null },
    ]);
  });

  it('is ineligible for a pid without services', async () => {
    const ivan = await (await codes.portal.browser().signIn('ivan')).stepUp();
    expect(await entries(ivan)).toMatchObject([{ is_eligible: false, has_security_code: false }]);
    expect(outcomeOf(await post(ivan, 'create', { pid: '7811039984', msisdn: '359888100501' }))).toBe(
      '409 EC_Security_Code_Not_Available',
    );
  });

  it.each([
    ['elena', 'PrivateOwner', '359888100301'],
    ['pekarna', 'SmallBusiness', null],
  ] as const)('can be read for one pid: %s is %s [SC-019]', async (who, client_type, receiving_method) => {
    const browser = { elena, pekarna }[who];
    expect((await post(browser, 'eligibility', { pid: pids[who] })).body).toEqual({
      is_eligible: true,
      client_type,
      receiving_method,
    });
  });

  it('is not available to others', async () => {
    const calls = [
      await post(maria, 'eligibility', { pid: pids.elena }),
      await post(maria, 'create', { pid: pids.elena, msisdn: '359888100101' }),
      await put(maria, 'reset', { pid: pids.elena }),
      await put(maria, 'change', { pid: pids.elena, old_code: '314159', new_code: '902817' }),
      await put(maria, 'change-receiving-method', { pid: pids.elena, msisdn: '359888100101' }),
    ];
    expect(calls.map(outcomeOf)).toEqual(calls.map(() => '403 EC_User_Not_Authoried'));
  });
});

it('every change leaves its audit entry', async () => {
  const evidence = async () => {
    const { rows } = await codes.portal.platform.pool.query<{ action: string }>(
      `select action from audit join customer using (customer_id) where pid = $1 order by audit.happened_at`,
      [pids.elena],
    );
    return rows.map(({ action }) => action);
  };
  const before = (await evidence()).length;
  await put(elena, 'reset', { pid: pids.elena });
  const code = await codes.lastCode('359888100301');
  await post(elena, 'confirm', { pid: pids.elena, code });
  await put(elena, 'change', { pid: pids.elena, old_code: code, new_code: '902817' });
  const wanted = { pid: pids.elena, msisdn: '359888100302' };
  await put(elena, 'change-receiving-method', wanted);
  await put(elena, 'change-receiving-method', { ...wanted, code: await codes.lastCode('359888100302') });
  expect((await evidence()).slice(before).toSorted()).toEqual([
    'security-code.change',
    'security-code.confirm',
    'security-code.number',
    'security-code.reset',
  ]);
});
