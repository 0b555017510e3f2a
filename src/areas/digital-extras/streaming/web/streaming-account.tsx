import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { streamingQuery } from './queries.ts';
import { Panel, type PartnerStateProps } from '../../web/partner-panel.tsx';

export function StreamingAccount({ extra, msisdn }: PartnerStateProps) {
  const t = useTranslations('digital-extras');
  const asked = useQuery(streamingQuery(useApi(), msisdn, extra.code));
  return (
    <Panel title={t('streaming_account')} asked={asked}>
      {asked.data && (
        <>
          <p>{t(asked.data.status === 'Registered' ? 'streaming_registered' : 'streaming_not_registered')}</p>
          {asked.data.link && (
            <a href={asked.data.link} className={textLinkClass}>
              {t('streaming_register')}
            </a>
          )}
        </>
      )}
    </Panel>
  );
}
