import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import type { LandingPage as Landing } from '../../contract.ts';
import { LandingPage } from '../../web/landing-page.tsx';
import { StepTitle } from '../../web/page-texts.tsx';
import { useLanding } from '../../web/use-landing.ts';

/** The target of the link in the SMS, opened on the phone with the number. */
export function NotOwnerScreen() {
  return <LandingPage>{(landing, id) => <ConfirmNumber landing={landing} landingId={id} />}</LandingPage>;
}

export function ConfirmNumber({ landing, landingId }: { landing: Landing; landingId: string }) {
  const t = useTranslations('registration');
  const { busy, answered, answer } = useLanding(landingId);
  if (answered) return <StepTitle title={t('land_user_done')} text={t('land_user_done_text')} />;
  const number = readableNumber(landing.service_number ?? '');
  return (
    <>
      <StepTitle title={t('land_user_title', { number })} text={t('land_user_text', { email: landing.email })} />
      <Button kind="primary" tall wide busy={busy} onClick={() => void answer('NotOwnerVerified')}>
        {t('land_user_action')}
      </Button>
    </>
  );
}
