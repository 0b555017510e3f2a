import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import type { EsigningStatus } from '../contract.ts';
import type { Document } from '../signing/contract.ts';
import type { Tab } from '../signing/rules.ts';
import { Desk } from '../signing/web/desk.tsx';
import { DocumentList } from '../signing/web/document-list.tsx';
import { EvidencePanel } from '../verification/web/evidence-panel.tsx';
import { SignAll } from '../signing/web/sign-all.tsx';

type DocumentsOfTabProps = {
  tab: Tab;
  documents: readonly Document[];
  statuses: readonly EsigningStatus[];
  /** The document in the address. */
  documentId: string | undefined;
};

/** The list, and the open document beside it. */
export function DocumentsOfTab({ tab, documents, statuses, documentId }: DocumentsOfTabProps) {
  const t = useTranslations('e-signing');
  const [chosen, setChosen] = useState(documentId);
  const open = documents.find(({ document_id }) => document_id === chosen) ?? documents[0];
  const status = statuses.find(({ pid }) => pid === open?.pid);
  if (!open || !status) {
    return tab === 'history' ? (
      <EmptyState title={t('empty_history_title')} text={t('empty_history_text')} />
    ) : (
      <EmptyState title={t('empty_waiting_title')} text={t('empty_waiting_text')} />
    );
  }
  return (
    <>
      <div className="signing-columns">
        <div className="grid content-start gap-4">
          <DocumentList documents={documents} openId={open.document_id} onOpen={setChosen} />
          {tab === 'for-signing' && <SignAll documents={documents} statuses={statuses} />}
        </div>
        <Desk key={open.document_id} document={open} status={status} />
      </div>
      {tab === 'history' && <EvidencePanel key={open.document_id} document={open} />}
    </>
  );
}
