import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';

type PagesProps = { from: number; size: number; total: number; onTurn: (from: number) => void };

/** The shown range of a long list, and links to the others. */
export function Pages({ from, size, total, onTurn }: PagesProps) {
  const t = useTranslations('operator-desk');
  if (total <= size) return null;
  return (
    <div className="desk-row">
      <span className="desk-quiet">{t('shown_of', { from: from + 1, to: Math.min(from + size, total), total })}</span>
      {from > 0 && <Button onClick={() => onTurn(Math.max(0, from - size))}>{t('previous_page')}</Button>}
      {from + size < total && <Button onClick={() => onTurn(from + size)}>{t('next_page')}</Button>}
    </div>
  );
}
