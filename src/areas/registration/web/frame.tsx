import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { infoIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { BrandSign } from '#platform/web/shell/brand-sign.tsx';
import { LanguageSwitch } from '#platform/web/shell/language-switch.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { Stepper } from '#platform/web/ui/layout/stepper.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { addInfoOf, stepOfPage, stepsOf, type RegistrationPage } from '../pages.ts';
import type { Workflow } from '../workflow-schema.ts';
import { registerRegistrationDialogs } from './dialogs.ts';
import { useIsSignedInHere } from './use-is-signed-in-here.ts';
import './frame.css';

registerRegistrationDialogs();

type FrameProps = {
  page: RegistrationPage | null;
  workflow: Workflow | null;
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: the wire with a bird for each finished step, the page on paper below. */
export function Frame({ page, workflow, aside, children }: FrameProps) {
  const t = useTranslations('registration');
  const isSignedIn = useIsSignedInHere();
  useDocumentTitle(isSignedIn ? t('page_add') : t('page'));
  return (
    <div className="registration">
      <header className="registration-sky">
        <div className="registration-bar">
          <BrandSign />
          <div className="flex items-center gap-2">
            {!isSignedIn && <LanguageSwitch className="registration-language" />}
            {isSignedIn && page !== null && (
              <IconButton
                label={t('more')}
                shape={infoIcon}
                onClick={() => openDialog(`registration.${addInfoOf(workflow?.clientType ?? null)}`)}
              />
            )}
            <PortalLink to={isSignedIn ? '/my-services' : '/login'} className="registration-exit">
              {t(isSignedIn ? 'my_services' : 'have_profile')}
            </PortalLink>
          </div>
        </div>
        {isSignedIn && page !== null && <p className="registration-kind">{t('page_add')}</p>}
        {page !== null && <Steps page={page} workflow={workflow} isAdding={isSignedIn} />}
        <Hills />
      </header>
      <main className="registration-paper">
        <div className="registration-columns">
          <div className="registration-main">{children}</div>
          {aside && <aside className="registration-aside">{aside}</aside>}
        </div>
      </main>
    </div>
  );
}

function Steps({ page, workflow, isAdding }: { page: RegistrationPage; workflow: Workflow | null; isAdding: boolean }) {
  const t = useTranslations('registration');
  const steps = workflow || !isAdding ? stepsOf(workflow) : (['id', 'number', 'code'] as const);
  const names = steps.map((step) => t(`step_${step}`));
  const place = steps.findIndex((step) => step === stepOfPage[page]);
  const at = page === 'done' ? steps.length : Math.max(place, 0);
  const label = t('step_now', {
    at: Math.min(at + 1, steps.length),
    count: steps.length,
    step: names[at] ?? t('step_done'),
  });
  return <Stepper label={label} steps={names} at={at} doneWord={t('step_done')} />;
}

function Hills() {
  return (
    <svg className="registration-hills" viewBox="0 0 1460 90" preserveAspectRatio="none" aria-hidden>
      <path d="M0 58C160 22 330 16 480 28s300 26 450 4 330-16 530 6v52H0z" />
      <path d="M0 70c180-20 420-16 640-6s420 6 820-14v40H0z" />
    </svg>
  );
}
