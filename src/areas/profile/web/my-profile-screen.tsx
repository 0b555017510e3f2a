import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { languageList, languages } from '#platform/languages.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage, useSetLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useSignOut } from '#platform/web/session/sign-out-context.ts';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { Avatar } from '#platform/web/ui/cards/avatar.tsx';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { CardList } from '../cards/web/card-list.tsx';
import { registerProfileDialogs } from './dialogs.ts';
import { HubRows } from './hub-rows.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { cardsQuery, paymentsQuery, profileAccountQuery } from './queries.ts';
import { Sessions } from '../account/web/sessions.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useProfileNeeds, type NeedTexts } from './use-profile-needs.ts';
import './profile.css';

registerProfileDialogs();

export function MyProfileScreen() {
  const t = useTranslations('profile');
  const account = useQuery(profileAccountQuery(useApi()));
  const needs = useProfileNeeds(account.data);
  const [first, ...others] = needs ?? [];
  useDocumentTitle(t('page'));
  return (
    <div className="grid gap-8">
      <Head need={first} isKnown={needs !== null} />
      {others.length > 0 && <AlsoWaits needs={others} />}
      <Cards />
      <div className="profile-columns">
        <Section title={t('more_title')}>
          <QueryContent query={account} height="30rem">
            {(data) => <HubRows account={data} />}
          </QueryContent>
        </Section>
        <div className="grid gap-8">
          <Section title={t('sessions_title')} text={t('sessions_text')}>
            <Sessions />
          </Section>
          <LanguageChoice />
          <ThemeChoice />
          <Leave email={account.data?.email} />
        </div>
      </div>
    </div>
  );
}

/** Only the user's name until the open tasks are loaded. */
function Head({ need, isKnown }: { need: NeedTexts | undefined; isKnown: boolean }) {
  const t = useTranslations('profile');
  const person = useShellPerson();
  const signOut = useSignOut();
  const name = person?.name.split(' ')[0] ?? '';
  return (
    <div className="profile-head">
      <Avatar size="xl">{person?.initials}</Avatar>
      <div className="flex-1">
        <PageTitle
          title={need?.title ?? (isKnown ? t('calm_title') : person?.name)}
          text={need?.text ?? (isKnown && t('calm_text', { name }))}
          aside={
            <div className="flex flex-none flex-wrap gap-2">
              {need && (
                <PortalLink to={need.to} className={buttonClass({ kind: 'primary' })}>
                  {need.action}
                </PortalLink>
              )}
              <Button onClick={() => void signOut()}>{t('sign_out')}</Button>
            </div>
          }
        />
      </div>
    </div>
  );
}

function AlsoWaits({ needs }: { needs: readonly NeedTexts[] }) {
  const t = useTranslations('profile');
  return (
    <Section title={t('also_waits')}>
      <RowList>
        {needs.map((need) => (
          <li key={need.key}>
            <PortalLink to={need.to} className={rowClass}>
              <RowContent lead={<Disc shape={clockIcon} tone="waiting" />} title={need.title} note={need.text} />
            </PortalLink>
          </li>
        ))}
      </RowList>
    </Section>
  );
}

function Cards() {
  const t = useTranslations('profile');
  const words = useTranslations('profile-cards');
  const api = useApi();
  const cards = useQuery(cardsQuery(api));
  const payments = useQuery(paymentsQuery(api, useLanguage()));
  const add = (
    <span className="flex flex-wrap justify-end gap-2">
      <PortalLink to="/my-profile/my-cards" className={buttonClass({ kind: 'bare' })}>
        {words('cards_title')}
      </PortalLink>
      <Button onClick={() => openDialog('profile.AddCard')}>{t('add')}</Button>
    </span>
  );
  return (
    <Section title={t('cards')} action={add}>
      <QueryContent query={cards} height="14rem">
        {(list) =>
          list.length === 0 ? (
            <EmptyState level={3} title={words('cards_empty_title')} text={words('cards_empty_text')} />
          ) : (
            <QueryContent query={payments} height="14rem">
              {(paid) => <CardList cards={list} payments={paid} />}
            </QueryContent>
          )
        }
      </QueryContent>
    </Section>
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
        choices={languages.map((value) => ({ value, label: languageList[value].name }))}
        value={language}
        onValueChange={(value) => void setLanguage(value)}
      />
    </Card>
  );
}

function Leave({ email }: { email: string | undefined }) {
  const t = useTranslations('profile');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-s text-ink-quiet">{t('leave_note')}</p>
      <Button
        kind="bare"
        disabled={email === undefined}
        onClick={() => openDialog('profile.DeactivateProfile', { email: email ?? '' })}
      >
        {t('leave')}
      </Button>
    </div>
  );
}
