import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { AccessDescription, CRLDistributionPoints, DistributionPoint, Extension, GeneralName, InfoAccess } from 'pkijs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from '#platform/server/logging.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { issueCertificate } from '../sealed-pdf/issue-certificate.ts';
import { newAuthority, revocationList } from './embedded-authority.ts';
import { httpRevocation } from './revocation.ts';

const now = new Date();
const keys = newAuthority(now);
const warn = vi.fn();
const provider = httpRevocation({ warn } as unknown as Log);
let server: PartnerServer;
let certificate: X509Certificate;

const address = (value: string) => new GeneralName({ type: 6, value });

beforeAll(async () => {
  server = await startPartner();
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const points = new CRLDistributionPoints({
    distributionPoints: [
      new DistributionPoint({
        distributionPoint: [address('ldap://directory.example'), address(`${server.url}/list.crl`)],
      }),
    ],
  });
  const access = new InfoAccess({
    accessDescriptions: [
      new AccessDescription({ accessMethod: '1.3.6.1.5.5.7.48.1', accessLocation: address(`${server.url}/ocsp`) }),
    ],
  });
  const extensions = [
    new Extension({ extnID: '2.5.29.31', extnValue: points.toSchema().toBER() }),
    new Extension({ extnID: '1.3.6.1.5.5.7.1.1', extnValue: access.toSchema().toBER() }),
  ];
  const name = new X509Certificate(keys.root).subject.replace('CN=', '').replaceAll('\\', '');
  certificate = issueCertificate(
    { name: 'Authority', publicKey, now, days: 10, extensions },
    { name, key: createPrivateKey(keys.rootKey) },
  );
});
beforeEach(() => {
  server.reset();
  warn.mockClear();
});
afterAll(() => server.close());

describe('the revocation list of a certificate', () => {
  it('is read from the address of the web in the certificate', async () => {
    const list = Buffer.from(revocationList(keys, certificate.raw, now)!);
    server.answers.push({ status: 200, bytes: list });
    expect(await provider.getCRL!(certificate.raw)).toEqual(new Uint8Array(list));
    expect(server.asked.map(({ call }) => call)).toEqual(['GET /list.crl']);
  });

  it.each([
    ['is missing', { status: 404 }],
    ['does not arrive', 'hang up' as const],
  ])('that %s counts as absent', async (_, answer) => {
    server.answers.push(answer);
    expect(await provider.getCRL!(certificate.raw)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('of a certificate without an address is absent', async () => {
    const own = new X509Certificate(keys.certificate);
    expect(await provider.getCRL!(own.raw)).toBeNull();
    expect(await provider.getOCSP!(own.raw, new X509Certificate(keys.root).raw)).toBeNull();
  });
});

describe('an OCSP response', () => {
  const ask = () => provider.getOCSP!(certificate.raw, new X509Certificate(keys.root).raw);
  const bytes = Buffer.from('a response');

  it('is asked for at the address in the certificate', async () => {
    server.answers.push({ status: 200, bytes });
    expect(await ask()).toEqual(new Uint8Array(bytes));
    expect(server.asked.map(({ call }) => call)).toEqual(['POST /ocsp']);
  });

  it('that is an error counts as absent', async () => {
    server.answers.push({ status: 500, bytes });
    expect(await ask()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
