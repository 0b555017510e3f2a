import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/text-link.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { Door } from './door.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginScreen() {
  const t = useTranslations('sign-in');
  const search = useSearch({ strict: false }) as { redirectUri?: string; ended?: string };
  useDocumentTitle(t('page'));
  return (
    <Door>
      <LoginForm redirectUri={search.redirectUri ?? '/my-a1/'} sessionIsOver={search.ended === 'session'} />
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
