import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { homeKey } from '#platform/web/api/query-keys.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { PushOffer } from '#platform/web/push/push-offer.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { markAnswerRead } from '../contract.ts';
import type { Question } from '../question.ts';
import { Conversation } from './conversation.tsx';
import { registerHelpDialogs } from './dialogs.ts';
import { helpKey, questionQuery } from './queries.ts';
import { QuestionBadge } from './question-list.tsx';
import { QuestionReply } from './question-reply.tsx';
import { SubjectFacts } from './subject-facts.tsx';
import './help.css';

registerHelpDialogs();

export function QuestionScreen() {
  const t = useTranslations('help');
  const { questionId = '' } = useParams({ strict: false }) as { questionId?: string };
  const query = useQuery(questionQuery(useApi(), questionId, useLanguage()));
  useDocumentTitle(query.data?.title ?? t('page'));
  return (
    <div className="grid gap-8">
      <BackLink to="/help">{t('back')}</BackLink>
      <QueryContent query={query} height="24rem" level={1} title={t('question_not_loaded')}>
        {(question) => <QuestionContent question={question} />}
      </QueryContent>
    </div>
  );
}

function QuestionContent({ question }: { question: Question }) {
  const t = useTranslations('help');
  useMarkRead(question);
  return (
    <>
      <PageTitle
        title={question.title}
        text={t('asked', { when: shownMoment(new Date(question.asked_at)) })}
        aside={<QuestionBadge question={{ ...question, is_unread: false }} />}
      />
      {question.facts.length > 0 && (
        <Card className="subject-card">
          <h2 className="text-m">{t('about')}</h2>
          <SubjectFacts facts={question.facts} />
        </Card>
      )}
      <Conversation question={question} />
      <QuestionReply question={question} />
      <p>
        <PushOffer>{t('push_offer')}</PushOffer>
      </p>
    </>
  );
}

/** The bell shows an answer until it was opened. */
function useMarkRead({ question_id: questionId, is_unread }: Question): void {
  const { run } = useChange({ isBackground: true, reread: [homeKey, [...helpKey, 'list']] });
  useEffect(() => {
    if (is_unread) void run((api) => api.call(markAnswerRead, { params: { questionId } }));
    // oxlint-disable-next-line react/exhaustive-deps -- once per answer; `run` is new with every render
  }, [questionId, is_unread]);
}
