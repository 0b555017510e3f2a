import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { infoIcon } from '#platform/web/art/icons/shell.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { DeskContent } from '../../web/desk-content.tsx';
import { useMoment } from '../../web/moment.ts';
import { AnswerForm } from './answer-form.tsx';
import { QuestionContext } from './question-context.tsx';
import { QuestionMessages } from './question-messages.tsx';
import { deskQuestionQuery, type DeskQuestion } from './queries.ts';

const tones = { open: 'waiting', answered: 'good', closed: 'calm' } as const;

/** One question: its context, the conversation, and the answer. */
export function QuestionScreen() {
  const t = useTranslations('operator-desk');
  const { question } = useParams({ strict: false }) as { question: string };
  const query = useQuery(deskQuestionQuery(useApi(), question, useLanguage()));
  useDocumentTitle(t('questions_title'));
  return (
    <>
      <Link to="/questions" className="desk-link">
        {t('questions_title')}
      </Link>
      <DeskContent query={query}>{(data) => <Question question={data} />}</DeskContent>
    </>
  );
}

function Question({ question }: { question: DeskQuestion }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  return (
    <>
      <PageTitle
        title={<span translate="no">{question.title}</span>}
        text={t('question_asked', { when: moment(question.asked_at) })}
        aside={<Badge tone={tones[question.state]}>{t(`question_state_${question.state}`)}</Badge>}
      />
      <div className="desk-columns" data-main="first">
        <Section title={t('question_conversation')}>
          <div className="desk-stack">
            <QuestionMessages question={question} />
            {question.is_elsewhere ? (
              <Notice shape={infoIcon} tone="info">
                {t('question_elsewhere', { ticket: question.ticket ?? 'none' })}
              </Notice>
            ) : (
              <Card>
                <AnswerForm question={question} />
              </Card>
            )}
          </div>
        </Section>
        <div className="desk-columns-side">
          <QuestionContext question={question} />
        </div>
      </div>
    </>
  );
}
