import { useTranslations } from 'use-intl/react';
import { uploadDeskFile } from '#areas/help/contract.ts';
import { deskFilesPerDay } from '#areas/help/rules.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useFiles } from '#platform/web/attach/use-files.ts';

/** The files of the operator's answer. */
export function useAnswerFiles(question: string) {
  const t = useTranslations('operator-desk');
  const limitText = (error: unknown) => {
    const isLimit = error instanceof ApiError && error.code === 'EC_Too_Many_Requests';
    const seconds = isLimit ? error.properties['WaitSeconds'] : null;
    if (typeof seconds !== 'number') return null;
    return t('question_too_many_files', { most: deskFilesPerDay, hours: Math.ceil(seconds / 3600) });
  };
  return useFiles({
    t,
    area: 'operator-desk',
    textOf: limitText,
    upload: (api, body) => api.call(uploadDeskFile, { params: { question }, body }),
  });
}
