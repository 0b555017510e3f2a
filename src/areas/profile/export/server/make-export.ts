// Creates the export in the background and sends an e-mail when it is ready.

import { strToU8, zipSync } from 'fflate';
import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { ExportedTable } from '#platform/server/exported-table.ts';
import type { Platform } from '#platform/server/platform.ts';
import { languageOf } from '#platform/languages.ts';
import { webBase } from '#platform/web-base.ts';
import { profileMessages } from '../../messages.ts';
import { findAccountRow } from '../../server/account-row.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import { saveExport } from './store.ts';
import { gatherData } from './gather-data.ts';
import { readablePage } from './readable-page.ts';

export const makeExportJob = defineJob<{ accountId: number; askedAt: string; origin: string }>('make-export');

export function handleMakeExport({ db, clock }: Platform, tables: readonly ExportedTable[]): JobHandler {
  return handleJob(makeExportJob, async ({ accountId, askedAt, origin }) => {
    const account = await findAccountRow(db, accountId);
    // The profile was closed meanwhile.
    if (!account) return;
    const language = languageOf(account.language);
    const data = await gatherData(db, tables, accountId);
    const now = clock.now();
    const text = await textReader(db, profileMessages, language);
    const file = zipSync({
      'data.json': strToU8(JSON.stringify(data, null, 2)),
      'index.html': strToU8(readablePage(data, { language, text }, now)),
    });
    await inTransaction(db, async (tx) => {
      // A newer request exists: its job creates the file.
      if (!(await saveExport(tx, { accountId, askedAt: new Date(askedAt), file, now }))) return;
      await recordForAccount(tx, { accountId, action: 'data.export', subject: String(accountId), facts: {}, now });
      const mail = await renderMail(tx, profileMessages, {
        name: 'mail.export_ready',
        language,
        values: { link: `${origin}${webBase}/my-profile/my-data` },
      });
      await enqueueMessage(tx, {
        ...mail,
        channel: 'email',
        kind: 'requested',
        recipient: account.email,
        createdAt: now,
      });
    });
  });
}
