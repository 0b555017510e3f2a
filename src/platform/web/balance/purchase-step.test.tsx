import { afterEach, expect, it, vi } from 'vitest';
import { currentDialog, registerDialogs } from '../ui/dialog/dialog-registry.ts';
import { readPurchaseStep, reopenPurchaseStep, savePurchaseStep } from './purchase-step.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const msisdn = '359888100201';
const step = {
  msisdn,
  path: '/roaming',
  search: { msisdn },
  dialog: 'test.Buy',
  props: { plan: '1', onDone: () => {} },
};

it('an interrupted purchase is reopened with its properties, once [BA-009]', () => {
  registerDialogs('test' as never, { Buy: () => Promise.resolve(() => null) } as never);
  savePurchaseStep(step);
  const saved = readPurchaseStep(msisdn)!;
  expect(saved).toMatchObject({ path: '/roaming', search: { msisdn } });
  reopenPurchaseStep(saved);
  expect(currentDialog()).toMatchObject({ name: 'test.Buy', props: { plan: '1' } });
  expect(readPurchaseStep(msisdn)).toBeNull();
});

it('the purchase of another number, or of an hour ago, is not continued [BA-009]', () => {
  vi.useFakeTimers({ now: 0 });
  savePurchaseStep(step);
  expect(readPurchaseStep('359888100731')).toBeNull();
  vi.setSystemTime(3_599_999);
  expect(readPurchaseStep(msisdn)).not.toBeNull();
  vi.setSystemTime(3_600_000);
  expect(readPurchaseStep(msisdn)).toBeNull();
});
