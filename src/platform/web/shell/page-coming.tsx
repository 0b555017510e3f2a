// Placeholder of an empty page until its first screen loads. It is plain markup: only its style sheet shows it, with
// more text after a delay.

import { useTranslations } from 'use-intl';
import { BrandSign } from './brand-sign.tsx';

export function PageComing() {
  const t = useTranslations('shell');
  return (
    <output id="page-coming">
      <BrandSign />
      <span className="page-coming-line" aria-hidden />
      <span>{t('loading')}…</span>
      <span className="page-coming-late">{t('loading_late')}</span>
    </output>
  );
}
