import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { noteReading, type Document } from '../../contract.ts';
import { fileQuery } from '../queries.ts';
import { PdfPages } from './pdf-pages.tsx';
import { PdfText } from './pdf-text.tsx';
import { useOpenPdf } from './use-open-pdf.ts';

type View = 'pages' | 'text';

/** The document as pages, or as text that fits the screen. */
export function DocumentReader({ document }: { document: Document }) {
  const t = useTranslations('e-signing');
  const api = useApi();
  const { document_id: documentId, is_sealed: isSealed } = document;
  const query = useQuery(fileQuery(api, documentId, isSealed));
  const { data, error } = query;
  const opened = useOpenPdf(data);
  const [view, setView] = useState<View>(() => (matchMedia('(width < 48rem)').matches ? 'text' : 'pages'));
  const note = useReadingNotes(document);
  useEffect(() => {
    if (opened.pdf) void note('opened');
  });
  // A missing file is not an error.
  if (error instanceof ApiError && error.code === 'EC_ESign_Document_Id_Missing') {
    return <EmptyState level={3} title={t('reader_missing_title')} text={t('reader_missing_text')} />;
  }
  if (error || opened.hasFailed) {
    const texts = { title: t('reader_failed_title'), text: t('reader_failed_text') };
    return <QueryErrorState level={3} {...texts} queries={[query]} />;
  }
  if (!opened.pdf) {
    return (
      <SkeletonGroup label={t('reader_loading')}>
        <Skeleton height="28rem" radius="4px" />
      </SkeletonGroup>
    );
  }
  const choices = [
    { value: 'pages', label: t('view_pages') },
    { value: 'text', label: t('view_text') },
  ] as const;
  const views = <ChoiceChips legend={t('view')} choices={choices} value={view} onValueChange={setView} />;
  if (view === 'pages') return <PdfPages pdf={opened.pdf} views={views} onEnd={() => void note('read')} />;
  return (
    <div className="grid gap-3">
      {views}
      <PdfText pdf={opened.pdf} onEnd={() => void note('read')} onUntagged={() => setView('pages')} />
    </div>
  );
}

/** Records the events of a pending document once; a failure does not affect the user. */
function useReadingNotes({ document_id, status }: Document) {
  const [told] = useState(() => new Set<string>());
  const changes = { opened: useChange({ isBackground: true }), read: useChange({ isBackground: true }) };
  return async (event: 'opened' | 'read') => {
    const key = `${document_id} ${event}`;
    if (status !== 'ForSigning' || told.has(key)) return;
    told.add(key);
    const isNoted = await changes[event].run((api) => api.call(noteReading, { body: { document_id, event } }));
    if (!isNoted) told.delete(key);
  };
}
