import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { offerSummary, openOfferSummary } from '#platform/contract-summary.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { OfferSummary, type OfferSummaryProps } from './offer-summary.tsx';

afterEach(cleanup);

const summary = {
  title: 'x',
  made_on: '2026-11-17',
  sections: [{ title: 'Цена', facts: [{ name: 'ДДС', value: 'Включен' }] }],
};

function draw(offer: OfferSummaryProps) {
  const call = vi.fn(() => Promise.resolve(summary));
  drawWithApi(<OfferSummary {...offer} />, { api: { call }, texts: { shell: shellBg } });
  return call;
}
const open = () => {
  const details = document.querySelector('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

it('the summary is read when it is opened, for what is ordered [FE-005]', async () => {
  const call = draw({ kind: 'extra', msisdn: '359888100101', subjects: ['20120', '20121'] });
  expect(call).not.toHaveBeenCalled();
  open();
  expect(await screen.findByText('Включен')).toBeDefined();
  const query = { msisdn: '359888100101', kind: 'extra', subjects: '20120,20121' };
  expect(call).toHaveBeenCalledWith(offerSummary, expect.objectContaining({ query }));
});

it('an offer to anybody has its own call, and an order without a price has no summary [FE-005]', async () => {
  const call = draw({ kind: 'music', msisdn: null, subjects: ['music'] });
  open();
  expect(await screen.findByText('Включен')).toBeDefined();
  expect(call).toHaveBeenCalledWith(
    openOfferSummary,
    expect.objectContaining({ query: { kind: 'music', subjects: 'music' } }),
  );
  cleanup();
  draw({ kind: 'extra', msisdn: '359888100101', subjects: [] });
  expect(document.querySelector('details')).toBeNull();
});
