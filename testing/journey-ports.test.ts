import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { freeJourneyPorts } from './journey-ports.ts';

it('ports of journeys are ten free ones below those of outgoing connections', async () => {
  const first = await freeJourneyPorts();
  expect(first).toBeGreaterThanOrEqual(20_000);
  expect(first + 9).toBeLessThan(32_000);
});

it('a range with a port in use is left out', async () => {
  const first = await freeJourneyPorts();
  const used = createServer().listen(first + 5, '127.0.0.1');
  await once(used, 'listening');
  expect((used.address() as AddressInfo).port).toBe(first + 5);
  const chance = vi.spyOn(Math, 'random').mockReturnValueOnce((first - 20_000) / 12_000);
  expect(await freeJourneyPorts()).not.toBe(first);
  expect(chance).toHaveBeenCalled();
  chance.mockRestore();
  used.close();
});
