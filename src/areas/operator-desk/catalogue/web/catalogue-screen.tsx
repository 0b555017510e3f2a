import { Link, Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { TableOrCards, type TableColumn } from '#platform/web/ui/cards/table-or-cards.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { inLanguage } from '#platform/languages.ts';
import { DeskLinks, deskLinkClass } from '../../web/desk-links.tsx';
import { DeskContent } from '../../web/desk-content.tsx';
import { useCatalogueLabels, type CatalogueLabels } from './catalogue-labels.ts';
import { NewItem } from './new-item.tsx';
import { useItems, useKinds, type Field, type Item, type CatalogueResource } from './queries.ts';

export function CatalogueScreen() {
  const t = useTranslations('operator-desk');
  const words = useCatalogueLabels();
  const { kind: chosen } = useParams({ strict: false }) as { kind?: string };
  const kinds = useKinds();
  useDocumentTitle(t('catalogue_title'));
  if (chosen === undefined) return <Navigate to="/catalogue/$kind" params={{ kind: 'extras' }} replace />;
  return (
    <>
      <PageTitle title={t('catalogue_title')} text={t('catalogue_text')} />
      <DeskContent query={kinds}>
        {(all) => (
          <>
            <DeskLinks label={t('catalogue_kinds')}>
              {all.map(({ name }) => (
                <Link key={name} to="/catalogue/$kind" params={{ kind: name }} className={deskLinkClass}>
                  {words.kind(name)}
                </Link>
              ))}
            </DeskLinks>
            {all
              .filter(({ name }) => name === chosen)
              .map((kind) => (
                <KindItems key={kind.name} kind={kind} />
              ))}
          </>
        )}
      </DeskContent>
    </>
  );
}

function KindItems({ kind }: { kind: CatalogueResource }) {
  const t = useTranslations('operator-desk');
  const query = useItems(kind.name);
  const [search, setSearch] = useState('');
  return (
    <div className="desk-stack">
      <TextField type="search" label={t('find')} value={search} onChange={(event) => setSearch(event.target.value)} />
      <NewItem kind={kind} />
      <DeskContent query={query}>{(items) => <ItemTable kind={kind} items={found(items, search)} />}</DeskContent>
    </div>
  );
}

function found(items: readonly Item[], search: string): Item[] {
  const words = search.trim().toLowerCase();
  return items.filter(({ values }) => values.some(({ value }) => String(value).toLowerCase().includes(words)));
}

/** The fields that identify an item at a glance. */
const telling =
  /^(name_(bg|en)|(regular_|monthly_|promo_)?price_cents|position|(starts|ends)_on|goal_amount|bonus_mb|placement|period_state|value)$/;

function ItemTable({ kind, items }: { kind: CatalogueResource; items: readonly Item[] }) {
  const t = useTranslations('operator-desk');
  const words = useCatalogueLabels();
  const language = useLocale();
  if (items.length === 0) return <EmptyState title={t('nothing_found')} text={t('nothing_found_text')} />;
  const otherName = inLanguage({ bg: 'name_en', en: 'name_bg' }, language);
  const shown = kind.fields.filter(({ name }) => telling.test(name) && name !== otherName);
  const columns: [TableColumn<Item>, ...TableColumn<Item>[]] = [
    { key: 'item', title: t('column_key'), cell: linkOf(kind.name) },
    ...shown.map((field) => ({ key: field.name, title: words.field(field.name), cell: valueCell(field, words) })),
    {
      key: 'waits',
      title: t('column_waits'),
      cell: (item) =>
        waitingOf(item)
          .map(({ begins_on }) => words.value('day', begins_on))
          .join(', '),
    },
  ];
  return (
    <TableOrCards
      caption={words.kind(kind.name)}
      columns={columns}
      rows={items}
      rowKey={({ item }) => item.join(' ')}
    />
  );
}

const linkOf = (kind: string) => (each: Item) => (
  <Link
    to="/catalogue/$kind/$item"
    params={{ kind, item: each.item.join('~') }}
    className="desk-link desk-row-link desk-code desk-key"
  >
    <code translate="no">{each.item.join(' · ')}</code>
  </Link>
);

const valueCell =
  (field: Field, words: CatalogueLabels) =>
  ({ values }: Item) =>
    words.value(field.type, values.find((each) => each.field === field.name)?.value ?? null) || '–';

const waitingOf = ({ changes }: Item) => changes.filter(({ state }) => state === 'waits');
