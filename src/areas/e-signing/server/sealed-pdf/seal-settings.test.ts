import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sofiaDay } from '#platform/clock.ts';
import { operatorsSeal } from '#testing/operators-seal.ts';
import { sealOn } from './open-seal.ts';
import { readSealSettings } from './seal-settings.ts';
import { demoCertificateName } from './seal.ts';

const own = operatorsSeal();
const inBase64 = (pem: string) => Buffer.from(pem).toString('base64');

describe('the configured seal', () => {
  it('is absent in a demo with its own', () => expect(readSealSettings({})).toBeUndefined());

  it('is read as PEM or in base64', () => {
    for (const form of [(pem: string) => pem, inBase64]) {
      const seal = readSealSettings({
        APP_MODE: 'production',
        SIGNING_CERTIFICATE: form(own.SIGNING_CERTIFICATE),
        SIGNING_KEY: form(own.SIGNING_KEY),
      });
      expect(seal?.current.certificates[0]?.subject).toBe('CN=Operator seal');
    }
  });

  it('includes earlier certificates', () => {
    const before = operatorsSeal('Before').SIGNING_CERTIFICATE + operatorsSeal('Long before').SIGNING_CERTIFICATE;
    const seal = readSealSettings({ ...own, SIGNING_CERTIFICATES_BEFORE: before });
    expect(seal?.earlier.map(({ subject }) => subject)).toEqual(['CN=Before', 'CN=Long before']);
  });

  it('is replaced by the next one on its day, and both are ours before and after', () => {
    const next = operatorsSeal('Next');
    const settings = readSealSettings({
      ...own,
      SIGNING_CERTIFICATE_NEXT: next.SIGNING_CERTIFICATE,
      SIGNING_KEY_NEXT: next.SIGNING_KEY,
      SIGNING_NEXT_FROM: '2027-01-31',
    })!;
    for (const [day, name] of [
      ['2027-01-30', 'CN=Operator seal'],
      ['2027-01-31', 'CN=Next'],
      ['2028-01-01', 'CN=Next'],
    ] as const) {
      const seal = sealOn(day, settings);
      expect(seal.certificates[0]?.subject).toBe(name);
      expect(seal.others.map(({ subject }) => subject)).toEqual(['CN=Operator seal', 'CN=Next']);
    }
  });

  const next = { SIGNING_CERTIFICATE_NEXT: own.SIGNING_CERTIFICATE, SIGNING_KEY_NEXT: own.SIGNING_KEY };
  it('can change on the first day of the next certificate, and not on its last', () => {
    const { validFromDate, validToDate } = new X509Certificate(own.SIGNING_CERTIFICATE);
    const changeOn = (day: Date) => readSealSettings({ ...own, ...next, SIGNING_NEXT_FROM: sofiaDay(day) });
    expect(changeOn(validFromDate)?.next?.from).toBe(sofiaDay(validFromDate));
    expect(() => changeOn(validToDate)).toThrow('must be a day on which SIGNING_CERTIFICATE_NEXT is valid');
  });

  const pkcs11 = { SIGNING_CERTIFICATE: own.SIGNING_CERTIFICATE, SIGNING_PKCS11_KEY: '01' };
  const pin = { SIGNING_PKCS11_PIN: '4711' };
  const token = { ...pin, SIGNING_PKCS11_MODULE: '/lib/hsm.so', SIGNING_PKCS11_TOKEN: 'seal' };
  const client = { SIGNING_SERVICE_CLIENT_ID: 'portal', SIGNING_SERVICE_CLIENT_SECRET: 'secret of the portal' };
  const remote = { SIGNING_CERTIFICATE: own.SIGNING_CERTIFICATE, SIGNING_SERVICE_CREDENTIAL: 'seal' };
  it.each([
    [{ ...own, SIGNING_PKCS11_KEY: '01' }, /SIGNING_KEY and SIGNING_PKCS11_KEY must not be set together/],
    [pkcs11, /needs SIGNING_PKCS11_MODULE/],
    [{ ...pkcs11, ...pin, SIGNING_PKCS11_TOKEN: 'seal' }, /needs SIGNING_PKCS11_MODULE/],
    [{ ...pkcs11, ...pin, SIGNING_PKCS11_MODULE: '/lib/hsm.so' }, /needs SIGNING_PKCS11_MODULE/],
    [{ ...pkcs11, ...token, SIGNING_PKCS11_KEY: 'seal' }, /must be the id of the key in hex digits/],
    [remote, /needs SIGNING_SERVICE_URL/],
    [{ ...remote, ...client, SIGNING_SERVICE_TOKEN_URL: 'https://key.example' }, /needs SIGNING_SERVICE_URL/],
    [{ ...own, SIGNING_CERTIFICATE_NEXT: own.SIGNING_CERTIFICATE }, /must be set together/],
    [{ ...own, SIGNING_NEXT_FROM: '2027-01-31' }, /must be set together/],
    [{ ...own, SIGNING_KEY_NEXT: own.SIGNING_KEY }, /must be set together/],
    [{ ...own, ...next, SIGNING_NEXT_FROM: '2020-01-01' }, /must be a day on which SIGNING_CERTIFICATE_NEXT is valid/],
    [{ ...own, ...next, SIGNING_NEXT_FROM: '2099-01-01' }, /must be a day on which SIGNING_CERTIFICATE_NEXT is valid/],
    [{ APP_MODE: 'production' }, /must be set in production/],
    [{ APP_MODE: 'production', ...operatorsSeal(demoCertificateName) }, /is the one of the demo/],
    [{ SIGNING_CERTIFICATE: own.SIGNING_CERTIFICATE }, /must be set together/],
    [{ ...own, SIGNING_KEY: operatorsSeal().SIGNING_KEY }, /must be the key of the first certificate/],
    [{ ...own, SIGNING_CERTIFICATE: 'x'.repeat(100) }, /must be PEM certificates/],
    [{ ...own, SIGNING_KEY: 'x'.repeat(100) }, /must be a PEM key/],
  ])('%# is refused at startup: %s', (settings, line) => expect(() => readSealSettings(settings)).toThrow(line));
});
