import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { numberProofBg } from '#platform/texts/number-proof.bg.ts';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { partnersBg } from '../texts/bg.ts';
import { ProveNumber } from './prove-number.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('a short code is told when the user sends it', async () => {
  const sent = { msisdn: '359888100101', sends: 1, resendAt: 0, isUsedUp: false };
  sessionStorage.setItem('number-code capital', JSON.stringify(sent));
  render(
    <Stage language="bg" texts={{ partners: partnersBg, 'number-proof': numberProofBg }}>
      <ProveNumber source="capital" notice={null} onProved={vi.fn()} />
    </Stage>,
  );
  await userEvent.type(await screen.findByLabelText(numberProofBg.code), '12345');
  await userEvent.click(screen.getByRole('button', { name: numberProofBg.confirm }));
  expect(screen.getByText(errorsBg.CODE_TOO_SHORT)).toBeTruthy();
});
