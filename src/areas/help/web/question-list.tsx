import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { helpIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import type { ListedQuestion } from '../question.ts';

export function QuestionList({ questions }: { questions: readonly ListedQuestion[] }) {
  const t = useTranslations('help');
  if (questions.length === 0) return <p className="text-ink-quiet">{t('none')}</p>;
  return (
    <RowList>
      {questions.map((question) => (
        <li key={question.question_id}>
          <PortalLink to={`/help/${question.question_id}`} className={rowClass}>
            <RowContent
              lead={<Disc shape={helpIcon} />}
              title={question.title}
              note={t('changed', { when: shownMoment(new Date(question.changed_at)) })}
              state={<QuestionBadge question={question} />}
            />
          </PortalLink>
        </li>
      ))}
    </RowList>
  );
}

const tones = { open: 'waiting', answered: 'good', closed: 'calm' } as const;

export function QuestionBadge({ question: { state, is_unread } }: { question: ListedQuestion }) {
  const t = useTranslations('help');
  if (is_unread) return <Badge tone="info">{t('unread')}</Badge>;
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}
