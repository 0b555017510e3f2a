import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { useProviderAnswer } from '#platform/web/session/use-provider-answer.ts';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { useDeskSession } from '../../web/desk-session.ts';
import { SignedOutPage } from '../../web/signed-out-page.tsx';
import { answerDeskVisit } from '../contract.ts';

/** The page to which the operator's OpenID provider returns users. */
export function IdentityProviderScreen() {
  const t = useTranslations('operator-desk');
  const session = useDeskSession();
  const navigate = useNavigate();
  const { isChecking, failure } = useProviderAnswer({
    area: 'operator-desk',
    send: (api, body) => api.call(answerDeskVisit, { body }),
    onDone: async ({ token }) => {
      session.open(token);
      await navigate({ to: '/', search: {}, replace: true });
    },
  });
  useDocumentTitle(t('sign_in_title'));
  if (isChecking) return <SignedOutPage title={t('sign_in_title')} text={t('provider_checking')} />;
  return (
    <SignedOutPage title={t('provider_failed')} text={failure ?? t('provider_left')}>
      <Link to="/" search={{}} className={buttonClass({ kind: 'primary', tall: true, wide: true })}>
        {t('provider_back')}
      </Link>
    </SignedOutPage>
  );
}
