import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { generalSubject } from '#platform/question-subject.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { frequentAnswers } from '../frequent-answers.ts';
import { registerHelpDialogs } from './dialogs.ts';
import { FrequentAnswer } from './frequent-answer.tsx';
import { questionsQuery } from './queries.ts';
import { QuestionList } from './question-list.tsx';
import './help.css';

registerHelpDialogs();

export function HelpScreen() {
  const t = useTranslations('help');
  useDocumentTitle(t('page'));
  const isEnabled = useIsAreaEnabled();
  const { answer } = useSearch({ strict: false }) as { answer?: string };
  const query = useQuery(questionsQuery(useApi(), useLanguage()));
  return (
    <div className="grid gap-8">
      <BackLink to="/">{t('home')}</BackLink>
      <PageTitle
        title={t('title')}
        text={t('text')}
        aside={
          <Button kind="primary" tall onClick={() => openDialog('help.AskQuestion', { subject: generalSubject })}>
            {t('ask')}
          </Button>
        }
      />
      <Section title={t('questions')}>
        <QueryContent query={query} height="8rem" title={t('not_loaded')}>
          {(questions) => <QuestionList questions={questions} />}
        </QueryContent>
      </Section>
      <Section title={t('answers')}>
        <div className="grid gap-2">
          {frequentAnswers
            .filter(({ area }) => area === undefined || isEnabled(area))
            .map((each) => (
              <FrequentAnswer key={`${each.id} ${answer}`} answer={each} isOpen={each.id === answer} />
            ))}
        </div>
      </Section>
    </div>
  );
}
