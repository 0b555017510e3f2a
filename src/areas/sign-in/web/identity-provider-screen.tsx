import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { useGoTo } from '#platform/web/session/use-go-to.ts';
import { useProviderAnswer } from '#platform/web/session/use-provider-answer.ts';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInMessage } from './sign-in-message.tsx';
import { signInWithIdentity } from './sign-in.ts';

/** The page to which the operator's identity provider returns users. */
export function IdentityProviderScreen() {
  const t = useTranslations('sign-in');
  const store = useTokenStore();
  const { isChecking, failure } = useProviderAnswer({
    send: (api, answer) => signInWithIdentity(api, store, answer),
    onDone: useGoTo(),
  });
  useDocumentTitle(t('page'));
  if (isChecking) {
    return (
      <SignInFrame>
        <output>{t('operator_checking')}</output>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame>
      <SignInMessage title={t('operator_failed')} text={failure ?? t('operator_left')}>
        <PortalLink to="/login" className={buttonClass({ kind: 'primary', tall: true, wide: true })}>
          {t('operator_back')}
        </PortalLink>
      </SignInMessage>
    </SignInFrame>
  );
}
