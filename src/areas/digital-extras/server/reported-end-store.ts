// Ends of bought extras that an import reports. An extra on a position is free, so it is not what was bought.

import { saveReportedEnds, takeBackEnds } from '#platform/server/purchases/reported-end-store.ts';

const soldExtra = { kind: 'extra', subject: 'code' } as const;

export const reportedEnds = saveReportedEnds({
  ...soldExtra,
  table: 'service_extra',
  wasActive: `t.status <> 'Inactive' and t.slot is null`,
  isOver: `c.status = 'Inactive'`,
  lastDay: 'deactivates_on',
});

export const wrongEnds = takeBackEnds({ ...soldExtra, isActive: `c.status <> 'Inactive' and c.slot is null` });
