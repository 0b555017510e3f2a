import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { BadConfiguration, type Environment } from './environment.ts';
import { readCamaraSettings } from './partners/camara-recognition.ts';
import { partnerAddress } from './partners/partner-http.ts';
import { operatorSettings } from './settings/settings.ts';
import { readOperatorApiSettings } from './tmf/operator-api-settings.ts';

const read = (environment: Record<string, string | undefined> = {}) => readConfiguration(environment, '/srv/portal');
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const otherSecret = 'Wq8vTz3LrN6yKc1mXh5pDs0bGf7uJe2a';
const production = {
  APP_MODE: 'production',
  SECRET_KEY: 'R2fJ0mVY8xq5uJ1cQz7nLw4tKd9sHb3e',
  PUBLIC_URL: 'https://my.operator.example',
};

describe('without settings', () => {
  it('the portal is a demo on the local machine with the captcha on', () => {
    expect(read()).toMatchObject({ port: 3000, host: '127.0.0.1', appMode: 'demo', captcha: 'altcha' });
  });

  it("the data directory is in the portal's folder", () => expect(read().dataDir).toBe('/srv/portal/.data'));

  it('an empty value counts as missing', () => expect(read({ PORT: ' ', APP_MODE: '' })).toEqual(read()));
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
    [
      { BRAND: 'nobody' },
      'BRAND must name a folder of brands/ with a brand.ts, not "nobody": there are abonat, talaz.',
    ],
    [{ BRAND: '../etc' }, 'BRAND contains invalid characters: "../etc".'],
    [
      { APP_MODE: 'demo', DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { APP_MODE: 'demo', PUBLIC_URL: 'javascript:alert(1)' },
      'PUBLIC_URL must be an address that starts with http:// or https://.',
    ],
    [
      { APP_MODE: 'demo', EXTERNAL_SELFCARE_URL: 'http://plain.example' },
      'EXTERNAL_SELFCARE_URL must be an address that starts with https://.',
    ],
    [
      { APP_MODE: 'demo', RETURN_URLS: 'https://a.example,nonsense' },
      'RETURN_URLS must be an address that starts with http:// or https://.',
    ],
    [{ APP_MODE: 'demo', PARTNER_SITES: 'capital' }, 'PARTNER_SITES must be an address that starts with https://.'],
    [
      { APP_MODE: 'demo', PARTNER_KEYS: 'capital:a=short' },
      'PARTNER_KEYS must be a list of source:name=key, each key 32 bytes in base64.',
    ],
    [
      { APP_MODE: 'demo', PARTNER_KEYS: `2026=${key(1)}` },
      'PARTNER_KEYS must be a list of source:name=key, each key 32 bytes in base64.',
    ],
    [
      { APP_MODE: 'demo', PARTNER_KEYS: `capital:a=${key(1)},dnevnik:a=${key(1)}` },
      'PARTNER_KEYS must not have the same key twice.',
    ],
    [{ APP_MODE: 'demo', SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
    [{ APP_MODE: 'demo', SECRET_KEY_PREVIOUS: 'short' }, 'SECRET_KEY_PREVIOUS must have at least 32 characters.'],
    [
      { APP_MODE: 'demo', SECRET_KEY_PREVIOUS: production.SECRET_KEY },
      'SECRET_KEY must be set with SECRET_KEY_PREVIOUS or SECRET_KEY_NEXT.',
    ],
    [
      { APP_MODE: 'demo', PROVISIONING_KIND: 'tmf641' },
      'PROVISIONING_URL must be set when PROVISIONING_KIND is tmf641.',
    ],
    [{ CAPTCHA: 'recaptcha' }, 'RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY must be set when CAPTCHA is recaptcha.'],
  ])('with a bad value is refused with a one-line message: %j', (environment, line) => {
    expect(() => read(environment)).toThrow(new BadConfiguration(line));
  });

  it.each(['DATABASE_URL', 'SMTP_URL', 'SMPP_URL'])(
    '%s contains a password and is never part of the message',
    (name) => {
      expect(() => read({ APP_MODE: 'demo', [name]: 'ftp://user:hunter2@host' })).toThrow(/^(?!.*hunter2)/);
    },
  );
});

describe('in production', () => {
  it('only the configured partners exist', () => {
    expect(read(production)).toMatchObject({ partnerSites: {}, partnerKeys: {}, recognitionHost: undefined });
  });

  it('the portal starts with a secret and a public address', () => {
    expect(read(production)).toMatchObject({ appMode: 'production', captcha: 'altcha' });
  });

  it.each([
    [{ CAPTCHA: 'none' }, /CAPTCHA=none is accepted in demo mode only/],
    [{ SECRET_KEY: undefined }, /SECRET_KEY must be set in production/],
    [{ SECRET_KEY_PREVIOUS: production.SECRET_KEY }, /must differ/],
    [{ SECRET_KEY_NEXT: production.SECRET_KEY }, /must differ/],
    [{ SECRET_KEY_PREVIOUS: otherSecret, SECRET_KEY_NEXT: otherSecret }, /must differ/],
    [{ SECRET_KEY_PREVIOUS: 'a'.repeat(40) }, /SECRET_KEY_PREVIOUS is too easy to guess/],
    [{ SECRET_KEY_NEXT: 'a'.repeat(40) }, /SECRET_KEY_NEXT is too easy to guess/],
    [{ PARTNER_SITES: 'capital=https://capital.example/' }, /PARTNER_KEYS must be set in production.*capital has none/],
    [
      { PARTNER_SITES: 'capital=https://capital.example/', PARTNER_KEYS: `dnevnik:a=${key(1)}` },
      /PARTNER_KEYS must be set in production.*capital has none/,
    ],
    [{ PUBLIC_URL: undefined }, /PUBLIC_URL must be set in production/],
    [{ PUBLIC_URL: 'http://my.operator.example' }, /PUBLIC_URL must start with https:/],
  ])('%j is refused', (unsafe, line) => expect(() => read({ ...production, ...unsafe })).toThrow(line));
});

describe('a portal is a demo only if the settings say so', () => {
  const line = (name: string) =>
    `APP_MODE must be set with ${name}: production, or demo for a portal without customers.`;

  it.each(operatorSettings)('if %s is set', (name) => {
    expect(() => read({ [name]: 'x' })).toThrow(new BadConfiguration(line(name)));
    expect(() => read({ [name]: 'x', APP_MODE: ' ' })).toThrow(BadConfiguration);
  });

  it.each(['0.0.0.0', '::', '192.0.2.7', 'portal.operator.example'])('if others can reach it at %s', (HOST) => {
    expect(() => read({ HOST })).toThrow(new BadConfiguration(line('HOST')));
    expect(read({ HOST, APP_MODE: 'demo' }).appMode).toBe('demo');
  });

  it.each(['127.0.0.1', 'localhost', '::1'])('but it may be one on the local machine at %s', (HOST) => {
    expect(read({ HOST }).appMode).toBe('demo');
  });
});

describe('an address without TLS', () => {
  const httpSettings = {
    OPERATOR_API_ISSUER: readOperatorApiSettings,
    OPERATOR_API_JWKS_URL: readOperatorApiSettings,
    OPERATOR_API_CALLBACKS: readOperatorApiSettings,
    CAMARA_URL: readCamaraSettings,
    CAMARA_TOKEN_URL: readCamaraSettings,
    CAMARA_REDIRECT_URI: readCamaraSettings,
    STREAMING_URL: (environment: Environment) => partnerAddress(environment, 'STREAMING'),
    PROVISIONING_URL: read,
    RETURN_URLS: read,
    RECAPTCHA_URL: read,
    RECAPTCHA_SCRIPT_URL: read,
    MUSIC_RECOGNITION_HOST: read,
  };

  it.each(Object.entries(httpSettings))('is refused in production as %s', (name, readSetting) => {
    const line = `${name} must start with https:// in production; http:// is accepted for 127.0.0.1 only.`;
    for (const host of ['plain.example', '10.1.2.3', '127.0.0.1.example', 'localhost.example', '[::2]']) {
      const given = { ...production, [name]: `http://${host}` };
      expect(() => readSetting(given)).toThrow(new BadConfiguration(line));
    }
  });

  it('is accepted for the local machine, and in a demo', () => {
    const url = 'http://127.0.0.1:8080';
    expect(read({ ...production, PROVISIONING_URL: url }).provisioningUrl).toBe(url);
    expect(read({ APP_MODE: 'demo', PROVISIONING_URL: 'http://network.example' }).provisioningUrl).toBeDefined();
  });

  it('is accepted in no other setting except the trace collector, which gets no personal data', () => {
    const source = join(import.meta.dirname, '../..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const names = files.flatMap((file) =>
      Array.from(
        readFileSync(join(source, file), 'utf8').matchAll(/\.url\(\s*['`]([\w${}]+)['`], \[[^\]]*'http:'[^\]]*\]/g),
        ([, name = '']) => name,
      ),
    );
    // In production, the issuers and the public address must use https.
    const known = [
      '${prefix}_ISSUER',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
      'PUBLIC_URL',
    ];
    expect([...new Set(names)].toSorted()).toEqual(known);
  });
});

it.each([
  'k'.repeat(32),
  'ab'.repeat(100),
  'password'.repeat(4),
  '0123456789'.repeat(2).padEnd(32, '0'),
  'R2fJ0mVY8x'.repeat(4),
  'change-me-change-me-change-me-please-1',
  'change-me-to-a-long-random-string-of-32-characters',
  'ChangeMe1234567890abcdefghijklmn',
  'qwertyuiopasdfghjklzxcvbnm123456',
  'QWERTYUIOP[]asdfghjkl;ZXCVBNM,./1',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9',
  '1q2w3e4r5t6y7u8i9o0p1q2w3e4r5t6y',
  'zyxwvutsrqponmlkjihgfedcba987654',
  'abcdefghijklmnopqrstuvwxyz012345',
  'a secret key of thirty-two letters',
  'thisisaverylongsecretforourportal',
  '31415926535897932384626433832795',
  // The value that systemd reads from the line in docs/operating.md: it keeps the rest of the line.
  '…            # openssl rand -base64 48; keep it elsewhere too',
])('the secret %j is too easy to guess, in the demo too', (SECRET_KEY) => {
  for (const APP_MODE of ['demo', 'production']) {
    expect(() => read({ ...production, APP_MODE, SECRET_KEY })).toThrow('SECRET_KEY is too easy to guess');
  }
});

it('no random secret is refused as easy to guess', () => {
  for (let at = 0; at < 500; at += 1) {
    const bytes = createHash('sha512').update(String(at)).digest();
    for (const SECRET_KEY of [
      bytes.subarray(0, 32).toString('base64'),
      bytes.subarray(0, 24).toString('base64url'),
      bytes.subarray(0, 16).toString('hex'),
    ]) {
      expect(read({ ...production, SECRET_KEY }).secretKey).toBe(SECRET_KEY);
    }
  }
});

describe('the trusted proxies', () => {
  it.each([
    ['', false],
    ['1', 1],
    ['2', 2],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ['10.0.0.0/8,172.16.0.0/12,192.168.0.0/16', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']],
    ['104.16.0.0/13,2606:4700::/32', ['104.16.0.0/13', '2606:4700::/32']],
    ['8.0.0.0/10', ['8.0.0.0/10']],
  ])('may be %j', (TRUST_PROXY, trustProxy) =>
    expect(read({ APP_MODE: 'demo', TRUST_PROXY })).toMatchObject({ trustProxy }),
  );

  it.each([
    '0.0.0.0/0',
    '0.0.0.0/1,128.0.0.0/1',
    '0.0.0.0/2, 64.0.0.0/2, 128.0.0.0/2, 192.0.0.0/2',
    '203.0.113.7/4',
    '8.0.0.0/8',
    '8.0.0.0/10,16.0.0.7',
    '8.0.0.0/11,8.0.0.0/9',
    '::/0',
    '::/1,8000::/1',
    '2000::/3',
    '2a00::/12',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/97',
    '::/80',
    Array.from({ length: 256 }, (_, at) => `${at}.0.0.0/9`).join(),
  ])('may not cover as many addresses as %j', (TRUST_PROXY) =>
    expect(() => read({ APP_MODE: 'demo', TRUST_PROXY })).toThrow('TRUST_PROXY covers too much of the internet'),
  );

  it.each([
    'yes',
    'true',
    '0',
    '10',
    '*',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/08',
    '1,2',
    '10.0.0.0/8,proxy.example',
    '::/129',
    'fe80::1%eth0',
    '::1/',
  ])('may not be %j', (TRUST_PROXY) =>
    expect(() => read({ APP_MODE: 'demo', TRUST_PROXY })).toThrow('TRUST_PROXY must be the number of proxies'),
  );
});
