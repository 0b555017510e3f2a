import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { endOtherSessions, listSessions, endSession } from '#areas/sign-in/contract.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { laptopIcon } from '#platform/web/art/icons/devices.ts';
import { mobileIcon } from '#platform/web/art/icons/services.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { dayOf, momentOf } from '../../web/moments.ts';
import { browserOf } from './browser-name.ts';
import { sessionsKey } from '../../web/queries.ts';

/** The sessions of the account; others can be signed out. */
export function Sessions() {
  const t = useTranslations('profile');
  const shell = useTranslations('shell');
  const api = useApi();
  const query = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.call(listSessions, { signal }),
  });
  const { data } = query;
  const showEnd = () => showToast({ text: t('session_ended') });
  const { busy, run } = useChange({
    reread: [sessionsKey],
    failureIn: 'toast',
    // It has signed out itself meanwhile.
    onRefused({ code }) {
      const isOver = code === 'EC_User_Not_Authoried';
      if (isOver) showEnd();
      return isOver;
    },
  });
  const [ending, setEnding] = useState<string | null>(null);
  const end = (id: string) =>
    run(
      (changing) => {
        setEnding(id);
        return changing.call(endSession, { query: { id } });
      },
      { onDone: showEnd },
    );
  if (query.isError) return <QueryErrorState level={3} queries={[query]} text={shell('not_loaded_text')} />;
  if (!data) {
    return (
      <SkeletonGroup label={shell('loading')}>
        <Skeleton height="4.75rem" radius="var(--r-l)" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid gap-3">
      <RowList>
        {data.map((session) => {
          const browser = browserOf(session.user_agent);
          const name = browser.name ?? t('browser_unknown');
          const last = momentOf(session.last_seen_at);
          return (
            <li key={session.session_id} className={rowClass}>
              <RowContent
                lead={<Disc shape={browser.isPhone ? mobileIcon : laptopIcon} />}
                title={name}
                note={
                  <>
                    {t('session_since', { day: dayOf(session.created_at), last })}
                    {session.step_up_until && (
                      <span className="block">{t('session_step_up', { until: momentOf(session.step_up_until) })}</span>
                    )}
                  </>
                }
                state={
                  session.is_current ? (
                    <span className="text-accent-word">{t('session_this')}</span>
                  ) : (
                    <Button
                      aria-label={t('session_end_of', { name, last })}
                      busy={busy && ending === session.session_id}
                      onClick={() => void end(session.session_id)}
                    >
                      {t('session_end')}
                    </Button>
                  )
                }
                leads={false}
              />
            </li>
          );
        })}
      </RowList>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PortalLink to="/my-profile/sign-in-history" className={buttonClass({ kind: 'bare' })}>
          {t('history')}
        </PortalLink>
        {data.length > 1 && <SignOutElsewhere />}
      </div>
    </div>
  );
}

function SignOutElsewhere() {
  const t = useTranslations('profile');
  const { busy, run } = useChange({ reread: [sessionsKey], failureIn: 'toast' });
  const end = () =>
    run((api) => api.call(endOtherSessions), { onDone: () => showToast({ text: t('sessions_ended') }) });
  return (
    <Button kind="bare" busy={busy} onClick={() => void end()}>
      {t('sessions_end_all')}
    </Button>
  );
}
