import { accepted, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import * as calls from '../contract.ts';
import { exportHours } from '../rules.ts';
import { findExport, findFile, startExport } from './store.ts';
import { makeExportJob } from './make-export.ts';

const filesPerDay = { name: 'data-exports', limit: 3, windowSeconds: 86_400 };
const life = exportHours * 3_600_000;

export function exportRoutes(at: Mounting): void {
  const { platform } = at;
  const now = () => platform.clock.now();

  mount(at, calls.exportState, async (call) => {
    const found = await findExport(platform.db, call.caller.accountId);
    const until = found?.ready_at && new Date(found.ready_at.getTime() + life);
    const isGone = until && until <= now();
    return ok({
      asked_at: isGone ? null : (found?.asked_at.toISOString() ?? null),
      ready_at: isGone ? null : (found?.ready_at?.toISOString() ?? null),
      good_until: isGone ? null : (until?.toISOString() ?? null),
    });
  });

  mount(at, calls.askForExport, (call) => {
    const { accountId } = call.caller;
    return call.change(async (tx) => {
      const verdict = await countAttempt(tx, { ...filesPerDay, subject: String(accountId), now: now() });
      if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
      const askedAt = now();
      await startExport(tx, accountId, askedAt);
      await enqueue(tx, makeExportJob, { accountId, askedAt: askedAt.toISOString(), origin: call.ownOrigin });
      return accepted;
    });
  });

  mount(at, calls.downloadExport, async (call) => {
    const file = await findFile(platform.db, call.caller.accountId, new Date(now().getTime() - life));
    if (!file) return refuse('EC_Expired_Verification_Code');
    call.setHeader('content-disposition', `attachment; filename="${platform.configuration.brand.id}-data.zip"`);
    return ok(file);
  });
}
