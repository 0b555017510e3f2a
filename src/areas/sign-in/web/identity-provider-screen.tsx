import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useChange } from '#platform/web/api/use-change.ts';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { useGoTo } from '#platform/web/session/use-go-to.ts';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInMessage } from './sign-in-message.tsx';
import { signInWithIdentity, type IdentityAnswer } from './sign-in.ts';

/** The page to which the operator's identity provider returns users. */
export function IdentityProviderScreen() {
  const t = useTranslations('sign-in');
  const [answer] = useState(() => answerIn(location.search));
  const failure = useAnswer(answer);
  useDocumentTitle(t('page'));
  if (answer && failure === null) {
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

/** Read from the raw address, because the router would parse a code of digits as a number. */
function answerIn(search: string): IdentityAnswer | null {
  const { state, code, iss } = Object.fromEntries(new URLSearchParams(search));
  return state !== undefined && code !== undefined ? { state, code, ...(iss !== undefined && { iss }) } : null;
}

/** Sends the answer once, because it works only once. Null while nothing has failed. */
function useAnswer(answer: IdentityAnswer | null): string | null {
  const { failure, run } = useChange({ leadsAway: true });
  const store = useTokenStore();
  const goTo = useGoTo();
  const isSent = useRef(false);
  useEffect(() => {
    if (!answer || isSent.current) return;
    isSent.current = true;
    void run((api) => signInWithIdentity(api, store, answer), { onDone: goTo });
  });
  return failure;
}
