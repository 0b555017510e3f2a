// A sealed document without a portal: the seal, the original and the result.

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { esigningMessages } from '#areas/e-signing/messages.ts';
import { sealPdf } from '#areas/e-signing/server/sealed-pdf/seal-pdf.ts';
import type { Seal } from '#areas/e-signing/server/sealed-pdf/seal.ts';
import { selfSignedCertificate } from '#areas/e-signing/server/sealed-pdf/self-signed-certificate.ts';
import { pemKey } from '#areas/e-signing/server/sealing-key/pem-key.ts';
import type { SigningFacts } from '#areas/e-signing/server/signing-facts.ts';
import { platformMessages } from '#platform/messages.ts';
import { renderDocument } from '#platform/server/documents/render-document.ts';
import { builtInReader } from './built-in-texts.ts';

export function sealNamed(name: string, keys?: Parameters<typeof selfSignedCertificate>[2]): Seal {
  const { key, certificate } = selfSignedCertificate(name, new Date(), keys);
  return { certificates: [new X509Certificate(certificate)], others: [], key: pemKey(createPrivateKey(key)) };
}

export const sampleFacts: SigningFacts = {
  document_id: 'M1-A1',
  holder_name: 'Мария Иванова',
  signer_name: 'Мария Иванова',
  msisdn: '359888100101',
  created_at: '2026-11-12T08:05:12Z',
  opened_at: '2026-11-15T16:40:03Z',
  opened_on: 'Android',
  read_at: '2026-11-15T16:42:51Z',
  code_sent_at: '2026-11-15T16:43:10Z',
  signed_at: '2026-11-15T16:43:36Z',
  document_hash: 'ab'.repeat(32),
};

export const sampleCheckUrl = 'https://portal.example/my-a1/e-signing/check';

const clause = { lead: 'Скорост.', text: 'От 01.12.2026 г. скоростта става 500 Mbps вместо 300 Mbps. '.repeat(3) };

function sampleDocument(): Promise<Buffer> {
  return renderDocument(
    {
      title: 'Анекс към договор M1',
      intro: 'Днес се сключи следното:',
      clauses: Array.from({ length: 20 }, () => clause),
      operator: 'Абонат АД',
      agreedOn: '2026-11-12',
      subscriber: 'Мария Иванова',
    },
    new Date('2026-11-12T08:05:12Z'),
    builtInReader(platformMessages, 'bg'),
  );
}

export function sealSample(seal: Seal, original: Buffer): Promise<Buffer> {
  const text = builtInReader(esigningMessages, 'bg');
  return sealPdf(seal, original, {
    facts: sampleFacts,
    name: 'Анекс към договора',
    text,
    checkUrl: sampleCheckUrl,
  });
}

export async function sealedSample(seal: Seal): Promise<{ original: Buffer; sealed: Buffer }> {
  const original = await sampleDocument();
  return { original, sealed: await sealSample(seal, original) };
}
