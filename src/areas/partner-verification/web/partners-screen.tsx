import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownDay, sofiaDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { keyIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { QuietBackLink } from '#platform/web/ui/layout/quiet-back-link.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { Partner } from '../contract.ts';
import { registerPartnerDialogs } from './dialogs.ts';
import { usePartnerName } from './partner-name.ts';
import { partnersQuery } from './queries.ts';

registerPartnerDialogs();

/** The partners with a consent of the user; each can be revoked. */
export function PartnersScreen() {
  const t = useTranslations('partners');
  useDocumentTitle(t('list_page'));
  return (
    <div className="grid gap-6">
      <QuietBackLink to="/my-profile">{t('back')}</QuietBackLink>
      <PageTitle title={t('list_title')} text={t('list_text')} />
      <List />
    </div>
  );
}

function List() {
  const t = useTranslations('partners');
  const query = useQuery(partnersQuery(useApi()));
  return (
    <QueryContent query={query} title={t('list_failed')}>
      {(partners) =>
        partners.length === 0 ? (
          <EmptyState title={t('list_empty_title')} text={t('list_empty_text')} />
        ) : (
          <RowList>
            {partners.map((partner) => (
              <li key={`${partner.source} ${partner.msisdn}`} className={rowClass}>
                <Row partner={partner} />
              </li>
            ))}
          </RowList>
        )
      }
    </QueryContent>
  );
}

function Row({ partner }: { partner: Partner }) {
  const t = useTranslations('partners');
  const name = usePartnerName()(partner.source);
  const day = shownDay(sofiaDay(new Date(partner.verified_at)));
  return (
    <RowContent
      lead={<Disc shape={keyIcon} />}
      title={name}
      note={t('list_since', { number: readableNumber(partner.msisdn), day })}
      state={
        <Button
          aria-label={t('revoke_do', { partner: name })}
          onClick={() => openDialog('partner-verification.RevokePartner', { partner })}
        >
          {t('revoke')}
        </Button>
      }
      leads={false}
    />
  );
}
