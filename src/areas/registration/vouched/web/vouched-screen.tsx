import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { storeUsername } from '#platform/web/session/stored-username.ts';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { registrationPages } from '../../pages.ts';
import { Frame } from '../../web/frame.tsx';
import { StepTitle } from '../../web/page-texts.tsx';
import { vouchedProfileQuery } from './queries.ts';
import { VouchedForm } from './vouched-form.tsx';

const wideButton = buttonClass({ kind: 'primary', tall: true, wide: true });

/** The short registration of a customer whom the operator's identity provider has confirmed. */
export function VouchedScreen() {
  // In the fragment: no server and no proxy logs it.
  const [token] = useState(() => location.hash.slice(1));
  const [isDone, setDone] = useState(false);
  const { data: profile, error } = useQuery(vouchedProfileQuery(useApi(), token));
  const finish = () => {
    if (profile) storeUsername(profile.email);
    setDone(true);
  };
  return (
    <Frame page={null} workflow={null}>
      {isDone && <Done />}
      {!isDone && error && <NotPossible error={error} />}
      {!isDone && !error && !profile && <Skeleton height="12rem" />}
      {!isDone && !error && profile && <VouchedForm token={token} profile={profile} onDone={finish} />}
    </Frame>
  );
}

function Done() {
  const t = useTranslations('registration');
  return (
    <>
      <div className="max-w-md">
        <SuccessScene />
      </div>
      <StepTitle title={t('done_title')} text={t('vouched_done_text')} />
      <PortalLink to="/login" className={wideButton}>
        {t('done_action')}
      </PortalLink>
    </>
  );
}

/** The full registration remains. */
function NotPossible({ error }: { error: unknown }) {
  const t = useTranslations('registration');
  const errorText = useErrorText('registration');
  return (
    <>
      <StepTitle title={t('vouched_over_title')} text={errorText(error)} />
      <PortalLink to="/login" className={wideButton}>
        {t('vouched_over_action')}
      </PortalLink>
      <PortalLink to={registrationPages.email} className={buttonClass({ tall: true, wide: true })}>
        {t('vouched_full')}
      </PortalLink>
    </>
  );
}
