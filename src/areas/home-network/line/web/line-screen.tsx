import { useTranslations } from 'use-intl/react';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { BackToNetwork } from '../../web/back-to-network.tsx';
import { NetworkPage, type RouterView } from '../../web/network-page.tsx';
import { LineCheckSection } from './line-check-section.tsx';
import { RestartSection } from './restart-section.tsx';

/** The check of the line, and the restart of the router. */
export function LineScreen() {
  const t = useTranslations('home-people');
  useDocumentTitle(t('line'));
  return <NetworkPage>{(given) => <Line {...given} />}</NetworkPage>;
}

function Line({ msisdn, device }: RouterView) {
  const t = useTranslations('home-people');
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-section">
      <div className="grid gap-4">
        <BackToNetwork />
        <PageTitle title={t('line')} text={t('line_text')} />
      </div>
      <LineCheckSection msisdn={msisdn} />
      <RestartSection msisdn={msisdn} device={device} />
    </div>
  );
}
