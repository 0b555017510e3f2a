import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { issueCertificate } from './issue-certificate.ts';

it('a certificate is valid over the change of the form of its dates', () => {
  const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = new Date('2049-12-31T12:00:00Z');
  const { validFromDate, validToDate } = issueCertificate({ name: 'A', publicKey, now, days: 1 }, { name: 'A', key });
  expect([validFromDate, validToDate]).toEqual([now, new Date('2050-01-01T12:00:00Z')]);
});
