import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { checkIcon } from '#platform/web/art/icons/shell.ts';
import { CalendarLeaf } from '#platform/web/ui/cards/calendar-leaf.tsx';
import type { Document } from '../contract.ts';
import { dayOf } from '../../web/moments.ts';

type DocumentListProps = { documents: readonly Document[]; openId: string; onOpen: (documentId: string) => void };

export function DocumentList({ documents, openId, onOpen }: DocumentListProps) {
  return (
    <ul className="document-list">
      {documents.map((document) => (
        <li key={document.document_id}>
          <button
            type="button"
            className="document-row"
            aria-current={document.document_id === openId ? 'true' : undefined}
            onClick={() => onOpen(document.document_id)}
          >
            <DocumentRow document={document} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function DocumentRow({ document }: { document: Document }) {
  const note = useNote(document);
  const { name, sign_by, signed_at, is_expired, status } = document;
  return (
    <>
      <Sheet isSigned={signed_at !== null} />
      <span className="document-name">
        <b>{name}</b>
        <small>{note}</small>
      </span>
      {status === 'ForSigning' && sign_by && !is_expired && <CalendarLeaf day={sign_by} tone="info" />}
    </>
  );
}

function useNote({ sign_by, signed_at, declined_at, created_at, is_expired }: Document): string {
  const t = useTranslations('e-signing');
  if (signed_at) return t('signed_on', { day: dayOf(signed_at) });
  if (declined_at) return t('declined_on', { day: dayOf(declined_at) });
  if (sign_by) return t(is_expired ? 'sign_too_late' : 'sign_until', { day: shownDay(sign_by) });
  return t('created_on', { day: dayOf(created_at) });
}

/** A sheet of paper, with a tick when signed. */
function Sheet({ isSigned }: { isSigned: boolean }) {
  return (
    <span className="document-sheet" aria-hidden>
      <svg viewBox="0 0 32 40">
        <path className="document-paper" d="M3 1h19l7 7v31H3z" />
        <path className="document-lines" d="M8 12h15M8 17h15M8 22h15M8 27h15M8 32h9" />
      </svg>
      {isSigned && (
        <span className="document-tick">
          <Icon shape={checkIcon} size="s" />
        </span>
      )}
    </span>
  );
}
