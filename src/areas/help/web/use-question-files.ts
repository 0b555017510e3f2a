import { useTranslations } from 'use-intl/react';
import { useFiles } from '#platform/web/attach/use-files.ts';
import { uploadFile } from '../contract.ts';
import { useLimitText } from './use-limit-text.ts';

/** The files of the user's next message. */
export function useQuestionFiles() {
  return useFiles({
    t: useTranslations('help'),
    area: 'help',
    isQuestion: true,
    textOf: useLimitText('too_many_files'),
    upload: (api, body) => api.call(uploadFile, { body }),
  });
}
