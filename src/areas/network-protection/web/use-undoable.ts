// Adds a site to a list or removes it, with an undo in the toast.

import { useTranslations } from 'use-intl/react';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { readableDomain, type EventOffer } from '../rules.ts';
import { useListChange, type ListChange } from './use-lists.ts';

type UndoableChange = { busy: boolean; change(domain: string, offer: EventOffer): void };

export function useUndoable(msisdn: string): UndoableChange {
  const t = useTranslations('network-protection');
  const { busy, send } = useListChange(msisdn, { failureIn: 'toast' });
  const words = ({ does, list }: EventOffer, domain: string) =>
    t(`did_${does}_${list}`, { site: readableDomain(domain) });
  const change = (domain: string, offer: EventOffer) => {
    const back: EventOffer = { list: offer.list, does: offer.does === 'add' ? 'remove' : 'add' };
    const undo = () => void send(changeOf(domain, back), () => showToast({ text: words(back, domain) }));
    void send(changeOf(domain, offer), () =>
      showToast({ text: words(offer, domain), action: { label: t('undo'), run: undo } }),
    );
  };
  return { busy, change };
}

function changeOf(domain: string, { list, does }: EventOffer): ListChange {
  return does === 'add' ? { list, does, domains: [domain] } : { list, does, domain };
}
