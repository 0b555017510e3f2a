import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { Question, QuestionMessage } from '../question.ts';
import { SentFileLink } from './sent-file-link.tsx';

/** The messages of the user and of support, the first on top. */
export function Conversation({ question: { question_id, messages, state } }: { question: Question }) {
  const t = useTranslations('help');
  return (
    <Section title={t('conversation')}>
      <ol className="conversation">
        {messages.map((message) => (
          <Message key={message.message_no} questionId={question_id} message={message} />
        ))}
      </ol>
      {state === 'open' && <p className="text-s text-ink-quiet">{t('waiting')}</p>}
    </Section>
  );
}

function Message({ questionId, message }: { questionId: string; message: QuestionMessage }) {
  const t = useTranslations('help');
  const { author, text, created_at, files, refused_files: refused } = message;
  return (
    <li data-author={author}>
      <p className="conversation-head">
        <b>{t(author === 'user' ? 'you' : 'support')}</b> {shownMoment(new Date(created_at))}
      </p>
      {text !== '' && (
        <p className="conversation-text" translate="no">
          {text}
        </p>
      )}
      {files.length > 0 && (
        <ul className="conversation-files">
          {files.map((file) => (
            <li key={file.file_id}>
              <SentFileLink questionId={questionId} file={file} />
            </li>
          ))}
        </ul>
      )}
      {refused > 0 && <p className="text-s text-ink-quiet">{t('file_refused', { count: refused })}</p>}
    </li>
  );
}
