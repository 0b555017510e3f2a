import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { CRLDistributionPoints, DistributionPoint, Extension, GeneralName } from 'pkijs';
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

beforeAll(async () => {
  server = await startPartner();
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const points = new CRLDistributionPoints({
    distributionPoints: [
      new DistributionPoint({ distributionPoint: [new GeneralName({ type: 6, value: `${server.url}/list.crl` })] }),
    ],
  });
  const extensions = [new Extension({ extnID: '2.5.29.31', extnValue: points.toSchema().toBER() })];
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
  it('is read from the address in the certificate', async () => {
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
