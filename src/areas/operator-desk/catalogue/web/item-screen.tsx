import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { Card } from '#platform/web/ui/card.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { Loaded } from '../../web/loaded.tsx';
import { useCatalogueWords } from './catalogue-words.ts';
import { ItemChanges } from './item-changes.tsx';
import { ItemForm } from './item-form.tsx';
import { useItems, useKinds } from './queries.ts';

export function ItemScreen() {
  const t = useTranslations('operator-desk');
  const words = useCatalogueWords();
  const params = useParams({ strict: false }) as { kind: string; item: string };
  const [kinds, items] = [useKinds(), useItems(params.kind)];
  useDocumentTitle(params.item.replaceAll('~', ' · '));
  return (
    <>
      <Link to="/catalogue/$kind" params={{ kind: params.kind }} className="desk-link">
        {words.kind(params.kind)}
      </Link>
      <PageTitle title={params.item.replaceAll('~', ' · ')} />
      <Loaded query={kinds}>
        {(all) => (
          <Loaded query={items}>
            {(rows) => {
              const kind = all.find(({ name }) => name === params.kind);
              const item = rows.find((row) => row.item.join('~') === params.item);
              if (!kind || !item) return <p>{t('nothing_found')}</p>;
              return (
                <div className="desk-columns">
                  <Card>
                    {/* What was saved is edited anew. */}
                    <ItemForm key={JSON.stringify(item.values)} kind={kind} item={item} />
                  </Card>
                  <ItemChanges kind={kind} item={item} />
                </div>
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
