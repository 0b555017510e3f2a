import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { checkIcon, infoIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { maxCards } from '../rules.ts';
import { CardList } from './card-list.tsx';
import { registerProfileDialogs } from '../../web/dialogs.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { ProfilePage } from '../../web/profile-page.tsx';
import { cardsQuery, lastChangeQuery, paymentsQuery } from '../../web/queries.ts';
import { useReloadCards } from '../../web/use-reload-cards.ts';

registerProfileDialogs();

export function MyCardsScreen() {
  const t = useTranslations('profile-cards');
  const api = useApi();
  const cards = useQuery(cardsQuery(api));
  const payments = useQuery(paymentsQuery(api, useLanguage()));
  const add = (
    <Button kind="primary" onClick={() => openDialog('profile.AddCard')}>
      {t('card_add')}
    </Button>
  );
  return (
    <ProfilePage title={t('cards_title')} text={t('cards_text')} aside={add}>
      <ChangeNotice />
      <QueryContent query={cards} height="14rem">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('cards_empty_title')} text={t('cards_empty_text')} />
          ) : (
            <QueryContent query={payments} height="14rem">
              {(paid) => (
                <Section title={t('cards_title')} titleHidden>
                  <CardList cards={list} payments={paid} />
                </Section>
              )}
            </QueryContent>
          )
        }
      </QueryContent>
    </ProfilePage>
  );
}

const refusedTexts = {
  bank: 'change_refused',
  cancelled: 'change_cancelled',
  'card-limit': 'change_over_limit',
  'same-card': 'change_same_card',
} as const;

/** The result of the visit to the bank's page, read from the server. The address alone proves nothing. */
function ChangeNotice() {
  const t = useTranslations('profile-cards');
  const reload = useReloadCards();
  const { result } = useSearch({ strict: false }) as { result?: string };
  const { data } = useQuery(lastChangeQuery(useApi(), result !== undefined));
  const isSaved = data?.state === 'saved';
  useEffect(() => {
    if (isSaved) void reload();
  }, [isSaved, reload]);
  if (!data || data.state === 'none' || data.state === 'superseded') return null;
  const looks = {
    open: { tone: 'waiting', shape: clockIcon, text: t('change_open') },
    saved: { tone: 'good', shape: checkIcon, text: t(data.is_replacement ? 'change_replaced' : 'change_saved') },
    refused: { tone: 'danger', shape: warnIcon, text: t(refusedTexts[data.reason ?? 'bank'], { count: maxCards }) },
    abandoned: {
      tone: 'info',
      shape: infoIcon,
      text: t(data.reason === 'cancelled' ? 'change_cancelled' : 'change_abandoned'),
    },
  } as const;
  const { tone, shape, text } = looks[data.state];
  return (
    <Notice tone={tone} shape={shape} live>
      {text} {data.message}
    </Notice>
  );
}
