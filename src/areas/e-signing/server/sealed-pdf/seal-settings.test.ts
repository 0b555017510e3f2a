import { describe, expect, it } from 'vitest';
import { operatorsSeal } from '#testing/operators-seal.ts';
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
      expect(seal?.certificates[0]?.subject).toBe('CN=Operator seal');
    }
  });

  it('includes earlier certificates', () => {
    const before = operatorsSeal('Before').SIGNING_CERTIFICATE + operatorsSeal('Long before').SIGNING_CERTIFICATE;
    const seal = readSealSettings({ ...own, SIGNING_CERTIFICATES_BEFORE: before });
    expect(seal?.earlier.map(({ subject }) => subject)).toEqual(['CN=Before', 'CN=Long before']);
  });

  it.each([
    [{ APP_MODE: 'production' }, /must be set in production/],
    [{ APP_MODE: 'production', ...operatorsSeal(demoCertificateName) }, /is the one of the demo/],
    [{ SIGNING_CERTIFICATE: own.SIGNING_CERTIFICATE }, /must be set together/],
    [{ ...own, SIGNING_KEY: operatorsSeal().SIGNING_KEY }, /must be the key of the first certificate/],
    [{ ...own, SIGNING_CERTIFICATE: 'x'.repeat(100) }, /must be PEM certificates/],
    [{ ...own, SIGNING_KEY: 'x'.repeat(100) }, /must be a PEM key/],
  ])('%# is refused at startup: %s', (settings, line) => expect(() => readSealSettings(settings)).toThrow(line));
});
