import { useTranslations } from 'use-intl/react';
import type { Address } from '../contract.ts';
import { writtenAddress } from '../rules.ts';

/** An address in one line, in the language of the page. */
export function useWrittenAddress(): (address: Address) => string {
  const t = useTranslations('profile');
  const words = {
    building: t('short_building'),
    entry: t('short_entry'),
    floor: t('short_floor'),
    ap: t('short_ap'),
  };
  return (address) => writtenAddress(address, words);
}
