import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { priceOf } from '#platform/money.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { rememberProved } from '#platform/web/number-proof/unique-id.ts';
import { closeDialog, currentDialog, openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { dismissToast, shownToasts } from '#platform/web/ui/states/toast-store.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import type { MusicStatusAnswer } from '../../contract.ts';
import { afterStatus, afterVerification, initialMusic } from '../../music-state.ts';
import { musicSource } from '../../rules.ts';
import { musicBg } from '../../texts/bg.ts';
import { registerMusicDialogs } from '../dialogs.ts';
import { MusicModifyDialog } from './music-modify-dialog.tsx';

registerMusicDialogs();

afterEach(async () => {
  cleanup();
  await closeDialog();
  for (const { id } of shownToasts()) dismissToast(id);
});

const stopped: MusicStatusAnswer = {
  msisdn: '359888100101',
  is_recognized: false,
  date_of_subscription: '2026-10-14',
  subscriber_type: 'POSTPAID',
  status: 'Deactivated',
  end_date_of_free_period: '2027-01-12',
  free_period_end_date: '2027-01-12',
  deactivation_date: '2027-01-12',
  renewal_date: null,
  link: null,
  price_currency: priceOf(499),
  today: '2026-11-15',
};
const playing: MusicStatusAnswer = { ...stopped, status: 'Active', deactivation_date: null };

function draw(answer: MusicStatusAnswer, code: 'EC_Already_Active' | 'EC_Already_Inactive' | 'EC_Not_Found') {
  rememberProved(musicSource, answer.msisdn);
  const call = vi.fn(({ name }: { name: string }) => {
    if (name === 'musicStatus') return Promise.resolve(answer);
    return name.endsWith('Music') ? Promise.reject(new ApiError(code, 409, '')) : new Promise(() => undefined);
  });
  const state = afterStatus(afterVerification(initialMusic('a-token'), answer.msisdn), answer, answer.today);
  openDialog('music-offer.MusicModify', { state, answer });
  drawWithApi(
    <Dialog.Root open>
      <MusicModifyDialog state={state} answer={answer} />
    </Dialog.Root>,
    { api: { call }, texts: { shell: shellBg, music: musicBg } },
  );
  return () => call.mock.calls.filter(([{ name }]) => name === 'musicStatus').length;
}

it.each([
  ['start', stopped, 'EC_Already_Active', musicBg.modify_start, errorsBg.EC_ALREADY_ACTIVE],
  ['stop', playing, 'EC_Already_Inactive', musicBg.modify_stop, errorsBg.EC_ALREADY_INACTIVE],
] as const)(
  'a %s that was made elsewhere is told, and the page is read again',
  async (_, answer, code, press, text) => {
    const reads = draw(answer, code);
    await userEvent.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(shownToasts()).toMatchObject([{ text }]));
    expect(currentDialog()).toBeNull();
    expect(reads()).toBe(1);
  },
);

it('another refusal keeps the dialog, with the text of the offer', async () => {
  draw(stopped, 'EC_Not_Found');
  await userEvent.click(screen.getByRole('button', { name: musicBg.modify_start }));
  expect(await screen.findByText(errorsBg.MUSIC_FAILURE)).toBeTruthy();
  expect(currentDialog()?.name).toBe('music-offer.MusicModify');
});
