import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { catalog, inventory, party } from '#testing/hub.ts';
import { numbers } from '#testing/extras.ts';
import { openOperatorApi, type OperatorApi } from '#testing/operator-api.ts';

let api: OperatorApi;
beforeAll(async () => {
  api = await openOperatorApi();
});
afterAll(() => api.close());

const messageOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { message: string }).message,
];

describe('an attribute with a default', () => {
  it('of an individual is the full name, from the mandatory parts', async () => {
    const sent = { id: '7001019993', givenName: 'Ани', middleName: 'Петрова', familyName: 'Иванова' };
    const created = await api.call('POST', `${party}/individual`, sent);
    expect(created).toMatchObject({ status: 201, body: { fullName: 'Ани Петрова Иванова' } });
    const path = `${party}/individual/${sent.id}`;
    const renamed = await api.call('PATCH', path, { givenName: 'Анна', familyName: 'Иванова' });
    expect(renamed).toMatchObject({ status: 200, body: { fullName: 'Анна Иванова' } });
  });

  it('of an individual is not used if the client sends the full name', async () => {
    const sent = { id: '7001019993', fullName: 'Ани Иванова', givenName: 'А.', familyName: 'И.' };
    expect((await api.call('POST', `${party}/individual`, sent)).body).toMatchObject({ fullName: 'Ани Иванова' });
  });

  it('of an organization is the name, from the trading name', async () => {
    const sent = { id: '205000999', tradingName: 'Пекарна Две' };
    expect(await api.call('POST', `${party}/organization`, sent)).toMatchObject({
      status: 201,
      body: { name: 'Пекарна Две' },
    });
    expect(await auditOf(api.portal, 'operator.organization')).toMatchObject([{ subject: '205000999' }]);
  });

  it('of an offering is the category, the type and the currency of the price', async () => {
    const { body } = await api.call('GET', `${catalog}/productOffering/extra:20107`);
    const { prodSpecCharValueUse: uses } = body as { prodSpecCharValueUse: { name: string }[] };
    const sent = {
      id: 'extra:77003',
      name: 'Нова',
      description: 'Нова.',
      productOfferingPrice: [{ price: { value: 1 } }],
      prodSpecCharValueUse: [
        ...uses.filter(({ name }) => name !== 'adx_code' && name !== 'tariff_extras'),
        { name: 'adx_code', productSpecCharacteristicValue: [{ value: 'ADX77003' }] },
      ],
    };
    expect(await api.call('POST', `${catalog}/productOffering`, sent)).toMatchObject({
      status: 201,
      body: {
        category: [{ id: 'extra' }],
        productOfferingPrice: [{ priceType: 'recurring', price: { unit: 'EUR', value: 1 } }],
      },
    });
  });

  it.each([{ status: 'terminated' }, { status: 'active', startDate: '2026-11-10T00:00:00+02:00' }])(
    'of a roaming tariff on a number is the offering in its id: %j',
    async (sent) => {
      const id = `${numbers.withAll}:roamingPlan:66866`;
      expect(await api.call('POST', `${inventory}/product`, { id, ...sent })).toMatchObject({
        status: 201,
        body: { status: sent.status, productOffering: { id: 'roamingPlan:66866' } },
      });
    },
  );
});

describe('the id of a product', () => {
  const offering = 'extra:20101';
  const sent = (relation: unknown, id = offering) => ({
    status: 'terminated',
    productOffering: { id },
    productRelationship: relation,
  });
  const reliesOn = (id: unknown) => [{ relationshipType: 'reliesOn', product: { id } }];

  it('that is an extra on a number follows from both, and a repeat changes the same product', async () => {
    const id = `${numbers.withAll}:${offering}`;
    const { body } = await api.call('GET', `${inventory}/product/${id}`);
    const { productCharacteristic, startDate } = body as Record<string, unknown>;
    const whole = { ...sent(reliesOn(numbers.withAll)), status: 'active', productCharacteristic, startDate };
    const post = () => api.call('POST', `${inventory}/product`, whole);
    const created = { status: 201, body: { id, status: 'active' } };
    expect([await post(), await post()]).toMatchObject([created, created]);
  });

  it.each([
    ['without a number', sent(undefined)],
    ['with an unreadable number', sent(reliesOn(7))],
    ['with an unreadable relation', sent('number')],
    ['that may be a package', sent(reliesOn(numbers.withAll), 'roamingPlan:63540')],
  ])('%s has no default', async (_what, body) => {
    expect(messageOf(await api.call('POST', `${inventory}/product`, body))).toEqual([400, 'id is missing']);
  });
});

describe('a missing attribute without a default is named', () => {
  it.each([
    [`${party}/individual`, { givenName: 'Ани', familyName: 'Иванова' }, 'id is missing'],
    [`${party}/individual`, { id: '7001019994', givenName: 'Ани' }, 'fullName is missing'],
    [`${party}/organization`, { tradingName: 'Пекарна' }, 'id is missing'],
    [`${catalog}/productOffering`, { name: 'Нова' }, 'id, category, productOfferingPrice are missing'],
    [`${inventory}/product`, { status: 'active' }, 'id, productOffering are missing'],
    [
      `${inventory}/product`,
      { id: `${numbers.withAll}:extra:20107`, status: 'active', startDate: '2026-11-10T00:00:00Z' },
      'productCharacteristic.period_state is missing',
    ],
    [
      `${inventory}/product`,
      { id: `${numbers.withAll}:roamingPackage:P-9`, status: 'active', productOffering: { id: 'roamingPlan:63540' } },
      'startDate is missing',
    ],
  ])('POST %s %j: %s', async (path, sent, message) => {
    expect(messageOf(await api.call('POST', path, sent))).toEqual([400, message]);
  });
});

describe('a wrong attribute is named', () => {
  it.each([
    [{ id: 1 }, 'id must be string'],
    [{ status: 'closed' }, 'status must be validated'],
    [{ partyCharacteristic: [{ value: 1 }] }, 'partyCharacteristic.0.name is missing'],
    [{ partyCharacteristic: [{ name: 'is_vip', value: 1 }] }, 'partyCharacteristic.is_vip must be boolean'],
    [{ birthDate: '1970-01-01' }, 'birthDate is not an attribute that the portal stores'],
    [{ givenName: 1 }, 'givenName is not an attribute that the portal stores'],
  ])('%j: %s', async (wrong, message) => {
    const sent = { id: '7001019995', fullName: 'Ани', ...wrong };
    expect(messageOf(await api.call('POST', `${party}/individual`, sent))).toEqual([400, message]);
  });

  it('in an event', async () => {
    const event = await api.call('POST', `${party}/listener/individualCreateEvent`, { eventId: 'e' });
    expect(messageOf(event)).toEqual([400, 'eventTime, eventType, event are missing']);
  });

  it('if what is on a number is sent for another customer', async () => {
    const path = `${inventory}/product/${numbers.withAll}:extra:20101`;
    const answer = await api.call('PATCH', path, { relatedParty: [{ id: '7001019993' }] });
    expect(messageOf(answer)).toEqual([400, 'relatedParty.0.id is not the customer of the number.']);
  });
});
