// The files of the next message: each is checked here as on the server, and uploaded at once.

import { useState } from 'react';
import { fileTypeOf, filesPerMessage, mostFileBytes } from '#platform/attached-files.ts';
import type { filesBg } from '#platform/texts/files.bg.ts';
import type { ApiClient } from '../api/api-client.ts';
import { useChange, type ChangeOptions } from '../api/use-change.ts';
import { shrinkPicture } from './shrink-picture.ts';

type UploadedFile = { file_id: string; name: string };

export type FileOptions = Pick<ChangeOptions, 'area' | 'textOf' | 'isQuestion'> & {
  /** The texts of platform/texts/files in the catalogue of the area. */
  t: (key: keyof typeof filesBg, values?: Record<string, string | number>) => string;
  upload: (api: ApiClient, file: { name: string; content: string }) => Promise<UploadedFile>;
};

export function useFiles({ t, upload, ...options }: FileOptions) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, failure, reset } = useChange(options);

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
    const isDone = await run((api) => upload(api, { name: file.name, content }), {
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
    t,
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
