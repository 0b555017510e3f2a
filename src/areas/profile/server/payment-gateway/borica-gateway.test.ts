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
  timeoutMs: 500,
};

const visit = {
  order: '000042',
  nonce: '0123456789ABCDEF0123456789ABCDEF',
  amountCents: 100,
  language: 'bg',
  startedAt: clock.now(),
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

const signedBy = (key: string, fields: Record<string, string>, order = answerOrder) => ({
  ...fields,
  P_SIGN: createSign('RSA-SHA256').update(signedText(fields, order)).sign(key, 'hex').toUpperCase(),
});

describe('the form for BORICA', () => {
  const { url, fields } = boricaGateway(settings, clock).start(visit);

  it('is a pre-authorisation of the small sum, in the words of the gateway', () => {
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

  it('is signed over length and value of each field, an absent one as a dash', () => {
    const text = `8V180000121241.003EUR6000042142026111510203032${visit.nonce}-`;
    expect(signedText(fields, requestOrder)).toBe(text);
    expect(createVerify('RSA-SHA256').update(text).verify(ours.publicKey, fields['P_SIGN']!, 'hex')).toBe(true);
  });

  it('counts bytes, not letters', () => expect(signedText({ A: 'жа' }, ['A', 'B'])).toBe('4жа-'));
});

describe('the answer of BORICA', () => {
  const gateway = boricaGateway(settings, clock);

  it('is success only with ACTION 0 and RC 00', () => {
    expect(gateway.readAnswer(signedBy(bank.privateKey, approved))).toEqual({
      nonce: visit.nonce,
      outcome: {
        outcome: 'approved',
        card: { type: 'other', name: '•••• 0022', expirationDate: null, reference: 'borica:631911000042:A1B2C3' },
      },
    });
    for (const [ACTION, RC] of [
      ['2', '51'],
      ['0', '51'],
      ['2', '00'],
      ['21', '1A'],
      ['3', '-17'],
    ] as const) {
      const form = signedBy(bank.privateKey, { ...approved, ACTION, RC, CARDHOLDERINFO: 'Call your bank' });
      expect(gateway.readAnswer(form)?.outcome).toEqual({ outcome: 'refused', reason: RC, message: 'Call your bank' });
    }
    const stillOpen = signedBy(bank.privateKey, { ...approved, ACTION: '3', RC: '-40' });
    expect(gateway.readAnswer(stillOpen)?.outcome).toEqual({ outcome: 'open' });
  });

  it('is believed by the signature of the gateway alone', () => {
    const good = signedBy(bank.privateKey, approved);
    expect(gateway.readAnswer(signedBy(ours.privateKey, approved))).toBeNull();
    expect(gateway.readAnswer(approved)).toBeNull();
    expect(gateway.readAnswer({ ...good, P_SIGN: `${good.P_SIGN}x` })).toBeNull();
    expect(gateway.readAnswer({})).toBeNull();
    const { CARD: _card, CARD_BRAND: _brand, ...signed } = approved;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(signed)), fc.string({ minLength: 1 }), (name, value) => {
        fc.pre(value !== good[name as keyof typeof good]);
        expect(gateway.readAnswer({ ...good, [name]: value })).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('for another terminal is not ours', () => {
    expect(gateway.readAnswer(signedBy(bank.privateKey, { ...approved, TERMINAL: 'V1800002' }))).toBeNull();
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

  it('is a signed status check of the original, and its signed answer counts', async () => {
    let asked: Record<string, string> = {};
    const gateway = await gatewayThat((fields) => {
      asked = fields;
      return signedBy(bank.privateKey, { ...approved, TRTYPE: '90' });
    });
    expect(await gateway.ask(visit)).toMatchObject({ outcome: 'approved' });
    expect(asked).toMatchObject({ TRTYPE: '90', TRAN_TRTYPE: '12', ORDER: visit.order, NONCE: visit.nonce });
    const text = signedText(asked, ['TERMINAL', 'TRTYPE', 'ORDER', 'NONCE', 'RFU']);
    expect(createVerify('RSA-SHA256').update(text).verify(ours.publicKey, asked['P_SIGN']!, 'hex')).toBe(true);
  });

  it('says that a form is still open', async () => {
    const gateway = await gatewayThat(() => signedBy(bank.privateKey, { ...approved, ACTION: '3', RC: '-40' }));
    expect(await gateway.ask(visit)).toEqual({ outcome: 'open' });
  });

  it('gives the sum back by a reversal that names the authorisation', async () => {
    let asked: Record<string, string> = {};
    const gateway = await gatewayThat((fields) => {
      asked = fields;
      return signedBy(bank.privateKey, { ...approved, TRTYPE: '22' });
    });
    await gateway.reverse(visit, 'borica:631911000042:A1B2C3');
    expect(asked).toMatchObject({ TRTYPE: '22', RRN: '631911000042', INT_REF: 'A1B2C3', AMOUNT: '1.00' });
  });

  it.each([
    ['fails', () => null],
    ['does not sign', () => approved],
    ['answers about another visit', () => signedBy(bank.privateKey, { ...approved, NONCE: 'F'.repeat(32) })],
  ])('that %s tells nothing', async (_what, answer) => {
    const gateway = await gatewayThat(answer);
    await expect(gateway.ask(visit)).rejects.toBeInstanceOf(GatewayUnavailable);
  });
});
