import { Link, useParams } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { DeskContent } from '../../web/desk-content.tsx';
import { useCatalogueLabels } from './catalogue-labels.ts';
import { ItemChanges } from './item-changes.tsx';
import { ItemForm } from './item-form.tsx';
import { useItems, useKinds, type Item } from './queries.ts';

const keyOf = (code: string) => (
  <code translate="no" className="desk-title">
    {code}
  </code>
);

export function ItemScreen() {
  const t = useTranslations('operator-desk');
  const words = useCatalogueLabels();
  const params = useParams({ strict: false }) as { kind: string; item: string };
  const [kinds, items] = [useKinds(), useItems(params.kind)];
  const code = params.item.replaceAll('~', ' · ');
  const ownName = `name_${useLocale()}`;
  const nameOf = ({ values }: Item) => values.find(({ field }) => field === ownName)?.value as string | undefined;
  useDocumentTitle(code);
  return (
    <>
      <Link to="/catalogue/$kind" params={{ kind: params.kind }} className="desk-link">
        {words.kind(params.kind)}
      </Link>
      <DeskContent query={kinds}>
        {(all) => (
          <DeskContent query={items}>
            {(rows) => {
              const kind = all.find(({ name }) => name === params.kind);
              const item = rows.find((row) => row.item.join('~') === params.item);
              if (!kind || !item) return <p>{t('nothing_found')}</p>;
              return (
                <>
                  <PageTitle title={nameOf(item) ?? keyOf(code)} text={nameOf(item) && keyOf(code)} />
                  <div className="desk-columns" data-main="first">
                    <Card>
                      {/* Resets the form after a save. */}
                      <ItemForm key={JSON.stringify([item.values, item.changes[0]?.change])} kind={kind} item={item} />
                    </Card>
                    <ItemChanges kind={kind} item={item} />
                  </div>
                </>
              );
            }}
          </DeskContent>
        )}
      </DeskContent>
    </>
  );
}
