import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import type { HomeOverview } from '../contract.ts';

let portal: TestPortal;
let maria: Browser;
let ivan: Browser;

beforeAll(async () => {
  portal = await openPortal();
  [maria, ivan] = await Promise.all([portal.browser().signIn('maria'), portal.browser().signIn('ivan')]);
});
afterAll(() => portal.close());

describe('msisdn information', () => {
  it.each(['/dashboard/msisdn-information', '/gateway/dashboard/msisdn-information'])(
    'lists the numbers of the profile with their types at %s [EX-231, EX-232]',
    async (path) => {
      const answer = await maria.call('GET', path);
      expect(answer.body).toEqual([
        { msisdn: '359888100101', msisdn_type: 'Mobile' },
        { msisdn: '359888100102', msisdn_type: 'Mobile' },
        { msisdn: '359888100103', msisdn_type: 'Mobile' },
        { msisdn: '200000100201', msisdn_type: 'Tv' },
        { msisdn: '100000100301', msisdn_type: 'Fixed' },
        { msisdn: '300000100401', msisdn_type: 'Fixed' },
      ]);
    },
  );
});

describe('customer services', () => {
  it('distinguishes private from business customers, and owners from users [SH-002, SH-024]', async () => {
    const own = await maria.call('GET', '/customers/services');
    expect(own.body).toHaveLength(6);
    expect((own.body as object[])[4]).toMatchObject({
      service_id: '100000100301',
      account_type: 'Private',
      owner: true,
      installation_address: 'гр. София, ул. Шипка 12, ап. 7',
      contract_id: 'M1000101',
    });
    const used = await ivan.call('GET', '/customers/services');
    expect(used.body).toMatchObject([{ service_id: '359888100501', account_type: 'Business', owner: false }]);
  });

  it('names tariffs in the requested language', async () => {
    const english = await maria.call('GET', '/customers/services', { headers: { 'accept-language': 'en' } });
    expect(english.body).toMatchObject([{ tariff_name: 'Prostor 25' }, {}, {}, { tariff_name: 'Home TV 180' }, {}, {}]);
  });
});

describe('a renamed tariff', () => {
  const rename = (from: string, to: string) =>
    portal.platform.pool.query('update tariff set name_en = $2 where name_en = $1', [from, to]);

  it.each([
    ['home', '/home/overview', (body: unknown) => (body as HomeOverview).services],
    ['the services of the profile', '/customers/services', (body: unknown) => body],
  ])('is shown with its new name at once on %s, although names are cached', async (_where, path, servicesIn) => {
    const read = () => maria.call('GET', path, { headers: { 'accept-language': 'en' } });
    const first = async () => (servicesIn((await read()).body) as { tariff_name: string }[])[0];
    expect(await first()).toMatchObject({ tariff_name: 'Prostor 25' });
    await rename('Prostor 25', 'Wide 25');
    expect(await first()).toMatchObject({ tariff_name: 'Wide 25' });
    await rename('Wide 25', 'Prostor 25');
    expect(await first()).toMatchObject({ tariff_name: 'Prostor 25' });
  });
});

describe('the owner of a service', () => {
  const ownerOf = (browser: Browser, serviceId: string) =>
    browser.call('GET', '/customers/services/service-owner-name', { query: { serviceId } });

  it('is returned to every account with the service, owner or not', async () => {
    expect((await ownerOf(maria, '359888100101')).body).toEqual({ owner_name: 'Мария Иванова' });
    expect((await ownerOf(ivan, '359888100501')).body).toEqual({ owner_name: 'Пекарна Слънце ЕООД' });
  });

  it('has the same refusal for a foreign and an unknown number [SH-003, SH-022, SH-506]', async () => {
    const foreign = await ownerOf(maria, '359888100201');
    const unknown = await ownerOf(maria, '359888999999');
    expect(foreign.status).toBe(403);
    expect(foreign.body).toMatchObject({ ErrorCode: 'EC_User_Not_Authoried' });
    expect({ ...(unknown.body as object), TraceId: '' }).toEqual({ ...(foreign.body as object), TraceId: '' });
  });
});

