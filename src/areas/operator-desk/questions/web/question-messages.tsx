import { useTranslations } from 'use-intl/react';
import { readDeskFile } from '#areas/help/contract.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { useMoment } from '../../web/moment.ts';
import type { DeskQuestion } from './queries.ts';

type Message = DeskQuestion['messages'][number];
type File = Message['files'][number];

export function QuestionMessages({ question: { question, messages } }: { question: DeskQuestion }) {
  return (
    <ol className="desk-list">
      {messages.map((message) => (
        <MessageItem key={message.message_no} question={question} message={message} />
      ))}
    </ol>
  );
}

function MessageItem({ question, message }: { question: string; message: Message }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  const { author, by, text, created_at, files, refused_files: refused } = message;
  return (
    <li>
      <span className="desk-quiet">
        <b translate="no">{author === 'user' ? t('question_from_user') : (by ?? t('question_from_support'))}</b>,{' '}
        {moment(created_at)}
      </span>
      {text !== '' && (
        <p className="desk-note" translate="no">
          {text}
        </p>
      )}
      {files.map((file) => (
        <FileLink key={file.file_id} question={question} file={file} />
      ))}
      {refused > 0 && <p className="desk-quiet">{t('question_file_refused', { count: refused })}</p>}
    </li>
  );
}

/** Downloading is audited. */
function FileLink({ question, file }: { question: string; file: File }) {
  const t = useTranslations('operator-desk');
  const { busy, failure, run } = useChange({ textOf: () => t('question_file_failed') });
  const save = () =>
    run((api) => api.download(readDeskFile, { params: { question, file: file.file_id } }), { onDone: saveFile });
  return (
    <p>
      <TextButton disabled={busy} aria-label={t('question_file', { name: file.name })} onClick={() => void save()}>
        {file.name}
      </TextButton>
      {failure !== null && <FieldError>{failure}</FieldError>}
    </p>
  );
}
