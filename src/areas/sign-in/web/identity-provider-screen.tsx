import { useTranslations } from 'use-intl/react';
import { vouchedPage } from '#platform/vouched-page.ts';
import { webBase } from '#platform/web-base.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
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
  const goTo = useGoTo();
  const { isChecking, failure, error } = useProviderAnswer({
    send: (api, answer) => signInWithIdentity(api, store, answer),
    onDone: goTo,
    onRefused({ code, properties }) {
      if (code !== 'EC_Profile_Missing') return false;
      goTo(`${webBase}${vouchedPage}#${properties['Token']}`);
      return true;
    },
  });
  const isUnknown = error instanceof ApiError && error.code === 'EC_Identity_Not_Known';
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
        {isUnknown && (
          <PortalLink to="/registration/email-and-password" className={buttonClass({ tall: true, wide: true })}>
            {t('register')}
          </PortalLink>
        )}
      </SignInMessage>
    </SignInFrame>
  );
}
