import { expect, it, vi } from 'vitest';
import { forgetAfter } from './data.ts';

const forgetOffline = vi.hoisted(() => vi.fn());
vi.mock('#platform/web/service-worker/forget-offline.ts', () => ({ forgetOffline }));

it('what the device keeps is deleted before the screens of the user are left [PK-002]', async () => {
  const leave = vi.fn(() => {
    expect(forgetOffline).toHaveBeenCalledOnce();
    return Promise.resolve();
  });
  await forgetAfter(leave);
  expect(leave).toHaveBeenCalledOnce();
});
