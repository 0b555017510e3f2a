import { useState, type ReactNode } from 'react';
import { useApi } from '#platform/web/api/api-context.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { downloadIcon } from '#platform/web/art/icons/actions.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';

type FileLinkProps = {
  read: (api: ReadClient) => Promise<{ file: Blob; name: string }>;
  /** Shown when the file could not be read. */
  failed: string;
  children: ReactNode;
};

/** Downloads a file that only the user may read. */
export function FileLink({ read, failed, children }: FileLinkProps) {
  const api = useApi();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    setState('loading');
    try {
      saveFile(await read(api));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <span className="grid justify-items-start gap-1">
      <button
        type="button"
        className={`${textLinkClass} inline-flex items-center gap-2`}
        disabled={state === 'loading'}
        onClick={() => void load()}
      >
        <Icon shape={downloadIcon} size="s" />
        {children}
      </button>
      {state === 'failed' && <FieldError>{failed}</FieldError>}
    </span>
  );
}
