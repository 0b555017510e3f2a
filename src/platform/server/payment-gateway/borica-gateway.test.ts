import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoricaSettings } from './borica-settings.ts';
import { boricaGateway, signedText } from './borica-gateway.ts';
import { GatewayUnavailable } from './payment-gateway.ts';

function newKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
const ours = newKeys();
const bank = newKeys();
const clock = { now: () => new Date('2026-11-15T10:20:30Z') };

const settings: BoricaSettings = {
  url: 'https://3dsgate.example/cgi-bin/cgi_link',
  terminal: 'V1800001',
  merchant: '1600000001',
  merchantName: 'Abonat',
  merchantUrl: 'https://my.operator.bg',
  merchantEmail: 'cards@operator.bg',
  description: 'Card for automatic payments',
  privateKey: ours.privateKey,
  gatewayKey: bank.publicKey,
  timeoutMs: 30_000,
};

const visit = {
  type: 'authorisation',
  order: '000042',
  nonce: '0123456789ABCDEF0123456789ABCDEF',
  amountCents: 100,
  language: 'bg',
  startedAt: clock.now(),
  backUrl: '/my-a1/my-profile/my-cards?result=unknown',
  answerUrl: 'https://my.operator.bg/api/payments/saved-cards/answer',
  cardholder: { name: 'Maria Ivanova', email: 'maria@demo.abonat.bg' },
} as const;

const answerOrder =
  'ACTION RC APPROVAL TERMINAL TRTYPE AMOUNT CURRENCY ORDER RRN INT_REF PARES_STATUS ECI TIMESTAMP NONCE RFU'.split(
    ' ',
  );
const requestOrder = 'TERMINAL TRTYPE AMOUNT CURRENCY ORDER TIMESTAMP NONCE RFU'.split(' ');

const approved = {
  ACTION: '0',
  RC: '00',
  APPROVAL: 'S12345',
  TERMINAL: 'V1800001',
  TRTYPE: '12',
  AMOUNT: '1.00',
  CURRENCY: 'EUR',
  ORDER: visit.order,
  RRN: '631911000042',
  INT_REF: 'A1B2C3',
  PARES_STATUS: 'Y',
  ECI: '05',
  TIMESTAMP: '20261115102130',
  NONCE: visit.nonce,
  CARD: '5100XXXXXXXX0022',
  CARD_BRAND: 'MC',
};

/** Signed by the gateway, but about a different request. */
const others: [string, string][] = [
  ['TRTYPE', '1'],
  ['TRTYPE', '22'],
  ['AMOUNT', '0.01'],
  ['AMOUNT', ''],
  ['CURRENCY', 'USD'],
  ['ORDER', '000043'],
  ['TERMINAL', 'V1800002'],
  ['NONCE', 'F'.repeat(32)],
];

/** The answer to a status check. */
const status = { ...approved, TRTYPE: '90', TRAN_TRTYPE: '12' };
const nothingYet = { ACTION: '3', TERMINAL: 'V1800001', TRTYPE: '90', ORDER: visit.order, NONCE: visit.nonce };

const signedBy = (key: string, fields: Record<string, string>, order = answerOrder) => ({
  ...fields,
  P_SIGN: createSign('RSA-SHA256').update(signedText(fields, order)).sign(key, 'hex').toUpperCase(),
});

describe('the form for BORICA', () => {
  const { url, fields } = boricaGateway(settings, clock).start(visit);

  it('is a pre-authorisation of the small amount, with the gateway’s field names', () => {
    expect(url).toBe(settings.url);
    expect(fields).toMatchObject({
      TERMINAL: 'V1800001',
      TRTYPE: '12',
      AMOUNT: '1.00',
      CURRENCY: 'EUR',
      ORDER: '000042',
      TIMESTAMP: '20261115102030',
      NONCE: visit.nonce,
      LANG: 'BG',
      ADDENDUM: 'AD,TD',
      'AD.CUST_BOR_ORDER_ID': '000042',
    });
    expect(fields['P_SIGN']).toMatch(/^[0-9A-F]{512}$/);
    expect(JSON.parse(Buffer.from(fields['M_INFO']!, 'base64').toString())).toEqual({
      cardholderName: 'Maria Ivanova',
      email: 'maria@demo.abonat.bg',
      threeDSRequestorChallengeInd: '04',
    });
  });

  it('is signed over the length and value of each field, with a dash for an absent one', () => {
    const text = `8V180000121241.003EUR6000042142026111510203032${visit.nonce}-`;
    expect(signedText(fields, requestOrder)).toBe(text);
    expect(createVerify('RSA-SHA256').update(text).verify(ours.publicKey, fields['P_SIGN']!, 'hex')).toBe(true);
  });

  it('counts bytes, not letters', () => expect(signedText({ A: 'жа' }, ['A', 'B'])).toBe('4жа-'));
});

