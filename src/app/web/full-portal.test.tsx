import { expect, it, vi } from 'vitest';
import { addressOf, fullPortalOf } from './full-portal.ts';
import type { Page } from './page.tsx';

vi.mock('./start.tsx', () => {
  throw new Error('the code does not load');
});

const page = {} as Page;

it.each([
  [{ to: '/bills', search: { msisdn: '359888100102' } }, '/my-a1/bills?msisdn=359888100102'],
  [{ to: '/', search: {} }, '/my-a1'],
  [undefined, location.href],
] as const)('without the code of the portal the whole page is loaded: %o', async (destination, address) => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  await fullPortalOf(page).takeOver(destination);
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  assign.mockRestore();
});

it('an address contains the chosen service', () => {
  expect(addressOf({ to: '/usage', search: { msisdn: '359888100102' } })).toBe('/my-a1/usage?msisdn=359888100102');
});
