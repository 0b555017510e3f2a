import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { ExtKeyUsage, Extension } from 'pkijs';
import { describe, expect, it } from 'vitest';
import { ocspResponse } from '#testing/ocsp-response.ts';
import { issueCertificate } from '../sealed-pdf/issue-certificate.ts';
import { newAuthority, revocationList } from './embedded-authority.ts';
import { statusInList, statusInOcsp } from './revocation-status.ts';

const now = new Date('2026-11-17T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const keys = newAuthority(now);
const others = newAuthority(now);
const certificate = new X509Certificate(keys.certificate);
const issuer = new X509Certificate(keys.root);
const issuerKey = createPrivateKey(keys.rootKey);
const question = { certificate, issuer, now };
const issuerName = issuer.subject.replace('CN=', '').replaceAll('\\', '');

const ocspSigning = '1.3.6.1.5.5.7.3.9';

const extendedUsage = (purpose: string) =>
  new Extension({ extnID: '2.5.29.37', extnValue: new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema().toBER() });

/** One entry less, with the signature of all. */
function withOtherSerial(list: Uint8Array): Uint8Array {
  const changed = Buffer.from(list);
  const at = changed.indexOf(Buffer.from(certificate.serialNumber, 'hex'));
  changed[at + 3] = changed[at + 3]! ^ 1;
  return new Uint8Array(changed);
}

describe('a revocation list', () => {
  const list = (by = keys, at = now, revoked: string[] = []) => revocationList(by, certificate.raw, at, revoked)!;

  it('states that a certificate is good or revoked', async () => {
    expect(await statusInList(list(), question)).toBe('good');
    expect(await statusInList(list(keys, now, [certificate.serialNumber]), question)).toBe('revoked');
    expect(await statusInList(list(keys, now, ['0102']), question)).toBe('good');
  });

  it.each([
    ['another issuer with the same name signed it', list(others)],
    ['an entry of it was changed', withOtherSerial(list(keys, now, [certificate.serialNumber]))],
    ['it is of the past', list(keys, inDays(-31))],
    ['it is of the future', list(keys, inDays(1))],
    ['it is not a list', new Uint8Array([1, 2, 3])],
  ])('is unusable if %s', async (_, bytes) => expect(await statusInList(bytes, question)).toBe('unusable'));
});

describe('an OCSP response', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const delegate = (purpose: string | null, by = issuerKey, days = 30) =>
    issueCertificate(
      { name: 'Responder', publicKey, now: inDays(-10), days, extensions: purpose ? [extendedUsage(purpose)] : [] },
      { name: issuerName, key: by },
    );
  const about = { certificate, issuer, from: now, until: inDays(1), status: 'good' as const };
  const ofDelegate = (responder: X509Certificate) =>
    ocspResponse(about, { key: privateKey, certificates: [responder] });
  const ofIssuer = { key: issuerKey, certificates: [] };

  it('states that a certificate is good or revoked, signed by its issuer or a delegate', async () => {
    expect(await statusInOcsp(await ocspResponse(about, ofIssuer), question)).toBe('good');
    expect(await statusInOcsp(await ocspResponse({ ...about, status: 'revoked' }, ofIssuer), question)).toBe('revoked');
    expect(await statusInOcsp(await ofDelegate(delegate(ocspSigning)), question)).toBe('good');
  });

  it('may be of a clock that is five minutes ahead', async () => {
    const ahead = { ...about, from: new Date(now.getTime() + 300_000) };
    expect(await statusInOcsp(await ocspResponse(ahead, ofIssuer), question)).toBe('good');
  });

  it.each([
    ['its status is unknown', () => ocspResponse({ ...about, status: 'unknown' }, ofIssuer)],
    ['it is of another certificate', () => ocspResponse({ ...about, certificate: issuer }, ofIssuer)],
    ['it is of the past', () => ocspResponse({ ...about, from: inDays(-3), until: inDays(-1) }, ofIssuer)],
    [
      'another part of it is of the past',
      () => ocspResponse(about, ofIssuer, [{ ...about, certificate: issuer, until: inDays(-1) }]),
    ],
    ['it is of the future', () => ocspResponse({ ...about, from: inDays(1), until: inDays(3) }, ofIssuer)],
    ['a stranger signed it', () => ocspResponse(about, { key: privateKey, certificates: [] })],
    ['its signer is not a delegate', () => ofDelegate(delegate(null))],
    ['its signer is a delegate of another', () => ofDelegate(delegate(ocspSigning, createPrivateKey(others.rootKey)))],
    ['its signer has expired', () => ofDelegate(delegate(ocspSigning, issuerKey, 5))],
    ['it is not a response', () => Promise.resolve(new Uint8Array([1, 2, 3]))],
  ])('is unusable if %s', async (_, make) => expect(await statusInOcsp(await make(), question)).toBe('unusable'));
});
