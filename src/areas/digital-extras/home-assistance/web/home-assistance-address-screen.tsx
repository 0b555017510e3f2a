import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { everyExtra } from '../../states.ts';
import { ExtrasPage } from '../../web/extras-page.tsx';
import { AddressForm } from './address-form.tsx';

type AddressSearch = { extra?: string; newExtra?: string; keepSubscriptionPaid?: string };

/** Asks for the address of home assistance, ordered alone or in a swap. */
export function HomeAssistanceAddressScreen() {
  const t = useTranslations('digital-extras');
  const { extra, newExtra, keepSubscriptionPaid } = useSearch({ strict: false }) as AddressSearch;
  useDocumentTitle(t('address_title'));
  return (
    <ExtrasPage>
      {(given) => {
        const target = everyExtra(given.data).find(({ code }) => code === (newExtra ?? extra));
        if (!target) return <EmptyState level={1} title={t('no_such_extra')} text={t('no_such_extra_text')} />;
        const replaced = newExtra && everyExtra(given.data).find(({ code }) => code === extra);
        const swap = replaced ? { replaced, keepPaid: keepSubscriptionPaid === 'true' } : undefined;
        return <AddressForm {...given} target={target} swap={swap} />;
      }}
    </ExtrasPage>
  );
}
