import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useIsSignedIn } from '#platform/web/session/session-context.ts';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { Door } from './require-sign-in.tsx';
import { DoorLink } from './door-link.tsx';
import { LoginForm } from './login-form.tsx';
import { destinationOf, type LoginSearch, type LoginDestination } from './login-destination.ts';

const AlreadySignedIn = lazy(async () => ({ default: (await import('./already-signed-in.tsx')).AlreadySignedIn }));

const IdentityProviderDoor = lazy(async () => ({
  default: (await import('./identity-provider-door.tsx')).IdentityProviderDoor,
}));

export function LoginScreen({ search, wayIn }: { search: LoginSearch; wayIn: LoginDestination }) {
  const t = useTranslations('sign-in');
  const { goTo } = wayIn;
  const redirectUri = destinationOf(search);
  const isSignedIn = useIsSignedIn();
  // The form stays until the portal has loaded: its own session is no news to the user.
  const [formIsSent, setFormIsSent] = useState(false);
  useDocumentTitle(t('page'));
  if (isSignedIn && !formIsSent) {
    return (
      <Door>
        <Suspense>
          <AlreadySignedIn redirectUri={redirectUri} goTo={goTo} />
        </Suspense>
      </Door>
    );
  }
  return (
    <Door>
      <LoginForm
        redirectUri={redirectUri}
        goTo={goTo}
        sessionIsOver={search.ended === 'session'}
        onSend={() => setFormIsSent(true)}
      />
      <Suspense>
        <IdentityProviderDoor redirectUri={redirectUri} goTo={goTo} />
      </Suspense>
      <div className="door-foot">
        <p className="flex min-h-tap items-center justify-between gap-4">
          <DoorLink to="/login/forgotten-password" wayIn={wayIn}>
            {t('forgotten')}
          </DoorLink>
          <DoorLink to="/registration/email-and-password" wayIn={wayIn}>
            {t('register')}
          </DoorLink>
        </p>
        <p className="text-xs text-ink-quiet">{t('first_time')}</p>
      </div>
    </Door>
  );
}
