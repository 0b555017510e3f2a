import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { saveFile } from '#platform/web/save-file.ts';
import { askForExport, downloadExport, type ExportState } from '../contract.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { momentOf } from '../../web/moments.ts';
import { ProfilePage } from '../../web/profile-page.tsx';
import { exportKey, exportQuery } from '../../web/queries.ts';

/** The data export: request, progress, download. */
export function MyDataScreen() {
  const t = useTranslations('profile');
  const query = useQuery(exportQuery(useApi()));
  return (
    <ProfilePage title={t('data_title')} text={t('data_text')}>
      <QueryContent query={query} height="8rem">
        {(state) => <DataFile state={state} />}
      </QueryContent>
    </ProfilePage>
  );
}

function DataFile({ state }: { state: ExportState }) {
  const t = useTranslations('profile');
  // A file that no longer exists is not offered again.
  const ask = useChange({ reread: [exportKey] });
  const take = useChange({ reread: [exportKey] });
  const failure = ask.failure ?? take.failure;
  const isMade = state.asked_at !== null && state.ready_at === null;
  return (
    <Card className="grid max-w-[44rem] gap-5">
      {isMade && (
        <Notice shape={clockIcon} live>
          {t('data_making')}
        </Notice>
      )}
      {state.good_until && <p>{t('data_ready', { until: momentOf(state.good_until) })}</p>}
      {!isMade && (
        <div className="flex flex-wrap gap-2">
          {state.ready_at && (
            <Button kind="primary" tall busy={take.busy} onClick={() => void take.run(downloadFile)}>
              {t('data_download')}
            </Button>
          )}
          <Button
            kind={state.ready_at ? 'bare' : 'primary'}
            tall
            busy={ask.busy}
            onClick={() => void ask.run((api) => api.call(askForExport))}
          >
            {state.ready_at ? t('data_again') : t('data_ask')}
          </Button>
        </div>
      )}
      {failure && <FieldError>{failure}</FieldError>}
    </Card>
  );
}

async function downloadFile(api: ReadClient): Promise<void> {
  saveFile(await api.download(downloadExport));
}
