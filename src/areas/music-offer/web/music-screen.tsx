import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { useApi } from '#platform/web/api/api-context.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { QuietBackLink } from '#platform/web/ui/layout/quiet-back-link.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { registerMusicDialogs } from './dialogs.ts';
import { EndingMusic } from './ending-music.tsx';
import type { KnownListener } from './known-listener.ts';
import { MusicSkeleton } from './music-skeleton.tsx';
import { PlayingMusic } from './playing-music.tsx';
import { listenerQuery, priceQuery } from './queries.ts';
import { StartMusic } from './start-music.tsx';
import { UnknownListener } from './unknown-listener.tsx';
import './music.css';

registerMusicDialogs();

export function MusicScreen() {
  const t = useTranslations('music');
  const api = useApi();
  useDocumentTitle(t('page'));
  const { data: price } = useSuspenseQuery(priceQuery(api));
  const query = useQuery(listenerQuery(api));
  const { data, error } = query;
  if (!price) return <EmptyState level={1} title={t('not_sold_title')} text={t('not_sold_text')} />;
  if (error && !data) {
    return <QueryErrorState level={1} title={t('not_loaded')} queries={[query]} />;
  }
  if (!data) return <MusicSkeleton />;
  return (
    <div className="grid gap-8">
      <Back />
      {data.answer ? (
        <>
          <Known state={data.state} answer={data.answer} />
          {data.answer.status !== 'NotSubscribed' && <Withdraw />}
        </>
      ) : (
        <UnknownListener prices={price.price_currency} />
      )}
    </div>
  );
}

function Known(listener: KnownListener) {
  const { status, deactivation_date: endsOn, today } = listener.answer;
  if (status === 'Active') return <PlayingMusic {...listener} />;
  if (status === 'Deactivated' && (endsOn ?? '') >= today) return <EndingMusic {...listener} />;
  return <StartMusic {...listener} />;
}

/** Always there, with the words of the directive: as easy to reach as the start. */
function Withdraw() {
  const t = useTranslations('music');
  return (
    <p className="text-s text-ink-quiet">
      {t('withdraw_text')}{' '}
      <PortalLink to="/campaigns/music/withdraw" className={textLinkClass}>
        {t('withdraw_here')}
      </PortalLink>
    </p>
  );
}

function Back() {
  const t = useTranslations('music');
  if (!useShellPerson()) return null;
  return (
    <QuietBackLink to="/digital-extras/select-services" className="music-back">
      {t('back')}
    </QuietBackLink>
  );
}
