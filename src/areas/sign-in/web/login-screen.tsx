import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { Logo } from '#platform/web/art/logo.tsx';
import { PanoramaScene, PanoramaWires } from '#platform/web/art/scenes/panorama-scene.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { LanguageSwitch } from '#platform/web/shell/language-switch.tsx';
import { textLinkClass } from '#platform/web/ui/text-link.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { LoginForm } from './login-form.tsx';
import './login-screen.css';

export function LoginScreen() {
  const t = useTranslations('sign-in');
  const shell = useTranslations('shell');
  const search = useSearch({ strict: false }) as { redirectUri?: string; ended?: string };
  useDocumentTitle(t('page'));
  return (
    <main className="door">
      <div className="door-view">
        <span className="brand door-brand">
          <Logo />
          <span>{shell('brand').toLowerCase()}</span>
        </span>
        <LanguageSwitch className="door-language" />
        <p className="door-slogan">{t('slogan')}</p>
        <PanoramaScene className="door-panorama" />
        <PanoramaWires className="door-wires" />
      </div>
      <div className="door-form">
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
      </div>
    </main>
  );
}
