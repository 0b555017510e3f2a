import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { operatorDeskEn } from '../../texts/en.ts';
import { approveProposal } from '../contract.ts';
import { ProposalCard, type Proposal } from './proposal-card.tsx';

afterEach(cleanup);

const proposal: Proposal = {
  proposal: 7,
  kind: 'catalogue',
  subject: 'extras 20107',
  begins_on: '2026-11-18',
  values: [{ name: 'regular_price_cents', from: '199', to: '643' }],
  by: 'ana',
  is_own: false,
  at: '2026-11-17T08:00:00.000Z',
  expires_at: '2026-11-24T08:00:00.000Z',
};

const draw = (given: Proposal, call = vi.fn(() => Promise.resolve())) => {
  drawWithApi(<ProposalCard proposal={given} />, {
    api: { call },
    texts: { 'operator-desk': operatorDeskEn },
    locale: 'en',
  });
  return call;
};
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('a change of another editor is shown with its old and new price, and can be approved or rejected', async () => {
  const call = draw(proposal);
  expect(screen.getByText(/€1\.99 → €6\.43/)).toBeTruthy();
  expect(buttons()).toEqual(['Approve', 'Reject']);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(call).toHaveBeenCalledWith(approveProposal, { params: { proposal: '7' } }));
});

it('an own change can only be withdrawn, and the card says why', () => {
  draw({ ...proposal, is_own: true });
  expect(buttons()).toEqual(['Withdraw']);
  expect(screen.getByText(operatorDeskEn.proposal_own)).toBeTruthy();
});
