// The files of the next message: each is checked here as on the server, and uploaded at once.

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { uploadFile } from '../contract.ts';
import type { SentFile } from '../question.ts';
import { fileTypeOf, filesPerMessage, mostFileBytes } from '../rules.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { useLimitText } from './use-limit-text.ts';

export function useFiles() {
  const t = useTranslations('help');
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, failure, reset } = useChange({ area: 'help', textOf: useLimitText('too_many_files') });

  const problemOf = async (file: File) => {
    if (file.size > mostFileBytes) return t('file_too_large', { name: file.name });
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return fileTypeOf(start) ? null : t('file_not_accepted', { name: file.name });
  };
  /** Returns whether it was uploaded. */
  const addOne = async (given: File) => {
    const file = await shrinkPicture(given);
    const found = await problemOf(file);
    setProblem(found);
    if (found) return false;
    setSending(file.name);
    const content = await base64Of(file);
    const isDone = await run((api) => api.call(uploadFile, { body: { name: file.name, content } }), {
      onDone: (sent) => setFiles((before) => [...before, sent]),
    });
    setSending(null);
    return isDone;
  };
  const add = async (chosen: readonly File[]) => {
    reset();
    const fits = chosen.slice(0, filesPerMessage - files.length);
    for (const file of fits) if (!(await addOne(file))) return;
    if (fits.length < chosen.length) setProblem(t('files_too_many', { most: filesPerMessage }));
  };
  return {
    files,
    ids: files.map(({ file_id }) => file_id),
    sending,
    problem: problem ?? failure,
    add,
    remove: (fileId: string) => setFiles((before) => before.filter(({ file_id }) => file_id !== fileId)),
    clear: () => setFiles([]),
  };
}

export type Files = ReturnType<typeof useFiles>;

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // A call has a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x80_00)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x80_00)));
  return btoa(parts.join(''));
}
