import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useIsSignedIn } from '#platform/web/session/session-context.ts';
import { textLinkClass } from '#platform/web/ui/text-link.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { webBase } from '#platform/web-base.ts';
import { Door } from './door.tsx';
import { LoginForm } from './login-form.tsx';

const AlreadySignedIn = lazy(async () => ({ default: (await import('./already-signed-in.tsx')).AlreadySignedIn }));

const IdentityProviderDoor = lazy(async () => ({
  default: (await import('./identity-provider-door.tsx')).IdentityProviderDoor,
}));

export function LoginScreen() {
  const t = useTranslations('sign-in');
  const search = useSearch({ strict: false }) as { redirectUri?: string; ended?: string };
  const redirectUri = search.redirectUri ?? `${webBase}/`;
  const isSignedIn = useIsSignedIn();
  useDocumentTitle(t('page'));
  if (isSignedIn) {
    return (
      <Door>
        <Suspense>
          <AlreadySignedIn redirectUri={redirectUri} />
        </Suspense>
      </Door>
    );
  }
  return (
    <Door>
      <LoginForm redirectUri={redirectUri} sessionIsOver={search.ended === 'session'} />
      <Suspense>
        <IdentityProviderDoor redirectUri={redirectUri} />
      </Suspense>
      <div className="door-foot">
        <p className="flex min-h-tap items-center justify-between gap-4">
          <PortalLink to="/login/forgotten-password" className={textLinkClass}>
            {t('forgotten')}
          </PortalLink>
          <PortalLink to="/registration/email-and-password" className={textLinkClass}>
            {t('register')}
          </PortalLink>
        </p>
        <p className="text-xs text-ink-quiet">{t('first_time')}</p>
      </div>
    </Door>
  );
}
