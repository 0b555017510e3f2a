import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, daysBetween, sofiaDay } from '#platform/clock.ts';
import { priceOf } from '#platform/money.ts';
import { openContracts, plamen, statement, type ContractsPortal } from '#testing/contracts.ts';
import { reportRefund } from '#testing/refund-results.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { reckonUse, withdrawalEnd } from '../rules.ts';

const day = 24 * 3600;
let contracts: ContractsPortal;
beforeEach(async () => {
  contracts = await openContracts();
});
afterEach(() => contracts.close());

const today = () => sofiaDay(contracts.portal.platform.clock.now());
const dueFor = (days: number) =>
  reckonUse(
    {
      concludedOn: addDays(today(), 1 - days),
      priceCents: 499,
      per: 'month',
      freeUntil: null,
      paidFrom: 'bill',
      paidCents: 0,
      usedFrom: addDays(today(), 1 - days),
      usedTo: null,
      periodDays: null,
      spentCents: null,
    },
    today(),
  ).dueCents;

describe('the list of purchases', () => {
  it('shows until when each can be withdrawn from, and why one cannot [FE-001]', async () => {
    const traffic = await contracts.purchase(plamen.traffic);
    expect(traffic).toMatchObject({ name: 'Трафик 10 GB', refusal: null, withdrawal: null, kind: 'extra' });
    expect(traffic.withdraw_until).toBe(withdrawalEnd(addDays(today(), -5)));
    expect((await contracts.purchase(plamen.kitchen)).refusal).toBe('over');
  });

  it('shows the term of a contract, the cost of its end today and the parts of that cost [FE-003]', async () => {
    const [contract] = (await contracts.overview()).contracts;
    expect(contract).toMatchObject({
      contract_id: plamen.contract,
      ends_on: addDays(today(), 330),
      monthly: priceOf(899 + 1399),
      benefit: priceOf(24_000),
      early_end: {
        remaining_days: 330,
        term_days: 731,
        fee_limit: priceOf(3 * 2298),
        fees: priceOf(3 * 2298),
        benefit: priceOf(Math.round((24_000 * 330) / 731)),
        total: priceOf(3 * 2298 + Math.round((24_000 * 330) / 731)),
      },
    });
  });
});

describe('before a withdrawal', () => {
  it('the user sees what ends with it, the days of use, what is due and what returns [FE-002]', async () => {
    expect(await contracts.preview(plamen.traffic)).toMatchObject({
      is_pending: false,
      also_ends: ['Нощен трафик'],
      used_days: 6,
      due: priceOf(dueFor(6)),
      refund: priceOf(0),
      refund_to: 'bill',
      person: { name: 'Пламен Тодоров', email: 'plamen@demo.abonat.bg' },
    });
    // The package is used since three days of seven.
    expect(await contracts.preview(plamen.package)).toMatchObject({
      used_days: 3,
      due: priceOf(296),
      refund: priceOf(690 - 296),
    });
  });
});

