import { useTranslations } from 'use-intl/react';
import { languages } from '#platform/languages.ts';
import { listIcon } from '#platform/web/art/icons/actions.ts';
import { keyIcon } from '#platform/web/art/icons/shell.ts';
import { useLanguage, useSetLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useSignOut } from '#platform/web/session/sign-out-context.ts';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ChoiceChips } from '#platform/web/ui/choice-chips.tsx';
import { Disc } from '#platform/web/ui/disc.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/row-list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { Sessions } from './sessions.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export function MyProfileScreen() {
  const t = useTranslations('profile');
  const person = useShellPerson();
  const signOut = useSignOut();
  useDocumentTitle(t('page'));
  return (
    <>
      <PageTitle
        title={person?.name}
        text={person && t('username', { username: person.username })}
        aside={<Button onClick={() => void signOut()}>{t('sign_out')}</Button>}
      />
      <RowList>
        <li>
          <PortalLink to="/my-services" className={rowClass}>
            <RowContent lead={<Disc shape={listIcon} />} title={t('services')} />
          </PortalLink>
        </li>
        <li>
          <PortalLink to="/my-profile/partners" className={rowClass}>
            <RowContent lead={<Disc shape={keyIcon} />} title={t('partners')} note={t('partners_note')} />
          </PortalLink>
        </li>
      </RowList>
      <div className="grid gap-5 md:grid-cols-2">
        <LanguageChoice />
        <ThemeChoice />
      </div>
      <Section title={t('sessions_title')} text={t('sessions_text')}>
        <Sessions />
      </Section>
    </>
  );
}

function LanguageChoice() {
  const t = useTranslations('profile');
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-l">{t('language_title')}</h2>
      <ChoiceChips
        legend={t('language_title')}
        choices={languages.map((value) => ({ value, label: t(`language_${value}`) }))}
        value={language}
        onValueChange={(value) => void setLanguage(value)}
      />
    </Card>
  );
}
