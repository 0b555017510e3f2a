import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useConfiguration } from '#platform/web/configuration.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInMessage } from './sign-in-message.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';

export function ForgottenPasswordScreen() {
  const t = useTranslations('forgotten-password');
  const [sentTo, setSentTo] = useState<string | null>(null);
  useDocumentTitle(t('page'));
  return (
    <SignInFrame>
      {sentTo === null ? (
        <ForgottenPasswordForm onSent={setSentTo} />
      ) : (
        <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <div className="sign-in-foot">
        <p className="flex min-h-tap items-center">
          <PortalLink to="/login" className={textLinkClass}>
            {t('back')}
          </PortalLink>
        </p>
      </div>
    </SignInFrame>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations('forgotten-password');
  const isDemo = useConfiguration().app_mode === 'demo';
  return (
    <SignInMessage title={t('sent_title')} text={t('sent_text', { email })}>
      <p className="text-s text-ink-quiet">{t('sent_help')}</p>
      <Button tall wide onClick={onAgain}>
        {t('again')}
      </Button>
      {isDemo && (
        <PortalLink to="/dev/inbox" search={{ to: email }} className={`${textLinkClass} flex min-h-tap items-center`}>
          {t('inbox')}
        </PortalLink>
      )}
    </SignInMessage>
  );
}
