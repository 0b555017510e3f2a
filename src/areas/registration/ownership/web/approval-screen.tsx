import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import type { LandingPage as Landing } from '../../contract.ts';
import { LandingPage } from '../../web/landing-page.tsx';
import { StepTitle } from '../../web/page-texts.tsx';
import { useLanding } from '../../web/use-landing.ts';

/** The target of the link in the e-mail to the company: approve or refuse, once. */
export function ApprovalScreen() {
  return <LandingPage>{(landing, id) => <Approval landing={landing} landingId={id} />}</LandingPage>;
}

export function Approval({ landing, landingId }: { landing: Landing; landingId: string }) {
  const t = useTranslations('registration');
  const { busy, answered, answer } = useLanding(landingId);
  const { email } = landing;
  if (answered) {
    const outcome = answered.state === 'Completed' ? 'approved' : 'not_approved';
    return <StepTitle title={t(`${outcome}_title`)} text={t(`${outcome}_text`, { email })} />;
  }
  const words = {
    number: readableNumber(landing.service_number ?? ''),
    others: landing.services - 1,
    holder: landing.holder_name ?? '',
  };
  return (
    <>
      <StepTitle title={t('approve_title', { email })} text={t('approve_text', words)} />
      <Button kind="primary" tall wide busy={busy} onClick={() => void answer('ApprovalGiven')}>
        {t('approve_yes')}
      </Button>
      <Button tall wide busy={busy} onClick={() => void answer('ApprovalRefused')}>
        {t('approve_no')}
      </Button>
    </>
  );
}
