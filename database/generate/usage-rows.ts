// The rows of generated usage: allowances and days.

import type { Table } from './generated-table.ts';

export function usageTables(now: string): Table[] {
  return [
    {
      name: 'usage_number',
      columns: ['customer_id', 'service_id', 'known_since'],
      rows: (one) => one.usage.map(({ serviceId }) => [one.id, serviceId, now]),
    },
    {
      name: 'usage_allowance',
      columns: [
        'customer_id',
        'service_id',
        'allowance_id',
        'kind',
        'zone',
        'source',
        'name_bg',
        'name_en',
        'limit_amount',
        'used_amount',
        'week_amount',
        'period_from',
        'period_to',
        'measured_at',
      ],
      rows: (one) =>
        one.usage.flatMap(({ serviceId, limitBytes, usedBytes, calledSeconds, periodFrom, periodTo }) => {
          const [number, period] = [
            [one.id, serviceId],
            [periodFrom, periodTo, now],
          ];
          const data = ['PLAN-DATA', 'data', 'bg', 'plan', 'Интернет от плана', 'Data of the plan'];
          const calls = ['PLAN-VOICE', 'voice', 'bg', 'plan', 'Разговори от плана', 'Calls of the plan'];
          return [
            [...number, ...data, limitBytes, usedBytes, usedBytes, ...period],
            [...number, ...calls, null, calledSeconds, 0, ...period],
          ];
        }),
    },
    {
      name: 'usage_day',
      columns: ['customer_id', 'service_id', 'day', 'kind', 'zone', 'amount', 'measured_at'],
      rows: (one) =>
        one.usage.flatMap(({ serviceId, days }) =>
          days.map(({ day, bytes }) => [one.id, serviceId, day, 'data', 'bg', bytes, now]),
        ),
    },
  ];
}
