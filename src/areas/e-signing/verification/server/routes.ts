import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { SealSource } from '../../server/sealed-pdf/open-seal.ts';
import * as calls from '../contract.ts';
import { checkFile } from './check-file.ts';
import { readEvidence } from './read-evidence.ts';

export function verificationRoutes(at: Mounting, openSeal: SealSource): void {
  const { platform } = at;

  mount(at, calls.documentEvidence, async (call) => {
    const key = { customerId: call.customerId, documentId: call.query.DocumentId };
    return readEvidence(platform, await openSeal(), key);
  });

  mount(at, calls.checkSeal, (call) => checkFile(platform, openSeal, call.body, call.remoteAddress));
}
