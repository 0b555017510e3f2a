import { expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openUsage, using } from '#testing/usage.ts';
import { readUsageFacts } from './support-store.ts';

it('support sees the used part of every allowance, its end and its age', async () => {
  const { portal, close } = await openUsage('maria');
  try {
    const { db, pool, clock } = portal.platform;
    const { rows } = await pool.query<{ customer_id: number }>(
      'select customer_id from service_number where service_id = $1',
      [using.near],
    );
    const today = sofiaDay(clock.now());
    const request = { customerId: rows[0]!.customer_id, services: [using.near], language: 'bg', today } as const;
    const facts = await readUsageFacts(db, request);
    expect(facts).toHaveLength(4);
    expect(facts[0]).toEqual({
      service: using.near,
      topic: 'usage',
      name: 'Интернет от плана',
      facts: [
        { label: 'used_share', type: 'name', value: '85 %' },
        { label: 'ends_on', type: 'day', value: addDays(today, 13) },
        { label: 'measured_on', type: 'day', value: today },
      ],
    });
    expect(facts.find(({ name }) => name === 'Разговори от плана')?.facts[0]?.label).toBe('ends_on');
  } finally {
    await close();
  }
});
