import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { questionStates, type QuestionState } from '#areas/help/rules.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { DeskContent } from '../../web/desk-content.tsx';
import { useMoment } from '../../web/moment.ts';
import { Pages } from '../../web/pages.tsx';
import { deskQuestionsQuery, type ListedQuestion } from './queries.ts';

const pageSize = 50;

/** The questions in one state; open ones by the time that they wait. */
export function QuestionsScreen() {
  const t = useTranslations('operator-desk');
  const [{ state, from }, setShown] = useState<{ state: QuestionState; from: number }>({ state: 'open', from: 0 });
  const query = useQuery(deskQuestionsQuery(useApi(), state, from, useLanguage()));
  useDocumentTitle(t('questions_title'));
  return (
    <>
      <PageTitle title={t('questions_title')} text={t('questions_text')} />
      <DeskContent query={query}>
        {({ counts, questions }) => (
          <div className="desk-stack">
            <ChoiceChips
              legend={t('questions_filter')}
              choices={questionStates.map((value) => ({
                value,
                label: t(`questions_${value}`, { count: counts[value] }),
              }))}
              value={state}
              onValueChange={(value) => setShown({ state: value, from: 0 })}
            />
            {questions.length === 0 && <p className="desk-quiet">{t('questions_none')}</p>}
            <ul className="desk-list">
              {questions.map((question) => (
                <QuestionRow key={question.question} question={question} />
              ))}
            </ul>
            <Pages
              from={from}
              size={pageSize}
              total={counts[state]}
              onTurn={(next) => setShown({ state, from: next })}
            />
          </div>
        )}
      </DeskContent>
    </>
  );
}

function QuestionRow({
  question: { question, title, name, unanswered_since, changed_at },
}: {
  question: ListedQuestion;
}) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  return (
    <li>
      <Link to="/questions/$question" params={{ question }} className="desk-link desk-row-link">
        <span translate="no">{title}</span>
      </Link>
      <p className="desk-quiet">
        <span translate="no">{name}</span>
        {' · '}
        {unanswered_since === null
          ? t('question_changed', { when: moment(changed_at) })
          : t('question_waits', { when: moment(unanswered_since) })}
      </p>
    </li>
  );
}
