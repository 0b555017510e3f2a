import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { checkIcon } from '#platform/web/art/icons/shell.ts';
import { homeKey } from '#platform/web/api/query-keys.ts';
import { AskButton } from '#platform/web/ask/ask-button.tsx';
import { FilePicker } from '#platform/web/attach/file-picker.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { TextArea } from '#platform/web/ui/fields/text-area.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { closeQuestion, replyToQuestion } from '../contract.ts';
import type { Question } from '../question.ts';
import { longestText } from '../rules.ts';
import { helpKey } from './queries.ts';
import { useLimitText } from './use-limit-text.ts';
import { useQuestionFiles } from './use-question-files.ts';

/** Writes again, or closes the question. A closed one offers to ask about the same again. */
export function QuestionReply({ question }: { question: Question }) {
  const t = useTranslations('help');
  if (question.state !== 'closed') return <ReplyForm question={question} />;
  return (
    <Notice tone="good" shape={checkIcon} action={<AskButton subject={question.subject} />}>
      {t('closed')}
    </Notice>
  );
}

function ReplyForm({ question: { question_id: questionId } }: { question: Question }) {
  const t = useTranslations('help');
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const files = useQuestionFiles();
  const options = { area: 'help', isQuestion: true, reread: [helpKey, homeKey], textOf: useLimitText() } as const;
  const reply = useChange({ ...options, whereToSee: t('unknown_where') });
  const close = useChange(options);
  const params = { questionId };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() === '' || files.sending !== null) return;
    void reply.run((api) => api.call(replyToQuestion, { params, body: { text, files: files.ids } }), {
      onDone: () => {
        setText('');
        files.clear();
        showToast({ text: t('reply_sent') });
      },
    });
  };
  const end = () =>
    close.run((api) => api.call(closeQuestion, { params }), {
      onDone: () => showToast({ text: t('closed_toast') }),
    });
  return (
    <Form className="grid gap-4" onSubmit={send}>
      <TextArea
        label={t('reply')}
        rows={3}
        maxLength={longestText}
        value={text}
        error={isEmpty ? t('reply_empty') : (reply.failure ?? close.failure)}
        onChange={(event) => {
          setText(event.target.value);
          setEmpty(false);
          reply.reset();
        }}
      />
      <FilePicker files={files} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={reply.busy} disabled={files.sending !== null || close.busy}>
          {t('reply_send')}
        </Button>
        <Button kind="soft" busy={close.busy} disabled={reply.busy} onClick={() => void end()}>
          {t('close')}
        </Button>
      </div>
    </Form>
  );
}
