import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError, OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { forgetProved, uniqueIdHeaders } from '#platform/web/number-proof/unique-id.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog, replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { usePress } from '#platform/web/use-press.ts';
import { activateMusic, deactivateMusic, type MusicStatusAnswer } from '../../contract.ts';
import type { MusicState } from '../../music-state.ts';
import { lastDayIfStopped, modifyAction, musicSource } from '../../rules.ts';
import { StartReceipt, StopConsequences } from '../modify-facts.tsx';
import { useReadAgain } from '../use-listener.ts';

type MusicModifyProps = { state: MusicState; answer: MusicStatusAnswer };

/** Stops what is active, starts anything else; says first what changes. */
export function MusicModifyDialog(props: MusicModifyProps) {
  return modifyAction(props.answer.status) === 'deactivate' ? <Stop {...props} /> : <Start {...props} />;
}

function Start({ state, answer }: MusicModifyProps) {
  const t = useTranslations('music');
  const api = useApi();
  const readAgain = useReadAgain();
  const { busy, error, run } = useModify(async (idempotencyKey) => {
    const body = { unique_id: state.token };
    await api.call(activateMusic, { headers: uniqueIdHeaders(), body, idempotencyKey });
    const read = await readAgain();
    if (read.answer) replaceDialog('music-offer.MusicActivationSuccess', { state: read.state, answer: read.answer });
    else await closeDialog();
  });
  const isAgain = answer.status === 'Deactivated';
  return (
    <DialogContent
      title={t(isAgain ? 'modify_again_title' : 'modify_start_title')}
      text={t('modify_start_text', { number: readableNumber(answer.msisdn) })}
      actions={
        <>
          <Button kind="primary" tall wide busy={busy} onClick={run}>
            {t('modify_start')}
          </Button>
          <Button kind="bare" wide onClick={() => void closeDialog()}>
            {t('give_up')}
          </Button>
        </>
      }
    >
      <StartReceipt state={state} answer={answer} />
      {error && <FieldError>{error}</FieldError>}
    </DialogContent>
  );
}

function Stop({ state, answer }: MusicModifyProps) {
  const t = useTranslations('music');
  const api = useApi();
  const readAgain = useReadAgain();
  const freeUntil = state.endDateOfFreePeriod ?? answer.today;
  const lastDay = lastDayIfStopped(freeUntil, state.dateOfSubscription ?? answer.today, answer.today);
  const { busy, error, run } = useModify(async (idempotencyKey) => {
    const body = { unique_id: state.token };
    await api.call(deactivateMusic, { headers: uniqueIdHeaders(), body, idempotencyKey });
    await readAgain();
    await closeDialog();
    showToast({ text: t('stopped', { day: shownDay(lastDay) }) });
  });
  const words = { number: readableNumber(answer.msisdn), day: shownDay(lastDay) };
  return (
    <DialogContent
      title={t('modify_stop_title')}
      text={t(state.freePeriodExpired ? 'modify_stop_paid' : 'modify_stop_free', words)}
      actions={
        <>
          <Button kind="danger" tall wide busy={busy} onClick={run}>
            {t('modify_stop')}
          </Button>
          <Button kind="bare" wide onClick={() => void closeDialog()}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <StopConsequences lastDay={lastDay} />
      {error && <FieldError>{error}</FieldError>}
    </DialogContent>
  );
}

/** One key for the change, however often it is tried; any failure is said in the offer's own words. */
function useModify(change: (idempotencyKey: string) => Promise<void>) {
  const errors = useTranslations('errors');
  const key = useRef<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { busy, press } = usePress((failure) => {
    // The hour of the proved number is over.
    if (failure instanceof ApiError && failure.code === 'EC_Verification_Failed') {
      forgetProved(musicSource);
      replaceDialog('music-offer.MusicVerify', { isAgain: true });
    } else setError(errors(failure instanceof OutcomeUnknown ? 'OUTCOME_UNKNOWN' : 'MUSIC_FAILURE'));
  });
  const run = () => {
    setError(null);
    const idempotencyKey = (key.current ??= crypto.randomUUID());
    void press(() => change(idempotencyKey));
  };
  return { busy, error, run };
}
