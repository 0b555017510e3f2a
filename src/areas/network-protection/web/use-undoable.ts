// Putting a site on a list or taking it off, said in a short message with the way back.

import { useTranslations } from 'use-intl/react';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { readableDomain, type EventOffer } from '../rules.ts';
import { useListChanges } from './use-lists.ts';

export function useUndoable(msisdn: string): (domain: string, offer: EventOffer) => Promise<void> {
  const t = useTranslations('network-protection');
  const errorText = useErrorText();
  const changes = useListChanges(msisdn);

  const make = (domain: string, { list, does }: EventOffer) =>
    does === 'add' ? changes.add(list, [domain]) : changes.remove(list, domain);

  const tried = async (domain: string, offer: EventOffer): Promise<boolean> => {
    try {
      await make(domain, offer);
      return true;
    } catch (error) {
      showToast({ text: errorText(error), tone: 'failed' });
      return false;
    }
  };

  const said = ({ does, list }: EventOffer, domain: string) =>
    t(`did_${does}_${list}`, { site: readableDomain(domain) });

  return async (domain, offer) => {
    if (!(await tried(domain, offer))) return;
    const back: EventOffer = { list: offer.list, does: offer.does === 'add' ? 'remove' : 'add' };
    const undo = async () => {
      if (await tried(domain, back)) showToast({ text: said(back, domain) });
    };
    showToast({ text: said(offer, domain), action: { label: t('undo'), run: () => void undo() } });
  };
}
