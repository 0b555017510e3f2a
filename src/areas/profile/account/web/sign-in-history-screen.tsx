import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { laptopIcon } from '#platform/web/art/icons/devices.ts';
import { mobileIcon } from '#platform/web/art/icons/services.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import { browserOf } from './browser-name.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { momentOf } from '../../web/moments.ts';
import { ProfilePage } from '../../web/profile-page.tsx';
import { signInsQuery } from '../../web/queries.ts';

export function SignInHistoryScreen() {
  const t = useTranslations('profile');
  const query = useQuery(signInsQuery(useApi()));
  return (
    <ProfilePage title={t('history_title')} text={t('history_text')}>
      <QueryContent query={query} height="20rem">
        {(events) =>
          events.length === 0 ? (
            <p className="text-ink-quiet">{t('history_none')}</p>
          ) : (
            <RowList>
              {events.map(({ happened_at: moment, kind, user_agent: agent }) => (
                <SignIn key={moment + kind} moment={moment} isWrong={kind === 'WrongPassword'} agent={agent} />
              ))}
            </RowList>
          )
        }
      </QueryContent>
    </ProfilePage>
  );
}

function SignIn({ moment, isWrong, agent }: { moment: string; isWrong: boolean; agent: string }) {
  const t = useTranslations('profile');
  const browser = browserOf(agent);
  return (
    <li className={rowClass}>
      <RowContent
        lead={<Disc shape={browser.isPhone ? mobileIcon : laptopIcon} tone={isWrong ? 'waiting' : 'calm'} />}
        title={isWrong ? t('history_wrong') : t('history_in')}
        note={browser.name ?? t('browser_unknown')}
        state={momentOf(moment)}
        leads={false}
      />
    </li>
  );
}
