import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { languages, type Language } from '#platform/languages.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Select } from '#platform/web/ui/fields/select.tsx';
import { TableOrCards, type TableColumn } from '#platform/web/ui/cards/table-or-cards.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { DeskContent } from '../../web/desk-content.tsx';
import { Pages } from '../../web/pages.tsx';
import { typedIn } from '../../web/typed-in.ts';
import { useLanguageName } from '../../web/use-language-name.ts';
import { useNameOf } from '../../web/use-name-of.ts';
import { findTexts } from '../contract.ts';
import { textsKey } from './queries.ts';

type TextPage = Result<typeof findTexts>;
type Entry = TextPage['texts'][number];
type TextFilter = { search?: string; feature?: string; changed?: 'yes'; from?: string };

const pageSize = 50;

export function TextsScreen() {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const [wanted, setWanted] = useState<TextFilter>({});
  const query = useQuery({
    queryKey: textsKey(wanted),
    queryFn: ({ signal }) => api.call(findTexts, { query: wanted, signal }),
    placeholderData: (before) => before,
  });
  useDocumentTitle(t('texts_title'));
  return (
    <>
      <PageTitle title={t('texts_title')} text={t('texts_text')} />
      <DeskContent query={query}>
        {(found) => (
          <div className="desk-stack">
            <Filters features={found.features} onFind={setWanted} />
            <FoundTexts found={found} />
            <Pages
              from={Number(wanted.from ?? 0)}
              size={pageSize}
              total={found.total}
              onTurn={(from) => setWanted({ ...wanted, from: String(from) })}
            />
          </div>
        )}
      </DeskContent>
    </>
  );
}

function Filters({ features, onFind }: { features: readonly string[]; onFind: (wanted: TextFilter) => void }) {
  const t = useTranslations('operator-desk');
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    const [search, feature] = [typed('search').trim(), typed('feature')];
    onFind({ ...(search && { search }), ...(feature && { feature }), ...(typed('changed') && { changed: 'yes' }) });
  };
  const nameOf = useNameOf();
  const options = [
    { value: '', text: t('texts_every') },
    ...features.map((value) => ({ value, text: nameOf('part', value) })),
  ];
  return (
    <search>
      <form className="desk-form" onSubmit={find}>
        <TextField name="search" type="search" label={t('texts_search')} maxLength={100} />
        <Select name="feature" label={t('texts_feature')} options={options} />
        <Checkbox name="changed" label={t('texts_changed')} />
        <Button type="submit" kind="primary">
          {t('find')}
        </Button>
      </form>
    </search>
  );
}

const linkToText = ({ feature, key }: Entry) => (
  <Link to="/texts/$feature/$key" params={{ feature, key }} className="desk-link desk-row-link desk-code">
    <code translate="no">
      {feature} · {key}
    </code>
  </Link>
);

function FoundTexts({ found }: { found: TextPage }) {
  const t = useTranslations('operator-desk');
  const languageName = useLanguageName();
  if (found.total === 0) return <EmptyState title={t('nothing_found')} text={t('nothing_found_text')} />;
  const wording = ({ text, built_in }: Entry['bg'], language: Language) => (
    <>
      <span lang={language}>{text}</span> {text !== built_in && <Badge tone="waiting">{t('changed')}</Badge>}
    </>
  );
  const columns: [TableColumn<Entry>, ...TableColumn<Entry>[]] = [
    {
      key: 'key',
      title: t('column_key'),
      cell: linkToText,
    },
    ...languages.map((language) => ({
      key: language,
      title: languageName(language),
      cell: (entry: Entry) => wording(entry[language], language),
    })),
  ];
  return (
    <TableOrCards
      caption={t('texts_title')}
      columns={columns}
      rows={found.texts}
      rowKey={({ feature, key }) => `${feature} ${key}`}
    />
  );
}
