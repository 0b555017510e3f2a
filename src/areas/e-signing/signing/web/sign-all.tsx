import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import type { EsigningStatus } from '../../contract.ts';
import type { Document } from '../contract.ts';
import { documentsAtOnce } from '../rules.ts';
import { useSigning } from './use-signing.ts';

type SignAllProps = { documents: readonly Document[]; statuses: readonly EsigningStatus[] };

/** Signs all pending documents under one code, for each pid with more than one. */
export function SignAll({ documents, statuses }: SignAllProps) {
  return statuses.map((status) => (
    <SignAllOf
      key={status.pid}
      status={status}
      documents={documents
        .filter((document) => document.pid === status.pid && !document.is_expired)
        .slice(0, documentsAtOnce)}
    />
  ));
}

function SignAllOf({ documents, status }: { documents: readonly Document[]; status: EsigningStatus }) {
  const t = useTranslations('e-signing');
  const { busy, failure, begin } = useSigning();
  if (documents.length < 2) return null;
  return (
    <div className="grid gap-2">
      <Button busy={busy} onClick={() => begin({ documents, status })}>
        {t('sign_all', { count: documents.length })}
      </Button>
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
