import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDialog, openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { RouterRequest } from '../contract.ts';
import { homeNetworkBg } from '../texts/bg.ts';
import { registerNetworkDialogs } from './dialogs.ts';
import { useRequestToasts } from './use-request-toasts.ts';

vi.mock('#platform/web/ui/states/toast-store.ts', () => ({ showToast: vi.fn() }));
registerNetworkDialogs();

beforeEach(() => vi.mocked(showToast).mockClear());
afterEach(async () => {
  cleanup();
  await closeDialog();
});

function Requests({ state }: { state: RouterRequest['State'] }) {
  useRequestToasts([{ RequestId: '1', State: state } as RouterRequest]);
  return null;
}

const at = (state: RouterRequest['State']) => (
  <IntlProvider locale="bg" messages={{ 'home-network': homeNetworkBg }}>
    <Requests state={state} />
  </IntlProvider>
);

it.each([
  ['applied', false, [{ text: homeNetworkBg.applied }]],
  ['applied', true, []],
  ['failed', true, [{ text: homeNetworkBg.refused, tone: 'failed' }]],
] as const)('an earlier change that is %s, beside a refusal: %s, is told as %j', (state, isBesideRefusal, toasts) => {
  const { rerender } = render(at('accepted'));
  if (isBesideRefusal) openDialog('home-network.Error', { text: '', isPending: false });
  rerender(at(state));
  expect(vi.mocked(showToast).mock.calls.map(([toast]) => toast)).toEqual(toasts);
});
