import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { chevronLeftIcon } from '#platform/web/art/icons/shell.ts';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { useNavigation } from '../navigation/navigation.ts';
import { PortalLink } from '../portal-link.tsx';
import { currentWebview, pressBackInApp } from '../webview.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ServiceSwitcher } from './service-switcher.tsx';
import { useShellPerson } from './shell-data.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { WaitingMenu } from './waiting-menu.tsx';
import './shell.css';

/** The frame of every screen except sign-in. Inside the operator's app it has only a back button. */
export function Shell({ search, children }: { search?: ReactNode; children: ReactNode }) {
  const t = useTranslations('shell');
  const person = useShellPerson();
  const { path } = useNavigation();
  const inApp = currentWebview() !== null;
  return (
    <div className="shell" data-in-app={inApp || undefined} data-open={person === null || undefined}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {inApp ? (
        <IconButton className="m-2" label={t('back')} shape={chevronLeftIcon} onClick={() => pressBackInApp()} />
      ) : (
        <header className="top-bar">
          <Brand />
          {person && <ServiceSwitcher path={path} />}
          <div className="top-bar-end">
            {search}
            <LanguageSwitch className={person ? 'only-wide' : ''} />
            <ThemeSwitch className={person ? 'only-wide' : ''} />
            {person ? (
              <WaitingMenu waiting={person.waiting} />
            ) : (
              <PortalLink to="/login" className={buttonClass({ kind: 'soft' })}>
                {t('sign_in')}
              </PortalLink>
            )}
          </div>
        </header>
      )}
      {!inApp && person && <MainNavigation person={person} path={path} />}
      <main id="main" className="page" tabIndex={-1}>
        <OfflineNotice />
        {children}
        {person && (
          <footer className="page-foot">
            <PortalLink to="/contracts/withdraw" className={textLinkClass}>
              {t('withdraw_here')}
            </PortalLink>
          </footer>
        )}
      </main>
    </div>
  );
}
