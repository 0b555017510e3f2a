import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { downloadIcon } from '#platform/web/art/icons/actions.ts';
import { cardIcon, clockIcon, shieldIcon, swapIcon } from '#platform/web/art/icons/services.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import type { EsigningStatus } from '../../contract.ts';
import { downloadDocument, type Document } from '../contract.ts';
import { DocumentReader } from './reader/document-reader.tsx';
import { useSigning } from './use-signing.ts';

const summaryIcons = { change: swapIcon, term: clockIcon, price: cardIcon, safety: shieldIcon };

/** The open document: its pages, its main facts, and the button that signs. */
export function Desk({ document, status }: { document: Document; status: EsigningStatus }) {
  const t = useTranslations('e-signing');
  const { name, summary } = document;
  return (
    <section className="desk" aria-label={name}>
      <header className="desk-head">
        <h2 className="text-l">{name}</h2>
        <DownloadButton document={document} />
      </header>
      <DocumentReader document={document} />
      {summary.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-m">{t('summary')}</h3>
          <ul className="desk-summary">
            {summary.map(({ kind, text }) => (
              <li key={text}>
                <Icon shape={summaryIcons[kind]} size="s" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {document.status === 'ForSigning' && <SignButton document={document} status={status} />}
    </section>
  );
}

function DownloadButton({ document }: { document: Document }) {
  const t = useTranslations('e-signing');
  const { busy, run } = useChange({ failureIn: 'toast', textOf: () => t('download_failed') });
  const download = () =>
    run((api) => api.download(downloadDocument, { query: { DocumentId: document.document_id } }), { onDone: saveFile });
  return <IconButton label={t('download')} shape={downloadIcon} disabled={busy} onClick={() => void download()} />;
}

function SignButton({ document, status }: { document: Document; status: EsigningStatus }) {
  const t = useTranslations('e-signing');
  const { busy, failure, begin } = useSigning();
  if (document.is_expired) {
    return <p className="text-ink-quiet">{t('sign_expired', { day: shownDay(document.sign_by ?? '') })}</p>;
  }
  const sign = () => begin({ documents: [document], status });
  return (
    <div className="grid gap-3">
      <p className="desk-line">{t('sign_here')}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" tall className="max-md:w-full" busy={busy} onClick={sign}>
          {t('sign')}
        </Button>
        <Button
          kind="bare"
          tall
          className="max-md:w-full"
          onClick={() => openDialog('e-signing.DeclineDocument', { document })}
        >
          {t('decline')}
        </Button>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  );
}
