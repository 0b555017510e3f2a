// The open tasks of the profile and their texts.

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { daysBetween } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import type { Account } from '../account/contract.ts';
import { assignmentOf, countOf, numbersToppedUpBy } from '../payments/rules.ts';
import { profileNeeds, type ProfileNeed } from '../rules.ts';
import { cardsQuery, paymentsQuery } from './queries.ts';

export type NeedTexts = { key: string; title: string; text: string; to: string; action: string };

/** Null while loading. */
export function useProfileNeeds(account: Account | undefined): NeedTexts[] | null {
  const api = useApi();
  const say = useNeedWords(account?.today ?? '');
  const canSign = useIsAreaEnabled()('e-signing');
  const { data: cards } = useQuery(cardsQuery(api));
  const { data: payments } = useQuery(paymentsQuery(api, useLanguage()));
  if (!account || !cards || !payments) return null;
  return profileNeeds({
    today: account.today,
    cards,
    pays: (cardId) => countOf(assignmentOf(payments, cardId)) + numbersToppedUpBy(cardId, payments).length,
    pendingEmail: account.pending_email,
    documents: canSign ? account.documents_for_signing : 0,
    expiredDocuments: canSign ? account.documents_expired : 0,
  }).map(say);
}

function useNeedWords(today: string): (need: ProfileNeed) => NeedTexts {
  const t = useTranslations('profile');
  return (need) => {
    if (need.kind === 'document') {
      const { count } = need;
      return {
        key: need.kind,
        title: t('need_document_title', { count }),
        text: t('need_document_text'),
        to: '/e-signing',
        action: t('need_document_action'),
      };
    }
    if (need.kind === 'expired-document') {
      const title = t('need_expired_title', { count: need.count });
      const [text, action] = [t('need_expired_text'), t('need_expired_action')];
      return { key: need.kind, title, text, to: '/e-signing', action };
    }
    if (need.kind === 'email') {
      const text = t('need_email_text', { address: need.address });
      const action = t('need_email_action');
      return { key: need.kind, title: t('need_email_title'), text, to: '/my-profile/change-email', action };
    }
    const days = daysBetween(today, need.expiresOn);
    const title = need.isExpired ? t('need_card_expired_title') : t('need_card_title', { days });
    return {
      key: need.cardId,
      title,
      text: t('need_card_text', { count: need.pays }),
      to: '/my-profile/my-cards',
      action: t('need_card_action'),
    };
  };
}
