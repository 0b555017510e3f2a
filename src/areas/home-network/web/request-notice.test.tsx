import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IntlProvider } from 'use-intl/react';
import type { Device } from '../contract.ts';
import { homeNetworkBg } from '../texts/bg.ts';
import { RequestNotice } from './request-notice.tsx';

afterEach(cleanup);

it.each([
  ['online', true, homeNetworkBg.pending_accepted],
  ['offline', false, homeNetworkBg.pending_queued],
])('an accepted change on an %s router only promises what can happen', (_, IsOnline, text) => {
  const device = { IsOnline, Requests: [{ State: 'accepted' }] } as unknown as Device;
  render(
    <IntlProvider locale="bg" messages={{ 'home-network': homeNetworkBg }}>
      <RequestNotice device={device} home="100000100301" />
    </IntlProvider>,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
