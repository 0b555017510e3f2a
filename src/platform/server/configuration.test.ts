import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { BadConfiguration } from './environment.ts';

const read = (environment: Record<string, string | undefined> = {}) => readConfiguration(environment, '/srv/portal');
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const production = {
  APP_MODE: 'production',
  SECRET_KEY: 'R2fJ0mVY8xq5uJ1cQz7nLw4tKd9sHb3e',
  PUBLIC_URL: 'https://my.operator.example',
};

describe('without any setting', () => {
  it('the portal is a demo on its own machine with the captcha on', () => {
    expect(read()).toMatchObject({ port: 3000, host: '127.0.0.1', appMode: 'demo', captcha: 'altcha' });
  });

  it('the data lies beside the portal', () => expect(read().dataDir).toBe('/srv/portal/.data'));

  it('an empty value counts as none', () => expect(read({ PORT: ' ', APP_MODE: '' })).toEqual(read()));
});

describe('a setting', () => {
  it('is read from the environment', () => {
    const given = {
      APP_MODE: 'demo',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/abonat',
      PUBLIC_URL: 'https://my.operator.example/',
      RETURN_URLS: 'https://a.example/x, https://b.example/y',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    };
    expect(read(given)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/abonat',
      publicUrl: 'https://my.operator.example',
      returnUrls: ['https://a.example/x', 'https://b.example/y'],
      trustProxy: ['10.0.0.0/8', '::1'],
    });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: '3000x' }, 'PORT must be a whole number from 0 to 65535, not "3000x".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ APP_MODE: 'prod' }, 'APP_MODE must be one of demo, production, not "prod".'],
    [{ CAPTCHA: 'off' }, 'CAPTCHA must be one of altcha, recaptcha, none, not "off".'],
    [{ BRAND: '../etc' }, 'BRAND has characters it may not have: "../etc".'],
    [
      { APP_MODE: 'demo', DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { APP_MODE: 'demo', PUBLIC_URL: 'javascript:alert(1)' },
      'PUBLIC_URL must be an address that starts with http:// or https://.',
    ],
    [
      { EXTERNAL_SELFCARE_URL: 'http://plain.example' },
      'EXTERNAL_SELFCARE_URL must be an address that starts with https://.',
    ],
    [
      { RETURN_URLS: 'https://a.example,nonsense' },
      'RETURN_URLS must be an address that starts with http:// or https://.',
    ],
    [{ PARTNER_SITES: 'capital' }, 'PARTNER_SITES must be an address that starts with https://.'],
    [
      { PARTNER_KEYS: 'capital:a=short' },
      'PARTNER_KEYS must be a list of source:name=key, each key 32 bytes in base64.',
    ],
    [
      { PARTNER_KEYS: `2026=${key(1)}` },
      'PARTNER_KEYS must be a list of source:name=key, each key 32 bytes in base64.',
    ],
    [{ PARTNER_KEYS: `capital:a=${key(1)},dnevnik:a=${key(1)}` }, 'PARTNER_KEYS must not have the same key twice.'],
    [{ APP_MODE: 'demo', SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
    [{ PROVISIONING_KIND: 'tmf641' }, 'PROVISIONING_URL must be set when PROVISIONING_KIND is tmf641.'],
    [{ CAPTCHA: 'recaptcha' }, 'RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY must be set when CAPTCHA is recaptcha.'],
  ])('that is bad is refused in one clear line: %j', (environment, line) => {
    expect(() => read(environment)).toThrow(new BadConfiguration(line));
  });

  it.each(['DATABASE_URL', 'SMTP_URL', 'SMPP_URL'])('%s is never repeated in the line: it holds a password', (name) => {
    expect(() => read({ APP_MODE: 'demo', [name]: 'ftp://user:hunter2@host' })).toThrow(/^(?!.*hunter2)/);
  });
});

describe('in production', () => {
  it('there are only the partners the operator names', () => {
    expect(read(production)).toMatchObject({ partnerSites: {}, partnerKeys: {}, recognitionHost: undefined });
  });

  it('the portal starts with a secret and its public address', () => {
    expect(read(production)).toMatchObject({ appMode: 'production', captcha: 'altcha' });
  });

  it.each([
    [{ CAPTCHA: 'none' }, /CAPTCHA=none is accepted in demo mode only/],
    [{ SECRET_KEY: undefined }, /SECRET_KEY must be set in production/],
    [{ PARTNER_SITES: 'capital=https://capital.example/' }, /PARTNER_KEYS must be set in production.*capital has none/],
    [
      { PARTNER_SITES: 'capital=https://capital.example/', PARTNER_KEYS: `dnevnik:a=${key(1)}` },
      /PARTNER_KEYS must be set in production.*capital has none/,
    ],
    [{ PUBLIC_URL: undefined }, /PUBLIC_URL must be set in production/],
    [{ PUBLIC_URL: 'http://my.operator.example' }, /PUBLIC_URL must start with https:/],
  ])('%j is refused', (unsafe, line) => expect(() => read({ ...production, ...unsafe })).toThrow(line));
});

it.each([
  ['DATABASE_URL', 'postgres://db.operator.example/abonat'],
  ['PUBLIC_URL', 'https://my.operator.example'],
  ['SECRET_KEY', production.SECRET_KEY],
  ['SMTP_URL', 'smtp://mail.operator.example'],
  ['SMPP_URL', 'smpp://sms.operator.example'],
])('a portal with %s is no demo unless it is said', (name, value) => {
  const line = `APP_MODE must be set where ${name} is: production, or demo for a portal without customers.`;
  expect(() => read({ [name]: value })).toThrow(new BadConfiguration(line));
  expect(() => read({ [name]: value, APP_MODE: ' ' })).toThrow(BadConfiguration);
  expect(read({ [name]: value, APP_MODE: 'demo' }).appMode).toBe('demo');
});

it.each(['k'.repeat(32), 'ab'.repeat(100), 'password'.repeat(4), '0123456789'.repeat(2).padEnd(32, '0')])(
  'the secret %j is too easy to guess, in the demo too',
  (SECRET_KEY) => {
    for (const APP_MODE of ['demo', 'production']) {
      expect(() => read({ ...production, APP_MODE, SECRET_KEY })).toThrow('SECRET_KEY is too easy to guess');
    }
  },
);

describe('the proxies in front', () => {
  it.each([
    ['', false],
    ['1', 1],
    ['2', 2],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('may be %j', (TRUST_PROXY, trustProxy) => expect(read({ TRUST_PROXY })).toMatchObject({ trustProxy }));

  it.each(['yes', 'true', '0', '10', '*', 'proxy.example', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', '1,2'])(
    'may not be %j',
    (TRUST_PROXY) => expect(() => read({ TRUST_PROXY })).toThrow('TRUST_PROXY must be the number of proxies'),
  );
});
