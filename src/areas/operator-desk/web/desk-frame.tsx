import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { BrandSign } from '#platform/web/shell/brand-sign.tsx';
import { LanguageSwitch } from '#platform/web/shell/language-switch.tsx';
import { ThemeSwitch } from '#platform/web/shell/theme-switch.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { leaveDesk, type whoIsAtDesk } from '../entrance/contract.ts';
import type { Role } from '../entrance/rules.ts';
import { SignInScreen } from '../entrance/web/sign-in-screen.tsx';
import { DeskLinks, deskLinkClass } from './desk-links.tsx';
import { useDeskSession, useDeskToken } from './desk-session.ts';
import { deskOperatorQuery } from './queries.ts';
import './desk.css';

/** The bar over every desk screen; without a session it shows the sign-in. */
export function DeskFrame() {
  const token = useDeskToken();
  return token === null ? <SignInScreen /> : <SignedInFrame key={token} />;
}

const approvals = '/approvals';
const questions = '/questions';

type PartText = 'nav_texts' | 'nav_catalogue' | 'nav_approvals' | 'nav_customers' | 'nav_questions' | 'nav_failures';

const parts: { to: string; role: Role; text: PartText }[] = [
  { to: '/texts', role: 'editor', text: 'nav_texts' },
  { to: '/catalogue', role: 'editor', text: 'nav_catalogue' },
  { to: approvals, role: 'editor', text: 'nav_approvals' },
  { to: '/customers', role: 'support', text: 'nav_customers' },
  { to: questions, role: 'support', text: 'nav_questions' },
  { to: '/failures', role: 'support', text: 'nav_failures' },
];

/** Parts that the settings disable are not shown. */
function isOffered(to: string, who: Result<typeof whoIsAtDesk>): boolean {
  if (to === approvals) return who.needs_approval;
  return to !== questions || who.has_questions;
}

function SignedInFrame() {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const session = useDeskSession();
  const { data: who } = useQuery(deskOperatorQuery(api));
  const { run } = useChange({
    onRefused: () => {
      session.end('left');
      return true;
    },
  });
  const leave = () => run((changing) => changing.call(leaveDesk), { onDone: () => session.end('left') });
  return (
    <div className="desk">
      <header className="desk-bar">
        <BrandSign />
        <span className="desk-name">{t('desk')}</span>
        <DeskLinks label={t('nav')}>
          {parts
            .filter(({ to, role }) => who?.roles.includes(role) && isOffered(to, who))
            .map(({ to, text }) => (
              <Link key={to} to={to} className={deskLinkClass}>
                {t(text)}
              </Link>
            ))}
        </DeskLinks>
        <span className="desk-bar-end">
          <span className="desk-quiet" translate="no">
            {who?.name}
          </span>
          <LanguageSwitch />
          <ThemeSwitch />
          <Button kind="bare" onClick={() => void leave()}>
            {t('sign_out')}
          </Button>
        </span>
      </header>
      <main className="desk-main">
        <Outlet />
      </main>
    </div>
  );
}
