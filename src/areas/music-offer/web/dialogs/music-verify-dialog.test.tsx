import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { numberProofBg } from '#platform/texts/number-proof.bg.ts';
import { DialogStage } from '#platform/web/gallery/stage.tsx';
import { musicSource } from '../../rules.ts';
import { musicBg } from '../../texts/bg.ts';
import { MusicVerifyDialog } from './music-verify-dialog.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('a short code is told when the user sends it', async () => {
  const sent = { msisdn: '359888100101', sends: 1, resendAt: 0, isUsedUp: false };
  sessionStorage.setItem(`number-code ${musicSource}`, JSON.stringify(sent));
  render(
    <DialogStage language="bg" texts={{ music: musicBg, 'number-proof': numberProofBg }}>
      <MusicVerifyDialog />
    </DialogStage>,
  );
  await userEvent.type(await screen.findByLabelText(numberProofBg.code), '12345');
  await userEvent.click(screen.getByRole('button', { name: numberProofBg.confirm }));
  expect(screen.getByText(errorsBg.CODE_TOO_SHORT)).toBeTruthy();
});
