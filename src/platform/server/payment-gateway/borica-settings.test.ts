import { expect, it } from 'vitest';
import { readBoricaSettings } from './borica-settings.ts';

const key = `-----BEGIN PUBLIC KEY-----\n${'A'.repeat(100)}\n-----END PUBLIC KEY-----`;
const complete = {
  BORICA_TERMINAL: 'V1800001',
  BORICA_MERCHANT: '1600000001',
  PAYMENT_PAGE_URL: 'https://3dsgate.example/cgi-bin/cgi_link',
  PUBLIC_URL: 'https://my.operator.bg',
  BORICA_PRIVATE_KEY: key,
  BORICA_GATEWAY_KEY: Buffer.from(key).toString('base64'),
};

it('are read, with keys as text or in base64', () => {
  expect(readBoricaSettings(complete)).toMatchObject({ terminal: 'V1800001', privateKey: key, gatewayKey: key });
});

it('are absent without a terminal', () => {
  expect(readBoricaSettings({ ...complete, BORICA_TERMINAL: '' })).toBeUndefined();
});

it.each(['PAYMENT_PAGE_URL', 'PUBLIC_URL', 'BORICA_PRIVATE_KEY', 'BORICA_GATEWAY_KEY'])(
  'are refused without %s',
  (name) => {
    expect(() => readBoricaSettings({ ...complete, [name]: undefined })).toThrow(
      'must be set where BORICA_TERMINAL is',
    );
  },
);

it('are refused with a key that is no PEM file', () => {
  expect(() => readBoricaSettings({ ...complete, BORICA_GATEWAY_KEY: 'x'.repeat(120) })).toThrow(
    'BORICA_GATEWAY_KEY must be a PEM file',
  );
});
