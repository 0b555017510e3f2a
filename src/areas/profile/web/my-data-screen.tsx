import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { saveFile } from '#platform/web/save-file.ts';
import { askForExport, downloadExport, type ExportState } from '../export-contract.ts';
import { Loaded } from './loaded.tsx';
import { momentOf } from './moments.ts';
import { ProfilePage } from './profile-page.tsx';
import { exportKey, exportQuery } from './queries.ts';

/** All of one's data in one file: asking for it, waiting, taking it. */
export function MyDataScreen() {
  const t = useTranslations('profile');
  const query = useQuery(exportQuery(useApi()));
  return (
    <ProfilePage title={t('data_title')} text={t('data_text')}>
      <Loaded query={query} height="8rem">
        {(state) => <DataFile state={state} />}
      </Loaded>
    </ProfilePage>
  );
}

function DataFile({ state }: { state: ExportState }) {
  const t = useTranslations('profile');
  const errorText = useErrorText();
  const { ask, take } = useDataFile();
  const error = ask.error ?? take.error;
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
            <Button kind="primary" tall busy={take.isPending} onClick={() => take.mutate()}>
              {t('data_download')}
            </Button>
          )}
          <Button kind={state.ready_at ? 'bare' : 'primary'} tall busy={ask.isPending} onClick={() => ask.mutate()}>
            {state.ready_at ? t('data_again') : t('data_ask')}
          </Button>
        </div>
      )}
      {error && <FieldError>{errorText(error)}</FieldError>}
    </Card>
  );
}

function useDataFile() {
  const api = useApi();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: exportKey });
  const ask = useMutation({ mutationFn: () => api.call(askForExport), onSuccess: reload });
  const take = useMutation({
    mutationFn: async () => saveFile(await api.download(downloadExport)),
    // A file that is gone by now is not offered again.
    onError: reload,
  });
  return { ask, take };
}
