import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useIsSignedIn } from '#platform/web/session/session-context.ts';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { useAfterDelay } from '#platform/web/use-after-delay.ts';
import { registrationPages } from '../pages.ts';
import { Frame } from './frame.tsx';
import { clearTab } from './current-workflow.ts';
import { StepTitle } from './page-texts.tsx';
import { workflowKey } from './queries.ts';

/** An expired or completed registration: the tab clears it, says so, and starts over after two seconds. */
export function RegistrationOver() {
  const t = useTranslations('registration');
  const errors = useTranslations('errors');
  const isSignedIn = useIsSignedIn();
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(clearTab, []);
  useAfterDelay(() => {
    client.setQueryData(workflowKey, null);
    void navigate({ to: registrationPages[isSignedIn ? 'id' : 'email'], replace: true });
  });
  return (
    <Frame page={null} workflow={null}>
      <StepTitle title={t('over_title')} />
      <Notice tone="danger" shape={warnIcon} live>
        {errors('EC_EXPIRED_OR_COMPLETED_REGISTRATION')}
      </Notice>
    </Frame>
  );
}
