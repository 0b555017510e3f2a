import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useIsSignedIn } from '#platform/web/session/session-context.ts';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { LoginForm } from './login-form.tsx';
import { destinationOf, type LoginSearch, type LoginDestination } from './login-destination.ts';

const AlreadySignedIn = lazy(async () => ({ default: (await import('./already-signed-in.tsx')).AlreadySignedIn }));

const IdentityProviderButton = lazy(async () => ({
  default: (await import('./identity-provider-button.tsx')).IdentityProviderButton,
}));

const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button.tsx')).PasskeyButton }));

export function LoginScreen({ search, destination }: { search: LoginSearch; destination: LoginDestination }) {
  const t = useTranslations('sign-in');
  const { goTo } = destination;
  const redirectUri = destinationOf(search);
  const isSignedIn = useIsSignedIn();
  // The form stays until the portal has loaded: its own session is no news to the user.
  const [formIsSent, setFormIsSent] = useState(false);
  const send = useCallback(() => setFormIsSent(true), []);
  useDocumentTitle(t('page'));
  if (isSignedIn && !formIsSent) {
    return (
      <SignInFrame>
        <Suspense>
          <AlreadySignedIn redirectUri={redirectUri} goTo={goTo} />
        </Suspense>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame>
      <LoginForm redirectUri={redirectUri} goTo={goTo} sessionIsOver={search.ended === 'session'} onSend={send} />
      <Suspense>
        <PasskeyButton redirectUri={redirectUri} goTo={goTo} onSend={send} />
        <IdentityProviderButton redirectUri={redirectUri} goTo={goTo} />
      </Suspense>
      <div className="sign-in-foot">
        <p className="flex min-h-tap items-center justify-between gap-4">
          <SignInLink to="/login/forgotten-password" destination={destination}>
            {t('forgotten')}
          </SignInLink>
          <SignInLink to="/registration/email-and-password" destination={destination}>
            {t('register')}
          </SignInLink>
        </p>
        <p className="text-xs text-ink-quiet">{t('first_time')}</p>
      </div>
    </SignInFrame>
  );
}
