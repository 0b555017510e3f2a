import { done, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import { changeOrPropose } from '../../server/change-or-propose.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import * as calls from '../contract.ts';
import { changeCatalogue, refusalOf } from './change-catalogue.ts';
import { editableFields } from './editable-resource.ts';
import { problemOfDatabase } from './problem-of-database.ts';
import { presentItem } from './present.ts';
import { countHolders, findChanges, lockWaiting, readRows, settleChange } from './store.ts';

export function catalogueRoutes(at: Mounting, kinds: readonly ImportedResource[]): void {
  const { platform } = at;
  const kindOf = (name: string) => kinds.find((kind) => kind.name === name);

  mount(at, calls.catalogueKinds, () =>
    ok(kinds.map((kind) => ({ name: kind.name, key: [...kind.key], fields: editableFields(kind) }))),
  );

  mount(at, calls.catalogueItems, async ({ params }) => {
    const kind = kindOf(params.kind);
    if (!kind) return refuse('EC_Not_Found');
    const [rows, changes] = await Promise.all([readRows(platform.db, kind), findChanges(platform.db, kind.name)]);
    return ok(rows.map((row) => presentItem(kind, row, changes)));
  });

  mount(at, calls.countHolders, async ({ params, body }) => {
    const kind = kindOf(params.kind);
    if (!kind || body.item.length !== kind.key.length) return refuse('EC_Not_Found');
    return ok({ customers: await countHolders(platform.db, kind, body.item) });
  });

  mount(at, calls.changeCatalogue, (call) => {
    const kind = kindOf(call.params.kind);
    if (!kind) return refuse('EC_Not_Found');
    const { begins_on: beginsOn, ...asked } = call.body;
    const { operator } = call;
    const change = { ...asked, kind, beginsOn, operator, now: platform.clock.now() };
    const subject = [kind.name, ...asked.item].join(' ');
    const proposal = { kind: 'catalogue', subject, request: { ...call.body, kind: kind.name }, operator } as const;
    return call
      .change((tx) => changeOrPropose(tx, platform, proposal, () => changeCatalogue(tx, change)))
      .catch((error: unknown) => {
        const problem = problemOfDatabase(error, kind);
        if (!problem) throw error;
        return refusalOf(problem);
      });
  });

  mount(at, calls.cancelCatalogueChange, (call) =>
    call.change(async (tx) => {
      const changeId = Number(call.params.change);
      const change = await lockWaiting(tx, changeId);
      if (!change) return refuse('EC_Not_Found');
      const now = platform.clock.now();
      await settleChange(tx, changeId, { cancelled_at: now });
      await recordDeskAction(tx, {
        by: call.operator.name,
        action: 'catalogue.cancel',
        subject: [change.kind, ...change.item].join(' '),
        facts: { begins_on: change.begins_on, from: change.changes, to: null },
        happenedAt: now,
      });
      return done;
    }),
  );
}
