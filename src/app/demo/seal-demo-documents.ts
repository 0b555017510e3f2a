// Documents that demo users signed electronically before the first day: sealed files with their evidence.

import { randomUUID } from 'node:crypto';
import { saveSigned } from '#areas/e-signing/signing/server/sign-documents.ts';
import { originalFile } from '#areas/e-signing/server/original-file.ts';
import { findDocument, saveEvent, type EventKind } from '#areas/e-signing/server/document-store.ts';
import { sealDocument } from '#areas/e-signing/server/seal-document.ts';
import { openSeal } from '#areas/e-signing/server/sealed-pdf/open-seal.ts';
import { readSealSettings } from '#areas/e-signing/server/sealed-pdf/seal-settings.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';

const signed = [
  { documentId: 'DOC-HA-100101', msisdn: '359888100101' },
  { documentId: 'M1000303-A1', msisdn: '359888100301' },
];

/** Seconds of each event before the signing. */
const course: [EventKind, number][] = [
  ['opened', 213],
  ['read', 45],
  ['code-sent', 26],
];

export async function sealDemoDocuments(platform: Platform): Promise<void> {
  const sealSource = openSeal(platform, readSealSettings(platform.configuration.environment));
  for (const { documentId, msisdn } of signed) {
    const holder = await platform.db
      .selectFrom('document')
      .innerJoin('account_pid', 'account_pid.customer_id', 'document.customer_id')
      .select(['document.customer_id', 'account_pid.account_id'])
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow();
    const key = { customerId: holder.customer_id, documentId };
    await inTransaction(platform.db, async (tx) => {
      const document = await findDocument(tx, key);
      const file = document && (await originalFile(tx, document, document.created_at));
      if (!document?.signed_at || !file) return;
      const now = document.signed_at;
      for (const [kind, before] of course) {
        await saveEvent(tx, key, { kind, at: new Date(now.getTime() - before * 1000), device: 'Android' });
      }
      const signable = { documentId, document, ...file, nameIn: () => document.name_bg };
      const signingId = randomUUID();
      await saveSigned(tx, signable, { ...key, accountId: holder.account_id, msisdn, now, signingId });
    });
    await sealDocument(platform, sealSource, key);
  }
}
