import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiError, OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { OfferSummary } from '#platform/web/contract-summary/offer-summary.tsx';
import { forgetProved, uniqueIdHeaders } from '#platform/web/number-proof/unique-id.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, dismissDialog, openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { activateMusic, deactivateMusic, type MusicStatusAnswer } from '../../contract.ts';
import type { MusicState } from '../../music-state.ts';
import { lastDayIfStopped, modifyAction, musicSource } from '../../rules.ts';
import { StartReceipt, StopConsequences } from '../modify-facts.tsx';
import { useReadAgain } from '../use-listener.ts';

type MusicModifyProps = { state: MusicState; answer: MusicStatusAnswer };

/** Stops an active subscription, starts any other; shows the changes first. */
export function MusicModifyDialog(props: MusicModifyProps) {
  return modifyAction(props.answer.status) === 'deactivate' ? <Stop {...props} /> : <Start {...props} />;
}

function Start({ state, answer }: MusicModifyProps) {
  const t = useTranslations('music');
  const readAgain = useReadAgain();
  const body = { unique_id: state.token };
  const start = (api: ApiClient) => api.call(activateMusic, { headers: uniqueIdHeaders(), body });
  const { busy, failure, run } = useModify();
  const showStarted = async () => {
    const read = await readAgain();
    if (read.answer) openDialog('music-offer.MusicActivationSuccess', { state: read.state, answer: read.answer });
    else await closeDialog();
  };
  const isAgain = answer.status === 'Deactivated';
  return (
    <DialogContent
      title={t(isAgain ? 'modify_again_title' : 'modify_start_title')}
      text={t('modify_start_text', { number: readableNumber(answer.msisdn) })}
      actions={
        <>
          <Button kind="primary" tall wide busy={busy} onClick={() => void run(start, { onDone: showStarted })}>
            {t('modify_start')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('give_up')}
          </Button>
        </>
      }
    >
      <StartReceipt state={state} answer={answer} />
      <OfferSummary kind="music" msisdn={null} subjects={[musicSource]} />
      {failure && <FieldError>{failure}</FieldError>}
    </DialogContent>
  );
}

function Stop({ state, answer }: MusicModifyProps) {
  const t = useTranslations('music');
  const readAgain = useReadAgain();
  const freeUntil = state.endDateOfFreePeriod ?? answer.today;
  const lastDay = lastDayIfStopped(freeUntil, state.dateOfSubscription ?? answer.today, answer.today);
  const body = { unique_id: state.token };
  const stop = (api: ApiClient) => api.call(deactivateMusic, { headers: uniqueIdHeaders(), body });
  const { busy, failure, run } = useModify();
  const showStopped = async () => {
    await readAgain();
    await closeDialog();
    showToast({ text: t('stopped', { day: shownDay(lastDay) }) });
  };
  const words = { number: readableNumber(answer.msisdn), day: shownDay(lastDay) };
  return (
    <DialogContent
      title={t('modify_stop_title')}
      text={t(state.freePeriodExpired ? 'modify_stop_paid' : 'modify_stop_free', words)}
      actions={
        <>
          <Button kind="danger" tall wide busy={busy} onClick={() => void run(stop, { onDone: showStopped })}>
            {t('modify_stop')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <StopConsequences lastDay={lastDay} />
      {failure && <FieldError>{failure}</FieldError>}
    </DialogContent>
  );
}

const alreadyDone = new Set<unknown>(['EC_Already_Active', 'EC_Already_Inactive']);

/** All failures use the text of the offer; a change that was made elsewhere is none. */
function useModify() {
  const errors = useTranslations('errors');
  const readAgain = useReadAgain();
  const hasOwnText = (error: unknown) =>
    error instanceof OutcomeUnknown || (error instanceof ApiError && alreadyDone.has(error.code));
  return useChange({
    textOf: (error) => (hasOwnText(error) ? null : errors('MUSIC_FAILURE')),
    onRefused: async ({ code, text }) => {
      if (alreadyDone.has(code)) {
        await readAgain().catch(() => undefined);
        await closeDialog();
        showToast({ text });
        return true;
      }
      // The number proof has expired.
      if (code !== 'EC_Verification_Failed') return false;
      forgetProved(musicSource);
      openDialog('music-offer.MusicVerify', { isAgain: true });
      return true;
    },
  });
}
