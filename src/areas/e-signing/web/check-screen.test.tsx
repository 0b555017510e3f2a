import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { esigningBg } from '../texts/bg.ts';
import { CheckScreen } from '../verification/web/check-screen.tsx';

afterEach(cleanup);

it.each([
  ['an empty file', '', esigningBg.check_empty],
  ['a file that is no PDF', 'text', esigningBg.check_not_pdf],
])('%s is refused with its own reason, whatever its name', async (_, content, reason) => {
  render(
    <Stage language="bg" texts={{ 'e-signing': esigningBg }}>
      <CheckScreen />
    </Stage>,
  );
  const file = new File([content], 'contract.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText(esigningBg.check_choose), file);
  expect(await screen.findByText(reason, { exact: false })).toBeTruthy();
});
