import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { useMoment } from '../../web/moment.ts';
import { useFormats } from '../../web/use-formats.ts';
import type { DeskQuestion } from './queries.ts';

type Fact = DeskQuestion['facts'][number];

/** The facts of the subject and the user, so that nobody looks them up. */
export function QuestionContext({ question: { facts, name, email, customer } }: { question: DeskQuestion }) {
  const t = useTranslations('operator-desk');
  const shown = useShownFact();
  return (
    <>
      <Section title={t('question_context')}>
        <Card>
          {facts.length === 0 && <p className="desk-quiet">{t('question_context_none')}</p>}
          <dl className="desk-terms">
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{t(`question_fact_${fact.label}`)}</dt>
                <dd translate="no">{shown(fact)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </Section>
      <Section title={t('question_user')}>
        <Card className="desk-stack">
          <p translate="no">
            {name}
            <br />
            <span className="desk-quiet">{email}</span>
          </p>
          {customer !== null && (
            <Link to="/customers/$customer" params={{ customer: String(customer) }} className="desk-link">
              {t('question_customer')}
            </Link>
          )}
        </Card>
      </Section>
    </>
  );
}

function useShownFact(): (fact: Fact) => string {
  const { money, day } = useFormats();
  const moment = useMoment();
  return ({ type, value }) => {
    if (typeof value === 'number') return money(value);
    if (type === 'day') return day(value);
    if (type === 'moment') return moment(value);
    return type === 'service' ? readableNumber(value) : value;
  };
}
