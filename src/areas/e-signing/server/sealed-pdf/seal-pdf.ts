// Appends the evidence page to a document and seals the whole: the result begins with exactly the signed bytes.

import { createHash } from 'node:crypto';
import { SignPdf, Signer } from '@signpdf/signpdf';
import { appendPage } from './append-page.ts';
import { makeCms } from './cms.ts';
import { evidencePage, type Evidence } from './evidence-page.ts';
import type { Seal } from './seal.ts';

export async function sealPdf(seal: Seal, original: Uint8Array, evidence: Evidence): Promise<Buffer> {
  const { facts, name, text } = evidence;
  const page = await evidencePage(evidence);
  const toSeal = await appendPage(original, page, {
    name: commonName(seal),
    reason: text('document.evidence.reason', { name, signer: facts.signer_name }),
    sealedAt: new Date(facts.signed_at),
  });
  return new SignPdf().sign(Buffer.from(toSeal), new PadesSigner(seal));
}

/** Gets everything except the placeholder of the seal, and creates the seal. */
class PadesSigner extends Signer {
  readonly #seal: Seal;
  constructor(seal: Seal) {
    super();
    this.#seal = seal;
  }

  override sign(content: Buffer): Promise<Buffer> {
    return Promise.resolve(makeCms(this.#seal, createHash('sha256').update(content).digest()));
  }
}

function commonName({ certificates }: Seal): string {
  return /^CN=(.*)$/m.exec(certificates[0]?.subject ?? '')?.[1]?.replaceAll('\\', '') ?? '';
}
