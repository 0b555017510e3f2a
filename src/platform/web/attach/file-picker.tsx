import { useId, useRef, type ChangeEvent } from 'react';
import { filesPerMessage, fileTypes } from '#platform/attached-files.ts';
import { Icon } from '../art/icon.tsx';
import { trashIcon } from '../art/icons/actions.ts';
import { plusIcon } from '../art/icons/shell.ts';
import { Button } from '../ui/actions/button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { FieldError } from '../ui/fields/field.tsx';
import type { Files } from './use-files.ts';
import './attach.css';

/** Adds files to the message; a refused one is explained here. */
export function FilePicker({ files }: { files: Files }) {
  const { t } = files;
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    void files.add(chosen);
  };
  return (
    <div className="grid gap-2">
      <AddedFiles files={files} />
      <Button
        className="justify-self-start"
        busy={files.sending !== null}
        disabled={files.files.length >= filesPerMessage}
        aria-describedby={helpId}
        onClick={() => input.current?.click()}
      >
        <Icon shape={plusIcon} size="s" />
        {t('files_add')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={fileTypes.join(',')}
        multiple
        hidden
        aria-label={t('files_add')}
        onChange={choose}
      />
      <p id={helpId} className="text-s text-ink-quiet" aria-live="polite">
        {files.sending === null
          ? t('files_help', { most: filesPerMessage })
          : t('files_sending', { name: files.sending })}
      </p>
      {files.problem && <FieldError>{files.problem}</FieldError>}
    </div>
  );
}

function AddedFiles({ files: { files, remove, t } }: { files: Files }) {
  if (files.length === 0) return null;
  return (
    <ul className="added-files" aria-label={t('files_list')}>
      {files.map(({ file_id, name }) => (
        <li key={file_id}>
          <span>{name}</span>
          <IconButton label={t('files_remove', { name })} shape={trashIcon} onClick={() => remove(file_id)} />
        </li>
      ))}
    </ul>
  );
}
