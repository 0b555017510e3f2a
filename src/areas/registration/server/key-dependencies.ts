// Registrations that depend on the secret key: the entered id is encrypted, and the id of the workflow is derived.

import type { KeyDependency } from '#platform/server/key-rotation/key-dependency.ts';
import { sealedColumn } from '#platform/server/key-rotation/sealed-column.ts';
import { reseal } from '#platform/server/sealed-value.ts';
import { pidBinding } from '../ownership/server/sealed-pid.ts';
import { isIdOfKey } from './workflow-ids.ts';
import { listLiveIds } from './workflow-store.ts';

export const registrationKeyDependencies: readonly KeyDependency[] = [
  sealedColumn({
    name: 'ids in registrations',
    table: 'registration_workflow',
    id: ['workflow_id'],
    column: 'sealed_pid',
    reseal: (key, stored, row) => reseal(key, stored, pidBinding({ workflow_id: row['workflow_id']! })),
  }),
  {
    // A new id would end the registration in the tab of the user.
    name: 'registrations in progress',
    async countDependent(db, { token: { previous } }, now) {
      const live = await listLiveIds(db, now);
      return live.filter((workflow) => previous && isIdOfKey(previous, workflow)).length;
    },
  },
];
