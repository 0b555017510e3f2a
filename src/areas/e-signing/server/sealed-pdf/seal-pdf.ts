// Appends the evidence page to a document and seals the whole: the result begins with exactly the signed bytes.

import { appendPage } from './append-page.ts';
import { makeCms } from './cms.ts';
import { evidencePage, type Evidence } from './evidence-page.ts';
import { fillSeal } from './fill-seal.ts';
import type { Seal } from './seal.ts';

export async function sealPdf(seal: Seal, original: Uint8Array, evidence: Evidence): Promise<Buffer> {
  const { facts, name, text } = evidence;
  const toSeal = await appendPage(original, (pagesBefore) => evidencePage(evidence, pagesBefore), {
    name: commonName(seal),
    reason: text('document.evidence.reason', { name, signer: facts.signer_name }),
    sealedAt: new Date(facts.signed_at),
  });
  return fillSeal(toSeal, (contentHash) => makeCms(seal, contentHash));
}

function commonName({ certificates }: Seal): string {
  return /^CN=(.*)$/m.exec(certificates[0]?.subject ?? '')?.[1]?.replaceAll('\\', '') ?? '';
}