describe('a withdrawal', () => {
  it('is confirmed at once with the statement and its moment, by e-mail with a PDF [FE-001]', async () => {
    const reply = await contracts.withdraw(plamen.traffic);
    expect(reply.status).toBe(200);
    const moment = contracts.portal.platform.clock.now();
    expect(reply.body).toMatchObject({ ...statement, state: 'ending', used_days: 6, due: priceOf(dueFor(6)) });
    const submitted = new Date((reply.body as { submitted_at: string }).submitted_at);
    expect(Math.abs(submitted.getTime() - moment.getTime())).toBeLessThan(60_000);
    const [mail, ...others] = await contracts.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: statement.email, attachment_name: 'withdrawal.pdf' });
    expect(mail?.subject).toContain('Трафик 10 GB');
    expect(mail?.body).toContain('не връщаме пари, защото нищо не е платено предварително');
    expect(mail?.attachment?.subarray(0, 5).toString()).toBe('%PDF-');
    const receipt = await contracts.who.call('GET', contracts.path(plamen.traffic, 'receipt'));
    expect([receipt.status, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('ends the extra and what requires it, with an order of removal to the network [FE-001, FE-002]', async () => {
    await contracts.withdraw(plamen.traffic);
    await contracts.portal.runDueJobs();
    expect([await contracts.statusOf('20120'), await contracts.statusOf('20121')]).toEqual(['Inactive', 'Inactive']);
    const orders = await contracts.query<{ removes: string[] }>('select removes from provisioning_order');
    expect(orders.flatMap(({ removes }) => removes).toSorted()).toEqual(['20120', '20121']);
    expect(await contracts.withdrawal(plamen.traffic)).toMatchObject({ state: 'ended', refund_state: 'none' });
  });

  it('is recorded in the audit log, when it is submitted and when it is done [FE-001]', async () => {
    await contracts.withdraw(plamen.package);
    await contracts.pass(10);
    await contracts.pass(60);
    await reportRefund(contracts.portal, plamen.pid, (await contracts.withdrawal(plamen.package))!.withdrawal_id);
    const entries = await contracts.query<{ action: string; cents?: number }>(
      `select action, facts::jsonb -> 'cents' as cents from audit where action like 'contract.%' order by sequence`,
    );
    const [, ended, refund] = entries;
    expect(entries.map(({ action }) => action)).toEqual([
      'contract.withdraw',
      'contract.withdrawal-ended',
      'contract.refund',
    ]);
    expect([ended?.cents, refund?.cents]).toEqual([null, 394]);
  });

  it('happens once: a second confirmation is refused and changes nothing [FE-001]', async () => {
    expect((await contracts.withdraw(plamen.traffic)).status).toBe(200);
    expect(outcomeOf(await contracts.withdraw(plamen.traffic))).toBe('409 EC_Already_Withdrawn');
    expect(await contracts.mails()).toHaveLength(1);
  });

  it('happens once from two tabs at the same time, and the same key gets the same answer [FE-001]', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => contracts.withdraw(plamen.traffic)));
    expect(replies.map(outcomeOf).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 7 }, () => '409 EC_Already_Withdrawn'),
    ]);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [
      await contracts.withdraw(plamen.package, statement, key),
      await contracts.withdraw(plamen.package, statement, key),
    ];
    expect(other.body).toEqual(one.body);
    expect(await contracts.mails()).toHaveLength(2);
  });

  it('is possible on the last day and refused on the next one [FE-001]', async () => {
    const { withdraw_until } = await contracts.purchase(plamen.traffic);
    const left = daysBetween(today(), withdraw_until);
    await contracts.pass(left * day);
    expect((await contracts.purchase(plamen.traffic)).refusal).toBeNull();
    await contracts.pass(day);
    expect((await contracts.purchase(plamen.traffic)).refusal).toBe('over');
    expect(outcomeOf(await contracts.withdraw(plamen.traffic))).toBe('409 EC_Withdrawal_Over');
    expect(await contracts.statusOf('20120')).toBe('Active');
  });

  it('of a company, or of an order that failed, is refused [FE-001]', async () => {
    await contracts.query(`update customer set account_type = 'Business' where name = 'Пламен Тодоров'`);
    expect(outcomeOf(await contracts.withdraw(plamen.traffic))).toBe('409 EC_Not_Withdrawable');
    await contracts.query(`update customer set account_type = 'Private' where name = 'Пламен Тодоров'`);
    await contracts.query('update purchase set failed_at = now() where purchase_id = $1', [plamen.traffic]);
    expect(outcomeOf(await contracts.withdraw(plamen.traffic))).toBe('409 EC_Not_Withdrawable');
  });

  it('of somebody else is refused like an unknown one [FE-001]', async () => {
    const maria = await contracts.portal.browser().signIn('maria');
    for (const purchaseId of [plamen.traffic, 'ORD-unknown']) {
      const reply = await maria.call('POST', contracts.path(purchaseId), { body: statement });
      expect(outcomeOf(reply)).toBe('403 EC_User_Not_Authoried');
      for (const rest of ['withdrawal', 'receipt', 'summary']) {
        expect(outcomeOf(await maria.call('GET', contracts.path(purchaseId, rest)))).toBe('403 EC_User_Not_Authoried');
      }
    }
    expect(await contracts.mails()).toEqual([]);
  });

  it.each([
    { ...statement, name: '' },
    { ...statement, name: '12345' },
    { ...statement, name: 'Пламен\nBcc: all@demo.abonat.bg' },
    { ...statement, email: 'nobody' },
    { ...statement, email: 'one@demo.abonat.bg,two@demo.abonat.bg' },
    { name: statement.name },
    { ...statement, refund: 100 },
  ])('with the statement %j is refused [FE-001]', async (body) => {
    expect(outcomeOf(await contracts.withdraw(plamen.traffic, body))).toBe('400 EC_Invalid_Request');
  });

  it('shows in the bell until it is carried out [FE-001]', async () => {
    const waiting = async () => {
      const { body } = await contracts.who.call('GET', '/home/overview');
      return JSON.stringify(body).includes('withdrawal-running');
    };
    expect(await waiting()).toBe(false);
    await contracts.withdraw(plamen.traffic);
    expect(await waiting()).toBe(true);
    await contracts.portal.runDueJobs();
    expect(await waiting()).toBe(false);
  });
});

it('a purchase of an area that the operator has disabled can be withdrawn from, and its end waits [FE-001]', async () => {
  const disabled = await openContracts('plamen', { DISABLED_AREAS: 'roaming' });
  try {
    expect(await disabled.preview(plamen.package)).toMatchObject({
      is_pending: false,
      due: priceOf(0),
      refund: priceOf(690),
    });
    expect((await disabled.withdraw(plamen.package)).status).toBe(200);
    expect(await disabled.withdrawal(plamen.package)).toMatchObject({ state: 'ending' });
  } finally {
    await disabled.close();
  }
});
