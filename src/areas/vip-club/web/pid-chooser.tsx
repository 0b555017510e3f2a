import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';

/** Selects one of several pids; the choice is in the address. */
export function PidChooser({ pids, pid }: { pids: readonly string[]; pid: string }) {
  const t = useTranslations('vip-club');
  const { navigate } = useRouter();
  return (
    <ChoiceChips
      legend={t('pid')}
      choices={pids.map((each) => ({ value: each, label: each }))}
      value={pid}
      onValueChange={(chosen) => void navigate({ to: '/vip-club', search: { pid: chosen } })}
    />
  );
}