describe('home', () => {
  it.each([
    ['stroy', 'Строй Инвест АД'],
    ['georgi', 'Георги'],
  ])('greets %s as %s', async (who, name) => {
    const browser = await portal.browser().signIn(who);
    expect((await browser.call('GET', '/home/overview')).body).toMatchObject({ first_name: name });
  });

  it('shows the user, the services and the attention entries by date', async () => {
    const { body } = await maria.call('GET', '/home/overview');
    const overview = body as HomeOverview;
    expect(overview.first_name).toBe('Мария');
    expect(overview.is_vip).toBe(true);
    expect(overview.services).toHaveLength(6);
    const days = overview.attention.map((item) => item.due_on ?? '9999');
    expect(days).toEqual(days.toSorted());
    expect(overview.attention.map((item) => item.kind).toSorted()).toEqual([
      'bill-due',
      'bill-due',
      'card-ends',
      'deactivation-waits',
      'document-to-sign',
      'document-to-sign',
      'free-period-ends',
      'partner-code',
      'partner-code',
    ]);
    expect(overview.attention.every((item) => typeof item.properties['name'] === 'string')).toBe(true);
  });

  it('counts the documents to sign like the profile, including overdue ones', async () => {
    type ProfileCounts = { documents_for_signing: number; documents_expired: number };
    const counts = async () => {
      const { attention } = (await maria.call('GET', '/home/overview')).body as HomeOverview;
      const profile = (await maria.call('GET', '/user-profile/accounts')).body as ProfileCounts;
      return {
        home: attention.filter(({ kind }) => kind === 'document-to-sign').length,
        inTime: profile.documents_for_signing,
        overdue: profile.documents_expired,
      };
    };
    const move = (days: number) =>
      portal.platform.pool.query(`update document set sign_by = sign_by + $1::int where status = 'ForSigning'`, [days]);
    expect(await counts()).toEqual({ home: 2, inTime: 2, overdue: 0 });
    await move(-60);
    expect(await counts()).toEqual({ home: 2, inTime: 0, overdue: 2 });
    await move(60);
  });

  it('asks for the code of a partner until it is entered, and not as a request in progress', async () => {
    const extras = async () => {
      const { attention } = (await maria.call('GET', '/home/overview')).body as HomeOverview;
      return attention.filter(({ subject }) => subject === '20061').map(({ kind }) => kind);
    };
    const service = `customer_id, service_id from service_number where service_id = '359888100101'`;
    await portal.platform.pool.query(`insert into attention (customer_id, service_id, kind, subject, created_at)
      select customer_id, service_id, 'request-in-progress', '20061', now() from (select ${service}) number`);
    expect(await extras()).toEqual(['partner-code']);
    await portal.platform.pool.query(`delete from attention where kind = 'request-in-progress' and subject = '20061'`);
  });

  it('offers free music only while a number of the account has unused free days', async () => {
    const georgi = await portal.browser().signIn('georgi');
    const offers = async () => ((await georgi.call('GET', '/home/overview')).body as HomeOverview).offers;
    const { pool } = portal.platform;
    const number = `service_id = '359888100201'`;
    expect(await offers()).not.toContain('music');
    await pool.query(
      `update music_subscription set status = 'Deactivated', deactivates_on = free_until where ${number}`,
    );
    expect(await offers()).toContain('music');
    await pool.query(`update music_subscription set free_until = '2020-01-01' where ${number}`);
    expect(await offers()).not.toContain('music');
    await pool.query(`delete from music_subscription where ${number}`);
    expect(await offers()).toContain('music');
  });

  it('offers music and the weekend bonus only if the operator configured them', async () => {
    const offers = async () => ((await maria.call('GET', '/home/overview')).body as HomeOverview).offers;
    expect(await offers()).toEqual(['donation', 'music', 'weekend-bonus']);
    const { rows } = await portal.platform.pool.query<{ ends_on: string }>('select ends_on::text from bonus_campaign');
    await portal.platform.pool.query(`update bonus_campaign set ends_on = starts_on, starts_on = starts_on - 9`);
    expect(await offers()).toEqual(['donation', 'music']);
    expect(rows.length).toBeGreaterThan(0);
    await portal.platform.pool.query('delete from music_offer');
    expect(await offers()).toEqual(['donation']);
  });

  it('does not offer the weekend bonus to prepaid users', async () => {
    const georgi = await portal.browser().signIn('georgi');
    expect(((await georgi.call('GET', '/home/overview')).body as HomeOverview).offers).not.toContain('weekend-bonus');
  });

  describe('shows of a saved card', () => {
    const cardsThatWait = async () => {
      const { body } = await maria.call('GET', '/home/overview');
      return (body as HomeOverview).attention.filter(({ kind }) => kind === 'card-ends');
    };
    const endIn = (days: number) =>
      portal.platform.pool.query('update saved_card set expiration_date = $1 where name = $2', [
        addDays(sofiaDay(portal.platform.clock.now()), days),
        '•••• 8802',
      ]);

    it('its expiry and the number of its payments, without a service', async () => {
      const [card, ...others] = await cardsThatWait();
      expect(others).toEqual([]);
      expect(card).toMatchObject({ service_id: null, properties: { name: '•••• 8802', pays: 1 } });
    });

    it('the numbers that it tops up as payments too', async () => {
      const { pool } = portal.platform;
      const number = `service_id = '359888100101'`;
      await pool.query(`update service set tariff_id = 'prima' where ${number}`);
      await pool.query(
        `insert into automatic_top_up (customer_id, service_id, account_id, card_id, mode, below_cents, amount_cents,
            ceiling_cents, created_at, chosen_at)
          select customer_id, service_id, account_id, card_id, 'below', 500, 1000, 3000, now(), now()
          from account_service join saved_card using (account_id) where ${number} and is_owner and name = '•••• 8802'`,
      );
      expect((await cardsThatWait())[0]?.properties['pays']).toBe(2);
      await pool.query('delete from automatic_top_up');
      await pool.query(`update service set tariff_id = 'prostor-25' where ${number}`);
    });

    it.each([
      ['30 days before', 30, 1],
      ['not 31 days before', 31, 0],
      ['after its last day', -1, 1],
    ])('an attention entry %s', async (_, days, count) => {
      await endIn(days);
      expect(await cardsThatWait()).toHaveLength(count);
      await endIn(20);
    });

    it('nothing to others', async () => {
      const { body } = await ivan.call('GET', '/home/overview');
      expect((body as HomeOverview).attention.filter(({ kind }) => kind === 'card-ends')).toEqual([]);
    });

    it('nothing after it is removed', async () => {
      const [card] = await cardsThatWait();
      const to = (await maria.call('GET', '/payments/saved-cards')).body as { card_id: string; name: string }[];
      const other = to.find(({ name }) => name === '•••• 4417')!.card_id;
      const move = { contract_ids: ['M1000101'], enlightenments: [], smart_tvs: ['smart-tv-kino'] };
      await maria.call('PUT', `/payments/saved-cards/${other}/recurrent-payments`, { body: move });
      expect((await cardsThatWait())[0]?.properties['pays']).toBe(0);
      expect((await maria.call('DELETE', `/payments/saved-cards/${card!.subject}`)).status).toBe(204);
      expect(await cardsThatWait()).toEqual([]);
    });
  });

  it('does not show entries of the owner to a user who is not the owner', async () => {
    await portal.platform.db
      .insertInto('attention')
      .columns(['customer_id', 'service_id', 'kind', 'subject', 'created_at'])
      .expression((query) =>
        query
          .selectFrom('service_number')
          .select(({ val, ref }) => [
            ref('customer_id').as('customer_id'),
            ref('service_id').as('service_id'),
            val('limit-near').as('kind'),
            val('credit-limit').as('subject'),
            val(new Date()).as('created_at'),
          ])
          .where('service_id', '=', '359888100501'),
      )
      .execute();
    const { body } = await ivan.call('GET', '/home/overview');
    expect((body as HomeOverview).attention).toEqual([]);
  });
});
