import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInMessage } from './sign-in-message.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type Step = 'choose' | 'done' | 'link-over';

export function NewPasswordScreen() {
  const t = useTranslations('forgotten-password');
  const { token } = useSearch({ strict: false }) as { token?: string };
  const [step, setStep] = useState<Step>('choose');
  useDocumentTitle(t('new_page'));
  if (!token || step === 'link-over') {
    return (
      <SignInFrame>
        <SignInMessage title={t('over_title')} text={t('over_text')}>
          <MainLink to="/login/forgotten-password" text={t('over_again')} />
        </SignInMessage>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame>
      {step === 'choose' ? (
        <NewPasswordForm token={token} onDone={() => setStep('done')} onLinkOver={() => setStep('link-over')} />
      ) : (
        <SignInMessage title={t('done_title')} text={t('done_text')}>
          <MainLink to="/login" text={t('done_action')} />
        </SignInMessage>
      )}
    </SignInFrame>
  );
}

function MainLink({ to, text }: { to: string; text: string }) {
  return (
    <PortalLink to={to} className={buttonClass({ kind: 'primary', tall: true, wide: true })}>
      {text}
    </PortalLink>
  );
}
