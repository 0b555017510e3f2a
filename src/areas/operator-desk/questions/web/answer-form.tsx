import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { answerQuestion, closeQuestionAtDesk, reopenQuestion } from '#areas/help/contract.ts';
import { longestText } from '#areas/help/rules.ts';
import { FilePicker } from '#platform/web/attach/file-picker.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { TextArea } from '#platform/web/ui/fields/text-area.tsx';
import { useDeskChange } from '../../web/use-desk-change.ts';
import type { DeskQuestion } from './queries.ts';
import { useAnswerFiles } from './use-answer-files.ts';

/** Answers or closes the version that is shown. If it changed meanwhile, it is read again and the typed text stays. */
export function AnswerForm({ question: { question, version, state } }: { question: DeskQuestion }) {
  const t = useTranslations('operator-desk');
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const files = useAnswerFiles(question);
  const answering = useDeskChange();
  const settling = useDeskChange();
  const params = { question };
  const answer = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() === '' || files.sending !== null) return;
    void answering.run(
      (api) => api.call(answerQuestion, { params, body: { text, files: files.ids, version } }),
      t('question_sent'),
      () => {
        setText('');
        files.clear();
      },
    );
  };
  const settle = (spec: typeof closeQuestionAtDesk | typeof reopenQuestion, done: string) =>
    settling.run((api) => api.call(spec, { params, body: { version } }), done);
  if (state === 'closed')
    return (
      <div className="desk-row">
        <Button busy={settling.busy} onClick={() => void settle(reopenQuestion, t('question_reopened'))}>
          {t('question_reopen')}
        </Button>
        {settling.failure !== null && <FieldError>{settling.failure}</FieldError>}
      </div>
    );
  return (
    <Form className="desk-stack" onSubmit={answer}>
      <TextArea
        label={t('question_answer')}
        help={t('question_answer_help')}
        rows={5}
        maxLength={longestText}
        value={text}
        error={isEmpty ? t('question_answer_empty') : (answering.failure ?? settling.failure)}
        onChange={(event) => setText(event.target.value)}
      />
      <FilePicker files={files} />
      <div className="desk-row">
        <Button type="submit" kind="primary" busy={answering.busy} disabled={settling.busy || files.sending !== null}>
          {t('question_send')}
        </Button>
        <Button
          busy={settling.busy}
          disabled={answering.busy}
          onClick={() => void settle(closeQuestionAtDesk, t('question_closed'))}
        >
          {t('question_close')}
        </Button>
      </div>
    </Form>
  );
}
