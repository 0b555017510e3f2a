import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { downloadIcon } from '#platform/web/art/icons/actions.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { readFile } from '../contract.ts';
import type { SentFile } from '../question.ts';

/** Saves a file that was sent with a message. */
export function SentFileLink({ questionId, file }: { questionId: string; file: SentFile }) {
  const t = useTranslations('help');
  const api = useApi();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const save = async () => {
    setState('loading');
    try {
      saveFile(await api.download(readFile, { params: { questionId, fileId: file.file_id } }));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <span className="grid justify-items-start gap-1">
      <TextButton
        className="inline-flex items-center gap-2"
        aria-label={t('file_save', { name: file.name })}
        disabled={state === 'loading'}
        onClick={() => void save()}
      >
        <Icon shape={downloadIcon} size="s" />
        {file.name}
      </TextButton>
      {state === 'failed' && <FieldError>{t('file_failed')}</FieldError>}
    </span>
  );
}
