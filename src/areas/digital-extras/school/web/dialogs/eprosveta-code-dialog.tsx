import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { CloseAction, DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { ExtraSubject } from '../../../web/flow.ts';
import { schoolCodeQuery } from '../queries.ts';

/** Says whether the number has a code for E-Prosveta, and shows it on request. */
export function EProsvetaCodeDialog({ msisdn }: ExtraSubject) {
  const t = useTranslations('extras-dialogs');
  const errorText = useErrorText();
  const { data, error } = useQuery(schoolCodeQuery(useApi(), msisdn));
  const code = data?.code;
  return (
    <DialogContent
      title={t('code_title')}
      text={data && !code ? t('code_none') : t('code_text')}
      actions={
        code ? (
          <DialogActions
            main={t('code_show')}
            onMain={() => replaceDialog('digital-extras.CodeShown', { code })}
            quiet={t('close')}
          />
        ) : (
          <CloseAction words={t('understood')} />
        )
      }
    >
      {error && <p role="alert">{errorText(error)}</p>}
      {!error && !data && (
        <SkeletonGroup label={t('code_loading')}>
          <Skeleton height="3rem" />
        </SkeletonGroup>
      )}
    </DialogContent>
  );
}
