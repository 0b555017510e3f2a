import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { Stepper } from '#platform/web/ui/layout/stepper.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { EsigningStatus } from '../../contract.ts';
import { activationSteps } from '../rules.ts';
import { BenefitsStep } from './benefits-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { registerEsigningDialogs } from '../../web/dialogs.ts';
import { NumberStep } from './number-step.tsx';
import { statusQuery } from '../../web/queries.ts';
import { useActivationPlace } from './use-activation-place.ts';
import '../../web/e-signing.css';

registerEsigningDialogs();

/** Activates signing for one pid; without a pid in the address, for the first one that is off. */
export function ActivationScreen() {
  const t = useTranslations('e-signing');
  const { pid } = useSearch({ strict: false }) as { pid?: string };
  const { data } = useQuery(statusQuery(useApi()));
  const status = data?.find((each) => (pid ? each.pid === pid : !each.has_active_subscription)) ?? data?.[0];
  useDocumentTitle(t('card_title'));
  return (
    <div className="grid gap-6">
      <BackLink to="/e-signing">{t('page')}</BackLink>
      {status && <ActivationWizard key={status.pid} status={status} />}
    </div>
  );
}

export function ActivationWizard({ status }: { status: EsigningStatus }) {
  const t = useTranslations('e-signing');
  const navigate = useNavigate();
  const { place, happened, codeWasSent, forget } = useActivationPlace(status.pid, status.numbers[0] ?? '');
  const { step, msisdn, sentAt } = place;
  const at = activationSteps.findIndex((each) => each === step);
  const confirmed = async () => {
    forget();
    await navigate({ to: '/e-signing' });
    openDialog('e-signing.SuccessActivation', { msisdn });
  };
  if (status.numbers.length === 0)
    return <EmptyState level={1} title={t('no_mobile_title')} text={t('no_mobile_text')} />;
  return (
    <Card className="signing-wizard">
      <Stepper
        label={t('wizard_step', { step: at + 1, name: t(`wizard_step_${activationSteps[at] ?? 'code'}`) })}
        steps={activationSteps.map((each) => t(`wizard_step_${each}`))}
        at={at}
        doneWord={t('wizard_done_step')}
      />
      <h1 className="text-2xl">{t(`wizard_title_${activationSteps[at] ?? 'code'}`)}</h1>
      {step === 'benefits' && <BenefitsStep onActivate={() => happened('activate')} />}
      {step === 'number' && <NumberStep status={status} first={msisdn} onSent={codeWasSent} />}
      {step === 'code' && (
        <ConfirmStep
          pid={status.pid}
          msisdn={msisdn}
          sentAt={sentAt ?? undefined}
          onResent={() => codeWasSent(msisdn)}
          onBack={() => happened('back')}
          onConfirmed={confirmed}
        />
      )}
    </Card>
  );
}