describe('the answer of BORICA', () => {
  const gateway = boricaGateway(settings, clock);

  it('only identifies its visit: the card and the bank’s message are unsigned, so the gateway is asked for them', () => {
    for (const fields of [approved, { ...approved, ACTION: '2', RC: '51', CARDHOLDERINFO: 'Call your bank' }]) {
      const form = signedBy(bank.privateKey, fields);
      expect(gateway.identifyAnswer(form)).toBe(visit.nonce);
      expect(gateway.readAnswer(form, visit)).toEqual({ outcome: 'unconfirmed' });
    }
  });

  it.each(others)('with %s %s is rejected for the visit, although signed', (name, value) => {
    expect(gateway.readAnswer(signedBy(bank.privateKey, { ...approved, [name]: value }), visit)).toBeNull();
  });

  it('is trusted only with the signature of the gateway', () => {
    const good = signedBy(bank.privateKey, approved);
    expect(gateway.identifyAnswer(signedBy(ours.privateKey, approved))).toBeNull();
    expect(gateway.identifyAnswer(approved)).toBeNull();
    expect(gateway.identifyAnswer({ ...good, P_SIGN: `${good.P_SIGN}x` })).toBeNull();
    expect(gateway.identifyAnswer({})).toBeNull();
    const { CARD: _card, CARD_BRAND: _brand, ...signed } = approved;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(signed)), fc.string({ minLength: 1 }), (name, value) => {
        fc.pre(value !== good[name as keyof typeof good]);
        expect(gateway.identifyAnswer({ ...good, [name]: value })).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('for another terminal is rejected', () => {
    expect(gateway.identifyAnswer(signedBy(bank.privateKey, { ...approved, TERMINAL: 'V1800002' }))).toBeNull();
  });
});

describe('asking BORICA', () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = null;
  });

  async function gatewayThat(answer: (asked: Record<string, string>) => object | null) {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        const said = answer(Object.fromEntries(new URLSearchParams(text)));
        if (said) response.end(JSON.stringify(said));
        else response.writeHead(500).end();
      });
    });
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cgi_link`;
    return boricaGateway({ ...settings, url }, clock);
  }

  it('sends a signed status check of the original, and trusts its signed answer', async () => {
    let asked: Record<string, string> = {};
    const gateway = await gatewayThat((fields) => {
      asked = fields;
      return signedBy(bank.privateKey, status);
    });
    expect(await gateway.ask(visit)).toEqual({
      outcome: 'approved',
      card: { type: 'other', name: '•••• 0022', expirationDate: null, reference: 'borica:631911000042:A1B2C3' },
    });
    expect(asked).toMatchObject({ TRTYPE: '90', TRAN_TRTYPE: '12', ORDER: visit.order, NONCE: visit.nonce });
    const text = signedText(asked, ['TERMINAL', 'TRTYPE', 'ORDER', 'NONCE', 'RFU']);
    expect(createVerify('RSA-SHA256').update(text).verify(ours.publicKey, asked['P_SIGN']!, 'hex')).toBe(true);
  });

  it('reports that a form is still open', async () => {
    const gateway = await gatewayThat(() => signedBy(bank.privateKey, { ...nothingYet, RC: '-40' }));
    expect(await gateway.ask(visit)).toEqual({ outcome: 'open' });
  });

  it.each([
    ['2', '51'],
    ['0', '51'],
    ['2', '00'],
    ['21', '1A'],
    ['3', '-17'],
  ])('is no success with ACTION %s and RC %s, and returns the message of the bank', async (ACTION, RC) => {
    const gateway = await gatewayThat(() =>
      signedBy(bank.privateKey, { ...status, ACTION, RC, CARDHOLDERINFO: 'Call your bank' }),
    );
    expect(await gateway.ask(visit)).toEqual({ outcome: 'refused', reason: RC, message: 'Call your bank' });
  });

  it.each(['N', 'U', 'A', 'R', 'C', ''])(
    'with PARES_STATUS "%s" saves no card, and the amount is reversed',
    async (PARES_STATUS) => {
      const gateway = await gatewayThat(() => signedBy(bank.privateKey, { ...status, PARES_STATUS }));
      expect(await gateway.ask(visit)).toMatchObject({
        outcome: 'refused',
        reference: 'borica:631911000042:A1B2C3',
      });
    },
  );

  it.each([...others, ['TRTYPE', '12'], ['TRAN_TRTYPE', '1']])(
    'rejects an answer with %s %s, although signed',
    async (name, value) => {
      const gateway = await gatewayThat(() => signedBy(bank.privateKey, { ...status, [name]: value }));
      await expect(gateway.ask(visit)).rejects.toBeInstanceOf(GatewayUnavailable);
    },
  );

  it('returns the amount by a reversal that refers to the authorisation', async () => {
    let asked: Record<string, string> = {};
    const gateway = await gatewayThat((fields) => {
      asked = fields;
      return signedBy(bank.privateKey, { ...approved, TRTYPE: '22' });
    });
    await gateway.reverse(visit, 'borica:631911000042:A1B2C3');
    expect(asked).toMatchObject({ TRTYPE: '22', RRN: '631911000042', INT_REF: 'A1B2C3', AMOUNT: '1.00' });
  });

  it.each([
    ['was done before', { ACTION: '1', RC: '00' }, 'reversed'],
    ['was refused', { ACTION: '2', RC: '05' }, 'unavailable'],
    ['was of another order', { ORDER: '000043' }, 'unavailable'],
    ['was no reversal', { TRTYPE: '12' }, 'unavailable'],
  ])('decides whether a reversal that %s counts', async (_what, fields, expected) => {
    const gateway = await gatewayThat(() => signedBy(bank.privateKey, { ...approved, TRTYPE: '22', ...fields }));
    const outcome = await gateway.reverse(visit, 'borica:631911000042:A1B2C3').then(
      () => 'reversed',
      (error: unknown) => (error instanceof GatewayUnavailable ? 'unavailable' : error),
    );
    expect(outcome).toBe(expected);
  });

  const purchase = { ...visit, type: 'purchase', amountCents: 4260 } as const;
  const paid = { ...approved, TRTYPE: '1', AMOUNT: '42.60', PARES_STATUS: '' };

  it('opens its page for a purchase, and asks about that [BL-010]', async () => {
    const { fields } = boricaGateway(settings, clock).start(purchase);
    expect(fields).toMatchObject({ TRTYPE: '1', AMOUNT: '42.60' });
    let asked: Record<string, string> = {};
    const gateway = await gatewayThat((sent) => {
      asked = sent;
      return signedBy(bank.privateKey, { ...paid, TRTYPE: '90', TRAN_TRTYPE: '1' });
    });
    expect(await gateway.ask(purchase)).toMatchObject({ outcome: 'approved' });
    expect(asked).toMatchObject({ TRTYPE: '90', TRAN_TRTYPE: '1' });
  });

  it('charges a saved card by the references of its authorisation [BL-010]', async () => {
    let asked: Record<string, string> = {};
    const gateway = await gatewayThat((sent) => {
      asked = sent;
      return signedBy(bank.privateKey, paid);
    });
    expect(await gateway.charge(purchase, 'borica:111111000001:OLD')).toMatchObject({
      outcome: 'approved',
      card: { reference: 'borica:631911000042:A1B2C3' },
    });
    expect(asked).toMatchObject({ TRTYPE: '1', AMOUNT: '42.60', RRN: '111111000001', INT_REF: 'OLD' });
    expect(asked['CARD']).toBeUndefined();
  });

  it('asks how a charge was decided that the gateway calls a duplicate [BL-011]', async () => {
    const gateway = await gatewayThat((sent) =>
      signedBy(
        bank.privateKey,
        sent['TRTYPE'] === '90'
          ? { ...paid, TRTYPE: '90', TRAN_TRTYPE: '1', ACTION: '2', RC: '51' }
          : { ...paid, ACTION: '1', RC: '' },
      ),
    );
    expect(await gateway.charge(purchase, 'borica:111111000001:OLD')).toMatchObject({
      outcome: 'refused',
      reason: '51',
    });
  });

  it.each([
    ['of another amount', { AMOUNT: '1.00' }],
    ['of another order', { ORDER: '000043' }],
    ['of another type', { TRTYPE: '12' }],
  ])('does not accept the answer to a charge %s', async (_what, fields) => {
    const gateway = await gatewayThat(() => signedBy(bank.privateKey, { ...paid, ...fields }));
    await expect(gateway.charge(purchase, 'borica:1:2')).rejects.toBeInstanceOf(GatewayUnavailable);
  });

  it('reverses a purchase as such', async () => {
    let asked: Record<string, string> = {};
    const gateway = await gatewayThat((sent) => {
      asked = sent;
      return signedBy(bank.privateKey, { ...paid, TRTYPE: '24' });
    });
    await gateway.reverse(purchase, 'borica:631911000042:A1B2C3');
    expect(asked).toMatchObject({ TRTYPE: '24', AMOUNT: '42.60', RRN: '631911000042' });
  });

  it.each([
    ['fails', () => null],
    ['does not sign', () => approved],
    ['answers about another visit', () => signedBy(bank.privateKey, { ...approved, NONCE: 'F'.repeat(32) })],
  ])('fails if the gateway %s', async (_what, answer) => {
    const gateway = await gatewayThat(answer);
    await expect(gateway.ask(visit)).rejects.toBeInstanceOf(GatewayUnavailable);
  });
});
