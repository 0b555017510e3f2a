// Makes a scheduled change of a text on its day, unless it no longer fits the built-in text.

import { languageOf } from '#platform/languages.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { faultOfText } from '#platform/texts/text-fault.ts';
import type { Catalogues } from '#platform/texts/texts.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import type { TextProblem } from '../rules.ts';
import { beginTextChangeJob } from './begin-text-change-job.ts';
import { builtInText, subjectOfText } from './change-text.ts';
import { lockText, lockWaiting, saveText, settleChange } from './store.ts';

export function handleBeginTextChange(platform: Platform, catalogues: Catalogues): JobHandler {
  return handleJob(beginTextChangeJob, ({ changeId }) => beginTextChange(platform, catalogues, changeId));
}

async function beginTextChange({ db, clock }: Platform, catalogues: Catalogues, changeId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const change = await lockWaiting(tx, changeId);
    if (!change) return;
    const { feature, key, to_text: to, name: by } = change;
    const address = { feature, key, language: languageOf(change.language) };
    const now = clock.now();
    const entry = { by, subject: subjectOfText(address), happenedAt: now };
    const problem = problemOf(builtInText(catalogues, address), to);
    if (problem) {
      await settleChange(tx, changeId, { problem });
      await recordDeskAction(tx, { ...entry, action: 'text.change-failed', facts: { problem, to } });
      return;
    }
    const from = await lockText(tx, address);
    await saveText(tx, address, to);
    await settleChange(tx, changeId, { applied_at: now, from_text: from });
    await recordDeskAction(tx, { ...entry, action: 'text.change', facts: { from, to } });
  });
}

function problemOf(builtIn: string | null, to: string | null): TextProblem | null {
  if (builtIn === null) return 'removed';
  return to !== null && faultOfText(builtIn, to) ? 'unfit' : null;
}
