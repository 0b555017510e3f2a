import { useTranslations } from 'use-intl/react';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { useMoment } from '../../web/moment.ts';
import { useDeskChange } from '../../web/use-desk-change.ts';
import { cancelCatalogueChange } from '../contract.ts';
import { useCatalogueLabels } from './catalogue-labels.ts';
import type { Item, CatalogueResource } from './queries.ts';

type Change = Item['changes'][number];

export function ItemChanges({ kind, item }: { kind: CatalogueResource; item: Item }) {
  const t = useTranslations('operator-desk');
  return (
    <Section title={t('history')} text={t('history_length')}>
      {item.changes.length === 0 && <p className="desk-quiet">{t('item_history_empty')}</p>}
      <ul className="desk-stack">
        {item.changes.map((change) => (
          <ChangeRow key={change.change} kind={kind} change={change} />
        ))}
      </ul>
    </Section>
  );
}

const tones = { waits: 'waiting', done: 'good', failed: 'danger' } as const;

function ChangeRow({ kind, change }: { kind: CatalogueResource; change: Change }) {
  const t = useTranslations('operator-desk');
  const words = useCatalogueLabels();
  const moment = useMoment();
  const { busy, failure, run } = useDeskChange();
  const typeOf = (name: string) => kind.fields.find((field) => field.name === name)?.type ?? 'text';
  const cancel = () =>
    run((api) => api.call(cancelCatalogueChange, { params: { change: String(change.change) } }), t('cancelled'));
  return (
    <li className="desk-preview desk-stack">
      <span className="desk-row">
        <Badge tone={tones[change.state]}>{t(`state_${change.state}`)}</Badge>
        <b>{t('from_day', { day: words.value('day', change.begins_on) })}</b>
        <span className="desk-quiet" translate="no">
          {change.by}
        </span>
        <span className="desk-quiet">{moment(change.at)}</span>
      </span>
      {change.values.map(({ field, value }) => (
        <span key={field}>
          {t('becomes', { field: words.field(field), value: words.value(typeOf(field), value) || t('none') })}
        </span>
      ))}
      {change.problem !== null && (
        <FieldError>{words.refusal(change.problem, typeOf(change.problem.field))}</FieldError>
      )}
      {failure !== null && <FieldError>{failure}</FieldError>}
      {change.state === 'waits' && (
        <Button busy={busy} onClick={() => void cancel()}>
          {t('cancel_change')}
        </Button>
      )}
    </li>
  );
}
