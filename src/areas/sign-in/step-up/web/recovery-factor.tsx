import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { cancelRecovery, requestRecovery, type StepUpOptions } from '../contract.ts';
import type { FactorName } from './factor-name.ts';
import { useConfirm } from './use-confirm.ts';
import { stepUpKey } from './queries.ts';

type RecoveryFactorProps = { options: StepUpOptions; onOther: (name: FactorName) => void };

/** For a user without password and number: requesting a recovery, waiting for it, and using it. */
export function RecoveryFactor({ options: { recovery }, onOther }: RecoveryFactorProps) {
  const t = useTranslations('step-up');
  const use = useConfirm();
  const request = useRecoveryCall();
  const back = { quiet: t('by_password'), onQuiet: () => onOther('password') };
  const error = use.failure ?? request.failure;
  if (!recovery) {
    return (
      <DialogContent
        title={t('recovery_title')}
        text={t('recovery_text')}
        actions={<DialogActions main={t('recovery_ask')} busy={request.busy} onMain={request.ask} {...back} />}
      >
        <p className="text-s text-ink-quiet">{t('recovery_forgotten')}</p>
        {error && <FieldError>{error}</FieldError>}
      </DialogContent>
    );
  }
  const usableFrom = new Date(recovery.usable_from);
  const text = recovery.is_usable
    ? t('recovery_usable')
    : recovery.is_of_this_session
      ? t('recovery_pending', { moment: shownMoment(usableFrom) })
      : t('recovery_elsewhere');
  return (
    <DialogContent
      title={t('recovery_title')}
      text={text}
      actions={
        recovery.is_usable ? (
          <DialogActions
            main={t('recovery_use')}
            busy={use.busy}
            onMain={() => void use.confirm({ factor: 'recovery' })}
            {...back}
          />
        ) : (
          <Button kind="primary" tall wide onClick={back.onQuiet}>
            {back.quiet}
          </Button>
        )
      }
    >
      {error && <FieldError>{error}</FieldError>}
      <Button kind="bare" busy={request.busy} className="justify-self-start" onClick={request.cancel}>
        {t('recovery_cancel')}
      </Button>
    </DialogContent>
  );
}

function useRecoveryCall() {
  const { busy, failure, run } = useChange({ reread: [stepUpKey] });
  return {
    busy,
    failure,
    ask: () => void run((api) => api.call(requestRecovery)),
    cancel: () => void run((api) => api.call(cancelRecovery)),
  };
}
