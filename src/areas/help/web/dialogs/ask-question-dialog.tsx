import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import type { QuestionSubject } from '#platform/question-subject.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { FilePicker } from '#platform/web/attach/file-picker.tsx';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, type Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextArea } from '#platform/web/ui/fields/text-area.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { askQuestion } from '../../contract.ts';
import { longestText } from '../../rules.ts';
import { helpKey, subjectQuery } from '../queries.ts';
import { SubjectFacts } from '../subject-facts.tsx';
import { useLimitText } from '../use-limit-text.ts';
import { useQuestionFiles } from '../use-question-files.ts';

/** Asks support; the subject is shown and sent with the question, so the user types only the question. */
export function AskQuestionDialog({ subject }: Dialogs['help.AskQuestion']) {
  const t = useTranslations('help');
  const isGeneral = subject.kind === 'general';
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const files = useQuestionFiles();
  const limitText = useLimitText();
  const { busy, failure, run, reset } = useChange({
    area: 'help',
    isQuestion: true,
    reread: [helpKey],
    textOf: limitText,
    whereToSee: t('unknown_where'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() === '' || files.sending !== null) return;
    void run((api) => api.call(askQuestion, { body: { subject, text, files: files.ids } }), {
      onDone: async () => {
        await closeDialog();
        showToast({ text: t('sent') });
      },
    });
  };
  return (
    <DialogContent
      title={t(isGeneral ? 'ask_title_general' : 'ask_title')}
      text={t(isGeneral ? 'ask_text_general' : 'ask_text')}
      onSubmit={submit}
      actions={<DialogActions main={t('send')} busy={busy} disabled={files.sending !== null} quiet={t('cancel')} />}
    >
      {!isGeneral && <Subject subject={subject} />}
      <TextArea
        label={t('question')}
        rows={4}
        maxLength={longestText}
        value={text}
        error={isEmpty ? t('question_empty') : failure}
        data-dialog-focus
        onChange={(event) => {
          setText(event.target.value);
          setEmpty(false);
          reset();
        }}
      />
      <FilePicker files={files} />
    </DialogContent>
  );
}

function Subject({ subject }: { subject: QuestionSubject }) {
  const t = useTranslations('help');
  const { data, error, refetch } = useQuery(subjectQuery(useApi(), subject, useLanguage()));
  if (error && !data)
    return (
      <p className="text-s text-ink-quiet">
        {t('about_failed')} <TextButton onClick={() => void refetch()}>{t('retry')}</TextButton>
      </p>
    );
  if (!data) return <Skeleton height="7rem" radius="var(--r-m)" />;
  return (
    <section className="subject" aria-label={t('about')}>
      <b>{data.title}</b>
      <SubjectFacts facts={data.facts} />
    </section>
  );
}
