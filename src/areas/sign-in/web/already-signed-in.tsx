import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { webBase } from '#platform/web-base.ts';
import { accountInformation } from '../contract.ts';
import { SignInMessage } from './sign-in-message.tsx';
import { signOut } from './sign-out.ts';
import type { LoginDestination } from './login-destination.ts';

/** Replaces the form for a signed-in user: continue, or sign out and use another account. */
export function AlreadySignedIn({ redirectUri, goTo }: Pick<LoginDestination, 'goTo'> & { redirectUri: string }) {
  const t = useTranslations('sign-in');
  const store = useTokenStore();
  const { busy, run } = useChange({ leadsAway: true });
  const name = useOwnName();
  return (
    <SignInMessage
      title={t('already_title')}
      text={name === null ? t('already_text_unknown') : t('already_text', { name })}
    >
      <Button kind="primary" tall wide onClick={() => goTo(insidePortal(redirectUri))}>
        {t('already_go_on')}
      </Button>
      <Button tall wide busy={busy} onClick={() => void run((api) => signOut(api, store))}>
        {t('already_leave')}
      </Button>
    </SignInMessage>
  );
}

/** Null while loading; without an answer the user can still continue or sign out. */
function useOwnName(): string | null {
  const api = useApi();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    api.call(accountInformation, { signal: abort.signal }).then(
      (account) => setName(`${account.first_name} ${account.last_name}`.trim() || account.username),
      () => undefined,
    );
    return () => abort.abort();
  }, [api]);
  return name;
}

/** The server has not validated this address yet, so only addresses inside the portal are allowed. */
function insidePortal(redirectUri: string): string {
  const url = URL.parse(redirectUri, location.origin);
  return url?.origin === location.origin ? redirectUri : `${webBase}/`;
}
