import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { supportTopics } from '#platform/support-facts.ts';
import { useFormats } from '../../web/use-formats.ts';
import { useNameOf } from '../../web/use-name-of.ts';
import type { readCustomer } from '../contract.ts';

type Entry = Result<typeof readCustomer>['facts'][number];
type Fact = Entry['facts'][number];

/** What the areas of the portal know of one service, by topic. */
export function SupportFacts({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('operator-desk');
  const byTopic = Map.groupBy(entries, ({ topic }) => topic);
  return supportTopics
    .filter((topic) => byTopic.has(topic))
    .map((topic) => (
      <section key={topic}>
        <h3 className="desk-topic">{t(`topic_${topic}`)}</h3>
        <ul className="desk-list">
          {byTopic.get(topic)!.map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a plan may be active several times
            <li key={index}>
              {entry.name !== null && <span translate="no">{entry.name}</span>}
              <FactList entry={entry} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

export function FactList({ entry }: { entry: Entry }) {
  return (
    <dl className="desk-terms">
      {entry.facts.map((fact) => (
        <FactLine key={fact.label} fact={fact} />
      ))}
    </dl>
  );
}

function FactLine({ fact }: { fact: Fact }) {
  const t = useTranslations('operator-desk');
  const shown = useShownValue()(fact);
  return (
    <div>
      <dt>{t(`support_${fact.label}`)}</dt>
      <dd translate={fact.type === 'name' ? 'no' : undefined}>{shown}</dd>
    </div>
  );
}

function useShownValue(): (fact: Fact) => string {
  const nameOf = useNameOf();
  const { money, day } = useFormats();
  return ({ type, value }) => {
    if (type === 'money') return money(Number(value));
    if (type === 'day') return day(String(value));
    return type === 'choice' ? nameOf('choice', String(value)) : String(value);
  };
}
